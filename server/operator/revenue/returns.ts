import { sql } from 'kysely';
import type { PeriodQuery } from '../../../core/api/operator/period.ts';
import type { ReturnCounts } from '../../../core/api/operator/revenue.ts';
import type { Db } from '../../platform/db/client.ts';
import { inPeriod } from '../period.ts';

/** Orders count on the day on which they began, withdrawals on the day on which they were asked for. */
export async function readReturns(db: Db, period: PeriodQuery): Promise<ReturnCounts> {
  const orders = await db
    .selectFrom('subscriptions')
    .where(inPeriod('started_at', period))
    .select([
      sql<number>`(count(*) filter (where duplicate_of is not null and repetition is null))::int`.as('duplicates'),
      sql<number>`(count(*) filter (where repetition = 'kept'))::int`.as('introductoryKept'),
      sql<number>`(count(*) filter (where repetition in ('introductory', 'code')))::int`.as('introductoryRefused'),
      sql<number>`(count(*) filter (where repetition = 'returned'))::int`.as('refusedAfterReturns'),
    ])
    .executeTakeFirstOrThrow();
  const { withdrawals } = await db
    .selectFrom('subscription_requests')
    .where(inPeriod('created_at', period))
    .where('kind', '=', 'withdraw')
    .select(sql<number>`count(*)::int`.as('withdrawals'))
    .executeTakeFirstOrThrow();
  return { ...orders, withdrawals };
}
