import { type Period, plusDays } from '../../../core/operator/period.ts';
import { startOfDayAt } from '../../../core/operator/zoned-time.ts';

/** Epoch milliseconds; `until` is exclusive. */
export type Moments = { readonly from: string; readonly until: string };

/** The days of the zone in which the operator reads. */
export function momentsOf({ from, to, zone }: Period & { readonly zone: string }): Moments {
  return { from: String(startOfDayAt(from, zone)), until: String(startOfDayAt(plusDays(to, 1), zone)) };
}
