import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { enqueueToListeners } from './record.ts';
import { findEventsSince, listenerIds } from './store.ts';

const BATCH_SIZE = 200;

/** Events keep their ids, so that listeners can recognise them. */
export async function replay(db: Db, queue: Pick<Queue, 'add'>, since: Date): Promise<number> {
  const listeners = await listenerIds(db);
  let position = '0';
  let count = 0;
  for (;;) {
    const events = await findEventsSince(db, since, position, BATCH_SIZE);
    const last = events.at(-1);
    if (!last) return count;
    await db.transaction().execute(async (tx) => {
      for (const event of events) await enqueueToListeners(tx, queue, event, listeners);
    });
    position = last.position;
    count += events.length;
  }
}
