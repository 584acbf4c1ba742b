// @module-tag exhaustive: a migration never changes.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../client.ts';
import { addMonth, findMonths } from '../event-months.ts';
import { migrate, migrateTo } from '../migrate.ts';
import { emptyDatabase } from '../testing.ts';

let db: Db;
const OLD = randomUUID();
beforeAll(async () => {
  db = await emptyDatabase();
  await migrateTo(db, '0036-dispute-deadlines');
  await storeAsReleased(OLD, '2026-01-31T23:59:59Z');
  await migrate(db);
  for (const month of ['2026-01-01', '2026-02-01']) await addMonth(db, month);
});
afterAll(() => db.destroy());

/** The statement of release 0.1.0. */
async function storeAsReleased(id: string, receivedAt: string): Promise<void> {
  await sql`
    insert into events (id, received_at, at, name, device_id, session_id, properties, attribution, source, device, browser, country, visit)
    select id, received_at, at, name, device_id, session_id, properties, attribution, source, device, browser, country, visit
    from jsonb_to_recordset(${JSON.stringify([{ id, received_at: receivedAt, at: receivedAt, name: 'x', properties: {}, source: '', device: '', browser: '', country: '' }])}::jsonb) as sent(
      id uuid, received_at timestamptz, at timestamptz, name text, device_id text, session_id bigint, properties jsonb,
      attribution jsonb, source text, device text, browser text, country text, visit jsonb)
    on conflict (id) do nothing`.execute(db);
}

async function placesOf(id: string): Promise<readonly string[]> {
  const { rows } = await sql<{ table: string }>`
    select tableoid::regclass::text as table from events where id = ${id}::uuid`.execute(db);
  return rows.map(({ table }) => table);
}

test('an event that a server of the last release stores goes to the month in which it came, by the clock of UTC', async () => {
  const [last, first] = [randomUUID(), randomUUID()];
  await storeAsReleased(last, '2026-01-31T23:59:59.999Z');
  await storeAsReleased(first, '2026-02-01T00:00:00Z');
  expect(await placesOf(last)).toEqual(['events_2026_01']);
  expect(await placesOf(first)).toEqual(['events_2026_02']);
});

test('an event that a server of the last release stores again counts once, also a month later and if it was there before', async () => {
  const id = randomUUID();
  for (const at of ['2026-01-15T00:00:00Z', '2026-01-15T00:00:01Z', '2026-02-10T00:00:00Z']) await storeAsReleased(id, at);
  expect(await placesOf(id)).toEqual(['events_2026_01']);
  await storeAsReleased(OLD, '2026-02-10T00:00:00Z');
  expect(await placesOf(OLD)).toEqual(['events']);
});

test('an event of a month without a table is kept all the same', async () => {
  const id = randomUUID();
  for (const at of ['2031-05-01T00:00:00Z', '2031-05-02T00:00:00Z']) await storeAsReleased(id, at);
  expect(await placesOf(id)).toEqual(['events']);
});

test('a month is added once, with the indexes and the numbers of all events', async () => {
  await Promise.all([addMonth(db, '2026-03-01'), addMonth(db, '2026-03-01')]);
  expect((await findMonths(db)).filter((month) => month === '2026-03-01')).toEqual(['2026-03-01']);
  const indexes = async (table: string) =>
    (await sql`select replace(indexdef, ${table}, 'events') from pg_indexes where tablename = ${table}`.execute(db)).rows.length;
  expect(await indexes('events_2026_03')).toBe(await indexes('events'));
  const { rows } = await sql<{
    numbers: number;
  }>`select count(distinct seq)::int = count(*)::int as distinct from events`.execute(db);
  expect(rows).toEqual([{ distinct: true }]);
});
