import { sql } from 'kysely';
import type { PeriodQuery } from '../../../core/api/operator/period.ts';
import type { RevenueReport } from '../../../core/api/operator/revenue.ts';
import type { Db } from '../../platform/db/client.ts';
import { inPeriod } from '../period.ts';
import { readSpan } from './spans.ts';

export async function readCards(db: Db, period: PeriodQuery): Promise<RevenueReport['cards']> {
  const { accepted } = await db
    .selectFrom('payments')
    .where(inPeriod('paid_at', period))
    .where('amount_paid', '>', 0)
    .select(sql<number>`count(*)::int`.as('accepted'))
    .executeTakeFirstOrThrow();
  const declined = await db
    .selectFrom('declines')
    .where(inPeriod('declined_at', period))
    .select(['reason', sql<number>`count(*)::int`.as('count')])
    .groupBy('reason')
    .orderBy('count', 'desc')
    .orderBy('reason')
    .execute();
  return { accepted, declined, span: await readSpan(db, 'declines') };
}
