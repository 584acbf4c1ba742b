import { type ExpressionBuilder, sql } from 'kysely';
import { bucketOf, coveringSpans, type Grain, type TimeSpan } from '../../../../core/analytics/buckets.ts';
import { type Counts, packCounts, unpackCounts } from '../../../../core/analytics/counts.ts';
import { addTo, type CountDelta, type CountRow } from '../../../../core/analytics/tally.ts';
import type { Segment } from '../../../../core/analytics/visit.ts';
import type { Db } from '../../../platform/db/client.ts';
import type { Database } from '../../../platform/db/schema.ts';

type Key = Segment & { readonly grain: Grain; readonly bucket: Date };
type Row = Key & { readonly visitors: number; readonly buyers: number; readonly counts: string };

export async function addCountRows(tx: Db, lines: readonly CountRow[]): Promise<void> {
  if (lines.length === 0) return;
  const keys = lines.map(({ dimension, value, grain, bucket }) => ({ dimension, value, grain, bucket: new Date(bucket) }));
  const { rows } = await sql<Row>`
    select c.* from funnel_counts c
    join jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k(dimension text, value text, grain text, bucket timestamptz)
      using (dimension, value, grain, bucket)`.execute(tx);
  const stored = new Map(rows.map((row) => [keyOf(row), row]));
  const written = lines.map((line) => {
    const key = { dimension: line.dimension, value: line.value, grain: line.grain, bucket: new Date(line.bucket) };
    const row = stored.get(keyOf(key));
    const sum = { visitors: row?.visitors ?? 0, buyers: row?.buyers ?? 0, counts: unpackCounts(row?.counts ?? '{}') };
    addTo(sum, line);
    return { ...key, ...sum, counts: packCounts(sum.counts) };
  });
  await sql`
    insert into funnel_counts (dimension, value, grain, bucket, visitors, buyers, counts)
    select dimension, value, grain, bucket, visitors, buyers, counts
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
      as w(dimension text, value text, grain text, bucket timestamptz, visitors int, buyers int, counts text)
    on conflict (dimension, value, grain, bucket)
      do update set visitors = excluded.visitors, buyers = excluded.buyers, counts = excluded.counts`.execute(tx);
}

function keyOf({ dimension, value, grain, bucket }: Key): string {
  return `${grain} ${bucket.getTime()} ${dimension} ${value}`;
}

export async function findCounts(db: Db, { dimension, value }: Segment, span: TimeSpan): Promise<CountDelta> {
  const rows = await db
    .selectFrom('funnel_counts')
    .select(['visitors', 'counts'])
    .where('dimension', '=', dimension)
    .where('value', '=', value)
    .where(within(span))
    .execute();
  const sum = { visitors: 0, buyers: 0, counts: {} as Counts };
  for (const { visitors, counts } of rows) addTo(sum, { visitors, counts: unpackCounts(counts) });
  return sum;
}

/** `at`: when the hour began, in epoch milliseconds. */
export type HourCount = { readonly at: number; readonly visitors: number; readonly counts: Counts };

export async function findHours(db: Db, { dimension, value }: Segment, { from, until }: TimeSpan): Promise<readonly HourCount[]> {
  const rows = await db
    .selectFrom('funnel_counts')
    .select(['bucket', 'visitors', 'counts'])
    .where('dimension', '=', dimension)
    .where('value', '=', value)
    .where('grain', '=', 'hour')
    .where('bucket', '>=', new Date(bucketOf('hour', from)))
    .where('bucket', '<', new Date(bucketOf('hour', until)))
    .execute();
  return rows.map(({ bucket, visitors, counts }) => ({ at: bucket.getTime(), visitors, counts: unpackCounts(counts) }));
}

export type ValueCount = { readonly value: string; readonly visitors: number; readonly buyers: number };

export async function findValues(db: Db, dimension: Segment['dimension'], span: TimeSpan): Promise<readonly ValueCount[]> {
  const rows = await db
    .selectFrom('funnel_counts')
    .select((row) => ['value', row.fn.sum<string>('visitors').as('visitors'), row.fn.sum<string>('buyers').as('buyers')] as const)
    .where('dimension', '=', dimension)
    .where(within(span))
    .groupBy('value')
    .execute();
  return rows
    .map(({ value, visitors, buyers }) => ({ value, visitors: Number(visitors), buyers: Number(buyers) }))
    .sort((a, b) => b.visitors - a.visitors || (a.value < b.value ? -1 : 1));
}

function within(span: TimeSpan) {
  return (row: ExpressionBuilder<Database, 'funnel_counts'>) =>
    row.or([
      row.lit(false),
      ...coveringSpans(span).map(({ grain, from, until }) =>
        row.and([row('grain', '=', grain), row('bucket', '>=', new Date(from)), row('bucket', '<', new Date(until))]),
      ),
    ]);
}
