import { appElement } from './document.ts';

let loaded: Promise<void> | undefined;

/**
 * Adds the drawings of all screens to the document, once. Resolves when they are there, or when they could not be fetched: then the
 * next call tries again, and the screens show their words alone.
 */
export function loadSprite(): Promise<void> {
  loaded ??= insertSprite().catch(() => {
    loaded = undefined;
  });
  return loaded;
}

async function insertSprite(): Promise<void> {
  const url = appElement().dataset.sprite;
  if (!url) return;
  const response = await fetch(url);
  const { documentElement: sprite } = new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
  if (!response.ok || sprite.localName !== 'svg') throw new Error(`The drawings at ${url} could not be loaded.`);
  // The page came with those it shows.
  for (const symbol of [...sprite.children]) if (document.getElementById(symbol.id)) symbol.remove();
  document.body.append(sprite);
}
