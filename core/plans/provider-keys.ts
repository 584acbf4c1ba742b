import { dueOf, type Terms } from '../checkout/terms.ts';
import type { Plan } from './plan.ts';

/** Stripe's prices and coupons are immutable. The key holds the amount, so that an old price is never charged. */
export function priceKey({ id }: Pick<Plan, 'id'>, terms: Terms): string {
  const { dueLater, currency } = dueOf(terms);
  return `${id}_${dueLater}_${currency.toLowerCase()}`;
}

export function productKey(plan: Pick<Plan, 'id'>): string {
  return `plan_${plan.id}`;
}

export function couponKey(plan: Pick<Plan, 'id'>, terms: Terms): string {
  return `intro_${plan.id}_${dueOf(terms).dueNow}_of_${priceKey(plan, terms).slice(plan.id.length + 1)}`;
}

/** Several shops may share an account. `shop` is an origin, such as https://shop.example. */
export function portalMetadata(shop: string) {
  return { purpose: 'subscriptions', shop } as const;
}
