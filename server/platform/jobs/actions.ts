import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { deliveryNames, jobNames, retryOf } from './catalogue.ts';
import type { JobName } from './job-data.ts';

const LIMITS = JSON.stringify(Object.fromEntries(jobNames.map((name) => [name, retryOf(name).limit])));

export type DeliverySelection = { readonly id: string } | { readonly all: true; readonly job?: string | undefined };

/** Keys stay the same, and an ordered job returns to its place by age. Returns the number of jobs. */
export async function retryDeliveries(db: Db, selection: DeliverySelection): Promise<number> {
  const { numAffectedRows } = await sql`
    update jobs.job j set
      retry_limit = case when j.state > 'completed' then (${LIMITS}::jsonb ->> j.name)::int else j.retry_limit end,
      retry_count = case when j.state > 'completed' then 0 else j.retry_count end,
      started_on = case when j.state > 'completed' then null else j.started_on end,
      blocked = j.blocked or (j.state > 'completed' and j.group_id is not null),
      state = case when j.state > 'completed' then 'retry' else j.state end,
      completed_on = null,
      start_after = jobs.job_now()
    where ${selected(selection)} and (j.state = 'retry' or j.state > 'completed' or (j.state = 'created' and ${'id' in selection}))`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}

/** At services of others. Given up, somebody who was promised a deletion would not have it. */
const DELETIONS: readonly JobName[] = ['app-deletion', 'analytics-deletion', 'entitlement-removal', 'list-removal', 'erase'];

export async function isDeletion(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from jobs.job j where ${selected({ id })} and j.name = any(${sql.val(DELETIONS)}::text[])`.execute(db);
  return rows.length > 0;
}

export async function giveUpDelivery(db: Db, id: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update jobs.job j set state = 'failed', blocked = false, completed_on = jobs.job_now(), output = '{"message":"Given up by the operator."}'
    where ${selected({ id })} and j.state < 'active'`.execute(db);
  return Number(numAffectedRows ?? 0);
}

function selected(selection: DeliverySelection) {
  if ('id' in selection) return sql<boolean>`j.id::text = ${selection.id}`;
  return sql<boolean>`j.name = any(${sql.val(selection.job === undefined ? deliveryNames : [selection.job])}::text[])`;
}
