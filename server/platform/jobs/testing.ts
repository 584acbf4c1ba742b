import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import type { JobName } from './catalogue.ts';
import { type Failure, type Handlers, openQueue, type Queue } from './queue.ts';

export type TestQueue = Omit<Queue, 'work'> & {
  /** Only the handlers that will be needed; those given before stay. */
  work(handlers: Partial<Handlers>): void;
  /** Every attempt that failed, in order. */
  readonly failures: readonly Failure[];
  /** The names of the jobs that wait, due or not, in the order they become due. */
  waiting(): Promise<readonly JobName[]>;
};

/**
 * A queue on a database of the test's own that does nothing but when it is drained, and whose time is `now`'s.
 * Only the given handlers may be needed.
 */
export async function testQueue(db: Db, now: () => Date, handlers: Partial<Handlers> = {}): Promise<TestQueue> {
  const failures: Failure[] = [];
  const rethrow = (error: unknown) => {
    throw error;
  };
  const queue = await openQueue({
    db,
    alone: true,
    onFailure: (failure) => failures.push(failure),
    onError: rethrow,
    byItself: false,
  });
  await sql`create table if not exists jobs.test_clock (at timestamptz not null)`.execute(db);
  await sql`
    create or replace function jobs.job_now() returns timestamp with time zone language sql stable
    as 'select at from jobs.test_clock limit 1'`.execute(db);
  await setClock(db);
  let known = handlers;
  queue.work(known as Handlers);

  async function setClock(tx: Db): Promise<void> {
    await sql`delete from jobs.test_clock`.execute(tx);
    await sql`insert into jobs.test_clock values (${now()})`.execute(tx);
  }

  return {
    ...queue,
    failures,
    work(more) {
      known = { ...known, ...more };
      queue.work(known as Handlers);
    },
    async add(tx, name, data, options) {
      await setClock(tx);
      await queue.add(tx, name, data, options);
    },
    async drain() {
      await setClock(db);
      await queue.drain();
    },
    async waiting() {
      const found = await sql<{ name: JobName }>`
        select name from jobs.job where state < 'active' order by start_after, created_on`.execute(db);
      return found.rows.map(({ name }) => name);
    },
  };
}
