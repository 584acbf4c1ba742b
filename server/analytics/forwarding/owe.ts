import { MOST_FORWARDED } from '../../../adapters/amplitude/port.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { lastWritten } from '../events/store.ts';
import { beginAt, findPlace, nextForwardable, reached } from './store.ts';

/** So many batches are owed at once; the rest is for the next minute. */
const MOST_BATCHES = 50;

/** Owes what came since the last time, cut into batches. */
export async function oweNewEvents(db: Db, queue: Queue): Promise<void> {
  const last = await lastWritten(db);
  await db.transaction().execute(async (tx) => {
    let after = await findPlace(tx);
    if (after === undefined) return beginAt(tx, last);
    for (let batches = 0; batches < MOST_BATCHES && after < last; batches++) {
      const seqs = await nextForwardable(tx, after, last, MOST_FORWARDED);
      const upTo = seqs.length < MOST_FORWARDED ? last : Number(seqs.at(-1));
      if (seqs.length > 0) await queue.add(tx, 'events-batch', { after, upTo });
      after = upTo;
    }
    await reached(tx, after);
  });
}
