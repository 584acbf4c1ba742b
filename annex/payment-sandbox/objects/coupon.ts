import type Stripe from 'stripe';

type CouponOrder = {
  readonly id: string;
  readonly amountOff: number | null;
  readonly percentOff?: number | null;
  readonly currency: string;
  readonly duration: 'once' | 'forever' | 'repeating';
  readonly months?: number | null;
  /** To whose prices alone it applies. */
  readonly products?: string[] | undefined;
  readonly name: string | undefined;
  readonly metadata: Readonly<Record<string, string>>;
};

export type Coupon = ReturnType<typeof newCoupon>;

export function newCoupon(order: CouponOrder, created: number) {
  return {
    id: order.id,
    object: 'coupon' as const,
    amount_off: order.amountOff,
    ...(order.products && { applies_to: { products: order.products } }),
    created,
    currency: order.amountOff === null ? null : order.currency,
    duration: order.duration,
    duration_in_months: order.months ?? null,
    livemode: false,
    max_redemptions: null,
    metadata: order.metadata,
    name: order.name ?? null,
    percent_off: order.percentOff ?? null,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
  } satisfies Stripe.Coupon;
}
