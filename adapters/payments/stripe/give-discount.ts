import type Stripe from 'stripe';
import type { DiscountOrder, ProviderSubscription } from '../port.ts';
import { errorCode, idOf } from './responses.ts';
import { onlyItem, readSubscription, toSubscription } from './subscriptions.ts';

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
  const { interval = 'month', interval_count = 1 } = onlyItem(subscription).price.recurring ?? {};
  return { duration: 'repeating', duration_in_months: charges * interval_count * (interval === 'year' ? 12 : 1) };
}

async function addCoupon(stripe: Stripe, coupon: Stripe.CouponCreateParams): Promise<void> {
  try {
    await stripe.coupons.create(coupon);
  } catch (error) {
    if (errorCode(error) !== 'resource_already_exists') throw error;
  }
}
