import type Stripe from 'stripe';

type CouponOrder = {
  readonly id: string;
  readonly amountOff: number;
  readonly currency: string;
  readonly duration: 'once' | 'forever';
  readonly name: string | undefined;
  readonly metadata: Readonly<Record<string, string>>;
};

export type Coupon = ReturnType<typeof newCoupon>;

export function newCoupon(order: CouponOrder, created: number) {
  return {
    id: order.id,
    object: 'coupon' as const,
    amount_off: order.amountOff,
    created,
    currency: order.currency,
    duration: order.duration,
    duration_in_months: null,
    livemode: false,
    max_redemptions: null,
    metadata: order.metadata,
    name: order.name ?? null,
    percent_off: null,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
  } satisfies Stripe.Coupon;
}
