import { fill } from '../presentation/fill.ts';

/** A plan is charged every so many weeks, months or years. */
export type BillingPeriod = { readonly every: number; readonly unit: BillingUnit };
export const BILLING_UNITS = ['week', 'month', 'year'] as const;
export type BillingUnit = (typeof BILLING_UNITS)[number];

/** Of a trial. No plan is charged by the day. */
export type TrialPeriod = { readonly every: number; readonly unit: 'day' };
type Span = BillingPeriod | TrialPeriod;

export const MONTH: BillingPeriod = { every: 1, unit: 'month' };

const DAYS: Readonly<Record<Span['unit'], number>> = { day: 1, week: 7, month: 30, year: 365 };
const MONTHS: Readonly<Partial<Record<Span['unit'], number>>> = { month: 1, year: 12 };
const IN_YEAR: Readonly<Record<BillingUnit, number>> = { week: 52, month: 12, year: 1 };

/** As prices by the day count them. */
export function daysIn({ every, unit }: Span): number {
  return every * DAYS[unit];
}

/** Undefined for days and weeks, which months do not hold a whole number of. */
export function monthsIn({ every, unit }: Span): number | undefined {
  const months = MONTHS[unit];
  return months && every * months;
}

/** A provider takes something off several charges for a number of months. */
export function canReduce(period: BillingPeriod, charges: number | null): boolean {
  return charges === null || charges === 1 || monthsIn(period) !== undefined;
}

/** What an amount of every period comes to in a month. */
export function byTheMonth(amount: number, { every, unit }: BillingPeriod): number {
  return Math.round((amount * IN_YEAR[unit]) / (12 * every));
}

/** What follows 'every': `many` has the place {count}. */
export type PeriodWords = Readonly<Record<BillingUnit, { readonly one: string; readonly many: string }>>;

export function periodText(words: PeriodWords, { every, unit }: BillingPeriod): string {
  return every === 1 ? words[unit].one : fill(words[unit].many, { count: every });
}

/** Epoch milliseconds. The end of as many periods as begin at `from`. */
export function periodEnd(period: Span, from: number, periods = 1): number {
  const months = monthsIn(period);
  return months
    ? monthsAfter(from, months * periods)
    : new Date(from).setUTCDate(new Date(from).getUTCDate() + daysIn(period) * periods);
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
