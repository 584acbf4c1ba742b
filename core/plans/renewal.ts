import { type Interval, RECURRENCE } from './plan.ts';

/** When a plan bought at `from` renews (epoch milliseconds): the same day a period later, or the last day of a shorter month. */
export function renewalTime(interval: Interval, from: number): number {
  const { interval: unit, interval_count: count } = RECURRENCE[interval];
  const date = new Date(from);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count * (unit === 'year' ? 12 : 1));
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(dayOfMonth, lastDay));
  return date.getTime();
}
