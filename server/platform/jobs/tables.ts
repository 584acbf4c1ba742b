import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

export const JOB_TABLE = 'jobs.job';
/** The kinds of jobs. */
export const QUEUE_TABLE = 'jobs.queue';

export const queueTables: Readonly<Record<string, string>> = {
  'jobs.job_common': 'The part of jobs.job that all kinds of job share.',
  'jobs.queue': 'The kinds of jobs.',
  'jobs.queue_stats': 'How many jobs there were.',
  'jobs.job_dependency': 'Which jobs wait for which.',
  'jobs.version': 'How far the queue has set up its tables.',
  'jobs.schedule': 'Not used.',
  'jobs.subscription': 'Not used.',
  'jobs.bam': 'How far the queue has changed its tables.',
  'jobs.warning': 'That a queue is long.',
};

export const endedJobs = { table: JOB_TABLE, id: 'id', age: 'completed_on', only: sql`t.state > 'active'` };

/** 0 before the queue has tables. */
export async function queueVersion(db: Db): Promise<number> {
  const { rows: found } = await sql`select 1 where to_regclass('jobs.version') is not null`.execute(db);
  if (found.length === 0) return 0;
  const { rows } = await sql<{ version: number }>`select version from jobs.version`.execute(db);
  return rows[0]?.version ?? 0;
}
