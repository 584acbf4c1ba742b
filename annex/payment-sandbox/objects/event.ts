import type Stripe from 'stripe';
import { PROVIDER_API_VERSION } from '../../../core/plans/provider-events.ts';
import { newId, seconds } from './ids.ts';
import { publicObject } from './public-object.ts';

export const API_VERSION = PROVIDER_API_VERSION;

export type Event = ReturnType<typeof newEvent>;

/** The event holds a copy of `object` at this moment. */
export function newEvent(type: string, object: { readonly id: string }, now: Date, webhooks: number) {
  return {
    id: newId('evt'),
    object: 'event' as const,
    api_version: API_VERSION,
    created: seconds(now),
    data: { object: publicObject(object) as { readonly id: string } },
    livemode: false,
    pending_webhooks: webhooks,
    request: { id: null, idempotency_key: null },
    type,
  } satisfies Omit<Stripe.EventBase, 'data' | 'type'> & { data: object; type: string };
}
