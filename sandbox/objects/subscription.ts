import { periodEnd } from '../../core/plans/renewal.ts';
import type { Price } from './catalogue.ts';
import { newId } from './ids.ts';

export type SubscriptionOrder = {
  readonly customer: string;
  readonly price: Price;
  readonly quantity: number;
  readonly invoice: string;
  readonly metadata: Readonly<Record<string, string>>;
};

export type Subscription = ReturnType<typeof newSubscription>;

/** A running subscription in its first period. The period is told on the item; `start` in seconds. */
export function newSubscription(order: SubscriptionOrder, start: number) {
  const id = newId('sub');
  const item = {
    id: newId('si', 14),
    object: 'subscription_item' as const,
    billing_thresholds: null,
    created: start,
    current_period_end: periodEnd(order.price.recurring, start * 1000) / 1000,
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    price: order.price,
    quantity: order.quantity,
    subscription: id,
    tax_rates: [],
  };
  return {
    id,
    object: 'subscription' as const,
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    created: start,
    currency: order.price.currency,
    customer: order.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [], // an introductory coupon lasts 'once': the first invoice used it up
    ended_at: null,
    invoice_settings: { account_tax_ids: null, issuer: { type: 'self' } },
    items: {
      object: 'list' as const,
      data: [item],
      has_more: false,
      total_count: 1,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: order.invoice,
    livemode: false,
    managed_payments: null,
    metadata: order.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: { payment_method_options: null, payment_method_types: null, save_default_payment_method: 'off' },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: start,
    status: 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { missing_payment_method: 'create_invoice' } },
    trial_start: null,
  };
}
