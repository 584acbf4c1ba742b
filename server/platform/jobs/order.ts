import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { catalogue, type JobName } from './catalogue.ts';

/**
 * Jobs of one order (`catalogue`) and one subject stand in a line: only the first of those that are not done is not `blocked`. A job
 * is added blocked, without waiting for anybody; `advance` lets the first of each line go. pg-boss keeps the line in `group_id` and
 * passes over what is blocked.
 */

/** The line in which a job stands, if its kind does: a digest, so that no address stays in the table once its data is gone. */
export function groupOf(name: JobName, subject: string | undefined): string | undefined {
  const { ordered } = catalogue[name];
  if (ordered === undefined) return undefined;
  if (subject === undefined) throw new Error(`A job ${name} needs a subject.`);
  return createHash('sha256').update(`${ordered}\n${subject}`).digest('hex').slice(0, 32);
}

/** Puts a job that was just added behind all others of its line, also behind those of the same transaction. */
export async function appendToGroup(tx: Db, id: string, group: string): Promise<void> {
  await sql`
    update jobs.job set blocked = true, created_on = greatest(created_on, (
      select max(created_on) + interval '1 microsecond' from jobs.job where group_id = ${group} and id <> ${id} and state < 'completed'
    )) where id = ${id} and group_id = ${group}`.execute(tx);
}

/** Lets the first of each line go where nobody is before it; of the given lines, or of all. Gives the names of those that may begin. */
export async function advance(db: Db, groups?: readonly string[]): Promise<readonly JobName[]> {
  const onlyGroups = groups ? sql`and first.group_id = any(${sql.val(groups)}::text[])` : sql``;
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${ADVANCING})`.execute(tx); // two that look at once would let two go
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

/** Any number that nothing else locks. */
const ADVANCING = 5_021_121;

/** What `appendToGroup` and `advance` look for; without it they would read all jobs that were ever done. */
export async function indexGroups(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${ADVANCING})`.execute(tx);
    await sql`
      create index if not exists job_line on jobs.job_common (group_id, created_on)
      where group_id is not null and state < 'completed'`.execute(tx);
  });
}
