import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { catalogue } from './catalogue.ts';
import type { JobName } from './job-data.ts';

/** Jobs of one order and subject form a group: the first unfinished one is not `blocked`; pg-boss skips blocked jobs. */

/** A digest, so that no address stays after its data is deleted. */
export function groupOf(name: JobName, subject: string | undefined): string | undefined {
  const { ordered } = catalogue[name];
  if (ordered === undefined) return undefined;
  if (subject === undefined) throw new Error(`A job ${name} needs a subject.`);
  return createHash('sha256').update(`${ordered}\n${subject}`).digest('hex').slice(0, 32);
}

/** Also behind the other jobs of the same transaction. */
export async function appendToGroup(tx: Db, id: string, group: string): Promise<void> {
  await sql`
    update jobs.job set blocked = true, created_on = greatest(created_on, (
      select max(created_on) + interval '1 microsecond' from jobs.job where group_id = ${group} and id <> ${id} and state < 'completed'
    )) where id = ${id} and group_id = ${group}`.execute(tx);
}

export async function advance(db: Db, groups?: readonly string[]): Promise<readonly JobName[]> {
  const onlyGroups = groups ? sql`and first.group_id = any(${sql.val(groups)}::text[])` : sql``;
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${ADVANCING})`.execute(tx); // concurrent calls would each release a job
    const { rows } = await sql<{ name: JobName }>`
      update jobs.job set blocked = false
      from (
        select distinct on (first.group_id) first.name, first.id from jobs.job first
        where first.blocked and first.group_id is not null and first.state < 'completed' ${onlyGroups}
          and not exists (select 1 from jobs.job j where j.group_id = first.group_id and not j.blocked and j.state < 'completed')
        order by first.group_id, first.created_on
      ) next
      where job.name = next.name and job.id = next.id
      returning job.name`.execute(tx);
    return rows.map(({ name }) => name);
  });
}

const ADVANCING = 5_021_121;

/** Without it, `appendToGroup` and `advance` read all finished jobs. */
export async function indexGroups(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${ADVANCING})`.execute(tx);
    await sql`
      create index if not exists job_line on jobs.job_common (group_id, created_on)
      where group_id is not null and state < 'completed'`.execute(tx);
  });
}
