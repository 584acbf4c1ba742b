import type Stripe from 'stripe';
import { PROVIDER_EVENTS } from '../../../core/plans/provider-events.ts';
import { API_VERSION } from '../stripe.ts';
import { hasFields, type SetupStep } from './report.ts';

const EVENTS = [...PROVIDER_EVENTS] satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[];

type WebhookSetup = { readonly steps: readonly SetupStep[]; readonly secret?: string };

/** Stripe does not change the version of an endpoint, so one of another version is switched off and stands beside a new one. */
export async function setUpWebhook(stripe: Stripe, url: string): Promise<WebhookSetup> {
  const all = await stripe.webhookEndpoints.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
  const own = all.filter((endpoint) => endpoint.url === url);
  const found = own.find(({ api_version }) => api_version === API_VERSION);
  const { step, secret } = found ? await align(stripe, found) : await create(stripe, url);
  const left = [];
  for (const endpoint of own)
    if (endpoint !== found && endpoint.status === 'enabled') left.push(await switchOff(stripe, endpoint));
  return { steps: [step, ...left], ...(secret && { secret }) };
}

async function create(stripe: Stripe, url: string): Promise<{ step: SetupStep; secret: string | undefined }> {
  const { id, secret } = await stripe.webhookEndpoints.create({ url, enabled_events: EVENTS, api_version: API_VERSION });
  return { step: { outcome: 'made', kind: 'webhook', id, note: url }, secret };
}

async function align(stripe: Stripe, found: Stripe.WebhookEndpoint): Promise<{ step: SetupStep; secret: undefined }> {
  const step = { kind: 'webhook', id: found.id, note: found.url } as const;
  if (hasFields({ status: 'enabled', enabled_events: EVENTS }, found))
    return { step: { outcome: 'found', ...step }, secret: undefined };
  await stripe.webhookEndpoints.update(found.id, { enabled_events: EVENTS, disabled: false });
  return { step: { outcome: 'changed', ...step }, secret: undefined };
}

async function switchOff(stripe: Stripe, { id, api_version }: Stripe.WebhookEndpoint): Promise<SetupStep> {
  await stripe.webhookEndpoints.update(id, { disabled: true });
  const note = `spoke API ${api_version ?? "of the account's default"}, not ${API_VERSION}: it is switched off`;
  return { outcome: 'changed', kind: 'webhook', id, note };
}
