import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../core/time.ts';

/** From the payment to the app, of which the last ones never open it. */
const WAITS = [
  ...[2 * MINUTE_MS, 3 * MINUTE_MS, 3 * MINUTE_MS, 4 * MINUTE_MS, 6 * MINUTE_MS, 9 * MINUTE_MS, 14 * MINUTE_MS],
  ...[40 * MINUTE_MS, 5 * HOUR_MS, 11 * HOUR_MS, 26 * HOUR_MS, 3 * DAY_MS, 9 * DAY_MS],
  ...[undefined, undefined, undefined],
];

/** Of an order's number, like its card: it draws none of the random numbers that everything else is made of. */
export function seedActivation(number: number, paidAt: number, until: number): Date | null {
  const wait = WAITS[(number * 7) % WAITS.length];
  const at = paidAt + (wait ?? 0) + (number % 97) * 1000;
  return wait === undefined || at >= until ? null : new Date(at);
}
