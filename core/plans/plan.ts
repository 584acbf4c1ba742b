import { type BillingPeriod, daysIn, type Lifetime, monthsIn } from './period.ts';

/** By ISO 4217. */
export type Currency = string;

/** In which plans are sold to everybody who is shown no other. */
export const CURRENCY: Currency = 'USD';

/** Amounts are in the smallest unit of the currency. Each price is written once, and `core/checkout/terms.ts` says what is charged. */
type Price = {
  readonly listPrice: number;
  readonly introDiscount: number;
  /** Of a trial; without one it is free. */
  readonly trialPrice?: number;
};

export type Plan = RenewingPlan | OneTimePlan;

type RenewingPlan = SoldPlan & {
  /** How often it is charged. */
  readonly period: BillingPeriod;
  readonly once?: undefined;
  /** Before the first period, in place of an introductory price: once for a buyer of the family. */
  readonly trialDays?: number;
};

/** One charge, and nothing after it. */
export type OneTimePlan = SoldPlan & {
  /** For how long it opens what it is bought for. */
  readonly period: BillingPeriod | Lifetime;
  readonly once: true;
  readonly trialDays?: undefined;
};

type SoldPlan = Price & {
  readonly id: string;
  readonly title: string;
  readonly badge?: string;
  /** A buyer has one plan of a family at a time. Plans that name none are one family. */
  readonly family?: string;
  /** Of its own price; without one, `CURRENCY`. */
  readonly currency?: Currency;
  /** In every other currency that is sold. */
  readonly prices?: Readonly<Record<Currency, Price>>;
};

/** What the list prices of the monthly plan add up to in a period of another. Undefined where that costs no more, or where none is sold by the month. */
export function priceByTheMonth({ family, period, once, listPrice }: Plan, plans: readonly Plan[]): number | undefined {
  const monthly = plans.find((plan) => plan.family === family && !plan.once && monthsIn(plan.period) === 1);
  const months = once ? undefined : monthsIn(period);
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

/** Those that a buyer of this one may change to. What is bought once is not changed to. */
export function otherPlans(plans: readonly Plan[], id: string): readonly Plan[] {
  return plans.filter((plan) => plan.id !== id && !plan.once && familyOf(plans, plan.id) === familyOf(plans, id));
}

/** A plan that is no longer sold has no title. */
export function planTitle(plans: readonly Plan[], id: string): string {
  return findPlan(plans, id)?.title ?? id;
}

/** With this price alone; undefined where it has none in the currency. */
export function planIn(plan: Plan, currency: Currency): Plan | undefined {
  if (currency === currencyOf(plan)) return plan;
  const { [currency]: price } = plan.prices ?? {};
  return price && { ...plan, ...price, currency, prices: {} };
}

export function plansIn(plans: readonly Plan[], currency: Currency): readonly Plan[] {
  return plans.flatMap((plan) => planIn(plan, currency) ?? []);
}

/** Once for each currency in which it has a price. */
export function pricedPlans(plan: Plan): readonly Plan[] {
  return [plan, ...Object.keys(plan.prices ?? {}).flatMap((currency) => planIn(plan, currency) ?? [])];
}

export function currencyOf({ currency = CURRENCY }: Plan): Currency {
  return currency;
}

export function introPrice(plan: Plan): number {
  return plan.listPrice - plan.introDiscount;
}

/** 0 of what has no end. */
export function perDay(plan: Plan, price: number): number {
  return Math.round(price / daysIn(plan.period));
}
