import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startPostgres } from '../../../bench/postgres.ts';
import { type Db, type OpenDatabase, openDatabase } from './client.ts';
import { isOutage } from './outage.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let database: OpenDatabase;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await openDatabase({ url: postgres.url, dataDir: '' });
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
});

test('a connection that PostgreSQL ends between two statements of a transaction fails that transaction alone', async () => {
  const { db } = database;
  const addLead = (on: Db, email: string) => on.insertInto('leads').values({ email, source: 'checkout' }).execute();
  const cut = db.transaction().execute(async (tx) => {
    await addLead(tx, 'lost@example.com');
    await terminate(db, await backendOf(tx));
    await addLead(tx, 'lost-too@example.com');
  });
  const error = await cut.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(isOutage(error)).toBe(true);
  await db.transaction().execute((tx) => addLead(tx, 'kept@example.com'));
  expect(await db.selectFrom('leads').select('email').execute()).toEqual([{ email: 'kept@example.com' }]);
});

test('a close cuts a connection whose statement does not end', async () => {
  const other = await openDatabase({ url: postgres.url, dataDir: '' });
  const sleeping = sql`select pg_sleep(600)`.execute(other.db).catch((reason: unknown) => reason);
  await vi.waitFor(
    async () => {
      const { rows } = await sql`
      select 1 from pg_stat_activity where state = 'active' and query = 'select pg_sleep(600)'`.execute(database.db);
      expect(rows).toHaveLength(1);
    },
    { timeout: 15_000 },
  );
  await other.close();
  expect(isOutage(await sleeping)).toBe(true);
});

async function backendOf(db: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid ?? 0;
}

async function terminate(db: Db, pid: number): Promise<void> {
  await sql`select pg_terminate_backend(${pid})`.execute(db);
  await vi.waitFor(
    async () => {
      const { rows } = await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(db);
      expect(rows).toEqual([]);
    },
    { timeout: 15_000 },
  );
}
