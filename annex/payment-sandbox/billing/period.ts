import { periodEnd } from '../../../core/plans/renewal.ts';
import type { Price } from '../objects/price.ts';

/** Seconds. Counts whole intervals from the anchor, so that 31 January comes back after February. */
export function endOfPeriod({ recurring: { interval, interval_count } }: Price, anchor: number, start: number): number {
  for (let periods = 1; ; periods++) {
    const end = periodEnd({ interval, interval_count: interval_count * periods }, anchor * 1000) / 1000;
    if (end > start) return end;
  }
}
