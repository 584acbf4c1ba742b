import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { isQuick } from '../../../core/testing.ts';
import { HOUR_MS } from '../../../core/time.ts';
import type { Db } from '../db/client.ts';
import { testDatabase } from '../db/testing.ts';
import type { JobName, Jobs } from './job-data.ts';
import { GiveUp, type Handlers, openQueue, RetryLater } from './queue.ts';
import { type TestQueue, testQueue } from './testing.ts';

/** Makes two job names share one order, whatever the real catalogue says. */
vi.mock('./catalogue.ts', async (original) => {
  const real = await original<typeof import('./catalogue.ts')>();
  const ordered = { atOnce: 3, ordered: 'parcels' };
  return { ...real, catalogue: { ...real.catalogue, 'end-duplicate': ordered, 'buyer-request': ordered } };
});

const START = new Date('2026-11-20T12:00:00Z');

let db: Db;
let now = START;
let queue: TestQueue;
const done: string[] = [];
const work = vi.fn(async (what: string) => void done.push(what));
const handlers: Partial<Handlers> = {
  'end-duplicate': ({ subscriptionId }) => work(subscriptionId),
  'buyer-request': ({ requestId }) => work(requestId),
};

beforeAll(async () => {
  db = await testDatabase();
  queue = await testQueue(db, () => now, handlers);
});
beforeEach(async () => {
  now = START;
  done.length = 0;
  work.mockReset().mockImplementation(async (what) => void done.push(what));
  await queue.clear();
});
afterAll(async () => {
  await queue.stop();
  await db.destroy();
});

type Ordered = Extract<JobName, 'end-duplicate' | 'buyer-request'>;
const data = (name: Ordered, what: string) =>
  (name === 'end-duplicate' ? { subscriptionId: what } : { requestId: what }) as Jobs[Ordered];
const add = (name: Ordered, what: string, subject: string, tx: Db = db) => queue.add(tx, name, data(name, what), { subject });
const failing = (...names: readonly string[]) =>
  work.mockImplementation(async (what) => {
    if (names.includes(what)) throw new Error('the receiver is away');
    done.push(what);
  });

test('jobs about one subject run in the order they were added, also in one transaction and with several names', async () => {
  await db.transaction().execute(async (tx) => {
    for (const what of ['1', '2', '3', '4', '5'])
      await add(Number(what) % 2 ? 'end-duplicate' : 'buyer-request', what, 'ann', tx);
  });
  await add('buyer-request', '6', 'ann');
  await queue.drain();
  expect(done).toEqual(['1', '2', '3', '4', '5', '6']);
});

test('a job that waits for a retry blocks the later jobs of its subject, and no others', async () => {
  await add('end-duplicate', 'ann 1', 'ann');
  await add('buyer-request', 'ann 2', 'ann');
  await add('end-duplicate', 'bob 1', 'bob');
  failing('ann 1');
  await queue.drain();
  expect(done).toEqual(['bob 1']);
  failing();
  now = new Date(START.getTime() + HOUR_MS);
  await queue.drain();
  expect(done).toEqual(['bob 1', 'ann 1', 'ann 2']);
});

test('a job that was given up unblocks the jobs behind it', async () => {
  await add('end-duplicate', '1', 'ann');
  await add('end-duplicate', '2', 'ann');
  work.mockImplementation(async (what) => {
    if (what === '1') throw new GiveUp('never');
    done.push(what);
  });
  await queue.drain();
  expect(done).toEqual(['2']);
});

test('an ordered job without a subject is refused', async () => {
  await expect(queue.add(db, 'end-duplicate', { subscriptionId: '1' })).rejects.toThrow('needs a subject');
});

test('a job that asks for a delay is retried not earlier, and after a day at the latest', async () => {
  const attempts: number[] = [];
  const delays = [30 * 60 * 1000, 365 * 24 * HOUR_MS];
  work.mockImplementation(async () => {
    attempts.push((now.getTime() - START.getTime()) / 60_000);
    const wait = delays.shift();
    if (wait !== undefined) throw new RetryLater('busy', wait);
  });
  await add('end-duplicate', '1', 'ann');
  for (let minutes = 0; minutes <= 25 * 60; minutes += 5) {
    now = new Date(START.getTime() + minutes * 60_000);
    await queue.drain();
  }
  expect(attempts).toEqual([0, 30, 30 + 24 * 60]);
});

test.skipIf(isQuick)('a job that always asks for a retry at once is retried with growing waits for more than a day', async () => {
  const attempts: number[] = [];
  work.mockImplementation(async () => {
    attempts.push(now.getTime());
    throw new RetryLater('busy', 0);
  });
  await add('end-duplicate', '1', 'ann');
  while ((await queue.waiting()).length > 0) {
    await queue.drain();
    now = new Date(now.getTime() + 5 * 60_000);
  }
  expect(attempts.length).toBeLessThan(50);
  expect((attempts.at(-1) ?? 0) - (attempts[0] ?? 0)).toBeGreaterThan(24 * HOUR_MS);
});

test('several servers keep the order of each subject, and run one job of a subject at a time', async () => {
  const own = await testDatabase();
  const onError = (error: unknown) => {
    throw error;
  };
  const servers = await Promise.all([1, 2].map(() => openQueue({ db: own, alone: false, onFailure: () => {}, onError })));
  const begun = new Map<string, number[]>();
  const all = Promise.withResolvers<void>();
  let remaining = 40;
  let overlaps = 0;
  const busy = new Set<string>();
  const handle = async (what: string) => {
    const [subject = '', number] = what.split(' ');
    if (busy.has(subject)) overlaps += 1;
    busy.add(subject);
    begun.set(subject, [...(begun.get(subject) ?? []), Number(number)]);
    await new Promise(setImmediate);
    busy.delete(subject);
    if (--remaining === 0) all.resolve();
  };
  for (const server of servers) {
    server.work({
      'end-duplicate': ({ subscriptionId }) => handle(subscriptionId),
      'buyer-request': ({ requestId }) => handle(requestId),
    } as Partial<Handlers> as Handlers);
  }
  for (let number = 0; number < 10; number++) {
    await own.transaction().execute(async (tx) => {
      for (const subject of ['ann', 'bob', 'cleo', 'dan']) {
        const name = number % 2 ? 'end-duplicate' : 'buyer-request';
        await servers[number % 2]?.add(tx, name, data(name, `${subject} ${number}`), { subject });
      }
    });
  }
  await all.promise;
  await Promise.all(servers.map((server) => server.stop()));
  for (const numbers of begun.values()) expect(numbers).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(overlaps).toBe(0);
  await own.destroy();
});
