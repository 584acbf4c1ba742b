import { setImmediate } from 'node:timers/promises';
import { MAX_EVENTS } from '../../../core/api/events.ts';
import { readEvent, type StoredEvent } from './event.ts';

/** `ignored`: how often each unexpected field came. */
export type Batch = { readonly events: readonly StoredEvent[]; readonly ignored: ReadonlyMap<string, number> };

type BatchSource = { readonly edition?: string | null; readonly maxEvents?: number };

type BatchProblem = 'no events' | 'too many events';

const CLOCK_TOLERANCE_MS = 60_000;
/** Field names come from the network, so a batch may bring only this many. */
const MAX_NAMES = 20;
/** Other requests are served after each so many events. */
const EVENTS_PER_TURN = 200;
/** Other names could be an address or a sentence. */
const NAME = /^[\w .:$/-]+$/;

export async function readBatch(
  body: unknown,
  receivedAt: Date,
  { edition = null, maxEvents = MAX_EVENTS }: BatchSource = {},
): Promise<Batch | BatchProblem> {
  const { events, client_upload_time: uploadTime } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >;
  if (!Array.isArray(events) || events.length === 0) return 'no events';
  if (events.length > maxEvents) return 'too many events';
  const ignored = new Map<string, number>();
  const ignore = (field: string) => {
    const fieldName = field.slice(0, 80);
    const isCounted = NAME.test(fieldName) && (ignored.has(fieldName) || ignored.size < MAX_NAMES);
    const name = isCounted ? fieldName : 'other';
    ignored.set(name, (ignored.get(name) ?? 0) + 1);
  };
  const behindMs = clockLagMs(uploadTime, receivedAt);
  const valid: StoredEvent[] = [];
  for (const [index, sent] of events.entries()) {
    if (index > 0 && index % EVENTS_PER_TURN === 0) await setImmediate();
    const event = readEvent(sent, { receivedAt, behindMs, edition, ignore });
    if (event) valid.push(event);
    else ignore('event without a type');
  }
  return valid.length > 0 ? { events: valid, ignored } : 'no events';
}

function clockLagMs(uploadTime: unknown, receivedAt: Date): number {
  const sent = typeof uploadTime === 'string' ? Date.parse(uploadTime) : Number.NaN;
  const ms = receivedAt.getTime() - sent;
  return Math.abs(ms) > CLOCK_TOLERANCE_MS ? ms : 0;
}
