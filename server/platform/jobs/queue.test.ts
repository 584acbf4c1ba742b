import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { HOUR_MS } from '../../../core/time.ts';
import type { Db } from '../db/client.ts';
import { testDatabase } from '../db/testing.ts';
import { GiveUp, type Handlers, openQueue } from './queue.ts';
import { type TestQueue, testQueue } from './testing.ts';

const START = new Date('2026-11-20T12:00:00Z');
const mail = (to: string) => ({ template: 'ended' as const, to, facts: { planId: 'year', endedOn: START.toISOString() } });

let db: Db;
let now: Date;
let queue: TestQueue;
const work = vi.fn<(to: string, attempt: number) => Promise<void>>();
beforeAll(async () => {
  db = await testDatabase();
  now = START;
  queue = await testQueue(db, () => now, { mail: ({ to }, { attempt }) => work(to, attempt) });
});
beforeEach(async () => {
  now = START;
  work.mockReset();
  await queue.clear();
});
afterAll(async () => {
  await queue.stop();
  await db.destroy();
});

const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

test('a job runs once, in the order in which jobs were added', async () => {
  await queue.add(db, 'mail', mail('a'));
  await queue.add(db, 'mail', mail('b'));
  await queue.drain();
  await queue.drain();
  expect(work.mock.calls).toEqual([
    ['a', 1],
    ['b', 1],
  ]);
});

test('a job of a transaction that is rolled back is not added', async () => {
  const rolledBack = db.transaction().execute(async (tx) => {
    await queue.add(tx, 'mail', mail('a'));
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  await db.transaction().execute((tx) => queue.add(tx, 'mail', mail('b')));
  await queue.drain();
  expect(work.mock.calls).toEqual([['b', 1]]);
});

test('a job with the key of an earlier job is ignored, also after that has run', async () => {
  await queue.add(db, 'mail', mail('a'), { key: 'one' });
  await queue.add(db, 'mail', mail('b'), { key: 'one' });
  await queue.add(db, 'mail', mail('c'), { key: 'two' });
  await queue.drain();
  await queue.add(db, 'mail', mail('d'), { key: 'one' });
  await queue.drain();
  expect(work.mock.calls.map(([to]) => to)).toEqual(['a', 'c']);
});

test('a delayed job does not run before its time', async () => {
  await queue.add(db, 'mail', mail('a'), { waitMs: HOUR_MS });
  later(HOUR_MS - 1000);
  await queue.drain();
  expect(work).not.toHaveBeenCalled();
  later(1000);
  await queue.drain();
  expect(work).toHaveBeenCalledOnce();
});

test('a job that fails is retried with growing waits for more than a day, and is kept with its error', async () => {
  work.mockRejectedValue(new Error('the receiver is away'));
  await queue.add(db, 'mail', mail('a'));
  const attempts: number[] = [];
  while ((await queue.waiting()).length > 0) {
    const before = queue.failures.length;
    await queue.drain();
    if (queue.failures.length > before) attempts.push(now.getTime());
    const [next] = (await sql<{ at: Date }>`select min(start_after) as at from jobs.job where state = 'retry'`.execute(db)).rows;
    if (next?.at) now = new Date(next.at.getTime() + 1); // the database counts microseconds
  }
  const waits = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
  expect(waits[0]).toBeLessThanOrEqual(4000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(2 * HOUR_MS);
  expect((attempts.at(-1) ?? 0) - (attempts[0] ?? 0)).toBeGreaterThan(24 * HOUR_MS);
  expect(queue.failures.map(({ final }) => final)).toEqual([...waits.map(() => false), true]);
  expect(work.mock.calls.map(([, attempt]) => attempt)).toEqual(attempts.map((_, index) => index + 1));
  const rows = await sql<{ state: string; output: unknown }>`select state, output from jobs.job`.execute(db);
  expect(rows.rows).toEqual([{ state: 'failed', output: { message: 'the receiver is away' } }]);
});

test('two jobs that fail together have different waits', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValueOnce(0.1).mockReturnValueOnce(0.9);
  await queue.add(db, 'mail', mail('a'));
  await queue.add(db, 'mail', mail('b'));
  random.mockRestore();
  const waits = await sql<{ longest: number }>`select retry_delay_max as longest from jobs.job order by created_on`.execute(db);
  expect(waits.rows.map(({ longest }) => longest)).toEqual([3960, 6840]);
});

test('a job that gives up is not retried, and is kept with its error', async () => {
  work.mockRejectedValue(new GiveUp('there is no such mailbox'));
  await queue.add(db, 'mail', mail('a'));
  await queue.drain();
  later(100 * HOUR_MS);
  await queue.drain();
  expect(work).toHaveBeenCalledOnce();
  expect(queue.failures.at(-1)).toMatchObject({ name: 'mail', attempt: 1, final: true });
  const rows = await sql<{ state: string; output: unknown }>`select state, output from jobs.job`.execute(db);
  expect(rows.rows).toEqual([{ state: 'failed', output: { message: 'there is no such mailbox' } }]);
});

test('a job that another job adds is drained too', async () => {
  work.mockImplementation(async (to) => {
    if (to === 'a') await db.transaction().execute((tx) => queue.add(tx, 'mail', mail('b')));
  });
  await queue.add(db, 'mail', mail('a'));
  await queue.drain();
  expect(work.mock.calls.map(([to]) => to)).toEqual(['a', 'b']);
});

/** A queue that works by itself, on a database of its own. */
async function running(alone = true, shared?: Db, maxStopMs?: number) {
  const own = shared ?? (await testDatabase());
  const fail = (error: unknown) => {
    throw error;
  };
  const opened = await openQueue({ db: own, alone, onFailure: () => {}, onError: fail, ...(maxStopMs && { maxStopMs }) });
  return { db: own, queue: opened, work: (handler: Handlers['mail']) => opened.work({ mail: handler } as Handlers) };
}

test('a job starts as soon as its transaction is committed, and a stop of the queue waits until it is done', async () => {
  const one = await running();
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  one.work(async () => {
    begun.resolve();
    await finish.promise;
  });
  await one.db.transaction().execute((tx) => one.queue.add(tx, 'mail', mail('a')));
  await begun.promise;
  const stopped = one.queue.stop();
  finish.resolve();
  await stopped;
  const states = await sql<{ state: string }>`select state from jobs.job where name = 'mail'`.execute(one.db);
  expect(states.rows).toEqual([{ state: 'completed' }]);
  await one.db.destroy();
});

test('a stop of the queue leaves a job that does not end in time, and the next server does it again', async () => {
  const one = await running(true, undefined, 1);
  const begun = Promise.withResolvers<void>();
  one.work(async () => {
    begun.resolve();
    await new Promise(() => {});
  });
  await one.db.transaction().execute((tx) => one.queue.add(tx, 'mail', mail('a')));
  await begun.promise;
  await one.queue.stop();

  expect(await attemptOfNextServer(one.db)).toBe(2);
  await one.db.destroy();
});

test('a job that the end of a server interrupted is done by the next server', async () => {
  const one = await running();
  await one.queue.add(one.db, 'mail', mail('a'));
  await sql`update jobs.job set state = 'active', started_on = now()`.execute(one.db);
  await one.queue.stop();

  expect(await attemptOfNextServer(one.db)).toBe(2);
  await one.db.destroy();
});

async function attemptOfNextServer(db: Db): Promise<number> {
  const next = await running(true, db);
  const attempt = await new Promise<number>((resolve) => {
    next.work(async (_data, job) => resolve(job.attempt));
  });
  await next.queue.stop();
  return attempt;
}

test('several servers on one database run each job once', async () => {
  const first = await running(false);
  const second = await running(false, first.db);
  const done: string[] = [];
  const all = Promise.withResolvers<void>();
  for (const server of [first, second]) {
    server.work(async ({ to }) => {
      await new Promise(setImmediate);
      done.push(to);
      if (done.length === 30) all.resolve();
    });
  }
  const names = Array.from({ length: 30 }, (_, n) => `mail-${n}`);
  await Promise.all(names.map((name, n) => (n % 2 ? first : second).queue.add(first.db, 'mail', mail(name))));
  await all.promise;
  await Promise.all([first.queue.stop(), second.queue.stop()]);
  expect(done.sort()).toEqual(names.sort());
  await first.db.destroy();
});
