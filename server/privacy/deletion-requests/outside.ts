import { sql } from 'kysely';
import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { OWED } from '../erasure/owed.ts';
import { says } from '../erasure/rows.ts';

/** Queues the deletions at other systems. */
export async function addDeliveries(tx: Db, queue: Queue, email: string, key: string): Promise<void> {
  for (const name of OWED) await queue.add(tx, name, { email }, { key, subject: email });
}

/**
 * Whether all other systems have deleted. One that was given up is still owed, until the operator has it tried again; one whose job is not
 * there any more is asked anew, since nobody can say whether it was done.
 */
export async function areDone(db: Db, queue: Queue, email: string, key: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ name: string; state: string }>`
    select name, state from jobs.job where name = any(${sql.val(OWED)}::text[]) and ${says('data', [email])}`.execute(db);
  const lost = OWED.filter((owed) => !rows.some(({ name }) => name === owed));
  for (const name of lost) await queue.add(db, name, { email }, { key: `${key}:${now.getTime()}`, subject: email });
  return lost.length === 0 && rows.every(({ state }) => state === 'completed');
}

/** What is left of the address in the queue, once nobody needs it; what came since it was erased is of somebody who is back. */
export async function forgetJobs(tx: Db, email: string, erasedAt: Date): Promise<void> {
  await sql`
    delete from jobs.job where ${says('data', [email])}
      and (created_on <= ${erasedAt} or state = 'completed' or name = any(${sql.val(OWED)}::text[]))`.execute(tx);
}
