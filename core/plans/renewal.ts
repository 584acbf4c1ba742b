import { type Interval, RECURRENCE } from './plan.ts';

type Recurrence = (typeof RECURRENCE)[Interval];

export function renewalTime(interval: Interval, from: number): number {
  return monthsAfter(from, monthsOf(interval));
}

export function periodEnd(recurrence: Recurrence, from: number): number {
  return monthsAfter(from, monthsIn(recurrence));
}

export function monthsOf(interval: Interval): number {
  return monthsIn(RECURRENCE[interval]);
}

function monthsIn({ interval, interval_count: count }: Recurrence): number {
  return count * (interval === 'year' ? 12 : 1);
}

/** Of a later period, where the next one begins at `from`. `anchor` has the day of the month that shorter months take away. */
export function periodAfter(recurrence: Recurrence, { from, anchor }: { from: number; anchor: number }, periods: number): number {
  return monthsAfter(anchor, monthNumber(from) - monthNumber(anchor) + monthsIn(recurrence) * periods);
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
