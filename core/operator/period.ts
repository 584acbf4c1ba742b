export type PeriodUnit = 'day' | 'week' | 'month';
/** Whole days of a calendar, both included: `2026-03-01`. */
export type Period = { readonly from: string; readonly to: string };

/** The days that a report may be about: far beyond them calendars and databases go wrong in ways of their own. */
export const FIRST_DAY = '2000-01-01';
export const LAST_DAY = '2100-12-31';

const DAY_MS = 24 * 60 * 60 * 1000;

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);
const named = (time: number) => new Date(time).toISOString().slice(0, 10);

export function plusDays(day: string, days: number): string {
  return named(noon(day) + days * DAY_MS);
}

export function daysIn({ from, to }: Period): number {
  return Math.round((noon(to) - noon(from)) / DAY_MS) + 1;
}

/** The equally long one just before. */
export function periodBefore(period: Period): Period {
  return { from: plusDays(period.from, -daysIn(period)), to: plusDays(period.from, -1) };
}

/** The first day of the day, week (from Monday) or month that a day is in. */
export function bucketOf(day: string, unit: PeriodUnit): string {
  if (unit === 'day') return day;
  if (unit === 'month') return `${day.slice(0, 8)}01`;
  const weekday = (new Date(noon(day)).getUTCDay() + 6) % 7;
  return plusDays(day, -weekday);
}

/** Every bucket that a period touches. */
export function bucketsOf({ from, to }: Period, unit: PeriodUnit): readonly string[] {
  const buckets: string[] = [];
  for (let day = from; day <= to; day = plusDays(day, 1)) {
    const bucket = bucketOf(day, unit);
    if (buckets.at(-1) !== bucket) buckets.push(bucket);
  }
  return buckets;
}

/** Not more bars than one can look at. */
export function unitFor(period: Period): PeriodUnit {
  const days = daysIn(period);
  return days <= 62 ? 'day' : days <= 190 ? 'week' : 'month';
}

/** The calendar's day at a moment in a time zone. */
export function dayAt(time: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(time);
}
