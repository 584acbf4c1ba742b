import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres } from '../../../bench/postgres.ts';
import { type Db, type OpenDatabase, openDatabase } from './client.ts';
import { openReports } from './reports.ts';

/** Two databases of one PostgreSQL stand for a primary and its replica. */
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let primary: OpenDatabase;
let replicaUrl: URL;
beforeAll(async () => {
  postgres = await startPostgres();
  primary = await openDatabase({ url: postgres.url, dataDir: '' });
  await sql`create database replica`.execute(primary.db);
  replicaUrl = new URL(postgres.url);
  replicaUrl.pathname = '/replica';
});
afterAll(async () => {
  await primary.close();
  await postgres.stop();
});

const nameOf = async (db: Db) => (await sql<{ name: string }>`select current_database() as name`.execute(db)).rows[0]?.name;

test('reports are read from the database itself when no replica is named', async () => {
  const reports = openReports(primary.db, undefined);
  expect([await reports.read(nameOf), await reports.replica()]).toEqual(['postgres', undefined]);
});

test('reports are read from the replica, from the database itself while it is away, and from the replica when it is back', async () => {
  let time = 0;
  const reports = openReports(primary.db, replicaUrl.href, () => time);
  expect([await reports.read(nameOf), await reports.replica()]).toEqual(['replica', { is: 'read', lagSeconds: 0 }]);
  await sql`drop database replica with (force)`.execute(primary.db);
  expect([await reports.read(nameOf), await reports.replica()]).toEqual(['postgres', { is: 'away' }]);
  await sql`create database replica`.execute(primary.db);
  time = 29_999;
  expect(await reports.read(nameOf)).toBe('postgres');
  time = 30_000;
  expect(await reports.read(nameOf)).toBe('replica');
  await reports.close();
});

test('a mistake in a query is not taken for a replica that is away', async () => {
  await using cleanup = new AsyncDisposableStack();
  const reports = openReports(primary.db, postgres.url);
  cleanup.defer(() => reports.close());
  await expect(reports.read((db) => sql`select nothing`.execute(db))).rejects.toMatchObject({ code: '42703' });
  expect(await reports.replica()).toEqual({ is: 'read', lagSeconds: 0 });
});
