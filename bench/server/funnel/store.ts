import { sql } from 'kysely';
import { grains } from '../../../core/analytics/buckets.ts';
import { timeClass } from '../../../core/analytics/counts.ts';
import type { Db } from '../../../server/platform/db/client.ts';
import { sharedSegments, stageIds } from './segments.ts';

const SECONDS = [1.2, 1.9, 2.6, 3.4, 4.2, 5.1, 6.3, 8, 11, 17, 30, 70];

/** Packed as in core/analytics/counts.ts; hours add up to their day, because a count is the growth of a rising sum. */
export async function seedCounts(db: Db, visitors: number, until: number): Promise<number> {
  const end = sql`${new Date(until).toISOString()}::timestamptz`;
  const start = sql`(${end} - interval '365 days')`;
  const risen = (at: string) =>
    sql`${visitors}::float8 * extract(epoch from greatest(least(${sql.ref(at)}, ${end}) - ${start}, interval '0'))::float8 / (365 * 86400)`;
  const { numAffectedRows = 0n } = await sql`
    with segments as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(sharedSegments)}::jsonb)
        as s(dimension text, value text, share float8, reaching float8[])),
    sums as materialized (
      select grain, bucket, ${risen('bucket')} as before, ${risen('next')} as after
      from unnest(${[...grains]}::text[]) grain
      cross join lateral (select ('1 ' || grain)::interval as length) lengths
      cross join lateral generate_series(date_trunc(grain, ${start} at time zone 'UTC'), ${end} at time zone 'UTC' - interval '1 second', length) begun
      cross join lateral (select begun at time zone 'UTC' as bucket, (begun + length) at time zone 'UTC' as next) moments),
    lines as materialized (
      select *, floor(after * share)::int - floor(before * share)::int as visitors from sums, segments
      where floor(after * share) > floor(before * share))
    insert into funnel_counts (dimension, value, grain, bucket, visitors, buyers, counts)
    select dimension, value, grain, bucket, visitors, buyers, counts from lines
    cross join lateral (
      select '{' || string_agg(format('"%s":[%s,%s,%s,{%s}]', id, views, views / 15, views / 40, times), ',') || '}' as counts,
        coalesce(max(views) filter (where place = ${stageIds.length}::int), 0) as buyers
      from unnest(${[...stageIds]}::text[], reaching) with ordinality as stage(id, part, place)
      cross join lateral (select floor(after * part)::int - floor(before * part)::int as views) seen
      cross join lateral (select least(views, ${SECONDS.length}::int) as classes) spread
      cross join lateral (
        select string_agg(format('"%s":%s', (${SECONDS.map(timeClass)}::int[])[n], views / classes + (n <= views % classes)::int), ',') as times
        from generate_series(1, classes) n) taken
      where views > 0) stages
    where counts is not null`.execute(db);
  await sql`analyze funnel_counts`.execute(db);
  return Number(numAffectedRows);
}
