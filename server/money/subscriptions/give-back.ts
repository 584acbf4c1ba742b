import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { markDuplicate } from './store.ts';

/** A job ends and refunds the order, which counts as a second one of the earlier from now on. */
export async function giveBack(tx: Db, queue: Queue, id: string, earlierId: string): Promise<void> {
  await markDuplicate(tx, id, earlierId);
  await queue.add(tx, 'end-duplicate', { subscriptionId: id }, { key: id });
}
