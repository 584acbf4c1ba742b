import { MINUTE_MS } from '../../../core/time.ts';
import { assertDelivered } from '../../platform/jobs/assert-delivered.ts';
import { GiveUp, type Handlers, RetryLater } from '../../platform/jobs/queue.ts';
import { type AttemptDeps, sendLogged } from './attempts.ts';
import type { ConfiguredEndpoint } from './configured.ts';
import { findEndpoint } from './endpoints.ts';
import { isSubscribedTo } from './event-filter.ts';
import { writeMessage } from './message.ts';
import { slackMessage } from './slack.ts';
import { findWebhookEvent } from './store.ts';

export type WebhookJobDeps = AttemptDeps & { readonly configured: readonly ConfiguredEndpoint[] };

const PAUSE_MS = 10 * MINUTE_MS;

export function webhookJobs(deps: WebhookJobDeps): Pick<Handlers, 'webhook'> {
  const { db, configured, now } = deps;
  return {
    async webhook({ eventId, listener }) {
      const stored = await findEndpoint(db, configured, listener, now());
      if (!stored) throw new GiveUp('It does not listen any more.');
      if (stored.row.disabled_at) throw new GiveUp('The endpoint is disabled.');
      if (stored.row.paused_at) throw new RetryLater('The endpoint is paused.', PAUSE_MS);
      const event = await findWebhookEvent(db, eventId);
      if (!event || !isSubscribedTo(stored.row, event.type)) return;
      const body = stored.row.kind === 'slack' ? slackMessage(event) : await writeMessage(db, event);
      if (body === undefined) return;
      assertDelivered(await sendLogged(deps, stored, { message: { id: eventId, at: now(), body }, type: event.type, eventId }));
    },
  };
}
