/** Nobody reads a form, fills it in and sends it faster than this. Who does is made to wait, not sent away. */
const MINIMUM_MS = 3000;

/** How long to wait before a form that was looked at for so long is sent. */
export function minimumDelayMs(tookMs: number): number {
  return Math.max(0, MINIMUM_MS - tookMs);
}
