import { MAX_FORWARDED } from '../../../adapters/analytics/port.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { lastWritten } from '../events/store.ts';
import { createCursor, findCursor, moveCursor, nextForwardable } from './store.ts';

const MAX_BATCHES = 50;

export async function enqueueNewEvents(db: Db, queue: Queue): Promise<void> {
  const last = await lastWritten(db);
  await db.transaction().execute(async (tx) => {
    let after = await findCursor(tx);
    if (after === undefined) return createCursor(tx, last);
    for (let batches = 0; batches < MAX_BATCHES && after < last; batches++) {
      const seqs = await nextForwardable(tx, after, last, MAX_FORWARDED);
      const upTo = seqs.length < MAX_FORWARDED ? last : Number(seqs.at(-1));
      if (seqs.length > 0) await queue.add(tx, 'events-batch', { after, upTo });
      after = upTo;
    }
    await moveCursor(tx, after);
  });
}
