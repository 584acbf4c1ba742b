import { sql } from 'kysely';
import { plans } from '../../../content/plans.ts';
import type { GrowthReport, MonthlyMovements } from '../../../core/api/operator/growth.ts';
import type { PeriodQuery } from '../../../core/api/operator/period.ts';
import { bucketsOf, periodBefore } from '../../../core/operator/period.ts';
import { startOfDayAt } from '../../../core/operator/zoned-time.ts';
import { RUNNING } from '../../../core/subscriptions/change.ts';
import { monthlyRevenue } from '../../../core/subscriptions/monthly.ts';
import type { Db } from '../../platform/db/client.ts';
import { bucketNumber, inPeriod, startOfDay } from '../period.ts';
import { readSpan } from '../revenue/spans.ts';
import { readActivation } from './activation.ts';
import { readLifetimes } from './lifetimes.ts';

export async function readGrowth(db: Db, period: PeriodQuery): Promise<GrowthReport> {
  const before = { ...period, ...periodBefore(period) };
  const span = await readSpan(db, 'movements');
  const isWhole = span === null || span.since <= startOfDayAt(before.from, before.zone);
  return {
    ...(await readRunning(db)),
    movements: await readMovements(db, period),
    series: await readSeries(db, period),
    churn: await readChurn(db, period),
    payments: await readRates(db, period),
    before: { movements: isWhole ? await readMovements(db, before) : null, payments: await readRates(db, before) },
    activation: await readActivation(db, period),
    lifetimes: await readLifetimes(db, period),
    span,
  };
}

async function readRunning(db: Db): Promise<Pick<GrowthReport, 'monthly' | 'running' | 'cancelled'>> {
  const groups = await db
    .selectFrom('subscriptions')
    .where('status', 'in', RUNNING)
    .where('duplicate_of', 'is', null)
    .select(['plan_id', 'renewal_amount', 'cancel_at_period_end', sql<number>`count(*)::int`.as('count')])
    .groupBy(['plan_id', 'renewal_amount', 'cancel_at_period_end'])
    .execute();
  const counted = groups.map(({ plan_id: planId, renewal_amount: renewalAmount, cancel_at_period_end: ends, count }) => {
    const each = monthlyRevenue({ status: 'active', planId, renewalAmount, duplicate: false }, plans);
    return { ends, count, monthly: each * count };
  });
  const sum = (rows: typeof counted, of: 'count' | 'monthly') => rows.reduce((total, row) => total + row[of], 0);
  const ending = counted.filter(({ ends }) => ends);
  return {
    monthly: sum(counted, 'monthly'),
    running: sum(counted, 'count'),
    cancelled: { subscriptions: sum(ending, 'count'), monthly: sum(ending, 'monthly') },
  };
}

const CHANGE = sql`monthly_after - monthly_before`;
const ofKind = (kind: keyof MonthlyMovements) => sql<number>`coalesce(sum(${CHANGE}) filter (where kind = ${kind}), 0)::float8`;

async function readSeries(db: Db, period: PeriodQuery): Promise<GrowthReport['series']> {
  const { from, zone, unit } = period;
  const buckets = bucketsOf(period, unit);
  const rows = await db
    .selectFrom('subscription_movements')
    .where(inPeriod('at', period))
    .select([
      bucketNumber('at', buckets, zone).as('number'),
      ofKind('new').as('new'),
      ofKind('expansion').as('expansion'),
      ofKind('contraction').as('contraction'),
      ofKind('churned').as('churned'),
    ])
    .groupBy(sql`1`)
    .execute();
  const { before } = await db
    .selectFrom('subscription_movements')
    .where('at', '<', startOfDay(from, zone))
    .select(sql<number>`coalesce(sum(${CHANGE}), 0)::float8`.as('before'))
    .executeTakeFirstOrThrow();
  let monthly = before;
  return buckets.map((bucket, index) => {
    const { number: _, ...moved } = rows.find(({ number }) => number === index + 1) ?? {
      number: 0,
      new: 0,
      expansion: 0,
      contraction: 0,
      churned: 0,
    };
    monthly += moved.new + moved.expansion + moved.contraction + moved.churned;
    return { bucket, ...moved, monthly };
  });
}

async function readMovements(db: Db, period: PeriodQuery): Promise<GrowthReport['movements']> {
  return db
    .selectFrom('subscription_movements')
    .where(inPeriod('at', period))
    .select([
      ofKind('new').as('new'),
      ofKind('expansion').as('expansion'),
      ofKind('contraction').as('contraction'),
      ofKind('churned').as('churned'),
      sql<number>`(count(*) filter (where kind = 'new'))::int`.as('started'),
      sql<number>`(count(*) filter (where kind = 'churned'))::int`.as('ended'),
    ])
    .executeTakeFirstOrThrow();
}

/** The plan is the one that a subscription had when the period began. */
async function readChurn(db: Db, period: PeriodQuery): Promise<GrowthReport['churn']> {
  const { rows } = await sql<{ planId: string; atStart: number; churned: number }>`
    with at_start as (
      select distinct on (subscription_id) subscription_id, plan_id, monthly_after from subscription_movements
      where subscription_id is not null and at < ${startOfDay(period.from, period.zone)}
      order by subscription_id, at desc, id desc
    ), ended as (
      select distinct subscription_id from subscription_movements
      where kind = 'churned' and subscription_id is not null and ${inPeriod('at', period)}
    )
    select plan_id as "planId", count(*)::int as "atStart", count(e.subscription_id)::int as churned
    from at_start left join ended e using (subscription_id) where monthly_after > 0 group by 1 order by 1`.execute(db);
  return rows;
}

export async function readRates(db: Db, period: PeriodQuery): Promise<GrowthReport['payments']> {
  return db
    .selectFrom('payments')
    .where('status', '=', 'paid')
    .where('amount_paid', '>', 0)
    .where(inPeriod('paid_at', period))
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where amount_refunded > 0))::int`.as('refunded'),
      sql<number>`(count(*) filter (where dispute is not null))::int`.as('disputed'),
    ])
    .executeTakeFirstOrThrow();
}
