/** Amounts are integer cents of `currency`; each price is written once, everything else is derived here. */
export type Interval = 'month' | 'quarter' | 'year';

export type Plan = {
  readonly id: string;
  readonly title: string;
  readonly interval: Interval;
  /** List price per period, in cents: what a renewal costs. */
  readonly listPrice: number;
  /** Taken off the first payment while the introductory offer runs, in cents. */
  readonly introDiscount: number;
  readonly badge?: string;
};

export type Currency = 'USD';

/** Days a price is spread over for the per-day figure: 365, 90 and 30. */
const DAYS: Readonly<Record<Interval, number>> = { year: 365, quarter: 90, month: 30 };

/** The provider's terms for the same intervals. */
export const RECURRENCE: Readonly<Record<Interval, { interval: 'month' | 'year'; interval_count: number }>> = {
  month: { interval: 'month', interval_count: 1 },
  quarter: { interval: 'month', interval_count: 3 },
  year: { interval: 'year', interval_count: 1 },
};

export function findPlan(plans: readonly Plan[], id: string): Plan | undefined {
  return plans.find((plan) => plan.id === id);
}

/** A plan that is no longer sold is called by its id. */
export function planTitle(plans: readonly Plan[], id: string): string {
  return findPlan(plans, id)?.title ?? id;
}

/** The first payment under the introductory offer, in cents. */
export function introPrice(plan: Plan): number {
  return plan.listPrice - plan.introDiscount;
}

/** Cents a day, rounded to the nearest cent. */
export function perDay(plan: Plan, price: number): number {
  return Math.round(price / DAYS[plan.interval]);
}

/** Discount as a whole percentage of the list price. */
export function percentOff(plan: Plan): number {
  return Math.round((plan.introDiscount / plan.listPrice) * 100);
}
