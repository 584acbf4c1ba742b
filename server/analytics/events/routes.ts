import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EventSettings } from '../../../core/api/configuration.ts';
import { type EventsResponse, MAX_BYTES, MAX_EVENTS } from '../../../core/api/events.ts';
import type { Db } from '../../platform/db/client.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import { readBatch } from './batch.ts';
import { openBudget } from './budget.ts';
import { openIntake } from './intake.ts';
import { countIgnored, storeEvents } from './store.ts';

type EventDeps = {
  readonly db: Db;
  readonly limited: boolean;
  readonly now: () => Date;
};

/** Separate from the limit of the other routes, so that a flood of events does not block payments. */
const BATCHES_PER_MINUTE = 1200;
const RETRY_SECONDS = 5;

export const eventSettings: EventSettings = { flushMs: 10_000, queue: 30 };

export function eventRoutes({ db, limited, now }: EventDeps): Routes {
  const isWithinBudget = limited ? openBudget(now) : () => true;
  const intake = openIntake(async ({ events, ignored }) => {
    await storeEvents(db, events);
    await countIgnored(db, ignored);
  });

  async function take(request: FastifyRequest, reply: FastifyReply) {
    const receivedAt = now();
    const batch = readBatch(request.body, receivedAt);
    if (batch === 'no events') return refuse(reply, 'invalid', 'Please send at least one event with an event_type.');
    if (batch === 'too many events') return refuse(reply, 'too_large', `Please send at most ${MAX_EVENTS} events at a time.`);
    if (!isWithinBudget(request.ip, batch.events.length) || !(await intake.take(batch))) {
      reply.header('retry-after', RETRY_SECONDS);
      return refuse(reply, 'too_many_requests', 'There is more to write down than we can. Please wait a moment and try again.');
    }
    return {
      code: 200,
      events_ingested: batch.events.length,
      payload_size_bytes: Number(request.headers['content-length'] ?? 0),
      server_upload_time: receivedAt.getTime(),
    } satisfies EventsResponse;
  }

  return async (app) => {
    // The beacon of a closing page sends text.
    app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
    const limits = { bodyLimit: MAX_BYTES, config: { rateLimit: { max: BATCHES_PER_MINUTE } } };
    app.post('/events', limits, take);
    app.post('/2/httpapi', limits, take);
  };
}
