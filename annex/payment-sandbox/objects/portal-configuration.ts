import type Stripe from 'stripe';
import { newId } from './ids.ts';

export type PortalConfiguration = ReturnType<typeof newPortalConfiguration>;
type Features = Stripe.BillingPortal.Configuration.Features;

/** Missing features stay as they are. */
type FeatureUpdate = { readonly [Name in keyof Features]?: Readonly<Record<string, unknown>> | undefined };

type ConfigurationOrder = {
  readonly business_profile: Readonly<Record<string, string | null>>;
  readonly default_return_url: string | null;
  readonly features: FeatureUpdate;
  readonly metadata: Readonly<Record<string, string>>;
  readonly name: string | null;
};

const NOTHING_ALLOWED: Features = {
  customer_update: { allowed_updates: [], enabled: false },
  invoice_history: { enabled: false },
  payment_method_update: { enabled: false, payment_method_configuration: null },
  subscription_cancel: {
    cancellation_reason: { enabled: false, feedback_options: [], options: [] },
    enabled: false,
    mode: 'at_period_end',
    proration_behavior: 'none',
  },
  subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
  subscription_update: {
    billing_cycle_anchor: null,
    default_allowed_updates: [],
    enabled: false,
    proration_behavior: 'none',
    schedule_at_period_end: { conditions: [] },
    trial_update_behavior: 'end_trial',
  },
};

export function newPortalConfiguration(order: ConfigurationOrder, created: number) {
  return {
    id: newId('bpc'),
    object: 'billing_portal.configuration' as const,
    active: true as boolean,
    application: null,
    business_profile: {
      headline: null as string | null,
      privacy_policy_url: null as string | null,
      terms_of_service_url: null as string | null,
      ...order.business_profile,
    },
    created,
    default_return_url: order.default_return_url,
    features: withFeatures(NOTHING_ALLOWED, order.features),
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: order.metadata,
    name: order.name,
    updated: created,
  } satisfies Stripe.BillingPortal.Configuration;
}

export function withFeatures(features: Features, updates: FeatureUpdate): Features {
  const changed = Object.entries(updates).map(([name, update]) => [name, { ...features[name as keyof Features], ...update }]);
  return { ...features, ...Object.fromEntries(changed) };
}
