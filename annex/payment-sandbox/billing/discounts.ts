import { periodEnd } from '../../../core/plans/renewal.ts';
import type { Db } from '../../../server/platform/db/client.ts';
import { emit } from '../deliveries/emit.ts';
import { type Coupon, newCoupon } from '../objects/coupon.ts';
import { newDiscount } from '../objects/discount.ts';
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
export async function redeem({ tx, now, at }: BillingMoment, { id, customer }: Subscription, coupon: Coupon): Promise<string> {
  const { duration_in_months: months } = coupon;
  const end = months === null ? null : periodEnd({ interval: 'month', interval_count: months }, at * 1000) / 1000;
  const discount = newDiscount({ subscription: id, customer, coupon: coupon.id, start: at, end });
  await add(tx, discount);
  await emit(tx, 'customer.discount.created', discount, now);
  return discount.id;
}

/** What an invoice of this moment takes off, and the discounts that go on after it. */
export async function useDiscounts(
  tx: Db,
  discounts: readonly string[],
  subtotal: number,
  at: number,
): Promise<{ readonly off: number; readonly left: string[] }> {
  let total = subtotal;
  const left: string[] = [];
  for (const id of discounts) {
    const { end, source } = await existing(tx, 'discount', id);
    if (end !== null && end <= at) continue;
    const { amount_off, percent_off, duration } = await existing(tx, 'coupon', source.coupon);
    total -= Math.min(total, amount_off ?? Math.round((total * (percent_off ?? 0)) / 100));
    if (duration !== 'once') left.push(id);
  }
  return { off: subtotal - total, left };
}
