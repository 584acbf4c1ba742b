import { type BillingPeriod, daysIn, monthsIn } from './period.ts';

/** Amounts are in the smallest unit of the currency. Each price is written once, and `core/checkout/terms.ts` says what is charged. */
/** Before the first period, in place of an introductory price: once for a buyer of the family. */
export type Trial = { readonly days: number; readonly price: number };

export type Plan = {
  readonly id: string;
  readonly title: string;
  readonly period: BillingPeriod;
  readonly listPrice: number;
  readonly introDiscount: number;
  readonly badge?: string;
  readonly trial?: Trial;
  /** A buyer has one plan of a family at a time. Plans that name none are one family. */
  readonly family?: string;
};

/** By ISO 4217. */
export type Currency = string;

/** In which plans are sold. */
export const CURRENCY: Currency = 'USD';

/** What the list prices of the monthly plan add up to in a period of another. Undefined where that costs no more, or where none is sold by the month. */
export function priceByTheMonth({ family, period, listPrice }: Plan, plans: readonly Plan[]): number | undefined {
  const monthly = plans.find((plan) => plan.family === family && monthsIn(plan.period) === 1);
  const months = monthsIn(period);
  const price = monthly && months && monthly.listPrice * months;
  return price !== undefined && price > listPrice ? price : undefined;
}

export function findPlan(plans: readonly Plan[], id: string): Plan | undefined {
  return plans.find((plan) => plan.id === id);
}

/** A plan that is no longer sold is of the family without a name. */
export function familyOf(plans: readonly Plan[], id: string): string {
  return findPlan(plans, id)?.family ?? '';
}

/** Those that a buyer of this one may change to. */
export function otherPlans(plans: readonly Plan[], id: string): readonly Plan[] {
  return plans.filter((plan) => plan.id !== id && familyOf(plans, plan.id) === familyOf(plans, id));
}

/** A plan that is no longer sold has no title. */
export function planTitle(plans: readonly Plan[], id: string): string {
  return findPlan(plans, id)?.title ?? id;
}

export function introPrice(plan: Plan): number {
  return plan.listPrice - plan.introDiscount;
}

export function perDay(plan: Plan, price: number): number {
  return Math.round(price / daysIn(plan.period));
}
