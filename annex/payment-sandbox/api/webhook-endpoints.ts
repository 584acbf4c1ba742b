import { z } from 'zod';
import { seconds } from '../objects/ids.ts';
import { newSigningSecret, newWebhookEndpoint } from '../objects/webhook-endpoint.ts';
import { add, lock, replace } from '../store.ts';
import type { Calls } from './calls.ts';
import { parseParams, resourceMissing } from './errors.ts';
import { flag, mergeMetadata, metadata } from './params.ts';

const events = z.array(z.string()).min(1);
const Create = z.strictObject({
  url: z.url(),
  enabled_events: events,
  api_version: z.string().nullable().default(null),
  description: z.string().nullable().default(null),
  metadata: metadata.default({}),
});
const Update = z.strictObject({
  url: z.url().exactOptional(),
  enabled_events: events.exactOptional(),
  description: z.string().exactOptional(),
  disabled: flag.optional(),
  metadata: metadata.optional(),
});

export function webhookEndpointRoutes(api: Calls): void {
  api.retrieve('webhook_endpoints', 'webhook_endpoint');
  api.list('webhook_endpoints', 'webhook_endpoint', {}, () => ({}));

  api.post('/v1/webhook_endpoints', async ({ tx, params, now }) => {
    const endpoint = newWebhookEndpoint(parseParams(Create, params), seconds(now));
    await add(tx, endpoint);
    return { ...endpoint, secret: newSigningSecret() };
  });

  api.post('/v1/webhook_endpoints/:id', async ({ tx, id, params }) => {
    const { metadata: given, disabled, ...change } = parseParams(Update, params);
    const endpoint = await lock(tx, 'webhook_endpoint', id);
    if (!endpoint) throw resourceMissing('webhook_endpoint', id);
    return replace(tx, {
      ...endpoint,
      ...change,
      ...(disabled !== undefined && { status: disabled ? ('disabled' as const) : ('enabled' as const) }),
      metadata: mergeMetadata(endpoint.metadata, given),
    });
  });
}
