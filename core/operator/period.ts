import { DAY_MS } from '../time.ts';
import { offsetAt } from './zoned-time.ts';

export type PeriodUnit = 'day' | 'week' | 'month';
/** Calendar days like `2026-03-01`, both inclusive. */
export type Period = { readonly from: string; readonly to: string };

export const FIRST_DAY = '2000-01-01';
export const LAST_DAY = '2100-12-31';

export const WEEK_DAYS = 7;

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);
const named = (time: number) => new Date(time).toISOString().slice(0, 10);

export function plusDays(day: string, days: number): string {
  return named(noon(day) + days * DAY_MS);
}

export function daysIn({ from, to }: Period): number {
  return Math.round((noon(to) - noon(from)) / DAY_MS) + 1;
}

/** Days to go back for a comparison: less than a week is compared with the same weekdays. */
function daysBack(period: Period): number {
  return Math.max(daysIn(period), WEEK_DAYS);
}

export function periodBefore(period: Period): Period {
  const back = daysBack(period);
  return { from: plusDays(period.from, -back), to: plusDays(period.to, -back) };
}

export function weekdayOf(day: string): string {
  return new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(noon(day));
}

export function bucketOf(day: string, unit: PeriodUnit): string {
  if (unit === 'day') return day;
  if (unit === 'month') return `${day.slice(0, 8)}01`;
  const weekday = (new Date(noon(day)).getUTCDay() + 6) % 7;
  return plusDays(day, -weekday);
}

export function bucketsOf({ from, to }: Period, unit: PeriodUnit): readonly string[] {
  const buckets: string[] = [];
  for (let day = from; day <= to; day = plusDays(day, 1)) {
    const bucket = bucketOf(day, unit);
    if (buckets.at(-1) !== bucket) buckets.push(bucket);
  }
  return buckets;
}

/** Keeps the number of bars readable. */
export function unitFor(period: Period): PeriodUnit {
  const days = daysIn(period);
  return days <= 62 ? 'day' : days <= 190 ? 'week' : 'month';
}

export function dayAt(time: number, timeZone: string): string {
  return named(time + offsetAt(time, timeZone));
}
