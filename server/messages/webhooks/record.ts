import { EVENT_VERSIONS, type WebhookEvents, type WebhookType } from '../../../core/webhooks/event.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { listenerIds, type WebhookEvent } from './store.ts';

export type NewWebhookEvent = {
  [T in WebhookType]: {
    readonly type: T;
    /** The e-mail address of whom it is about, where that is known. */
    readonly subject: string | undefined;
    readonly data: WebhookEvents[T];
  };
}[WebhookType];

/** Keeps what happened, in the transaction in which it happens, and owes it to everybody who listens. */
export async function recordEvent(tx: Db, queue: Pick<Queue, 'add'>, { type, subject, data }: NewWebhookEvent): Promise<void> {
  const event = await tx
    .insertInto('webhook_events')
    .values({ type, version: EVENT_VERSIONS[type], email: subject ?? null, data: JSON.stringify(data) })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();
  await enqueueToListeners(tx, queue, event, await listenerIds(tx));
}

type EventReference = Pick<WebhookEvent, 'id' | 'email'>;

/** To each listener what happened to one person is sent in the order in which it happened. */
export async function enqueueToListeners(
  tx: Db,
  queue: Pick<Queue, 'add'>,
  { id, email }: EventReference,
  listeners: readonly string[],
): Promise<void> {
  for (const listener of listeners) {
    await queue.add(tx, 'webhook', { eventId: id, listener }, { subject: `${listener} ${email ?? id}` });
  }
}
