import { MOST_EVENTS } from '../../../core/api/events.ts';
import { type KeptEvent, readEvent } from './event.ts';

/** `ignored`: how often each field came that nobody asked for. */
export type Batch = { readonly events: readonly KeptEvent[]; readonly ignored: ReadonlyMap<string, number> };

export type BatchProblem = 'no events' | 'too many events';

/** A clock that is wrong by less is as good as right. */
const WRONG_MS = 60_000;
/** Names of fields come from anybody: so many of one batch are told apart. */
const MOST_NAMES = 20;
/** What programs call a field; anything else could be an address or a sentence. */
const NAME = /^[\w .:$/-]+$/;

/** Reads a batch; what is no event is left out. */
export function readBatch(body: unknown, receivedAt: Date): Batch | BatchProblem {
  const { events, client_upload_time: uploadTime } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >;
  if (!Array.isArray(events) || events.length === 0) return 'no events';
  if (events.length > MOST_EVENTS) return 'too many events';
  const ignored = new Map<string, number>();
  const ignore = (field: string) => {
    const known = field.slice(0, 80);
    const told = NAME.test(known) && (ignored.has(known) || ignored.size < MOST_NAMES);
    const name = told ? known : 'other';
    ignored.set(name, (ignored.get(name) ?? 0) + 1);
  };
  const behindMs = behind(uploadTime, receivedAt);
  const kept = events.flatMap((sent) => {
    const event = readEvent(sent, { receivedAt, behindMs, ignore });
    if (!event) ignore('event without a type');
    return event ?? [];
  });
  return kept.length > 0 ? { events: kept, ignored } : 'no events';
}

function behind(uploadTime: unknown, receivedAt: Date): number {
  const sent = typeof uploadTime === 'string' ? Date.parse(uploadTime) : Number.NaN;
  const ms = receivedAt.getTime() - sent;
  return Math.abs(ms) > WRONG_MS ? ms : 0;
}
