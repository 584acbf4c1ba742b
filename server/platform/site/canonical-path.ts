export function searchOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}

export function pathOf(url: string): string {
  return url.slice(0, url.length - searchOf(url).length);
}

/** `/%71uiz1` leads to `/quiz1` but is not canonical. */
export function isCanonical(url: string, path: string): boolean {
  const requested = pathOf(url);
  return !requested.includes('%') || requested.endsWith(encodeURI(path));
}
