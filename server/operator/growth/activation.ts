import { sql } from 'kysely';
import type { ActivationCounts, GrowthReport } from '../../../core/api/operator/growth.ts';
import type { PeriodQuery } from '../../../core/api/operator/period.ts';
import { periodBefore } from '../../../core/operator/period.ts';
import { startOfDayAt } from '../../../core/operator/zoned-time.ts';
import { ERASED_HOST } from '../../../core/privacy/erased.ts';
import type { Db } from '../../platform/db/client.ts';
import { inPeriod } from '../period.ts';
import { readSpan } from '../revenue/spans.ts';

/** `planId` is null in the row of all plans. */
type Row = ActivationCounts & { readonly planId: string | null };

const NOBODY: ActivationCounts = { started: 0, activated: 0, medianSeconds: null };

/** Subscriptions that began before redemptions were recorded do not count. */
export async function readActivation(db: Db, period: PeriodQuery): Promise<GrowthReport['activation']> {
  const span = await readSpan(db, 'activations');
  const before = { ...period, ...periodBefore(period) };
  const isWhole = ({ from, zone }: PeriodQuery) => span === null || span.since <= startOfDayAt(from, zone);
  const rows = await readCounts(db, period, span?.since);
  return {
    ...countsOf(rows.find(({ planId }) => planId === null)),
    plans: rows.flatMap(({ planId, ...counts }) => (planId === null ? [] : [{ planId, ...counts }])),
    before: isWhole(before) ? countsOf((await readCounts(db, before, span?.since)).find(({ planId }) => planId === null)) : null,
    since: span === null || isWhole(period) ? null : span.since,
  };
}

function countsOf(row: Row | undefined): ActivationCounts {
  if (!row) return NOBODY;
  const { planId: _, ...counts } = row;
  return counts;
}

/** By the plan that was bought. A deletion forgets the activation, so deleted buyers do not count. */
async function readCounts(db: Db, period: PeriodQuery, since = 0): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    with begun as (
      select coalesce(a.plan_id, s.plan_id) as plan,
        case when s.activated_at is not null then greatest(0, extract(epoch from s.activated_at - s.started_at))::float8 end as seconds
      from subscriptions s left join checkout_attempts a on a.id = s.attempt_id
      where s.duplicate_of is null and not s.upsell and s.status not in ('incomplete', 'incomplete_expired')
        and s.email not like ${`%${ERASED_HOST}`} and ${inPeriod('s.started_at', period)} and s.started_at >= ${new Date(since)}
    )
    select plan as "planId", count(*)::int as started, count(seconds)::int as activated,
      percentile_cont(0.5) within group (order by seconds) as "medianSeconds"
    from begun group by grouping sets ((), (plan)) order by 1`.execute(db);
  return rows;
}
