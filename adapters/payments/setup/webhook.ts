import type Stripe from 'stripe';
import { PROVIDER_EVENTS } from '../../../core/plans/provider-events.ts';
import { API_VERSION } from '../stripe.ts';
import { hasFields, type SetupStep } from './report.ts';

const EVENTS = [...PROVIDER_EVENTS] satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[];

export async function setUpWebhook(stripe: Stripe, url: string): Promise<{ readonly step: SetupStep; readonly secret?: string }> {
  const all = await stripe.webhookEndpoints.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
  const found = all.find((endpoint) => endpoint.url === url);
  if (!found) {
    const { id, secret } = await stripe.webhookEndpoints.create({ url, enabled_events: EVENTS, api_version: API_VERSION });
    return { step: { outcome: 'made', kind: 'webhook', id, note: url }, ...(secret && { secret }) };
  }
  const step = { kind: 'webhook', id: found.id, note: url } as const;
  if (found.api_version !== API_VERSION) {
    const note = `speaks API ${found.api_version ?? "of the account's default"}, not ${API_VERSION}: delete it and run this again`;
    return { step: { ...step, outcome: 'wrong', note } };
  }
  if (hasFields({ status: 'enabled', enabled_events: EVENTS }, found)) return { step: { outcome: 'found', ...step } };
  await stripe.webhookEndpoints.update(found.id, { enabled_events: EVENTS, disabled: false });
  return { step: { outcome: 'changed', ...step } };
}
