import { periodEnd } from '../../../core/plans/period-end.ts';
import { periodOf } from '../../../core/plans/provider-keys.ts';
import { type Price, recurringOf } from '../objects/price.ts';

/** Seconds. Counts whole periods from the anchor, so that 31 January comes back after February. */
export function endOfPeriod(price: Price, anchor: number, start: number): number {
  for (let periods = 1; ; periods++) {
    const end = periodEnd(periodOf(recurringOf(price)), anchor * 1000, periods) / 1000;
    if (end > start) return end;
  }
}
