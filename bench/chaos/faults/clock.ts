import { sql } from 'kysely';
import type { Db } from '../../../server/db/client.ts';
import { openQueue } from '../../../server/jobs/queue.ts';

/**
 * Has time go by so many times faster for the queue, in this database and from now on. How long a handler may take stays what it is in
 * real time.
 */
export async function speedUp(db: Db, times: number): Promise<void> {
  const ignore = () => {};
  await (await openQueue({ db, alone: true, onFailure: ignore, onError: ignore, byItself: false })).stop();
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
