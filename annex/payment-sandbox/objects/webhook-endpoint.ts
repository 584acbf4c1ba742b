import type Stripe from 'stripe';
import { newId } from './ids.ts';

export type WebhookEndpoint = ReturnType<typeof newWebhookEndpoint>;

type EndpointOrder = {
  readonly url: string;
  readonly enabled_events: readonly string[];
  readonly description: string | null;
  readonly api_version: string | null;
  readonly metadata: Readonly<Record<string, string>>;
};

export function newWebhookEndpoint(order: EndpointOrder, created: number) {
  return {
    id: newId('we'),
    object: 'webhook_endpoint' as const,
    api_version: order.api_version,
    application: null,
    created,
    description: order.description,
    enabled_events: [...order.enabled_events],
    livemode: false,
    metadata: order.metadata,
    status: 'enabled' as 'enabled' | 'disabled',
    url: order.url,
  } satisfies Stripe.WebhookEndpoint;
}

/** Stripe shows the secret only when the endpoint is created. */
export function newSigningSecret(): string {
  return newId('whsec', 32);
}
