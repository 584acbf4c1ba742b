import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { EngineClient } from './engine-client.ts';
import { isOutage } from './outage.ts';
import { testDataDir } from './testing.ts';

const workers = vi.hoisted((): Worker[] => []);
vi.mock('node:worker_threads', async (original) => {
  const real = await original<typeof import('node:worker_threads')>();
  class SeenWorker extends real.Worker {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      workers.push(this);
    }
  }
  return { ...real, Worker: SeenWorker };
});

let folder: string;
let files: string;
let engine: EngineClient;
const open = (onFailure: (error: Error) => void = () => {}) => EngineClient.open(files, onFailure);
beforeAll(async () => {
  folder = await testDataDir('engine-client');
  files = join(folder, 'postgres');
  engine = await open();
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true });
});

test('parameters and values of every kind that the tables have cross the thread', async () => {
  const at = new Date('2026-11-22T10:00:00.123Z');
  const { rows } = await engine.query(
    `select $1::timestamptz as at, $2::bigint as large, $3::jsonb as json, $4::text[] as list, $5::bytea as bytes, $6::boolean as yes,
      $7::text as nothing, $8::bigint as count, $9::uuid as id, $10::date as day`,
    [
      at,
      9_007_199_254_740_993n,
      { goals: ['a', 1, null] },
      ['x', 'y, z'],
      Buffer.from([0, 255]),
      true,
      null,
      7,
      '6f1c2a54-2b2e-4c58-9d7e-0b6f3f0a1c11',
      '2026-11-22',
    ],
  );
  expect(rows).toEqual([
    {
      at,
      large: 9_007_199_254_740_993n,
      json: { goals: ['a', 1, null] },
      list: ['x', 'y, z'],
      bytes: new Uint8Array([0, 255]),
      yes: true,
      nothing: null,
      count: 7,
      id: '6f1c2a54-2b2e-4c58-9d7e-0b6f3f0a1c11',
      day: new Date('2026-11-22'),
    },
  ]);
});

test('a refused statement keeps the fields of PostgreSQL, and the next one works', async () => {
  await engine.query('create table single (id int constraint single_id unique)');
  await engine.query('insert into single values (1)');
  const error = await engine.query('insert into single values ($1)', [1]).catch((refusal: unknown) => refusal);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ code: '23505', severity: 'ERROR', constraint: 'single_id', table: 'single' });
  expect(error).not.toHaveProperty('params');
  expect((await engine.query('insert into single values (2)')).affectedRows).toBe(1);
});

test('a parameter that cannot be sent is refused, and the next statement works', async () => {
  await expect(engine.query('select $1::text', [() => 'a function'])).rejects.toThrow(/could not be cloned/);
  expect((await engine.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a transaction whose statement failed is refused at its commit with the code of PostgreSQL', async () => {
  const committed = engine.transaction(async (tx) => {
    await tx.query('insert into single values (3)');
    await tx.query('insert into single values (1)').catch(() => {});
  });
  await expect(committed).rejects.toMatchObject({ code: '25P02' });
  expect((await engine.query('select id from single where id = 3')).rows).toEqual([]);
});

test('a statement outside of a transaction waits for its end', async () => {
  const order: string[] = [];
  const transaction = engine.transaction(async (tx) => {
    await tx.query('select 1');
    await setImmediate();
    await tx.query('select 2');
    order.push('transaction');
  });
  const single = engine.query('select 3').then(() => order.push('single'));
  await Promise.all([transaction, single]);
  expect(order).toEqual(['transaction', 'single']);
});

test('a savepoint that is rolled back leaves the rest of its transaction', async () => {
  const db = new Kysely<{ single: { id: number } }>({ dialect: new PGliteDialect({ pglite: engine }) });
  const tx = await db.startTransaction().execute();
  await sql`insert into single values (4)`.execute(tx);
  const inner = await tx.savepoint('inner').execute();
  await sql`insert into single values (5)`.execute(inner);
  await inner.rollbackToSavepoint('inner').execute();
  await tx.commit().execute();
  expect(await db.selectFrom('single').selectAll().where('id', '>=', 4).execute()).toEqual([{ id: 4 }]);
});

test('the thread of the caller goes on during a long statement', async () => {
  const running = { done: false };
  const long = engine.query('select count(*) from generate_series(1, 500000)').then(() => {
    running.done = true;
  });
  let turns = 0;
  for (; !running.done; turns++) await setImmediate();
  await long;
  expect(turns).toBeGreaterThan(100);
});

test('a close answers what was asked before it, and refuses what is asked after it', { tags: 'exhaustive' }, async () => {
  const before = engine.query('select count(*)::int as count from generate_series(1, 100000)');
  const closing = engine.close();
  await expect(engine.query('select 1')).rejects.toThrow('The database is closed.');
  expect((await before).rows).toEqual([{ count: 100_000 }]);
  await closing;
  expect(engine.closed).toBe(true);
  engine = await open();
});

test('a close lets an open transaction end, and refuses what begins after it', async () => {
  const begun = Promise.withResolvers<void>();
  const transaction = engine.transaction(async (tx) => {
    await tx.query('insert into single values (7)');
    begun.resolve();
    await setImmediate();
    await tx.query('insert into single values (8)');
  });
  await begun.promise;
  const closing = engine.close();
  await expect(engine.transaction(async () => {})).rejects.toThrow('The database is closed.');
  await transaction;
  await closing;
  engine = await open();
  expect((await engine.query('select id from single where id in (7, 8) order by id')).rows).toEqual([{ id: 7 }, { id: 8 }]);
});

test('a transaction of kysely that begins while the database closes is refused at its first statement', {
  tags: 'exhaustive',
}, async () => {
  const db = new Kysely<object>({ dialect: new PGliteDialect({ pglite: engine }) });
  const [begun, ends] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = db.transaction().execute(async () => {
    begun.resolve();
    await ends.promise;
  });
  await begun.promise;
  const closing = engine.close();
  const late = db.transaction().execute((tx) => sql`select 1`.execute(tx));
  ends.resolve();
  await expect(late).rejects.toThrow('The database is closed.');
  await Promise.all([first, closing]);
  engine = await open();
});

test('a close rolls back a transaction that does not end in time, and those that wait behind it', {
  tags: 'exhaustive',
}, async () => {
  const begun = Promise.withResolvers<void>();
  const goesOn = Promise.withResolvers<void>();
  const endless = engine.transaction(async (tx) => {
    await tx.query('insert into single values (9)');
    begun.resolve();
    await goesOn.promise;
    await tx.query('insert into single values (10)');
  });
  await begun.promise;
  const behind = engine.transaction((tx) => tx.query('insert into single values (11)'));
  const refused = [expect(endless).rejects.toThrow('The database is closed.'), expect(behind).rejects.toThrow()];
  await engine.close({ transactionsMs: 1, engineMs: 60_000 });
  goesOn.resolve();
  await Promise.all(refused);
  engine = await open();
  expect((await engine.query('select id from single where id > 8')).rows).toEqual([]);
});

test('a close ends an engine that a statement occupies, and the next one has what was committed', {
  tags: 'exhaustive',
}, async () => {
  await engine.query('insert into single values (12)');
  const occupied = engine.query('select count(*) from generate_series(1, 5000000000)').catch((error: unknown) => error);
  await engine.close({ transactionsMs: 1, engineMs: 1 });
  expect(isOutage(await occupied)).toBe(true);
  engine = await open();
  expect((await engine.query('select id from single where id = 12')).rows).toEqual([{ id: 12 }]);
});

test('a thread that dies answers open requests with an outage, notifies its owner once, and leaves the commits', {
  tags: 'exhaustive',
}, async () => {
  const onFailure = vi.fn<(error: Error) => void>();
  await engine.close();
  const dying = await open(onFailure);
  await dying.query('insert into single values (6)');
  const pending = dying.query('select count(*) from generate_series(1, 50000000)').catch((error: unknown) => error);
  await workers.at(-1)?.terminate();
  const error = await pending;
  expect(error).toMatchObject({ message: expect.stringMatching(/^The embedded database ended by itself: /) });
  expect(isOutage(error)).toBe(true);
  expect(onFailure.mock.calls).toEqual([[error]]);
  expect(dying.closed).toBe(true);
  await expect(dying.query('select 1')).rejects.toThrow('The database is closed.');
  await dying.close();
  engine = await open(onFailure);
  expect((await engine.query('select id from single where id = 6')).rows).toEqual([{ id: 6 }]);
  expect(onFailure).toHaveBeenCalledTimes(1);
});
