import { appElement } from './document.ts';

let loaded: Promise<void> | undefined;

/** Resolves after a failure too: the next call tries again, and screens work without drawings. */
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
  const template = document.createElement('template');
  // Browsers parse HTML twice as fast as XML.
  template.innerHTML = await response.text();
  const sprite = template.content.firstElementChild;
  if (!response.ok || sprite?.localName !== 'svg') throw new Error(`The drawings at ${url} could not be loaded.`);
  for (const symbol of [...sprite.children]) if (document.getElementById(symbol.id)) symbol.remove();
  document.body.append(sprite);
}
