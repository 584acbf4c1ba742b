import type Stripe from 'stripe';
import type { Discount } from '../../../core/subscriptions/discount.ts';
import { idOf, Mismatch } from './responses.ts';

/** How long after the start of a period the discount of its own charge may begin, such as that of a first order. */
const TOLERANCE_SECONDS = 60;

/** Of the subscription, or else of its customer. In the phase of a plan change only those that it names go on. */
export function discountsOf(subscription: Stripe.Subscription, phase?: Stripe.SubscriptionSchedule.Phase): readonly Discount[] {
  const { discounts, customer } = subscription;
  const own = discounts.map(expanded);
  const given = phase ? phase.discounts.flatMap((named) => ofPhase(named, own, phase)) : own;
  const inherited = typeof customer === 'object' && !customer.deleted && customer.discount ? [customer.discount] : [];
  return (given.length > 0 ? given : inherited).flatMap((discount) =>
    toDiscount(discount, subscription, productOf(subscription, phase)),
  );
}

/** Of the price that is charged next. */
function productOf({ items }: Stripe.Subscription, phase: Stripe.SubscriptionSchedule.Phase | undefined): string {
  const price = phase?.items[0]?.price ?? items.data[0]?.price;
  return (typeof price === 'object' && !('deleted' in price && price.deleted) && idOf((price as Stripe.Price).product)) || '';
}

type GivenDiscount = Pick<Stripe.Discount, 'start' | 'end' | 'source'>;

function expanded(discount: string | Stripe.Discount): Stripe.Discount {
  if (typeof discount === 'string') throw new Mismatch(`Discount ${discount} is not expanded.`);
  return discount;
}

function ofPhase(
  { coupon, discount }: Stripe.SubscriptionSchedule.Phase.Discount,
  own: readonly Stripe.Discount[],
  { start_date: start }: Stripe.SubscriptionSchedule.Phase,
): GivenDiscount[] {
  if (coupon !== null) return [{ start, end: null, source: { coupon, type: 'coupon' } }];
  return own.filter(({ id }) => id === idOf(discount));
}

/** Nothing for one that this price does not get, and for one of a single charge that was made. */
function toDiscount(
  { start, end, source }: GivenDiscount,
  { items, currency }: Stripe.Subscription,
  product: string,
): Discount[] {
  const { coupon } = source;
  const [item] = items.data;
  if (coupon === null || !item) return [];
  if (typeof coupon === 'string') throw new Mismatch(`Coupon ${coupon} is not expanded.`);
  const { percent_off, amount_off, duration, applies_to } = coupon;
  if (applies_to && !applies_to.products.includes(product)) return [];
  if (amount_off !== null && coupon.currency !== currency) return [];
  const once = duration === 'once';
  if (once && start <= item.current_period_start + TOLERANCE_SECONDS) return [];
  return [{ percentOff: percent_off ?? 0, amountOff: amount_off ?? 0, once, endsAt: end === null ? null : end * 1000 }];
}
