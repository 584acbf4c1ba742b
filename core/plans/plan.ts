/** Amounts are in the smallest unit of the currency. Each price is written once, and `core/checkout/terms.ts` says what is charged. */
export type Interval = 'month' | 'quarter' | 'year';

export type Plan = {
  readonly id: string;
  readonly title: string;
  readonly interval: Interval;
  readonly listPrice: number;
  readonly introDiscount: number;
  readonly badge?: string;
};

/** By ISO 4217. */
export type Currency = string;

/** In which plans are sold. */
export const CURRENCY: Currency = 'USD';

const DAYS: Readonly<Record<Interval, number>> = { year: 365, quarter: 90, month: 30 };

export const RECURRENCE: Readonly<Record<Interval, { interval: 'month' | 'year'; interval_count: number }>> = {
  month: { interval: 'month', interval_count: 1 },
  quarter: { interval: 'month', interval_count: 3 },
  year: { interval: 'year', interval_count: 1 },
};

const MONTHS: Readonly<Record<Interval, number>> = { year: 12, quarter: 3, month: 1 };

/** What the list prices of the monthly plan add up to in a period of another. Undefined where that costs no more, or where none is sold by the month. */
export function priceByTheMonth({ interval, listPrice }: Plan, plans: readonly Plan[]): number | undefined {
  const monthly = plans.find((plan) => plan.interval === 'month');
  const price = monthly && monthly.listPrice * MONTHS[interval];
  return price !== undefined && price > listPrice ? price : undefined;
}

export function findPlan(plans: readonly Plan[], id: string): Plan | undefined {
  return plans.find((plan) => plan.id === id);
}

/** A plan that is no longer sold has no title. */
export function planTitle(plans: readonly Plan[], id: string): string {
  return findPlan(plans, id)?.title ?? id;
}

export function introPrice(plan: Plan): number {
  return plan.listPrice - plan.introDiscount;
}

export function perDay(plan: Plan, price: number): number {
  return Math.round(price / DAYS[plan.interval]);
}
