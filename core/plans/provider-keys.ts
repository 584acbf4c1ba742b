import { type Currency, introPrice, type Plan } from './plan.ts';

/** Stripe's prices and coupons are immutable. The key holds the amount, so that an old price is never charged. */
export function priceKey(plan: Plan, currency: Currency = 'USD'): string {
  return `${plan.id}_${plan.listPrice}_${currency.toLowerCase()}`;
}

export function productKey(plan: Pick<Plan, 'id'>): string {
  return `plan_${plan.id}`;
}

export function couponKey(plan: Plan, currency: Currency = 'USD'): string {
  return `intro_${plan.id}_${introPrice(plan)}_of_${plan.listPrice}_${currency.toLowerCase()}`;
}

/** Several shops may share an account. `shop` is an origin, such as https://shop.example. */
export function portalMetadata(shop: string) {
  return { purpose: 'subscriptions', shop } as const;
}
