import type Stripe from 'stripe';
import { newId } from './ids.ts';
import type { Subscription } from './subscription.ts';

export type SubscriptionSchedule = ReturnType<typeof newSubscriptionSchedule>;
export type SchedulePhase = ReturnType<typeof newPhase>;

type PhaseOrder = {
  readonly price: string;
  readonly quantity: number;
  readonly currency: string;
  readonly start: number;
  readonly end: number;
  readonly metadata: Readonly<Record<string, string>>;
  readonly discounts: readonly string[];
  readonly resetsAnchor: boolean;
};

export function newPhase({ price, quantity, currency, start, end, metadata, discounts, resetsAnchor }: PhaseOrder) {
  const item = { billing_thresholds: null, discounts: [], metadata: {}, plan: price, price, quantity, tax_rates: [] };
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: resetsAnchor ? 'phase_start' : null,
    billing_thresholds: null,
    collection_method: null,
    currency,
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    discounts: discounts.map((discount) => ({ coupon: null, discount, promotion_code: null })),
    end_date: end,
    invoice_settings: null,
    items: [item] as const,
    metadata,
    on_behalf_of: null,
    proration_behavior: 'none',
    start_date: start,
    transfer_data: null,
    trial_end: null,
  } satisfies Omit<Stripe.SubscriptionSchedule.Phase, 'items'> & { items: object };
}

/** As `from_subscription` makes it: one phase, which is the current period. */
export function newSubscriptionSchedule(subscription: Subscription, created: number) {
  const [item] = subscription.items.data;
  const { id, customer, currency, metadata, billing_mode, discounts } = subscription;
  const current = { start_date: item.current_period_start, end_date: item.current_period_end };
  const { start_date: start, end_date: end } = current;
  const phase = newPhase({
    price: item.price.id,
    quantity: item.quantity,
    currency,
    start,
    end,
    metadata,
    discounts,
    resetsAnchor: false,
  });
  return {
    id: newId('sub_sched'),
    object: 'subscription_schedule' as const,
    application: null,
    billing_mode,
    canceled_at: null as number | null,
    completed_at: null as number | null,
    created,
    current_phase: current as typeof current | null,
    customer,
    customer_account: null,
    default_settings: DEFAULT_SETTINGS,
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [phase] as readonly SchedulePhase[],
    released_at: null as number | null,
    released_subscription: null as string | null,
    status: 'active' as 'active' | 'canceled' | 'completed' | 'released',
    subscription: id as string | null,
    test_clock: null,
  } satisfies Omit<Stripe.SubscriptionSchedule, 'phases'> & { phases: object };
}

const DEFAULT_SETTINGS = {
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor: 'automatic',
  billing_thresholds: null,
  collection_method: 'charge_automatically',
  default_payment_method: null,
  description: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    days_until_due: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  on_behalf_of: null,
  transfer_data: null,
} satisfies Stripe.SubscriptionSchedule.DefaultSettings;
