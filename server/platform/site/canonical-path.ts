export function searchOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}

/** `/%71uiz1` leads to `/quiz1` but is not canonical. */
export function isCanonical(url: string, path: string): boolean {
  const requested = url.slice(0, url.length - searchOf(url).length);
  return !requested.includes('%') || requested.endsWith(encodeURI(path));
}
