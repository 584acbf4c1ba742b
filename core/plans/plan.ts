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
