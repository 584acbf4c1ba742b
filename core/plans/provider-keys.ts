import { dueOf, fullPrice, type Terms } from '../checkout/terms.ts';
import { BILLING_UNITS, type BillingPeriod, type BillingUnit, type Lifetime } from './period.ts';
import type { Plan } from './plan.ts';

/** Stripe's prices and coupons are immutable. The key holds the amount, so that an old price is never charged. */
export function priceKey({ id }: Pick<Plan, 'id'>, terms: Terms): string {
  return `${id}_${fullPrice(terms)}_${terms.currency.toLowerCase()}${terms.once ? '_once' : ''}`;
}

export function productKey(plan: Pick<Plan, 'id'>): string {
  return `plan_${plan.id}`;
}

/** A code's coupon is one of the code, the plan and what it costs, and says how many charges it reduces. */
export function couponKey(plan: Pick<Plan, 'id'>, terms: Terms): string {
  const { dueNow, code } = dueOf(terms);
  const reduction = `${plan.id}_${dueNow}_of_${priceKey(plan, terms).slice(plan.id.length + 1)}`;
  return code ? `code_${code.name}_${reduction}_${code.charges ?? 'all'}` : `intro_${reduction}`;
}

/** Software as a service for personal use, in Stripe's list of tax codes. */
export const TAX_CODE = 'txcd_10103000';

/** How Stripe's prices and schedules name a period. */
export type Recurrence = { readonly interval: BillingUnit; readonly interval_count: number };

export function recurrenceOf({ every, unit }: BillingPeriod): Recurrence {
  return { interval: unit, interval_count: every };
}

export function periodOf({ interval, interval_count }: Recurrence): BillingPeriod {
  return { every: interval_count, unit: interval };
}

/** In the metadata of a payment that is an order of its own. */
export const ACCESS = 'access';

/** There too: the provider knows no end of what is paid once. Seconds. */
export const ENDED_AT = 'ended_at';

/** For how long a payment gives access, as its metadata name it: '6_month'. */
export function accessKey({ every, unit }: BillingPeriod | Lifetime): string {
  return `${every}_${unit}`;
}

export function accessOfKey(key: string): BillingPeriod | Lifetime | undefined {
  if (key === '1_lifetime') return { every: 1, unit: 'lifetime' };
  const [, every, named] = /^([1-9]\d?)_(\w+)$/.exec(key) ?? [];
  const unit = BILLING_UNITS.find((one) => one === named);
  return unit && { every: Number(every), unit };
}

/** Several shops may share an account. `shop` is an origin, such as https://shop.example. */
export function portalMetadata(shop: string) {
  return { purpose: 'subscriptions', shop } as const;
}
