import { DAY_MS } from '../time.ts';
import { type BillingPeriod, daysIn, monthsIn, type Span } from './period.ts';

/** Epoch milliseconds. The end of as many periods as begin at `from`. */
export function periodEnd(period: Span, from: number, periods = 1): number {
  if (periods === 0) return from; // also of a lifetime
  const months = monthsIn(period);
  return months === undefined ? from + daysIn(period) * periods * DAY_MS : monthsAfter(from, months * periods);
}

/** Of a later period, where the next one begins at `from`. `anchor` has the day of the month that shorter months take away. */
export function periodAfter(period: BillingPeriod, { from, anchor }: { from: number; anchor: number }, periods: number): number {
  const months = monthsIn(period);
  if (months === undefined) return periodEnd(period, from, periods);
  return monthsAfter(anchor, monthNumber(from) - monthNumber(anchor) + months * periods);
}

function monthNumber(at: number): number {
  const date = new Date(at);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** Epoch milliseconds. A shorter month ends the period on its last day. */
export function monthsAfter(from: number, months: number): number {
  const date = new Date(from);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(dayOfMonth, lastDay));
  return date.getTime();
}
