import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import type { JobName } from './job-data.ts';
import { messageIn } from './list.ts';

export type JobOutcomes = {
  readonly name: string;
  /** Of a conversion. */
  readonly platform: string | null;
  readonly succeededAt: Date | null;
  readonly failedAt: Date | null;
  readonly failure: string | null;
  readonly failing: number;
};

/** As far back as ended jobs are kept. */
export async function readOutcomes(db: Db, names: readonly JobName[]): Promise<readonly JobOutcomes[]> {
  const failing = sql`(j.state = 'retry' or j.state > 'completed')`;
  const endedOn = sql`coalesce(j.completed_on, j.started_on)`;
  const { rows } = await sql<Omit<JobOutcomes, 'failure'> & { readonly output: unknown }>`
    select j.name, j.data ->> 'platform' as platform,
      max(j.completed_on) filter (where j.state = 'completed') as "succeededAt",
      max(${endedOn}) filter (where ${failing}) as "failedAt",
      (array_agg(j.output order by ${endedOn} desc) filter (where ${failing} and j.output is not null))[1] as output,
      (count(*) filter (where ${failing}))::int as failing
    from jobs.job j where j.name = any(${sql.val(names)}::text[]) group by 1, 2`.execute(db);
  return rows.map(({ output, ...row }) => ({ ...row, failure: messageIn(output) }));
}
