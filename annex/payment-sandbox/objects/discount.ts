import type Stripe from 'stripe';
import { newId } from './ids.ts';

type DiscountOrder = {
  readonly subscription: string;
  readonly customer: string;
  readonly coupon: string;
  readonly start: number;
  readonly end: number | null;
};

export type StoredDiscount = ReturnType<typeof newDiscount>;

export function newDiscount({ subscription, customer, coupon, start, end }: DiscountOrder) {
  return {
    id: newId('di'),
    object: 'discount' as const,
    checkout_session: null,
    customer,
    customer_account: null,
    end,
    invoice: null,
    invoice_item: null,
    promotion_code: null,
    source: { coupon, type: 'coupon' },
    start,
    subscription,
    subscription_item: null,
  } satisfies Stripe.Discount;
}
