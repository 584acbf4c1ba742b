import { sql } from 'kysely';
import type { MoneyQuery } from '../../../core/api/operator/period.ts';
import type { RevenueReport, RevenueTotals } from '../../../core/api/operator/revenue.ts';
import { bucketsOf, periodBefore } from '../../../core/operator/period.ts';
import { CURRENCY, type Currency } from '../../../core/plans/plan.ts';
import { RUNNING } from '../../../core/subscriptions/change.ts';
import type { Db } from '../../platform/db/client.ts';
import { inPeriod } from '../period.ts';
import { amountsOf, type PaymentSums, readPaymentSums, sumOf } from './amounts.ts';
import { readBalance } from './balance.ts';
import { readCards } from './cards.ts';
import { readCheckouts } from './checkouts.ts';
import { readCohorts } from './cohorts.ts';
import { readOtherCurrencies } from './other-currencies.ts';
import { readReturns } from './returns.ts';
import { readUpsells } from './upsells.ts';

export async function readRevenue(db: Db, period: MoneyQuery, now: Date): Promise<RevenueReport> {
  const before = { ...period, ...periodBefore(period) };
  const sums = await readPaymentSums(db, period);
  const earlier = await readPaymentSums(db, before);
  const seriesOf = (bucket: string) => amountsOf(sumOf(sums.filter((row) => row.bucket === bucket)));
  return {
    totals: await withFailures(db, period, sumOf(sums)),
    before: await withFailures(db, before, sumOf(earlier)),
    otherCurrencies: await readOtherCurrencies(db, period),
    series: bucketsOf(period, period.unit).map((bucket) => ({ bucket, ...seriesOf(bucket) })),
    plans: await readPlans(db, sums, period.currency),
    cohorts: await readCohorts(db, period.zone, now),
    checkouts: await readCheckouts(db, period),
    returns: await readReturns(db, period),
    upsells: await readUpsells(db, period),
    cards: await readCards(db, period),
    balance: await readBalance(db, period),
  };
}

async function withFailures(db: Db, period: MoneyQuery, sums: PaymentSums): Promise<RevenueTotals> {
  const { failedRenewals } = await db
    .selectFrom('payments')
    .where(inPeriod('created_at', period))
    .where('currency', '=', period.currency ?? CURRENCY)
    .where('reason', '=', 'renewal')
    .where('status', 'in', ['open', 'failed'])
    .select(sql<number>`count(*)::int`.as('failedRenewals'))
    .executeTakeFirstOrThrow();
  return { ...sums, failedRenewals };
}

type PlanSums = PaymentSums & { readonly plan_id: string };

async function readPlans(db: Db, sums: readonly PlanSums[], currency: Currency = CURRENCY): Promise<RevenueReport['plans']> {
  const running = await db
    .selectFrom('subscriptions')
    .where('status', 'in', RUNNING)
    .where('duplicate_of', 'is', null)
    .where('currency', '=', currency)
    .select([sql<string>`coalesce(paid_plan_id, plan_id)`.as('plan_id'), sql<number>`count(*)::int`.as('running')])
    .groupBy(sql`1`)
    .execute();
  const ids = [...new Set([...sums, ...running].map(({ plan_id }) => plan_id))].sort();
  return ids.map((planId) => ({
    planId,
    ...amountsOf(sumOf(sums.filter(({ plan_id }) => plan_id === planId))),
    running: running.find(({ plan_id }) => plan_id === planId)?.running ?? 0,
  }));
}
