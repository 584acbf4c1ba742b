/** Whether an `accept-encoding` header names the encoding, and not with a quality of 0. */
export function accepts(accepted: string, encoding: string): boolean {
  const at = accepted.indexOf(encoding);
  if (at < 0) return false;
  return !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(accepted.slice(at + encoding.length));
}
