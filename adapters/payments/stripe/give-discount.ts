import type Stripe from 'stripe';
import { monthsIn } from '../../../core/plans/period.ts';
import type { DiscountOrder, ProviderSubscription } from '../port.ts';
import { errorCode, idOf, Mismatch } from './responses.ts';
import { onlyItem, periodOfPrice, readSubscription, toSubscription } from './subscriptions.ts';

/** Each order has a coupon of its own, which tells whether it was carried out. */
export async function giveDiscount(stripe: Stripe, id: string, order: DiscountOrder): Promise<ProviderSubscription> {
  const current = await readSubscription(stripe, id);
  const coupon = `discount_${order.requestId}`;
  if (current.discounts.some((given) => typeof given === 'object' && idOf(given.source.coupon) === coupon))
    return toSubscription(current);
  await addCoupon(stripe, { id: coupon, percent_off: order.percent, ...durationOf(current, order) });
  // Those that are left out would end.
  const kept = current.discounts.map((given) => ({ discount: idOf(given) ?? '' }));
  await stripe.subscriptions.update(id, { discounts: [...kept, { coupon }] });
  return toSubscription(await readSubscription(stripe, id));
}

/** Counted from now, so that they end between the last charge that is reduced and the next. */
function durationOf(subscription: Stripe.Subscription, { charges }: DiscountOrder): Stripe.CouponCreateParams {
  if (charges === 1) return { duration: 'once' };
  const months = monthsIn(periodOfPrice(onlyItem(subscription).price));
  if (months === undefined) throw new Mismatch(`Subscription ${subscription.id} is charged by the week, which no coupon counts.`);
  return { duration: 'repeating', duration_in_months: charges * months };
}

async function addCoupon(stripe: Stripe, coupon: Stripe.CouponCreateParams): Promise<void> {
  try {
    await stripe.coupons.create(coupon);
  } catch (error) {
    if (errorCode(error) !== 'resource_already_exists') throw error;
  }
}
