import { sql } from 'kysely';
import type { PeriodQuery } from '../../../core/api/operator/period.ts';
import type { RevenueReport, RevenueTotals } from '../../../core/api/operator/revenue.ts';
import { bucketsOf, periodBefore } from '../../../core/operator/period.ts';
import { RUNNING } from '../../../core/subscriptions/change.ts';
import type { Db } from '../../platform/db/client.ts';
import { inPeriod } from '../period.ts';
import { readCohorts } from './cohorts.ts';

export async function readRevenue(db: Db, period: PeriodQuery, now: Date): Promise<RevenueReport> {
  const before = { ...period, ...periodBefore(period) };
  return {
    totals: await readTotals(db, period),
    before: await readTotals(db, before),
    series: await readSeries(db, period),
    plans: await readPlans(db, period),
    cohorts: await readCohorts(db, period.zone, now),
    checkouts: await readCheckouts(db, period),
    cards: await readCards(db, period),
  };
}

const paid = (reason: string, column: string) =>
  sql<number>`coalesce(sum(${sql.ref(column)}) filter (where payments.status = 'paid' and reason = ${reason}), 0)::float8`;
/** A duplicate subscription is refunded at once, so it is no order. */
const orders = sql<number>`(count(*) filter (where payments.status = 'paid' and reason = 'first' and duplicate_of is null))::int`;
const refunded = sql<number>`coalesce(sum(amount_refunded), 0)::float8`;

function payments(db: Db) {
  return db.selectFrom('payments').innerJoin('subscriptions', 'subscriptions.id', 'subscription_id');
}

async function readTotals(db: Db, period: PeriodQuery): Promise<RevenueTotals> {
  const disputed = sql`dispute is not null`;
  const totals = await payments(db)
    .where(inPeriod('paid_at', period))
    .select([
      orders.as('orders'),
      paid('first', 'amount_paid').as('intro'),
      paid('renewal', 'amount_paid').as('renewals'),
      paid('change', 'amount_paid').as('changes'),
      refunded.as('refunded'),
      sql<number>`(count(*) filter (where ${disputed}))::int`.as('disputes'),
      sql<number>`coalesce(sum(amount_paid) filter (where ${disputed}), 0)::float8`.as('disputed'),
    ])
    .executeTakeFirstOrThrow();
  const { failedRenewals } = await db
    .selectFrom('payments')
    .where(inPeriod('created_at', period))
    .where('reason', '=', 'renewal')
    .where('status', 'in', ['open', 'failed'])
    .select(sql<number>`count(*)::int`.as('failedRenewals'))
    .executeTakeFirstOrThrow();
  return { ...totals, failedRenewals };
}

async function readSeries(db: Db, period: PeriodQuery): Promise<RevenueReport['series']> {
  const bucket = sql<string>`to_char(date_trunc(${period.unit}, paid_at at time zone ${period.zone}), 'YYYY-MM-DD')`;
  const rows = await payments(db)
    .where(inPeriod('paid_at', period))
    .select([
      bucket.as('bucket'),
      orders.as('orders'),
      paid('first', 'amount_paid').as('intro'),
      paid('renewal', 'amount_paid').as('renewals'),
      refunded.as('refunded'),
    ])
    .groupBy(sql`1`)
    .execute();
  const known = new Map(rows.map((row) => [row.bucket, row]));
  return bucketsOf(period, period.unit).map(
    (bucket) => known.get(bucket) ?? { bucket, orders: 0, intro: 0, renewals: 0, refunded: 0 },
  );
}

async function readPlans(db: Db, period: PeriodQuery): Promise<RevenueReport['plans']> {
  const rows = await payments(db)
    .where(inPeriod('paid_at', period))
    .select([
      'plan_id',
      orders.as('orders'),
      paid('first', 'amount_paid').as('intro'),
      paid('renewal', 'amount_paid').as('renewals'),
      refunded.as('refunded'),
    ])
    .groupBy('plan_id')
    .execute();
  const running = await db
    .selectFrom('subscriptions')
    .where('status', 'in', RUNNING)
    .select(['plan_id', sql<number>`count(*)::int`.as('running')])
    .groupBy('plan_id')
    .execute();
  const ids = [...new Set([...rows, ...running].map(({ plan_id }) => plan_id))].sort();
  return ids.map((planId) => {
    const row = rows.find(({ plan_id }) => plan_id === planId);
    const { orders = 0, intro = 0, renewals = 0, refunded = 0 } = row ?? {};
    return {
      planId,
      orders,
      intro,
      renewals,
      refunded,
      running: running.find(({ plan_id }) => plan_id === planId)?.running ?? 0,
    };
  });
}

async function readCheckouts(db: Db, period: PeriodQuery): Promise<RevenueReport['checkouts']> {
  const is = (status: string) => sql<number>`(count(*) filter (where status = ${status}))::int`;
  return db
    .selectFrom('checkout_attempts')
    .where(inPeriod('created_at', period))
    .select([
      sql<number>`count(*)::int`.as('begun'),
      is('paid').as('paid'),
      is('failed').as('failed'),
      is('expired').as('left'),
      is('open').as('open'),
    ])
    .executeTakeFirstOrThrow();
}

async function readCards(db: Db, period: PeriodQuery): Promise<RevenueReport['cards']> {
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
  return { accepted, declined };
}
