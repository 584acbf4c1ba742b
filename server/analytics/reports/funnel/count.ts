import { Tally } from '../../../../core/analytics/tally.ts';
import type { Db } from '../../../platform/db/client.ts';
import { lastWritten } from '../../events/store.ts';
import { readSourceNames } from '../../sources/store.ts';
import { addCountRows } from './count-rows.ts';
import { funnelsOf } from './event-funnels.ts';
import { findEvents, lockCursor, moveCursor } from './store.ts';
import { countAnonymous, countVisitors } from './tally-events.ts';
import { admitValues } from './trait-values.ts';

/** Small, so that requests are answered in between. */
const BATCH_SIZE = 1000;

/** Counts and cursor share a transaction, so an interruption neither loses nor repeats an event. Returns the number counted. */
export async function countEvents(db: Db, now: () => Date, deadline = Number.POSITIVE_INFINITY): Promise<number> {
  const startedAt = now();
  const last = await lastWritten(db);
  let counted = 0;
  for (let more = BATCH_SIZE; more === BATCH_SIZE && now().getTime() < deadline; counted += more)
    more = await countBatch(db, last, startedAt);
  return counted;
}

async function countBatch(db: Db, last: number, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const cursor = await lockCursor(tx);
    const names = await readSourceNames(tx);
    const read = await findEvents(tx, cursor, last, BATCH_SIZE);
    const found = read.map((event) => ({ ...event, source: names.get(event.source) ?? event.source }));
    const counted = await admitValues(tx, found, now);
    const events = found.map((event) => ({ ...event, ...counted(event) }));
    const tally = new Tally();
    const funnels = await funnelsOf(tx, events);
    const ofDevices = events.filter(({ device_id }) => device_id !== null);
    await countVisitors(tx, tally, ofDevices, funnels);
    for (const event of events) if (event.device_id === null) countAnonymous(tally, event, funnels);
    await addCountRows(tx, tally.lines());
    const end = events.at(-1);
    const caughtUp = events.length < BATCH_SIZE;
    await moveCursor(tx, end ? Number(end.seq) : cursor, caughtUp ? now : undefined);
    return events.length;
  });
}
