import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../../../bench/postgres.ts';
import { casesOf, isQuick } from '../../../core/testing.ts';
import { writeAudit } from '../audit.ts';
import { type Db, openAsItIs } from '../db/client.ts';
import { addMonth, monthOf } from '../db/event-months.ts';
import { migrate } from '../db/migrate.ts';
import { emptyDatabase, testDatabase } from '../db/testing.ts';
import { readMaintenance } from '../maintenance.ts';
import { createBackup } from './commands.ts';
import { openBackup } from './file.ts';
import { readDatabase } from './read.ts';
import { restoreDatabase } from './restore.ts';
import { isEmpty, readPartitions } from './tables.ts';
import { allRows, plantRows } from './testing.ts';

let folder: string;
let db: Db;
let file: string;
const opened: Db[] = [];
const NOW = new Date('2026-11-22T10:00:00Z');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  file = join(folder, 'backup.gz');
  db = await testDatabase();
  for (const action of ['signed-in', 'signed-out'] as const) await writeAudit(db, { action, by: null }, NOW);
  const [{ of } = { of: '' }] = await readPartitions(db);
  await sql`create table jobs.made_later partition of ${sql.raw(of)} for values in ('made later')`.execute(db);
  await addMonth(db, monthOf(new Date()));
  await plantRows(db);
  before = await allRows(db);
  await createBackup({ db, now: () => NOW }, { file, recipients: [] });
});
afterAll(async () => {
  for (const each of [db, ...opened]) await each.destroy();
  await rm(folder, { recursive: true });
});

let before: Readonly<Record<string, readonly string[]>>;

/** The month that has an event, and the table above them that keeps those of months without a table. */
async function eventTables(of: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ table: string }>`select tableoid::regclass::text as table from events order by 1`.execute(of);
  return rows.map(({ table }) => table);
}

async function target(): Promise<Db> {
  const empty = await emptyDatabase();
  opened.push(empty);
  return empty;
}

test('the database of the backup test has rows in every table', () => {
  expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
  expect(Object.keys(before).length).toBeGreaterThan(40);
});

test.skipIf(isQuick)('the planner of a restored database knows its rows', async () => {
  const restored = await target();
  await restoreDatabase(restored, await openBackup(file));
  const leads = await restored.selectFrom('leads').select('email').execute();
  const { rows } = await sql<{ known: number }>`
    select reltuples::int as known from pg_class where oid = 'leads'::regclass`.execute(restored);
  expect(rows).toEqual([{ known: leads.length }]);
});

test('a backup restores every row of every table as it was, and what comes next gets the next number', async () => {
  const restored = await target();
  const counts = await restoreDatabase(restored, await openBackup(file));
  expect(await allRows(restored)).toEqual(before);
  expect(await eventTables(restored)).toEqual(await eventTables(db));
  // The queue makes a partition for the next day, so a database that is made later has others beside them.
  expect(await readPartitions(restored)).toEqual(expect.arrayContaining([...(await readPartitions(db))]));
  expect(counts).toEqual(Object.fromEntries(Object.entries(before).map(([name, rows]) => [name, rows.length])));
  await writeAudit(restored, { action: 'signed-in', by: null }, NOW);
  expect((await restored.selectFrom('operator_audit').select('id').orderBy('id').execute()).map(({ id }) => String(id))).toEqual([
    '1',
    '2',
    '3',
  ]);
});

test.skipIf(isQuick)(
  'a backup of the embedded database restores into PostgreSQL, and one of PostgreSQL into the embedded database',
  async () => {
    const postgres = await startPostgres();
    const server = await openAsItIs({ url: postgres.url, dataDir: '' });
    try {
      await restoreDatabase(server.db, await openBackup(file));
      expect(await allRows(server.db)).toEqual(before);
      expect(await eventTables(server.db)).toEqual(await eventTables(db));
      const back = await target();
      await restoreDatabase(back, readDatabase(server.db));
      expect(await allRows(back)).toEqual(before);
    } finally {
      await server.close();
      await postgres.stop();
    }
  },
);

test('a database on which no server has run yet can be copied too', { tags: 'exhaustive' }, async () => {
  const [fresh, restored] = [await target(), await target()];
  await migrate(fresh);
  await fresh.insertInto('leads').values({ email: 'ann@example.com', source: 'checkout' }).execute();
  await restoreDatabase(restored, readDatabase(fresh));
  expect(await allRows(restored)).toEqual(await allRows(fresh));
});

test('a backup records its time in the database, after its own copy of it', async () => {
  expect((await readMaintenance(db)).find(({ name }) => name === 'backup')?.at).toEqual(NOW);
  expect(gunzipSync(await readFile(file)).toString()).not.toContain('backup-made');
});

test('a backup is readable for one user alone, and never replaces a file', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await expect(createBackup({ db, now: () => NOW }, { file, recipients: [] })).rejects.toThrow(/is there already/);
  await expect(stat(`${file}.unfinished`)).rejects.toThrow('ENOENT');
});

describe('a restore is refused', () => {
  test('into a database that is not empty, which stays as it is', async () => {
    const rows = await allRows(db);
    await expect(restoreDatabase(db, await openBackup(file))).rejects.toThrow(/is not empty/);
    expect(await allRows(db)).toEqual(rows);
  });

  test.each([
    ['is cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 100)],
    ['ends before its checksum', (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().split('\n').slice(0, -2).join('\n'))],
    ['was changed', (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().replace('🧴', '🧽'))],
    ['is something else', () => Buffer.from('Dear Ann')],
  ])('from a file that %s', async (_how, change) => {
    const broken = join(folder, 'broken.gz');
    await writeFile(broken, change(await readFile(file)));
    await expect(openBackup(broken)).rejects.toThrow(/broken\.gz is no whole backup: /);
  });

  test.each(
    casesOf(
      [
        ['a newer release', '"0019-who-submitted"', '"0019-who-submitted","9999-future"', /of a newer release/],
        ['another job queue', '"queue":', '"queue":1', /another job queue/],
      ],
      1,
    ),
  )('from %s', async (_what, from, to, sentence) => {
    const restored = await target();
    await expect(restoreDatabase(restored, changed(from, to))).rejects.toThrow(sentence);
  });

  test('when a row is missing, and leaves no table behind', { tags: 'exhaustive' }, async () => {
    const restored = await target();
    await expect(restoreDatabase(restored, changed('{"rows":2}', '{"rows":3}'))).rejects.toThrow(/has 2 rows and not 3/);
    expect(await isEmpty(restored)).toBe(true);
  });

  async function* changed(from: string, to: string): AsyncGenerator<string> {
    for await (const line of await openBackup(file)) yield line.replace(from, to);
  }
});
