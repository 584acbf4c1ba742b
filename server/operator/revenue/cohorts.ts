import { sql } from 'kysely';
import type { RevenueReport } from '../../../core/api/operator/revenue.ts';
import type { Db } from '../../platform/db/client.ts';

const MONTHS = 12;

type Row = { readonly month: string; readonly age: number; readonly old_enough: number; readonly kept: number };

/** A month counts only when its whole cohort has reached it. */
export async function readCohorts(db: Db, zone: string, now: Date): Promise<RevenueReport['cohorts']> {
  const { rows } = await sql<Row>`
    with started as (
      select date_trunc('month', started_at at time zone ${zone}) as month, started_at, ended_at
      from subscriptions
      where duplicate_of is null and started_at >= (date_trunc('month', ${now}::timestamptz at time zone ${zone}) - ${MONTHS} * interval '1 month') at time zone ${zone}
    )
    select to_char(month, 'YYYY-MM') as month, age,
      (count(*) filter (where started_at + age * interval '1 month' <= ${now}::timestamptz))::int as old_enough,
      (count(*) filter (where ended_at is null or ended_at > started_at + age * interval '1 month'))::int as kept
    from started cross join generate_series(0, ${MONTHS}::int) as age
    group by 1, 2 order by 1, 2`.execute(db);
  const months = [...new Set(rows.map(({ month }) => month))];
  return months.map((month) => {
    const ages = rows.filter((row) => row.month === month);
    const started = ages[0]?.old_enough ?? 0;
    return { month, started, kept: ages.filter(({ old_enough }) => old_enough === started).map(({ kept }) => kept) };
  });
}
