import type { Db } from '../../platform/db/client.ts';
import { findJobsAbout } from '../../platform/jobs/person.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { ADDRESS_DELETIONS, EXTERNAL_DELETIONS } from '../erasure/external-deletions.ts';
import { aliasOf } from '../erasure/person.ts';

export async function enqueueExternalDeletions(tx: Db, queue: Queue, email: string, key: string): Promise<void> {
  for (const name of ADDRESS_DELETIONS) await queue.add(tx, name, { email }, { key, subject: email });
  for (const appUserId of await erasedAppUsers(tx, email)) await enqueueRemoval(tx, queue, { email, appUserId }, key);
}

/** A deletion that was given up stays pending; a missing job is queued again, since its outcome is unknown. */
export async function areExternalDeletionsDone(db: Db, queue: Queue, email: string, key: string, now: Date): Promise<boolean> {
  const jobs = await findJobsAbout(db, email, EXTERNAL_DELETIONS);
  const again = `${key}:${now.getTime()}`;
  const missing = ADDRESS_DELETIONS.filter((job) => !jobs.some(({ name }) => name === job));
  for (const name of missing) await queue.add(db, name, { email }, { key: again, subject: email });
  const users = (await erasedAppUsers(db, email)).filter((id) => !jobs.some(({ data }) => data.appUserId === id));
  for (const appUserId of users) await enqueueRemoval(db, queue, { email, appUserId }, again);
  return missing.length + users.length === 0 && jobs.every(({ done }) => done);
}

type Removal = { readonly email: string; readonly appUserId: string };

function enqueueRemoval(tx: Db, queue: Queue, removal: Removal, key: string): Promise<void> {
  const { appUserId } = removal;
  return queue.add(tx, 'entitlement-removal', removal, { key: `${key}:${appUserId}`, subject: appUserId });
}

/** Orders stay under the alias, and keep the id until the services outside have deleted it. */
async function erasedAppUsers(db: Db, email: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('checkout_attempts')
    .select('app_user_id')
    .distinct()
    .where('email', '=', aliasOf(email))
    .where('app_user_id', 'is not', null)
    .execute();
  return rows.flatMap(({ app_user_id }) => app_user_id ?? []);
}

export async function forgetAppUsers(tx: Db, email: string): Promise<void> {
  await tx.updateTable('checkout_attempts').set({ app_user_id: null }).where('email', '=', aliasOf(email)).execute();
}
