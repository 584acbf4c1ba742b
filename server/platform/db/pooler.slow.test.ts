import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres } from '../../../bench/postgres.ts';
import { openDatabase } from './client.ts';
import { unreachable } from './outage.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** Two databases tell what reached the pooler from what reached PostgreSQL itself. */
test('behind a pooler migrations run at the direct address, and queries come without settings of a session', async () => {
  const first = await openDatabase({ url: postgres.url, dataDir: '' });
  await sql`create database pooled`.execute(first.db);
  await first.close();
  const url = new URL(postgres.url);
  url.pathname = '/pooled';
  const { db, close } = await openDatabase({ url: url.href, directUrl: postgres.url, dataDir: '' });
  const { rows } = await sql`
    select to_regclass('leads') as leads, current_database() as name, current_setting('statement_timeout') as timeout`.execute(
    db,
  );
  await close();
  expect(rows).toEqual([{ leads: null, name: 'pooled', timeout: '0' }]);
});

test('a pooler that is taken for PostgreSQL is recognised by what it refuses', () => {
  const refusal = new Error('unsupported startup parameter: statement_timeout');
  expect(unreachable(postgres.url, refusal).message).toMatch(
    /^DATABASE_URL is a pooler such as PgBouncer: set DATABASE_DIRECT_URL/,
  );
});
