import { type Period, plusDays } from '../../../core/operator/period.ts';

/** Epoch milliseconds. `until` does not belong to the period. */
export type Moments = { readonly from: string; readonly until: string };

/** Where a period of whole days begins and ends in this browser's time zone, as a report by hours takes it. */
export function momentsOf({ from, to }: Period): Moments {
  const midnight = (day: string) => String(Date.parse(`${day}T00:00:00`));
  return { from: midnight(from), until: midnight(plusDays(to, 1)) };
}
