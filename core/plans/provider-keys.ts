import { type Currency, introPrice, type Plan } from './plan.ts';

/**
 * How a plan's price and introductory coupon are found at the payment provider, where neither can be changed once made.
 * The amounts are part of the names, so that an old price is never charged under a new catalogue.
 */
export function priceKey(plan: Plan, currency: Currency = 'USD'): string {
  return `${plan.id}_${plan.listPrice}_${currency.toLowerCase()}`;
}

/** The product that a plan is sold as, for as long as the plan has its id. */
export function productKey(plan: Pick<Plan, 'id'>): string {
  return `plan_${plan.id}`;
}

/** The coupon that takes the introductory discount off the first payment only. */
export function couponKey(plan: Plan, currency: Currency = 'USD'): string {
  return `intro_${plan.id}_${introPrice(plan)}_of_${plan.listPrice}_${currency.toLowerCase()}`;
}

/** Marks our customer portal among those of the provider's account. */
export const PORTAL_METADATA = { purpose: 'subscriptions' } as const;
