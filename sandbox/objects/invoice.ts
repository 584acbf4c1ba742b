import type { Customer } from './customer.ts';
import type { Session } from './session.ts';
import type { Subscription } from './subscription.ts';

export type Invoice = ReturnType<typeof newPaidInvoice>;

/** The paid first invoice of a subscription that a checkout session started. */
export function newPaidInvoice(id: string, session: Session, subscription: Subscription, customer: Customer, created: number) {
  const { metadata } = subscription;
  const [item] = subscription.items.data;
  return {
    id,
    object: 'invoice' as const,
    amount_due: session.amount_total,
    amount_overpaid: 0,
    amount_paid: session.amount_total,
    amount_remaining: 0,
    amount_shipping: 0,
    attempt_count: 1,
    attempted: true,
    auto_advance: false,
    billing_reason: 'subscription_create',
    collection_method: 'charge_automatically',
    created,
    currency: session.currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name,
    description: null,
    discounts: [],
    due_date: null,
    lines: {
      object: 'list' as const,
      data: [
        {
          id: `il_${id.slice('in_'.length)}`,
          object: 'line_item' as const,
          amount: session.amount_subtotal,
          currency: session.currency,
          description: null,
          discount_amounts: [],
          discountable: true,
          invoice: id,
          livemode: false,
          metadata,
          parent: {
            type: 'subscription_item_details',
            subscription_item_details: { subscription: subscription.id, subscription_item: item?.id },
          },
          period: { start: item?.current_period_start, end: item?.current_period_end },
          pricing: { type: 'price_details', price_details: { price: item?.price.id, product: item?.price.product } },
          quantity: item?.quantity,
        },
      ],
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    parent: {
      quote_details: null,
      subscription_details: { metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    period_end: created,
    period_start: created,
    status: 'paid',
    status_transitions: { finalized_at: created, marked_uncollectible_at: null, paid_at: created, voided_at: null },
    subtotal: session.amount_subtotal,
    total: session.amount_total,
    total_taxes: [],
  };
}
