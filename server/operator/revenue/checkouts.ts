import { sql } from 'kysely';
import type { PeriodQuery } from '../../../core/api/operator/period.ts';
import type { CheckoutCounts } from '../../../core/api/operator/revenue.ts';
import { BEGUN, OUTCOME, REASON } from '../../money/checkout-attempts/outcome.ts';
import type { Db } from '../../platform/db/client.ts';
import { inPeriod } from '../period.ts';
import { readSpan } from './spans.ts';

type OutcomeCount = { readonly outcome: 'paid' | 'failed' | 'left' | 'open'; readonly reason: string; readonly count: number };

/** Attempts that are there, and the counts of those that were deleted. */
export async function readCheckouts(db: Db, period: PeriodQuery): Promise<CheckoutCounts> {
  const { rows } = await sql<OutcomeCount>`
    select outcome, reason, sum(attempts)::int as count from (
      select ${OUTCOME} as outcome, ${REASON} as reason, 1 as attempts from checkout_attempts where ${inPeriod('created_at', period)} and ${BEGUN} and upsell_of is null
      union all
      select outcome, reason, attempts from removed_checkouts where ${inPeriod('quarter', period)}
    ) c group by 1, 2 order by 3 desc, 2`.execute(db);
  const of = (outcome: OutcomeCount['outcome']) => rows.filter((row) => row.outcome === outcome);
  const sum = (counts: readonly OutcomeCount[]) => counts.reduce((total, { count }) => total + count, 0);
  return {
    begun: sum(rows),
    paid: sum(of('paid')),
    failed: sum(of('failed')),
    left: sum(of('left')),
    open: sum(of('open')),
    reasons: of('failed').map(({ reason, count }) => ({ reason, count })),
    span: await readSpan(db, 'checkouts'),
  };
}
