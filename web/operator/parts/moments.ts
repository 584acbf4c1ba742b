import { type Period, plusDays } from '../../../core/operator/period.ts';

/** Epoch milliseconds; `until` is exclusive. */
export type Moments = { readonly from: string; readonly until: string };

export function momentsOf({ from, to }: Period): Moments {
  const midnight = (day: string) => String(Date.parse(`${day}T00:00:00`));
  return { from: midnight(from), until: midnight(plusDays(to, 1)) };
}
