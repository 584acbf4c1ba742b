import { sql } from 'kysely';
import type { TimeSpan } from '../../../core/analytics/buckets.ts';
import type { Currency } from '../../../core/plans/plan.ts';
import { HOUR_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';

/** `at`: when the hour began, in epoch milliseconds; `gross` in the smallest unit. A duplicate is refunded at once, so it is no order; what was paid in another currency is none of the sum. */
export type HourMoney = { readonly at: number; readonly gross: number; readonly orders: number };

export async function readMoney(db: Db, { from, until }: TimeSpan, currency: Currency): Promise<readonly HourMoney[]> {
  const hour = sql<number>`floor(extract(epoch from paid_at - ${new Date(from)}) / 3600)::int`;
  const rows = await db
    .selectFrom('payments')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscription_id')
    .where('payments.status', '=', 'paid')
    .where('paid_at', '>=', new Date(from))
    .where('paid_at', '<', new Date(until))
    .select([
      hour.as('hour'),
      sql<number>`coalesce(sum(amount_paid) filter (where payments.currency = ${currency}), 0)::float8`.as('gross'),
      sql<number>`(count(*) filter (where reason = 'first' and duplicate_of is null and not upsell))::int`.as('orders'),
    ])
    .groupBy(sql`1`)
    .execute();
  return rows.map(({ hour, ...row }) => ({ at: from + hour * HOUR_MS, ...row }));
}
