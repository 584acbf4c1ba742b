import type { Db } from '../../platform/db/client.ts';
import { findJobsAbout } from '../../platform/jobs/person.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { EXTERNAL_DELETIONS } from '../erasure/external-deletions.ts';

export async function enqueueExternalDeletions(tx: Db, queue: Queue, email: string, key: string): Promise<void> {
  for (const name of EXTERNAL_DELETIONS) await queue.add(tx, name, { email }, { key, subject: email });
}

/** A deletion that was given up stays pending; a missing job is queued again, since its outcome is unknown. */
export async function areExternalDeletionsDone(db: Db, queue: Queue, email: string, key: string, now: Date): Promise<boolean> {
  const jobs = await findJobsAbout(db, email, EXTERNAL_DELETIONS);
  const missing = EXTERNAL_DELETIONS.filter((job) => !jobs.some(({ name }) => name === job));
  for (const name of missing) await queue.add(db, name, { email }, { key: `${key}:${now.getTime()}`, subject: email });
  return missing.length === 0 && jobs.every(({ done }) => done);
}
