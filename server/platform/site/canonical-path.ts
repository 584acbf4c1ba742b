/** The part of a request's target from the question mark on. */
export function searchOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}

/** Whether a target that leads to the path is written as we write it: `/%71uiz1` is `/quiz1`, but not its address. */
export function isCanonical(url: string, path: string): boolean {
  const requested = url.slice(0, url.length - searchOf(url).length);
  return !requested.includes('%') || requested.endsWith(encodeURI(path));
}
