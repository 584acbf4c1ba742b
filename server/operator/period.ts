import { type RawBuilder, sql } from 'kysely';
import type { PeriodQuery } from '../../core/api/operator/period.ts';
import { plusDays } from '../../core/operator/period.ts';

type ZonedPeriod = Pick<PeriodQuery, 'from' | 'to' | 'zone'>;

export function inPeriod(column: string, { from, to, zone }: ZonedPeriod): RawBuilder<boolean> {
  const moment = sql.ref(column);
  return sql<boolean>`(${moment} >= ${startOfDay(from, zone)} and ${moment} < ${startOfDay(plusDays(to, 1), zone)})`;
}

export function startOfDay(day: string, zone: string): RawBuilder<Date> {
  return sql<Date>`(${day}::timestamp at time zone ${zone})`;
}

/** From 1 on, in buckets named by their first days. Compared with their starts, which is much faster than a local time for each row. */
export function bucketNumber(column: string, buckets: readonly string[], zone: string): RawBuilder<number> {
  return sql<number>`width_bucket(${sql.ref(column)}, (
    select array_agg(day::timestamp at time zone ${zone} order by day) from unnest(${[...buckets]}::text[]) day))`;
}
