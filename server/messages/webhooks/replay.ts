import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { activeEndpoints } from './endpoints.ts';
import type { EventFilter } from './event-filter.ts';
import { enqueueToEndpoints } from './record.ts';
import { findEventsSince } from './store.ts';

const BATCH_SIZE = 200;

/** Events keep their ids, so that receivers can recognise them. Returns the number of events. */
export async function replay(db: Db, queue: Pick<Queue, 'add'>, since: Date, only?: readonly EventFilter[]): Promise<number> {
  const endpoints = only ?? (await activeEndpoints(db));
  let position = '0';
  let count = 0;
  for (;;) {
    const events = await findEventsSince(db, since, position, BATCH_SIZE);
    const last = events.at(-1);
    if (!last) return count;
    await db.transaction().execute(async (tx) => {
      for (const event of events) count += Math.sign(await enqueueToEndpoints(tx, queue, event, endpoints));
    });
    position = last.position;
  }
}
