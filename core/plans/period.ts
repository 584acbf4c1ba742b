import { fill } from '../presentation/fill.ts';

/** A plan is charged every so many weeks, months or years. */
export type BillingPeriod = { readonly every: number; readonly unit: BillingUnit };
export const BILLING_UNITS = ['week', 'month', 'year'] as const;
export type BillingUnit = (typeof BILLING_UNITS)[number];

/** Of a trial. No plan is charged by the day. */
export type TrialPeriod = { readonly every: number; readonly unit: 'day' };
/** Of what is bought once and has no end. */
export type Lifetime = { readonly every: 1; readonly unit: 'lifetime' };
export type Span = BillingPeriod | TrialPeriod | Lifetime;

export const MONTH: BillingPeriod = { every: 1, unit: 'month' };

const DAYS: Readonly<Record<Span['unit'], number>> = {
  day: 1,
  week: 7,
  month: 30,
  year: 365,
  lifetime: Number.POSITIVE_INFINITY,
};
const MONTHS: Readonly<Partial<Record<Span['unit'], number>>> = { month: 1, year: 12 };
const IN_YEAR: Readonly<Record<BillingUnit, number>> = { week: 52, month: 12, year: 1 };

/** As prices by the day count them. */
export function daysIn({ every, unit }: Span): number {
  return every * DAYS[unit];
}

/** Undefined for days and weeks, which months do not hold a whole number of, and for a lifetime. */
export function monthsIn({ every, unit }: Span): number | undefined {
  const months = MONTHS[unit];
  return months && every * months;
}

/** A provider takes something off several charges for a number of months. */
export function canReduce(period: Span, charges: number | null): boolean {
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

/** What follows 'access'. */
export type AccessWords = PeriodWords & { readonly lifetime: string };

export function accessText(words: AccessWords, period: BillingPeriod | Lifetime): string {
  return period.unit === 'lifetime' ? words.lifetime : periodText(words, period);
}
