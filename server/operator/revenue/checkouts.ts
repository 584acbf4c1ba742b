import { sql } from 'kysely';
import type { PeriodQuery } from '../../../core/api/operator/period.ts';
import type { CheckoutCounts } from '../../../core/api/operator/revenue.ts';
import { type CheckoutOutcome, outcomeOf } from '../../../core/checkout/outcome.ts';
import type { Db } from '../../platform/db/client.ts';
import { inPeriod } from '../period.ts';
import { readSpan } from './spans.ts';

type OutcomeCount = { readonly outcome: CheckoutOutcome; readonly reason: string; readonly count: number };

/** Attempts that are there, and the counts of those that were deleted. */
export async function readCheckouts(db: Db, period: PeriodQuery): Promise<CheckoutCounts> {
  const counts = [...(await presentOutcomes(db, period)), ...(await removedOutcomes(db, period))];
  const of = (outcome?: CheckoutOutcome) => sum(counts.filter((row) => outcome === undefined || row.outcome === outcome));
  const failed = counts.filter(({ outcome }) => outcome === 'failed');
  const reasons = [...new Set(failed.map(({ reason }) => reason))]
    .map((reason) => ({ reason, count: sum(failed.filter((row) => row.reason === reason)) }))
    .sort((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1));
  return {
    begun: of(),
    paid: of('paid'),
    failed: of('failed'),
    left: of('left'),
    open: of('open'),
    reasons,
    span: await readSpan(db, 'checkouts'),
  };
}

function sum(counts: readonly OutcomeCount[]): number {
  return counts.reduce((total, { count }) => total + count, 0);
}

async function presentOutcomes(db: Db, period: PeriodQuery): Promise<OutcomeCount[]> {
  const rows = await db
    .selectFrom('checkout_attempts')
    .where(inPeriod('created_at', period))
    .select(['status', 'decline_reason', sql<number>`count(*)::int`.as('count')])
    .groupBy(['status', 'decline_reason'])
    .execute();
  return rows.map(({ status, decline_reason, count }) => ({ ...outcomeOf({ status, declineReason: decline_reason }), count }));
}

async function removedOutcomes(db: Db, period: PeriodQuery): Promise<OutcomeCount[]> {
  const rows = await db
    .selectFrom('removed_checkouts')
    .where(inPeriod('quarter', period))
    .select(['outcome', 'reason', sql<number>`sum(attempts)::int`.as('count')])
    .groupBy(['outcome', 'reason'])
    .execute();
  return rows.map((row) => ({ ...row, outcome: row.outcome as CheckoutOutcome }));
}
