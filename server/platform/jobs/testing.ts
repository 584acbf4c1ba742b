import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Db } from '../db/client.ts';
import { bossDatabase } from './boss-database.ts';
import type { JobName } from './job-data.ts';
import { type Failure, type Handlers, openQueue, type Queue } from './queue.ts';

export const passingTables = /^jobs\.(queue_stats_\d+|test_clock)$/;

/** Statements of a database that is used again: what the queue takes for the time is the database's own clock once more. */
export const rememberClock =
  "create temp table first_clock as select pg_get_functiondef('jobs.job_now()'::regprocedure) as definition;";
export const resetClock = `
  drop table if exists jobs.test_clock;
  execute (select definition from pg_temp.first_clock);`;

export const jobTables: readonly string[] = ['jobs.job', 'jobs.job_common'];

export type TestQueue = Omit<Queue, 'work'> & {
  work(handlers: Partial<Handlers>): void;
  readonly failures: readonly Failure[];
  waiting(): Promise<readonly JobName[]>;
  clear(): Promise<void>;
};

/** Runs only on `drain`, at the time of `now`. */
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
  await sql`create table if not exists jobs.test_clock (at timestamptz not null, readings integer not null)`.execute(db);
  await sql`
    create or replace function jobs.job_now() returns timestamp with time zone language sql stable
    as 'select at from jobs.test_clock limit 1'`.execute(db);
  await sql`insert into jobs.test_clock select now(), 0 where not exists (select from jobs.test_clock)`.execute(db);
  await setClock(db);
  let savedHandlers = handlers;
  queue.work(savedHandlers as Handlers);

  /** Each reading is a microsecond later, because jobs that are equally old run in any order. Several queues may share the clock. */
  async function setClock(tx: Db): Promise<void> {
    await sql`
      update jobs.test_clock set readings = readings + 1,
        at = ${now()}::timestamptz + (readings + 1) * interval '1 microsecond'`.execute(tx);
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

export async function failAllJobs(db: Db, message: string): Promise<void> {
  await sql`update jobs.job set state = 'failed', completed_on = jobs.job_now(), output = ${JSON.stringify({ message })}::jsonb`.execute(
    db,
  );
}

export async function beginJob(db: Db, id: string): Promise<void> {
  await sql`update jobs.job set state = 'active', started_on = jobs.job_now() where id::text = ${id}`.execute(db);
}

/** The queue's clock runs ahead by so much, and what has expired by then is tried again. Servers may be running. */
export async function skipTime(db: Db, seconds: number): Promise<void> {
  const { rows } = await sql<{ ahead: number }>`
    select extract(epoch from jobs.job_now() - now())::float8 as ahead`.execute(db);
  const ahead = (rows[0]?.ahead ?? 0) + seconds;
  await sql
    .raw(`create or replace function jobs.job_now() returns timestamp with time zone language sql stable
      as $$ select now() + ${ahead} * interval '1 second' $$`)
    .execute(db);
  const boss = new PgBoss({ db: bossDatabase(db), schema: 'jobs', schedule: false, supervise: false, reindex: false });
  await boss.start();
  try {
    await boss.supervise();
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** The time limit of handlers stays in real time. */
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
