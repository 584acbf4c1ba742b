import { sql } from 'kysely';
import type { GrowthReport } from '../../../core/api/operator/growth.ts';
import type { MoneyQuery } from '../../../core/api/operator/period.ts';
import { bucketOf, plusDays } from '../../../core/operator/period.ts';
import { CURRENCY } from '../../../core/plans/plan.ts';
import type { Db } from '../../platform/db/client.ts';
import { bucketNumber, inPeriod } from '../period.ts';
import { monthsUntil } from '../revenue/months.ts';
import { netRows } from '../revenue/net.ts';

const MONTHS = 12;

type Row = { readonly number: number; readonly started: number; readonly net: number };

/** Of the last months until the end of the period, the payments until now. */
export async function readLifetimes(db: Db, { to, zone, currency = CURRENCY }: MoneyQuery): Promise<GrowthReport['lifetimes']> {
  const months = monthsUntil(to, MONTHS);
  const nextMonth = bucketOf(plusDays(months.at(-1) ?? to, 31), 'month');
  const { rows } = await sql<Row>`
    with started as not materialized (
      select id, ${bucketNumber('started_at', months, zone)} as number from subscriptions
      where duplicate_of is null and not upsell and currency = ${currency} and ${inPeriod('started_at', { from: months[0] ?? to, to: plusDays(nextMonth, -1), zone })}
    ), paid as (
      select number, sum(net) as net from ${netRows(currency)} n join started s on s.id = n.subscription_id group by 1
    ), counted as (select number, count(*) as started from started group by 1)
    select number, started::int, coalesce(net, 0)::float8 as net from counted left join paid using (number) order by 1`.execute(
    db,
  );
  return rows.map(({ number, started, net }) => ({ month: (months[number - 1] ?? '').slice(0, 7), started, net }));
}
