import type Stripe from 'stripe';
import { newId } from './ids.ts';

export type PortalConfiguration = ReturnType<typeof newPortalConfiguration>;

type Features = Readonly<Record<string, unknown>>;

export type ConfigurationOrder = {
  readonly business_profile: Readonly<Record<string, string | null>>;
  readonly default_return_url: string | null;
  readonly features: Features;
  readonly metadata: Readonly<Record<string, string>>;
  readonly name: string | null;
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
    features: order.features,
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: order.metadata,
    name: order.name,
    updated: created,
  } satisfies Omit<Stripe.BillingPortal.Configuration, 'features'> & { features: object };
}
