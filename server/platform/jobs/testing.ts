import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import type { JobName } from './catalogue.ts';
import { type Failure, type Handlers, openQueue, type Queue } from './queue.ts';

/** Tables of the queue that are made anew each day, and by tests. */
export const passingTables = /^jobs\.(queue_stats_\d+|test_clock)$/;

/** The tables in which a job stands. */
export const jobTables: readonly string[] = ['jobs.job', 'jobs.job_common'];

export type TestQueue = Omit<Queue, 'work'> & {
  /** Only the handlers that will be needed; those given before stay. */
  work(handlers: Partial<Handlers>): void;
  /** Every attempt that failed, in order. */
  readonly failures: readonly Failure[];
  /** The names of the jobs that wait, due or not, in the order they become due. */
  waiting(): Promise<readonly JobName[]>;
  /** Removes all jobs. */
  clear(): Promise<void>;
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
    autostart: false,
  });
  await sql`create table if not exists jobs.test_clock (at timestamptz not null)`.execute(db);
  await sql`
    create or replace function jobs.job_now() returns timestamp with time zone language sql stable
    as 'select at from jobs.test_clock limit 1'`.execute(db);
  await setClock(db);
  let savedHandlers = handlers;
  queue.work(savedHandlers as Handlers);

  async function setClock(tx: Db): Promise<void> {
    await sql`delete from jobs.test_clock`.execute(tx);
    await sql`insert into jobs.test_clock values (${now()})`.execute(tx);
  }

  return {
    ...queue,
    failures,
    work(more) {
      savedHandlers = { ...savedHandlers, ...more };
      queue.work(savedHandlers as Handlers);
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
    async clear() {
      await sql`delete from jobs.job`.execute(db);
    },
  };
}

/** All jobs, whatever became of them. */
export async function readJobs(db: Db): Promise<readonly TestJob[]> {
  const { rows } = await sql<TestJob>`
    select id, name, state::text as state, data, retry_count as retries from jobs.job order by created_on`.execute(db);
  return rows;
}

export type TestJob = {
  readonly id: string;
  readonly name: string;
  readonly state: 'created' | 'retry' | 'active' | 'completed' | 'failed';
  readonly data: Readonly<Record<string, string>>;
  readonly retries: number;
};

/** Has every job count as given up. */
export async function failAllJobs(db: Db, message: string): Promise<void> {
  await sql`update jobs.job set state = 'failed', completed_on = jobs.job_now(), output = ${JSON.stringify({ message })}::jsonb`.execute(
    db,
  );
}

/** Has a job count as begun. */
export async function beginJob(db: Db, id: string): Promise<void> {
  await sql`update jobs.job set state = 'active', started_on = jobs.job_now() where id::text = ${id}`.execute(db);
}

/**
 * Has time go by so many times faster for the queue, in this database and from now on. How long a handler may take stays what it is in
 * real time.
 */
export async function speedUp(db: Db, times: number): Promise<void> {
  const ignore = () => {};
  await (await openQueue({ db, alone: true, onFailure: ignore, onError: ignore, autostart: false })).stop();
  const start = `'${new Date().toISOString()}'::timestamptz`;
  const statements = [
    `create or replace function jobs.job_now() returns timestamp with time zone language sql stable
     as $$ select ${start} + (now() - ${start}) * ${times} $$`,
    `create function jobs.stretch() returns trigger language plpgsql
     as $$ begin new.expire_seconds := 150 * ${times}; return new; end $$`,
    'create trigger stretch before insert on jobs.job_common for each row execute function jobs.stretch()',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
