import type Stripe from 'stripe';
import { newId } from './ids.ts';
import { planOf } from './plan.ts';
import type { Price } from './price.ts';

type StripeStatus = 'incomplete' | 'trialing' | 'active' | 'past_due' | 'paused' | 'canceled';

type SubscriptionOrder = {
  readonly customer: string;
  readonly price: Price;
  readonly quantity: number;
  readonly invoice: string;
  readonly metadata: Readonly<Record<string, string>>;
  /** The number of the test card for future charges. */
  readonly card: string;
  /** The address of the hosted pages. */
  readonly publicUrl: string;
  readonly start: number;
  readonly periodEnd: number;
  /** The period is a trial. */
  readonly trial: boolean;
  readonly paymentMethod: string;
};

export type Subscription = ReturnType<typeof newSubscription>;

/** The first payment is pending. Stripe has the period on the item. Times are seconds. */
export function newSubscription({
  customer,
  price,
  quantity,
  invoice,
  metadata,
  card,
  publicUrl,
  start,
  periodEnd,
  trial,
  paymentMethod,
}: SubscriptionOrder) {
  const id = newId('sub');
  const item = {
    id: newId('si', 14),
    object: 'subscription_item' as const,
    billing_thresholds: null,
    created: start,
    current_period_end: periodEnd,
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription: id,
    tax_rates: [],
  };
  return {
    id,
    object: 'subscription' as const,
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: trial ? periodEnd : start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible', updated_at: start },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null as number | null,
    cancel_at_period_end: false as boolean,
    canceled_at: null as number | null,
    cancellation_details: {
      comment: null as string | null,
      feedback: null,
      feedback_option: null,
      reason: null as CancellationReason | null,
    },
    collection_method: 'charge_automatically',
    created: start,
    currency: price.currency,
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [] as string[], // an introductory coupon lasts 'once': the first invoice used it up
    ended_at: null as number | null,
    invoice_settings: { account_tax_ids: null, custom_fields: null, description: null, footer: null, issuer: { type: 'self' } },
    items: {
      object: 'list' as const,
      data: [item] as const,
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: invoice,
    livemode: false,
    managed_payments: null,
    metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: { payment_method_options: null, payment_method_types: null, save_default_payment_method: 'off' },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null as string | null,
    start_date: start,
    status: 'incomplete' as StripeStatus,
    test_clock: null,
    transfer_data: null,
    trial_end: trial ? periodEnd : null,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: trial ? start : null,
    /** `ahead`: seconds by which this subscription's clock is advanced. */
    sandbox: { card, publicUrl, ahead: 0 },
  } satisfies Shape;
}

export type CancellationReason = 'cancellation_requested' | 'payment_failed';

/** Stripe's type without the parsed decimals and with mutable lists. */
type Shape = Omit<Stripe.Subscription, 'items'> & { items: object; sandbox: object };

export function withItem(subscription: Subscription, change: Partial<Subscription['items']['data'][0]>): Subscription {
  const [item] = subscription.items.data;
  const plan = change.price ? planOf(change.price) : item.plan;
  return { ...subscription, items: { ...subscription.items, data: [{ ...item, ...change, plan }] } };
}
