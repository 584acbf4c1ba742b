import { sql } from 'kysely';
import type { TimeSpan } from '../../../core/analytics/buckets.ts';
import { CURRENCY, type Currency } from '../../../core/plans/plan.ts';
import type { Db } from '../../platform/db/client.ts';

/** That in which most payments of these days were made; without any, that in which all plans are sold. */
export async function commonestCurrency(db: Db, { from, until }: TimeSpan): Promise<Currency> {
  const row = await db
    .selectFrom('payments')
    .where('status', '=', 'paid')
    .where('paid_at', '>=', new Date(from))
    .where('paid_at', '<', new Date(until))
    .select('currency')
    .groupBy('currency')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy(sql`currency = ${CURRENCY}`, 'desc')
    .orderBy('currency')
    .limit(1)
    .executeTakeFirst();
  return row?.currency ?? CURRENCY;
}
