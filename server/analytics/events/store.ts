import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { DAY_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import { monthOf, tableOf } from '../../platform/db/event-months.ts';
import { findWithdrawnDevices } from '../../visitors/consents/store.ts';
import { anonymize, type StoredEvent } from './event.ts';

/** Writers share this lock; `lastWritten` holds it alone. */
const WRITING = 7_301_001;
/** The rows of a statement are written out in this thread, so other requests are served between short ones. */
const MAX_ROWS = 100;
/** An event that comes again within this time counts once. Longer than a browser's events keep their own time. */
const REPEAT_MS = 62 * DAY_MS;

export async function saveEvents(db: Db, events: readonly StoredEvent[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock_shared(${WRITING})`.execute(tx);
    const recognised = await withoutSilenced(tx, events);
    for (const [month, sent] of Map.groupBy(recognised, ({ received_at }) => monthOf(received_at))) {
      const table = await tableOf(tx, month);
      for (let start = 0; start < sent.length; start += MAX_ROWS) {
        if (start > 0) await setImmediate();
        await insertEvents(tx, table, sent.slice(start, start + MAX_ROWS));
      }
    }
  });
}

/** The primary key of a table knows its own rows only. */
async function insertEvents(tx: Db, table: string, events: readonly StoredEvent[]): Promise<void> {
  const ids = events.map(({ id }) => id);
  const since = new Date(Math.min(...events.map(({ received_at }) => received_at.getTime())) - REPEAT_MS);
  await sql`
    with known as materialized (select id from events where id = any(${ids}::uuid[]) and received_at > ${since}::timestamptz)
    insert into ${sql.table(table)}
      (id, received_at, at, name, device_id, session_id, properties, attribution, source, device, browser, country, visit, edition, funnel)
    select id, received_at, at, name, device_id, session_id, properties, attribution, source, device, browser, country, visit, edition, funnel
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as sent(
      id uuid, received_at timestamptz, at timestamptz, name text, device_id text, session_id bigint, properties jsonb,
      attribution jsonb, source text, device text, browser text, country text, visit jsonb, edition text, funnel text)
    where id not in (select id from known)
    on conflict (id) do nothing`.execute(tx);
}

async function withoutSilenced(tx: Db, events: readonly StoredEvent[]): Promise<readonly StoredEvent[]> {
  const devices = new Set(events.flatMap(({ device_id }) => device_id ?? []));
  if (devices.size === 0) return events;
  const silenced = await findWithdrawnDevices(tx, [...devices]);
  return events.map((event) => (event.device_id !== null && silenced.has(event.device_id) ? anonymize(event) : event));
}

/** PostgreSQL assigns `seq` before the commit, so without the lock a lower number could still appear. */
export async function lastWritten(db: Db): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${WRITING})`.execute(tx);
    const { rows } = await sql<{ seq: string | null }>`select max(seq) as seq from events`.execute(tx);
    return Number(rows[0]?.seq ?? 0);
  });
}

/** Field names come from the network, so a day counts at most this many. */
const MAX_NAMES_A_DAY = 1000;

export async function countIgnored(db: Db, ignored: ReadonlyMap<string, number>): Promise<void> {
  if (ignored.size === 0) return;
  const rows = Array.from(ignored, ([field, count]) => ({ field, count })).sort((a, b) => (a.field < b.field ? -1 : 1));
  await sql`
    insert into ignored_fields (day, field, count)
    select current_date, field, count from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent(field text, count bigint)
    where (select count(*) from ignored_fields where day = current_date) < ${MAX_NAMES_A_DAY}
    on conflict (day, field) do update set count = ignored_fields.count + excluded.count`.execute(db);
}
