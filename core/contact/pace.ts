/** Nobody reads a form, fills it in and sends it faster than this. Who does is made to wait, not sent away. */
const FASTEST_MS = 3000;

/** How long to wait before a form that was looked at for so long is sent. */
export function waitBeforeSending(tookMs: number): number {
  return Math.max(0, FASTEST_MS - tookMs);
}
