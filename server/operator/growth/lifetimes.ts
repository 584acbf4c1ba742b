import { sql } from 'kysely';
import type { GrowthReport } from '../../../core/api/operator/growth.ts';
import type { PeriodQuery } from '../../../core/api/operator/period.ts';
import type { Db } from '../../platform/db/client.ts';
import { netPayments } from '../revenue/net.ts';

const MONTHS = 12;

/** Of the last months until the end of the period, the payments until now. */
export async function readLifetimes(db: Db, { to, zone }: PeriodQuery): Promise<GrowthReport['lifetimes']> {
  const { rows } = await sql<GrowthReport['lifetimes'][number]>`
    with started as (
      select id, date_trunc('month', started_at at time zone ${zone}) as month from subscriptions
      where duplicate_of is null
        and started_at >= (date_trunc('month', ${to}::timestamp) - ${MONTHS - 1} * interval '1 month') at time zone ${zone}
        and started_at < (date_trunc('month', ${to}::timestamp) + interval '1 month') at time zone ${zone}
    )
    select to_char(month, 'YYYY-MM') as month, count(distinct s.id)::int as started, coalesce(sum(n.net), 0)::float8 as net
    from started s left join ${netPayments()} n on n.subscription_id = s.id
    group by 1 order by 1`.execute(db);
  return rows;
}
