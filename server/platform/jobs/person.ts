import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { jsonContainsText } from '../db/json.ts';
import type { JobName } from './job-data.ts';

/** Copies of the data, and columns that only the queue understands. */
const INTERNAL = ['output', 'singleton_key', 'group_id', 'policy'];

export async function readJobsAbout(db: Db, texts: readonly string[]): Promise<readonly object[]> {
  const { rows } = await sql<{ job: object }>`
    select to_jsonb(j) - ${sql.val(INTERNAL)}::text[] as job from jobs.job j where ${jsonContainsText('j.data', texts)}`.execute(
    db,
  );
  return rows.map(({ job }) => job);
}

export async function removeJobsAbout(tx: Db, texts: readonly string[], kept: readonly JobName[]): Promise<void> {
  await sql`delete from jobs.job where ${jsonContainsText('data', texts)} and state <> 'active' and not ${isOneOf(kept)}`.execute(
    tx,
  );
}

type ExternalJob = { readonly name: string; readonly done: boolean; readonly data: Readonly<Record<string, unknown>> };

export async function findJobsAbout(db: Db, email: string, names: readonly JobName[]): Promise<readonly ExternalJob[]> {
  const { rows } = await sql<ExternalJob>`
    select name, state = 'completed' as done, data from jobs.job where ${isOneOf(names)} and ${jsonContainsText('data', [email])}`.execute(
    db,
  );
  return rows;
}

export async function forgetJobsAbout(tx: Db, email: string, addedUntil: Date, names: readonly JobName[]): Promise<void> {
  await sql`
    delete from jobs.job where ${jsonContainsText('data', [email])}
      and (created_on <= ${addedUntil} or state = 'completed' or ${isOneOf(names)})`.execute(tx);
}

type QueuedMail = { readonly template: string; readonly state: string; readonly at: Date };

export async function findMailsTo(db: Db, email: string): Promise<readonly QueuedMail[]> {
  const { rows } = await sql<QueuedMail>`
    select data->>'template' as template, state::text as state, coalesce(completed_on, created_on) as at
    from jobs.job where name = 'mail' and data->>'to' = ${email}`.execute(db);
  return rows;
}

function isOneOf(names: readonly JobName[]): RawBuilder<boolean> {
  return sql<boolean>`(name = any(${sql.val(names)}::text[]))`;
}
