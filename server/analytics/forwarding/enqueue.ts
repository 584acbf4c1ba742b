import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { lastWritten } from '../events/store.ts';
import { createCursor, findCursor, moveCursor } from './cursor.ts';
import { nextBatch } from './store.ts';

/** In a minute; what is left follows in the next one. */
const MAX_BATCHES = 500;

export async function enqueueNewEvents(db: Db, queue: Queue, maxEvents: number): Promise<void> {
  const last = await lastWritten(db);
  await db.transaction().execute(async (tx) => {
    let after = await findCursor(tx);
    if (after === undefined) return createCursor(tx, last);
    for (let batches = 0; batches < MAX_BATCHES && after < last; batches++) {
      const batch = await nextBatch(tx, after, last, maxEvents);
      const upTo = batch.size < maxEvents ? last : batch.last;
      if (batch.size > 0) await queue.add(tx, 'events-batch', { after, upTo });
      after = upTo;
    }
    await moveCursor(tx, after);
  });
}
