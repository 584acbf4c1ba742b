import type { WebhookPort } from '../../../adapters/webhook/port.ts';
import type { Db } from '../../platform/db/client.ts';
import { assertDelivered } from '../../platform/jobs/assert-delivered.ts';
import { GiveUp, type Handlers } from '../../platform/jobs/queue.ts';
import { writeMessage } from './message.ts';
import { findWebhookEvent } from './store.ts';

export type WebhookJobDeps = { readonly db: Db; readonly webhook: WebhookPort; readonly now: () => Date };

export function webhookJobs({ db, webhook, now }: WebhookJobDeps): Pick<Handlers, 'webhook'> {
  return {
    async webhook({ eventId, listener }) {
      const event = await findWebhookEvent(db, eventId);
      const body = event && (await writeMessage(db, event));
      if (body === undefined) return;
      if (!webhook.listeners.some(({ id }) => id === listener)) throw new GiveUp('It does not listen any more.');
      assertDelivered(await webhook.send(listener, { id: eventId, at: now(), body }));
    },
  };
}
