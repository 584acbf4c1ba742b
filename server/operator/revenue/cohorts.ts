import { sql } from 'kysely';
import type { RevenueReport } from '../../../core/api/operator/revenue.ts';
import { dayAt } from '../../../core/operator/period.ts';
import type { Db } from '../../platform/db/client.ts';
import { bucketNumber, startOfDay } from '../period.ts';
import { monthsUntil } from './months.ts';

const MONTHS = 12;

type Row = { readonly number: number; readonly started: number; readonly kept: number };

/** A month counts only when its whole cohort has reached it. Cohorts are local months, and ages are counted in UTC. */
export async function readCohorts(db: Db, zone: string, now: Date): Promise<RevenueReport['cohorts']> {
  const months = monthsUntil(dayAt(now.getTime(), zone), MONTHS + 1);
  const { rows } = await sql<Row>`
    with lives as (
      select ${bucketNumber('started_at', months, zone)} as number, started_at at time zone 'UTC' as started, ended_at at time zone 'UTC' as ended
      from subscriptions
      where duplicate_of is null and not upsell and started_at >= ${startOfDay(months[0] ?? '', zone)} and started_at <= ${now}::timestamptz
    ), counted as (
      select number, started, ended, (extract(year from ended) - extract(year from started)) * 12 + extract(month from ended) - extract(month from started) as months
      from lives
    ), kept as (
      select number, (months + (started + months * interval '1 month' < ended)::integer) as months, count(*) as count, max(started) as latest
      from counted group by 1, 2
    )
    select number, sum(count)::int as started, coalesce(sum(count) filter (where months is null or months > age), 0)::int as kept
    from kept cross join generate_series(0, ${MONTHS}::int) as age group by number, age
    having max(latest) + age * interval '1 month' <= ${now}::timestamptz at time zone 'UTC' order by number, age`.execute(db);
  return months.flatMap((month, index) => {
    const ages = rows.filter(({ number }) => number === index + 1);
    const [first] = ages;
    return first ? [{ month: month.slice(0, 7), started: first.started, kept: ages.map(({ kept }) => kept) }] : [];
  });
}
