import { webhookRefusals } from '../../../content/operator/refusals.ts';
import { MINUTE_MS } from '../../../core/time.ts';
import { assertDelivered } from '../../platform/jobs/assert-delivered.ts';
import { GiveUp, type Handlers, RetryLater } from '../../platform/jobs/queue.ts';
import { type AttemptDeps, sendLogged } from './attempts.ts';
import { type EndpointDeps, findEndpoint } from './endpoints.ts';
import { isSubscribedTo } from './event-filter.ts';
import { writeMessage } from './message.ts';
import { slackMessage } from './slack.ts';
import { findWebhookEvent } from './store.ts';

export type WebhookJobDeps = AttemptDeps & EndpointDeps;

const PAUSE_MS = 10 * MINUTE_MS;

export function webhookJobs(deps: WebhookJobDeps): Pick<Handlers, 'webhook'> {
  const { db, now } = deps;
  return {
    async webhook({ eventId, listener }) {
      const stored = await findEndpoint(deps, listener, now());
      if (!stored) throw new GiveUp('It does not listen any more.');
      if (stored.row.disabled_at) throw new GiveUp('The endpoint is disabled.');
      if (stored.row.paused_at) throw new RetryLater('The endpoint is paused.', PAUSE_MS);
      const event = await findWebhookEvent(db, eventId);
      if (!event || !isSubscribedTo(stored.row, event.type)) return;
      const body = stored.row.kind === 'slack' ? slackMessage(event) : await writeMessage(db, event);
      if (body === undefined) return;
      const { row, endpoint } = stored;
      if (!endpoint) throw new RetryLater(webhookRefusals.noKey[row.kind], PAUSE_MS);
      assertDelivered(
        await sendLogged(deps, { row, endpoint }, { message: { id: eventId, at: now(), body }, type: event.type, eventId }),
      );
    },
  };
}
