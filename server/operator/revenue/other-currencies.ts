import { sql } from 'kysely';
import type { MoneyQuery, PeriodQuery } from '../../../core/api/operator/period.ts';
import type { CurrencyAmounts } from '../../../core/api/operator/revenue.ts';
import { CURRENCY } from '../../../core/plans/plan.ts';
import { lostAmountOf } from '../../money/subscriptions/store.ts';
import type { Db } from '../../platform/db/client.ts';
import { inPeriod } from '../period.ts';

/** Payments in other currencies than that of the report, which no sum of it holds. */
export async function readOtherCurrencies(
  db: Db,
  { currency = CURRENCY, ...period }: MoneyQuery,
): Promise<readonly CurrencyAmounts[]> {
  return (await readCurrencies(db, period)).filter((amounts) => amounts.currency !== currency);
}

/** What was paid in each currency, for itself. */
export async function readCurrencies(db: Db, period: PeriodQuery): Promise<readonly CurrencyAmounts[]> {
  return db
    .selectFrom('payments')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscription_id')
    .where('payments.status', '=', 'paid')
    .where(inPeriod('paid_at', period))
    .select([
      'payments.currency',
      sql<number>`(count(*) filter (where reason = 'first' and duplicate_of is null and not upsell))::int`.as('orders'),
      sql<number>`sum(amount_paid)::float8`.as('gross'),
      sql<number>`sum(amount_refunded)::float8`.as('refunded'),
      sql<number>`sum(${lostAmountOf('payments')})::float8`.as('lost'),
    ])
    .groupBy('payments.currency')
    .orderBy('payments.currency')
    .execute();
}
