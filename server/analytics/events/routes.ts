import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EventSettings } from '../../../core/api/configuration.ts';
import { type EventsResponse, MAX_BROWSER_BYTES, MAX_BROWSER_EVENTS, MAX_BYTES, MAX_EVENTS } from '../../../core/api/events.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import type { AddressCounts } from '../../platform/http/address-counts.ts';
import { refuse } from '../../platform/http/errors.ts';
import { openQuota } from '../../platform/http/quota.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import { readBatch } from './batch.ts';
import { openEventBuffer } from './event-buffer.ts';
import { keepPaidPurchases } from './purchase.ts';
import { countIgnored, saveEvents } from './store.ts';

type EventDeps = {
  readonly db: Db;
  readonly counts: AddressCounts;
  readonly limited: boolean;
  /** Of one address; 0: no limit. */
  readonly eventsPerDay: number;
  /** Whether the disk has no space left for events. */
  readonly isFull: () => Promise<boolean>;
  readonly now: () => Date;
};

/** Separate from the limit of the other routes, so that a flood of events does not block payments. */
const BATCHES_PER_MINUTE = 1200;
/** 1200 batches of 30 events, however they are cut. */
const EVENTS_PER_MINUTE = 36_000;
const RETRY_MS = 5 * SECOND_MS;

export const eventSettings: EventSettings = { flushMs: 10_000, queue: 30 };

export function eventRoutes({ db, counts, limited, eventsPerDay, isFull, now }: EventDeps): Routes {
  const minute = openQuota(counts, { name: 'events', max: limited ? EVENTS_PER_MINUTE : Number.POSITIVE_INFINITY });
  const day = openQuota(counts, { name: 'events a day', max: eventsPerDay || Number.POSITIVE_INFINITY, windowMs: DAY_MS });
  const buffer = openEventBuffer(async (batch) => {
    const { events, ignored } = await keepPaidPurchases({ db }, batch);
    await saveEvents(db, events);
    await countIgnored(db, ignored);
  });

  async function take(request: FastifyRequest, reply: FastifyReply) {
    const receivedAt = now();
    const batch = await readBatch(request.body, receivedAt, {
      edition: request.server.editionOf(request),
      maxEvents: isBrowser(request) ? MAX_BROWSER_EVENTS : MAX_EVENTS,
    });
    if (batch === 'no events') return refuse(reply, 'invalid', 'Please send at least one event with an event_type.');
    if (batch === 'too many events') return refuse(reply, 'too_large', TOO_LARGE);
    const wait = (ms: number, code: 'too_many_requests' | 'unavailable') => {
      reply.header('retry-after', ms / SECOND_MS);
      return refuse(reply, code, 'There is more to write down than we can. Please wait a moment and try again.');
    };
    if (await isFull()) return wait(MINUTE_MS, 'unavailable');
    if (!minute.take(request.ip, batch.events.length)) return wait(RETRY_MS, 'too_many_requests');
    if (!day.take(request.ip, batch.events.length)) return wait(HOUR_MS, 'too_many_requests');
    if (!(await buffer.take(batch))) return wait(RETRY_MS, 'too_many_requests');
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
    const limits = { bodyLimit: MAX_BYTES, config: { rateLimit: { max: BATCHES_PER_MINUTE } }, onRequest: refuseHugeBrowsers };
    app.post('/events', limits, take);
    app.post('/2/httpapi', limits, take);
  };
}

const TOO_LARGE = `Please send at most ${MAX_EVENTS} events at a time, and ${MAX_BROWSER_EVENTS} from a browser.`;

async function refuseHugeBrowsers(request: FastifyRequest, reply: FastifyReply) {
  if (!isBrowser(request) || Number(request.headers['content-length'] ?? 0) <= MAX_BROWSER_BYTES) return;
  return refuse(reply.header('connection', 'close'), 'too_large', TOO_LARGE);
}

/** Pages cannot leave these headers out. */
function isBrowser({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] !== undefined || headers.origin !== undefined;
}
