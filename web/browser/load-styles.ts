import { styleName } from './style-name.ts';

const loading = new Map<string, Promise<void>>();

/** Rejects where it fails, and loads it again the next time. */
export function loadStyle(file: string): Promise<void> {
  const begun = loading.get(file);
  if (begun) return begun;
  const href = `/${file}`;
  // A page names the sheets that it carries inline.
  const style = document.querySelector(`[data-styles~="${styleName(file)}"]`) ? Promise.resolve() : appendStyle(href);
  loading.set(file, style);
  style.catch(() => loading.delete(file));
  return style;
}

function appendStyle(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`The stylesheet ${href} could not be loaded.`));
    };
  });
}
