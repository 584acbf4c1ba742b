import { type Selectable, sql } from 'kysely';
import type { Visit } from '../../../../core/analytics/visit.ts';
import type { Db } from '../../../platform/db/client.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { saveSummaries } from './summaries.ts';

export type CountableEvent = Pick<
  Selectable<Database['events']>,
  | 'seq'
  | 'at'
  | 'name'
  | 'device_id'
  | 'properties'
  | 'source'
  | 'device'
  | 'browser'
  | 'country'
  | 'visit'
  | 'edition'
  | 'funnel'
>;

const CURSOR = 'funnel';

export async function lockCursor(tx: Db): Promise<number> {
  const row = await tx.selectFrom('event_cursor').select('seq').where('name', '=', CURSOR).forUpdate().executeTakeFirstOrThrow();
  return Number(row.seq);
}

/** `countedUntil` is set only when nothing is left to count. */
export async function moveCursor(tx: Db, seq: number, countedUntil: Date | undefined): Promise<void> {
  await tx
    .updateTable('event_cursor')
    .set({ seq: String(seq), ...(countedUntil && { counted_until: countedUntil }) })
    .where('name', '=', CURSOR)
    .execute();
}

export async function findCountedUntil(db: Db): Promise<Date | null> {
  const row = await db.selectFrom('event_cursor').select('counted_until').where('name', '=', CURSOR).executeTakeFirst();
  return row?.counted_until ?? null;
}

export async function findEvents(tx: Db, after: number, until: number, atMost: number): Promise<readonly CountableEvent[]> {
  return tx
    .selectFrom('events')
    .select([
      'seq',
      'at',
      'name',
      'device_id',
      'properties',
      'source',
      'device',
      'browser',
      'country',
      'visit',
      'edition',
      'funnel',
    ])
    .where('seq', '>', String(after))
    .where('seq', '<=', String(until))
    .orderBy('seq')
    .limit(atMost)
    .execute();
}

export async function findVisits(tx: Db, devices: readonly string[]): Promise<ReadonlyMap<string, Visit>> {
  const { rows } = await sql<{ device_id: string; visit: string }>`
    select device_id, visit from event_visits where device_id = any(${[...devices]}::text[])`.execute(tx);
  return new Map(rows.map(({ device_id, visit }) => [device_id, JSON.parse(visit) as Visit]));
}

export async function saveVisits(tx: Db, visits: ReadonlyMap<string, Visit>): Promise<void> {
  if (visits.size === 0) return;
  const rows = Array.from(visits, ([device_id, visit]) => ({
    device_id,
    first_at: new Date(visit.first),
    visit: JSON.stringify(visit),
  }));
  await sql`
    insert into event_visits (device_id, first_at, visit)
    select device_id, first_at, visit
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent(device_id text, first_at timestamptz, visit text)
    on conflict (device_id) do update set first_at = excluded.first_at, visit = excluded.visit`.execute(tx);
  await saveSummaries(tx, visits);
}
