import type Stripe from 'stripe';
import { type Price, recurringOf } from './price.ts';

/** The older view of a price, which items of subscriptions still have. */
export function planOf(price: Price) {
  const { interval, interval_count, meter, trial_period_days, usage_type } = recurringOf(price);
  return {
    id: price.id,
    object: 'plan' as const,
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval,
    interval_count,
    livemode: false,
    metadata: price.metadata,
    meter,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days,
    usage_type,
  } satisfies Omit<Stripe.Plan, 'amount_decimal'> & { amount_decimal: string };
}
