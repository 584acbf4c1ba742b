import { type Interval, RECURRENCE } from './plan.ts';

export function renewalTime(interval: Interval, from: number): number {
  return periodEnd(RECURRENCE[interval], from);
}

/** Epoch milliseconds. A shorter month ends the period on its last day. */
export function periodEnd({ interval, interval_count: count }: (typeof RECURRENCE)[Interval], from: number): number {
  const date = new Date(from);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count * (interval === 'year' ? 12 : 1));
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(dayOfMonth, lastDay));
  return date.getTime();
}
