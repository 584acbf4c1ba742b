import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from './client.ts';

let folder: string;
let database: OpenDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'database-'));
  database = await openDatabase({ dataDir: folder });
});
beforeEach(() => database.db.deleteFrom('leads').execute());
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const lead = (email: string) => ({ email, source: 'checkout' as const });
const emails = async () =>
  (await database.db.selectFrom('leads').select('email').orderBy('email').execute()).map(({ email }) => email);

test('concurrent transactions and single queries neither mix nor lose rows', async () => {
  const { db } = database;
  const transaction = (n: number) =>
    db.transaction().execute(async (tx) => {
      await tx
        .insertInto('leads')
        .values(lead(`${n}-a@example.com`))
        .execute();
      await new Promise(setImmediate);
      await tx
        .insertInto('leads')
        .values(lead(`${n}-b@example.com`))
        .execute();
      if (n % 2 === 1) throw new Error('changed my mind');
    });
  const single = (n: number) =>
    db
      .insertInto('leads')
      .values(lead(`${n}-s@example.com`))
      .execute();
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => [transaction(n), single(n)]).flat());
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(5);
  const expected = Array.from({ length: 10 }, (_, n) =>
    (n % 2 === 1 ? ['s'] : ['a', 'b', 's']).map((x) => `${n}-${x}@example.com`),
  );
  expect(await emails()).toEqual(expected.flat());
});

test('a query that fails in a transaction rolls it back, and the next query works', async () => {
  const { db } = database;
  const failing = db.transaction().execute(async (tx) => {
    await tx.insertInto('leads').values(lead('a@example.com')).execute();
    await tx.insertInto('leads').values(lead('a@example.com')).execute();
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  expect(await emails()).toEqual([]);
  await db.insertInto('leads').values(lead('b@example.com')).execute();
  expect(await emails()).toEqual(['b@example.com']);
});

test('a row that is read has the types of the schema', async () => {
  await database.db
    .insertInto('submissions')
    .values({ idempotency_key: 'k', answers: JSON.stringify({ goals: ['a', 'b'] }), question_answers: JSON.stringify([]) })
    .execute();
  expect(await database.db.selectFrom('submissions').selectAll().executeTakeFirstOrThrow()).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    idempotency_key: 'k',
    email: null,
    answers: { goals: ['a', 'b'] },
    question_answers: [],
    visitor_id: null,
    created_at: expect.any(Date),
  });
});

test('a database that is opened again has its tables and rows', async () => {
  await database.db.insertInto('leads').values(lead('kept@example.com')).execute();
  await database.close();
  await expect(sql`select 1`.execute(database.db)).rejects.toThrow();
  database = await openDatabase({ dataDir: folder });
  expect(await emails()).toEqual(['kept@example.com']);
});

test.each([
  [
    'postgres://ann:secret@127.0.0.1:1/shop',
    /^The database shop on 127\.0\.0\.1:1 \(DATABASE_URL\) cannot be reached: ECONNREFUSED\.$/,
  ],
  [
    'postgres://ann:secret@nowhere.invalid/shop',
    /^The database shop on nowhere\.invalid \(DATABASE_URL\) cannot be reached: \w+\.$/,
  ],
])('a database server that cannot be reached is named without its password', async (url, sentence) => {
  await expect(openDatabase({ url, dataDir: folder })).rejects.toThrow(sentence);
});
