import { EVENT_VERSIONS, type WebhookEvents, type WebhookType } from '../../../core/webhooks/event.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { countShopEvent, type ShopEvent } from '../../platform/telemetry/shop-events.ts';
import { activeEndpoints } from './endpoints.ts';
import { type EventFilter, isSubscribedTo } from './event-filter.ts';
import type { WebhookEvent } from './store.ts';

export type NewWebhookEvent = {
  [T in WebhookType]: {
    readonly type: T;
    /** The e-mail address of the person, if known. */
    readonly subject: string | undefined;
    readonly data: WebhookEvents[T];
  };
}[WebhookType];

const SHOP_EVENTS: { readonly [T in WebhookType]?: ShopEvent } = {
  'lead.created': { counter: 'leads' },
  'subscription.started': { counter: 'payments', kind: 'first' },
  'subscription.renewed': { counter: 'payments', kind: 'renewal' },
  'subscription.refunded': { counter: 'payments', kind: 'refund' },
};

export async function recordEvent(tx: Db, queue: Pick<Queue, 'add'>, event: NewWebhookEvent): Promise<void> {
  const recorded = await tx
    .insertInto('webhook_events')
    .values(eventRow(event))
    .returning(['id', 'email', 'type'])
    .executeTakeFirstOrThrow();
  await announceEvent(tx, queue, recorded, await activeEndpoints(tx));
}

export function eventRow({ type, subject, data }: NewWebhookEvent) {
  return { type, version: EVENT_VERSIONS[type], email: subject ?? null, data: JSON.stringify(data) };
}

/** Of an event that was stored in the same transaction. */
export async function announceEvent(
  tx: Db,
  queue: Pick<Queue, 'add'>,
  event: EventReference,
  endpoints: readonly EventFilter[],
): Promise<void> {
  const shopEvent = SHOP_EVENTS[event.type];
  if (shopEvent) countShopEvent(shopEvent);
  await enqueueToEndpoints(tx, queue, event, endpoints);
}

type EventReference = Pick<WebhookEvent, 'id' | 'email' | 'type'>;

/** Each endpoint receives the events of one person in order. Returns the number of jobs. */
export async function enqueueToEndpoints(
  tx: Db,
  queue: Pick<Queue, 'add'>,
  { id, email, type }: EventReference,
  endpoints: readonly EventFilter[],
): Promise<number> {
  const receiving = endpoints.filter((endpoint) => isSubscribedTo(endpoint, type));
  for (const endpoint of receiving) {
    const subject = `${endpoint.id} ${email ?? id}`;
    await queue.add(tx, 'webhook', { eventId: id, listener: endpoint.id }, { subject });
  }
  return receiving.length;
}
