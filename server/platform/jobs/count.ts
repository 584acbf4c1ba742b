import { sql } from 'kysely';
import type { DeliveryState } from '../../../core/api/operator/deliveries.ts';
import type { Db } from '../db/client.ts';
import { isPending, stateOf } from './states.ts';

type QueueCounts = {
  readonly waiting: number;
  readonly retrying: number;
  readonly failed: number;
  /** Due and not blocked since the given time: a sign that no server works. */
  readonly overdue: number;
};

export async function countJobs(db: Db, dueBefore: Date): Promise<QueueCounts> {
  const { rows } = await sql<QueueCounts>`
    select (count(*) filter (where state = 'created'))::int as waiting,
      (count(*) filter (where state = 'retry'))::int as retrying,
      (count(*) filter (where state = 'failed'))::int as failed,
      (count(*) filter (where state in ('created', 'retry') and start_after < ${dueBefore}::timestamptz and not (blocked and exists (
        select 1 from jobs.job first where first.group_id = job.group_id and not first.blocked and first.state < 'completed'
      ))))::int as overdue
    from jobs.job`.execute(db);
  return rows[0] ?? { waiting: 0, retrying: 0, failed: 0, overdue: 0 };
}

export async function countFailed(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from jobs.job where state = 'failed'`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function countFailing(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select name, count(*)::int as count from jobs.job where state in ('retry', 'failed') group by name`.execute(db);
  return new Map(rows.map(({ name, count }) => [name, count]));
}

type PendingJobs = {
  readonly name: string;
  readonly state: DeliveryState;
  readonly count: number;
  /** How long the oldest has been due; 0 when none is. */
  readonly dueSeconds: number;
};

export async function countByQueue(db: Db): Promise<readonly PendingJobs[]> {
  const { rows } = await sql<PendingJobs>`
    select j.name, ${stateOf} as state, count(*)::int as count,
      coalesce(greatest(0, extract(epoch from jobs.job_now() - min(j.start_after) filter (where j.state < 'active' and not j.blocked))), 0)::float8
        as "dueSeconds"
    from jobs.job j where ${isPending} group by 1, 2`.execute(db);
  return rows;
}
