import { sql } from 'kysely';
import { packCounts } from '../../../core/analytics/counts.ts';
import type { CountRow } from '../../../core/analytics/tally.ts';
import { seededRandom } from '../../../server/analytics/events/testing.ts';
import type { Db } from '../../../server/platform/db/client.ts';
import { crowd } from './crowd.ts';

const BATCH_SIZE = 2000;

/** Of a year until then. Returns how many lines they are. */
export async function storeCounts(db: Db, visitors: number, until: number): Promise<number> {
  let count = 0;
  let batch: CountRow[] = [];
  const write = async () => {
    await insert(db, batch);
    count += batch.length;
    batch = [];
  };
  for (const line of crowd(visitors, until, seededRandom(1))) if (batch.push(line) === BATCH_SIZE) await write();
  await write();
  await sql`analyze funnel_counts`.execute(db);
  return count;
}

async function insert(db: Db, lines: readonly CountRow[]): Promise<void> {
  await sql`
    insert into funnel_counts (dimension, value, grain, bucket, visitors, buyers, counts)
    select * from unnest(${lines.map(({ dimension }) => dimension)}::text[], ${lines.map(({ value }) => value)}::text[],
      ${lines.map(({ grain }) => grain)}::text[], ${lines.map(({ bucket }) => new Date(bucket).toISOString())}::timestamptz[],
      ${lines.map(({ visitors }) => visitors)}::int[], ${lines.map(({ buyers }) => buyers)}::int[],
      ${lines.map(({ counts }) => packCounts(counts))}::text[])`.execute(db);
}
