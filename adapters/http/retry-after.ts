/** RFC 9110, section 10.2.3: seconds, or a date. */
export function retryAfter(value: string | null, now: Date): number | undefined {
  if (value === null) return undefined;
  const wait = /^\s*\d{1,9}\s*$/.test(value) ? Number(value) * 1000 : dateOf(value) - now.getTime();
  return wait >= 0 ? wait : undefined;
}

/** `Date.parse` accepts years and fragments too. */
function dateOf(value: string): number {
  return /^\s*[A-Z][a-z]{2,8},? .*\d{2}:\d{2}:\d{2}/.test(value) ? Date.parse(value) : Number.NaN;
}
