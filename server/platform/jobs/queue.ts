import { sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Db } from '../db/client.ts';
import { endsWithin } from '../ends-within.ts';
import { bossDatabase } from './boss-database.ts';
import { catalogue, jobNames, retryOf } from './catalogue.ts';
import type { JobName, Jobs } from './job-data.ts';
import type { JobObserver, JobOutcome, Traced } from './observer.ts';
import { advance, appendToGroup, groupOf, indexGroups } from './order.ts';
import { jobId, makeQueues } from './queues.ts';
import { openWorkerPool, type Task } from './worker-pool.ts';

export type Handlers = {
  readonly [Name in JobName]: (data: Jobs[Name], job: RunningJob) => Promise<void>;
};

/** `id` stays the same over all attempts; `attempt` starts at 1. */
export type RunningJob = { readonly id: string; readonly attempt: number };

type AddOptions = {
  /** By the clock of the database. */
  readonly waitMs?: number;
  /** A second job with this name and key is ignored while the first is stored. */
  readonly key?: string;
  /** For ordered jobs: earlier jobs with the same subject end first. */
  readonly subject?: string;
};

export type Queue = {
  /** The job is queued if and only if the caller's transaction commits. */
  add<Name extends JobName>(tx: Db, name: Name, data: Jobs[Name], options?: AddOptions): Promise<void>;
  /** Retries a failed handler for at least a day, unless it throws `GiveUp`. */
  work(handlers: Handlers): void;
  drain(): Promise<void>;
  stop(): Promise<void>;
};

export class GiveUp extends Error {}

/** `waitMs` is a minimum; the regular backoff may be longer. */
export class RetryLater extends Error {
  readonly waitMs: number;
  constructor(message: string, waitMs: number) {
    super(message);
    this.waitMs = waitMs;
  }
}

type QueueOptions = {
  readonly db: Db;
  /** No other process uses the database, so jobs marked as running were interrupted. */
  readonly alone: boolean;
  readonly onFailure: (failure: Failure) => void;
  readonly onError: (error: unknown) => void;
  readonly autostart?: boolean;
  readonly observer?: JobObserver | undefined;
  /** A job that is interrupted runs again. */
  readonly maxStopMs?: number;
};

export type Failure = RunningJob & { readonly name: JobName; readonly error: unknown; readonly final: boolean };

const DAY_SECONDS = 24 * 60 * 60;

const MAX_RETRY_AFTER_MS = DAY_SECONDS * 1000;

/** A job whose server is silent for `expireInSeconds` starts again. */
const RETENTION = { expireInSeconds: 150, retentionSeconds: 365 * DAY_SECONDS, deleteAfterSeconds: 30 * DAY_SECONDS };

/** Others' systems may take half a minute to answer. */
const MAX_STOP_MS = 4000;

/** For retries, delayed jobs and jobs of other servers; a server starts its own jobs at once. */
const POLL_MS = 1000;
const POLL_AFTER_ERROR_MS = 5000;
/** On PostgreSQL the adding transaction may commit after the first look. */
const COMMIT_DELAY_MS = 100;

export async function openQueue({
  db,
  alone,
  onFailure,
  onError,
  autostart = true,
  observer,
  maxStopMs = MAX_STOP_MS,
}: QueueOptions): Promise<Queue> {
  const boss = new PgBoss({ db: bossDatabase(db), schema: 'jobs', schedule: false, supervise: autostart, reindex: false });
  boss.on('error', onError);
  await boss.start();
  await makeQueues(boss);
  await indexGroups(db);
  if (!autostart) await boss.stop({ graceful: false }); // stops its timers; calls still work
  if (alone) await sql`update jobs.job set state = 'retry', heartbeat_on = null where state = 'active'`.execute(db);

  let handlers: Handlers | undefined;
  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<void> | undefined;
  let stopped = false;
  const pools = new Map(jobNames.map((name) => [name, openWorkerPool(catalogue[name].atOnce, () => take(name))]));
  const changedGroups = new Set<string>();

  async function advanceChanged(): Promise<void> {
    if (changedGroups.size === 0) return;
    const groups = [...changedGroups];
    changedGroups.clear();
    const freed = await advance(db, groups);
    if (polling) for (const name of freed) pools.get(name)?.wake();
  }

  async function take<Name extends JobName>(name: Name): Promise<Task | undefined> {
    try {
      await advanceChanged();
      const [job] = await boss.fetch<Traced<Jobs[Name]>>(name, { includeMetadata: true });
      return job && (() => observed(name, job).catch(onError));
    } catch (error) {
      onError(error);
      return undefined;
    }
  }

  async function observed<Name extends JobName>(name: Name, job: Fetched<Traced<Jobs[Name]>>): Promise<void> {
    const { traceparent, ...data } = job.data;
    const work = () => attempt(name, job, data as unknown as Jobs[Name]);
    await (observer ? observer.observeJob(name, traceparent, work) : work());
  }

  async function attempt<Name extends JobName>(name: Name, job: Fetched<unknown>, data: Jobs[Name]): Promise<JobOutcome> {
    const running = { id: job.id, attempt: job.retryCount + 1 };
    try {
      if (!handlers) throw new Error('Nobody works on jobs yet.');
      await handlers[name](data, running);
    } catch (error) {
      const final = error instanceof GiveUp || job.retryCount >= job.retryLimit;
      onFailure({ ...running, name, error, final });
      await fail(db, boss, name, job, error);
      await advanceGroup(job.groupId);
      return final ? 'given-up' : 'retried';
    }
    await boss.complete(name, job);
    await advanceGroup(job.groupId);
    return 'done';
  }

  function wake(name: JobName, group: string | undefined): void {
    if (group !== undefined) changedGroups.add(group);
    pools.get(name)?.wake();
  }

  async function advanceGroup(group: string | null | undefined): Promise<void> {
    if (!group) return;
    changedGroups.add(group);
    await advanceChanged();
  }

  const addPeriodic = periodic(boss);
  async function pollOnce(): Promise<void> {
    await addPeriodic();
    for (const name of await due(db)) pools.get(name)?.wake();
  }

  async function poll(): Promise<void> {
    const wait = await pollOnce().then(
      () => POLL_MS,
      (error) => {
        onError(error);
        return POLL_AFTER_ERROR_MS;
      },
    );
    if (stopped) return;
    timer = setTimeout(() => {
      polling = poll();
    }, wait);
  }

  return {
    async add(tx, name, data, { waitMs, key, subject } = {}) {
      const group = groupOf(name, subject);
      const traceparent = observer?.traceparent();
      const id = await boss.send(name, traceparent === undefined ? data : { ...data, traceparent }, {
        ...RETENTION,
        ...retries(name),
        ...(waitMs && { startAfter: `${waitMs} milliseconds` }),
        ...(key !== undefined && { id: jobId(name, key) }),
        ...(group !== undefined && { group: { id: group } }),
        db: fromKysely(tx),
      });
      if (id !== null && group !== undefined) await appendToGroup(tx, id, group);
      if (!polling) return;
      wake(name, group);
      setTimeout(() => wake(name, group), COMMIT_DELAY_MS).unref();
    },
    work(newHandlers) {
      handlers = newHandlers;
      if (autostart) polling = poll();
    },
    async drain() {
      for (let names = await due(db); names.length > 0; names = await due(db)) {
        for (const name of names) {
          for (let task = await take(name); task; task = await take(name)) await task();
        }
      }
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      const ended = Promise.all([polling, ...Array.from(pools.values(), (pool) => pool.stop())]);
      await endsWithin(maxStopMs, ended);
      await boss.stop({ graceful: false });
    },
  };
}

type Fetched<Data> = {
  readonly id: string;
  readonly data: Data;
  readonly retryCount: number;
  readonly retryLimit: number;
  readonly groupId?: string | null;
};

/** In the order of the catalogue. */
async function due(db: Db): Promise<JobName[]> {
  await advance(db);
  const { rows } = await sql<{ name: JobName }>`
    select name from jobs.queue q where name = any(${sql.val(jobNames)}::text[]) and exists (
      select 1 from jobs.job j where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= jobs.job_now()
    ) order by array_position(${sql.val(jobNames)}::text[], q.name)`.execute(db);
  return rows.map(({ name }) => name);
}

async function fail(db: Db, boss: PgBoss, name: JobName, job: Fetched<unknown>, error: unknown): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  await db.transaction().execute(async (tx) => {
    if (error instanceof GiveUp) await sql`update jobs.job set retry_limit = retry_count where id = ${job.id}`.execute(tx);
    await boss.fail(name, job, { message }, { db: fromKysely(tx) });
    if (!(error instanceof RetryLater)) return;
    const waitMs = Math.min(error.waitMs, MAX_RETRY_AFTER_MS);
    await sql`
      update jobs.job set start_after = greatest(start_after, jobs.job_now() + ${waitMs} * interval '1 millisecond')
      where id = ${job.id} and state = 'retry'`.execute(tx);
  });
}

/** The id is the turn's, so several servers add one job. */
function periodic(boss: PgBoss): () => Promise<void> {
  const added = new Map<JobName, number>();
  return async () => {
    for (const name of jobNames) {
      const { everyMinutes } = catalogue[name];
      if (!everyMinutes) continue;
      const turn = Math.floor(Date.now() / (everyMinutes * 60_000));
      if (added.get(name) === turn) continue;
      const id = jobId(name, `turn ${turn}`);
      await boss.send(name, {}, { ...RETENTION, deleteAfterSeconds: DAY_SECONDS, retryLimit: 0, id });
      added.set(name, turn);
    }
  };
}

function retries(name: JobName) {
  const { limit, firstSeconds, longestSeconds } = retryOf(name);
  const retryDelayMax = Math.floor(longestSeconds * (1 + Math.random()));
  return { retryLimit: limit, retryBackoff: true, retryDelay: firstSeconds, retryDelayMax };
}
