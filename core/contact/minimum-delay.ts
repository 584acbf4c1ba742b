/** People need longer than this for the form. A faster sender waits instead of being refused, because autofill is fast too. */
const MINIMUM_MS = 3000;

export function minimumDelayMs(tookMs: number): number {
  return Math.max(0, MINIMUM_MS - tookMs);
}
