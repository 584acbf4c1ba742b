/** Milliseconds after which a `Retry-After` header asks to come again: seconds, or a date (RFC 9110, section 10.2.3). Anything else says nothing. */
export function retryAfter(value: string | null, now: Date): number | undefined {
  if (value === null) return undefined;
  const wait = /^\s*\d{1,9}\s*$/.test(value) ? Number(value) * 1000 : dateOf(value) - now.getTime();
  return wait >= 0 ? wait : undefined;
}

/** `Date.parse` would also take years and fragments for dates. */
function dateOf(value: string): number {
  return /^\s*[A-Z][a-z]{2,8},? .*\d{2}:\d{2}:\d{2}/.test(value) ? Date.parse(value) : Number.NaN;
}
