import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../../../bench/postgres.ts';
import { type Db, openDatabase } from './client.ts';
import { addMonth, dropMonths, findMonths } from './event-months.ts';

let postgres: Postgres;
let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  postgres = await startPostgres();
  ({ db, close } = await openDatabase({ url: postgres.url, dataDir: '' }));
});
afterAll(async () => {
  await close();
  await postgres.stop();
});

test('a month that a report reads is dropped another time, and other readers do not wait for it', async () => {
  await addMonth(db, '2026-01-01');
  const drop = () => dropMonths(db, new Date('2026-02-01T00:00:00Z'), new Date('2026-04-01T00:00:00Z'));
  const report = new Client({ connectionString: postgres.url });
  await report.connect();
  await report.query('begin');
  await report.query('select count(*) from events');
  expect(await drop()).toBe(0);
  expect((await sql`select 1 from events_2026_01`.execute(db)).rows).toEqual([]);
  await report.query('commit');
  await report.end();
  expect(await drop()).toBe(1);
  expect(await findMonths(db)).not.toContain('2026-01-01');
});

test('a question about days reads the tables of their months alone', async () => {
  for (const month of ['2026-05-01', '2026-06-01', '2026-07-01']) await addMonth(db, month);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select count(*) from events where received_at >= '2026-06-03Z' and received_at < '2026-06-09Z'`.execute(db);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('events_2026_06');
  expect(plan).not.toMatch(/events_2026_0[57]/);
});
