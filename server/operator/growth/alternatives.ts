import { sql } from 'kysely';
import { ALTERNATIVES, type AlternativeKind, type GrowthReport } from '../../../core/api/operator/growth.ts';
import type { PeriodQuery } from '../../../core/api/operator/period.ts';
import type { Db } from '../../platform/db/client.ts';
import { inPeriod } from '../period.ts';

type Row = { readonly kind: AlternativeKind | null; readonly saved: number; readonly lost: number };

/** Chosen in the period. A subscription that chose several counts once for each, and once in all. */
export async function readAlternatives(db: Db, period: PeriodQuery): Promise<GrowthReport['alternatives']> {
  const { rows } = await sql<Row>`
    with chosen as (
      select distinct r.kind, s.id, s.ended_at is not null or s.cancel_at_period_end as lost
      from subscription_requests r join subscriptions s on s.id = r.subscription_id
      where r.done_at is not null and ${inPeriod('r.created_at', period)}
        and (r.kind in ('pause', 'discount') or (r.kind = 'plan-change' and r.detail ->> 'insteadOfCancelling' = 'true'))
    )
    select kind, count(distinct id)::int as saved, (count(distinct id) filter (where lost))::int as lost
    from chosen group by grouping sets ((), (kind))`.execute(db);
  const countsOf = (kind: AlternativeKind | null) => {
    const { saved, lost } = rows.find((row) => row.kind === kind) ?? { saved: 0, lost: 0 };
    return { saved, lost };
  };
  return { kinds: ALTERNATIVES.map((kind) => ({ kind, ...countsOf(kind) })), all: countsOf(null) };
}
