import { sql } from 'kysely';
import { MINUTE_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';

/** Servers may write in another order than they received. */
const MAX_DELAY_MS = MINUTE_MS;

/** Looks back from the newest event, because the index on `received_at` knows new rows only after a vacuum. `offset 0` keeps the planner from it. */
export async function countLive(db: Db, since: Date): Promise<number> {
  const before = await lastBefore(db, new Date(since.getTime() - MAX_DELAY_MS));
  const { rows } = await sql<{ visitors: string }>`
    select count(distinct device_id) + count(*) filter (where visit->>'arrival' = 'true') as visitors
    from (select device_id, visit, received_at from events where seq > ${before} offset 0) newest
    where received_at >= ${since}`.execute(db);
  return Number(rows[0]?.visitors ?? 0);
}

/** The `seq` of an event from before then, not far behind the last one; 0 when all events are newer. */
async function lastBefore(db: Db, at: Date): Promise<string> {
  for (let offset = 1000; ; offset *= 4) {
    const event = await db
      .selectFrom('events')
      .select(['seq', 'received_at'])
      .orderBy('seq', 'desc')
      .offset(offset)
      .limit(1)
      .executeTakeFirst();
    if (!event) return '0';
    if (event.received_at < at) return event.seq;
  }
}
