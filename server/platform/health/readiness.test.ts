import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../../../bench/postgres.ts';
import { type Db, openDatabase } from '../db/client.ts';
import { testDatabase } from '../db/testing.ts';
import { openReadiness } from './readiness.ts';

const MB = 1024 ** 2;

describe('on the embedded database', () => {
  let db: Db;
  beforeAll(async () => {
    db = await testDatabase();
  });
  afterAll(() => db.destroy());

  test('a server is ready while there is space, and not below 32 MB', async () => {
    const space = { bytes: 33 * MB };
    const readiness = openReadiness({ db, dataDir: '/data', freeBytes: async () => space.bytes, maxAgeMs: 0 });
    expect(await readiness.problem()).toBeUndefined();
    space.bytes = 31 * MB;
    expect(await readiness.problem()).toBe('The disk of the database is full.');
    space.bytes = 33 * MB;
    expect(await readiness.problem()).toBeUndefined();
  });

  test('a server that will stop is not ready, though its database is', async () => {
    const readiness = openReadiness({ db });
    expect(await readiness.problem()).toBeUndefined();
    readiness.leave();
    expect(await readiness.problem()).toBe('The server is about to stop.');
  });

  test('many checks within a second cost one write', async () => {
    const position = async () => (await sql<{ at: string }>`select pg_current_wal_insert_lsn() as at`.execute(db)).rows[0]?.at;
    const readiness = openReadiness({ db });
    await readiness.problem();
    const before = await position();
    expect(await Promise.all(Array.from({ length: 50 }, () => readiness.problem()))).not.toContain(expect.any(String));
    expect(await position()).toBe(before);
  });
});

test('a server whose database never answers is not ready, and sends it one query', async () => {
  let asked = 0;
  const transaction = () => ({
    execute: () => {
      asked += 1;
      return new Promise(() => {});
    },
  });
  const readiness = openReadiness({ db: { transaction } as unknown as Db, maxAgeMs: 0, timeoutMs: 20 });
  expect([await readiness.problem(), await readiness.problem()]).toEqual(Array(2).fill('The database does not answer.'));
  expect(asked).toBe(1);
});

describe('on PostgreSQL', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    postgres = await startPostgres();
    await (await openDatabase({ url: postgres.url, dataDir: '' })).close();
  });
  afterAll(() => postgres.stop());

  /** A failover to a replica makes a database read-only; a limit of 0 bytes for temporary files stands for a full disk. */
  test.each([
    ['ready', 'in order', 'work_mem=4MB', undefined],
    ['not ready', 'read-only', 'default_transaction_read_only=on', 'The database is read-only.'],
    ['not ready', 'without space', 'temp_file_limit=0', 'The database does not answer or cannot write.'],
  ])('a server is %s when its database is %s', async (_answer, _state, setting, problem) => {
    const url = new URL(postgres.url);
    url.searchParams.set('options', `-c ${setting}`);
    const { db, close } = await openDatabase({ url: url.href, dataDir: '' });
    expect(await openReadiness({ db }).problem().finally(close)).toBe(problem);
  });
});
