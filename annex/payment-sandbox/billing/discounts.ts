import { monthsAfter } from '../../../core/plans/period-end.ts';
import type { Db } from '../../../server/platform/db/client.ts';
import { emit } from '../deliveries/emit.ts';
import { type Coupon, newCoupon } from '../objects/coupon.ts';
import { newDiscount, type StoredDiscount } from '../objects/discount.ts';
import { newId } from '../objects/ids.ts';
import type { Subscription } from '../objects/subscription.ts';
import { add, existing } from '../store.ts';
import type { BillingMoment } from './moment.ts';
import { saveUpdated } from './subscriptions.ts';

export type DiscountTerms = {
  readonly off: { readonly percent: number } | { readonly cents: number };
  readonly lasts: 'once' | 'forever' | { readonly months: number };
};

/** As from Stripe's dashboard: a coupon for this one subscription. */
export async function giveDiscount(moment: BillingMoment, subscription: Subscription, { off, lasts }: DiscountTerms) {
  const { tx, at } = moment;
  const { currency } = subscription;
  const months = typeof lasts === 'object' ? lasts.months : null;
  const amount = 'cents' in off ? { amountOff: off.cents, percentOff: null } : { amountOff: null, percentOff: off.percent };
  const duration = typeof lasts === 'object' ? 'repeating' : lasts;
  const coupon = newCoupon(
    { id: newId('', 8).slice(1), ...amount, currency, duration, months, name: undefined, metadata: {} },
    at,
  );
  await add(tx, coupon);
  return saveUpdated(moment, {
    ...subscription,
    discounts: [...subscription.discounts, await redeem(moment, subscription, coupon)],
  });
}

/** The id of the discount that a coupon gives. */
export async function redeem({ tx, now, at }: BillingMoment, subscription: Subscription, coupon: Coupon): Promise<string> {
  const discount = discountOf(coupon, subscription, at);
  await add(tx, discount);
  await emit(tx, 'customer.discount.created', discount, now);
  return discount.id;
}

/** What goes on after the first invoice of a payment page with this coupon. */
export async function beginDiscount({ tx, at }: BillingMoment, couponId: string, subscription: Subscription): Promise<string[]> {
  const coupon = await existing(tx, 'coupon', couponId);
  if (coupon.duration === 'once') return [];
  const discount = discountOf(coupon, subscription, at);
  await add(tx, discount);
  return [discount.id];
}

function discountOf({ id, duration_in_months: months }: Coupon, subscription: Subscription, at: number): StoredDiscount {
  const end = months === null ? null : monthsAfter(at * 1000, months) / 1000;
  return newDiscount({ subscription: subscription.id, customer: subscription.customer, coupon: id, start: at, end });
}

/** What an invoice of this moment takes off, and the discounts that go on after it. */
export async function useDiscounts(
  tx: Db,
  discounts: readonly string[],
  { subtotal, product }: { readonly subtotal: number; readonly product: string },
  at: number,
): Promise<{ readonly off: number; readonly left: string[] }> {
  let total = subtotal;
  const left: string[] = [];
  for (const id of discounts) {
    const { end, source } = await existing(tx, 'discount', id);
    if (end !== null && end <= at) continue;
    const { amount_off, percent_off, duration, applies_to } = await existing(tx, 'coupon', source.coupon);
    const applies = applies_to?.products.includes(product) ?? true;
    if (applies) total -= Math.min(total, amount_off ?? Math.round((total * (percent_off ?? 0)) / 100));
    if (duration !== 'once') left.push(id);
  }
  return { off: subtotal - total, left };
}
