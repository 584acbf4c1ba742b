import type { Selectable } from 'kysely';
import type { ForwardedEvent } from '../../../adapters/analytics/port.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Jobs } from '../../platform/jobs/job-data.ts';

type EventRange = Jobs['events-batch'];

/** Only visitors who consented to statistics and have not withdrawn. */
export async function nextBatch(tx: Db, after: number, upTo: number, limit: number): Promise<Batch> {
  const batch = between(tx, after, upTo).select('seq').orderBy('seq').limit(limit).as('batch');
  const { size, last } = await tx
    .selectFrom(batch)
    .select(({ fn }) => [fn.countAll().as('size'), fn.max('seq').as('last')])
    .executeTakeFirstOrThrow();
  return { size: Number(size), last: Number(last) };
}

/** `last` is the `seq` of its last event. */
type Batch = { readonly size: number; readonly last: number };

/** Rows of a query are read in this thread, so other requests are served between short ones. */
const PAGE_SIZE = 500;

export async function findForwarded(db: Db, { after, upTo }: EventRange): Promise<readonly ForwardedEvent[]> {
  const events: ForwardedEvent[] = [];
  for (let last = after; last < upTo; ) {
    const rows = await between(db, last, upTo).selectAll().orderBy('seq').limit(PAGE_SIZE).execute();
    events.push(...rows.map(toForwarded));
    last = rows.length < PAGE_SIZE ? upTo : Number(rows.at(-1)?.seq);
  }
  return events;
}

function toForwarded(row: Selectable<Database['events']>): ForwardedEvent {
  const { id, name, at, device_id, session_id, properties, attribution, source, device, browser, country } = row;
  const { answers: _stay, ...shared } = properties as Readonly<Record<string, unknown>>;
  return {
    id,
    name,
    at,
    deviceId: String(device_id),
    sessionId: session_id === null ? undefined : Number(session_id),
    properties: shared,
    about: { ...attribution, source, device, browser, country },
  };
}

/** The devices of which the range holds no event any more. */
export async function findErased(
  db: Db,
  { after, upTo }: EventRange,
  deviceIds: ReadonlySet<string>,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('events')
    .select('device_id')
    .distinct()
    .where('seq', '>', String(after))
    .where('seq', '<=', String(upTo))
    .where('device_id', 'is not', null)
    .execute();
  const left = new Set(rows.map(({ device_id }) => device_id));
  return [...deviceIds].filter((id) => !left.has(id));
}

function between(db: Db, after: number, upTo: number) {
  return db
    .selectFrom('events')
    .where('seq', '>', String(after))
    .where('seq', '<=', String(upTo))
    .where('device_id', 'is not', null)
    .where('device_id', 'not in', (silenced) => silenced.selectFrom('silenced_devices').select('device_id'));
}
