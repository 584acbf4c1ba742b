import { sql } from 'kysely';
import type { GrowthReport, MonthlyMovements } from '../../../core/api/operator/growth.ts';
import type { MoneyQuery } from '../../../core/api/operator/period.ts';
import { bucketsOf } from '../../../core/operator/period.ts';
import { CURRENCY } from '../../../core/plans/plan.ts';
import { END_REASONS, type EndReason } from '../../../core/subscriptions/end-reason.ts';
import { MOVEMENTS } from '../../../core/subscriptions/monthly.ts';
import type { Db } from '../../platform/db/client.ts';
import { bucketNumber, inPeriod, startOfDay } from '../period.ts';

const NOTHING: MonthlyMovements = { new: 0, expansion: 0, contraction: 0, paused: 0, resumed: 0, churned: 0 };
const CHANGE = sql`monthly_after - monthly_before`;
const ofKind = (kind: keyof MonthlyMovements) => sql<number>`coalesce(sum(${CHANGE}) filter (where kind = ${kind}), 0)::float8`;

export async function readSeries(db: Db, period: MoneyQuery): Promise<GrowthReport['series']> {
  const { from, zone, unit } = period;
  const buckets = bucketsOf(period, unit);
  const rows = await db
    .selectFrom('subscription_movements')
    .where('currency', '=', period.currency ?? CURRENCY)
    .where(inPeriod('at', period))
    .select([bucketNumber('at', buckets, zone).as('number'), ...MOVEMENTS.map((kind) => ofKind(kind).as(kind))])
    .groupBy(sql`1`)
    .execute();
  const { before } = await db
    .selectFrom('subscription_movements')
    .where('currency', '=', period.currency ?? CURRENCY)
    .where('at', '<', startOfDay(from, zone))
    .select(sql<number>`coalesce(sum(${CHANGE}), 0)::float8`.as('before'))
    .executeTakeFirstOrThrow();
  let monthly = before;
  return buckets.map((bucket, index) => {
    const { number: _, ...moved } = rows.find(({ number }) => number === index + 1) ?? { number: 0, ...NOTHING };
    for (const kind of MOVEMENTS) monthly += moved[kind];
    return { bucket, ...moved, monthly };
  });
}

export async function readMovements(db: Db, period: MoneyQuery): Promise<GrowthReport['movements']> {
  return db
    .selectFrom('subscription_movements')
    .where('currency', '=', period.currency ?? CURRENCY)
    .where(inPeriod('at', period))
    .select([
      ...MOVEMENTS.map((kind) => ofKind(kind).as(kind)),
      sql<number>`(count(*) filter (where kind = 'new'))::int`.as('started'),
      sql<number>`(count(*) filter (where kind = 'churned'))::int`.as('ended'),
    ])
    .executeTakeFirstOrThrow();
}

/** Together they are all that ended in the period. An older release kept no reason. */
export async function readEndings(db: Db, period: MoneyQuery): Promise<GrowthReport['endings']> {
  const rows = await db
    .selectFrom('subscription_movements')
    .where('currency', '=', period.currency ?? CURRENCY)
    .where('kind', '=', 'churned')
    .where(inPeriod('at', period))
    .select([
      sql<EndReason>`coalesce(end_reason, 'chosen')`.as('reason'),
      sql<number>`count(*)::int`.as('ended'),
      sql<number>`sum(monthly_before)::float8`.as('monthly'),
    ])
    .groupBy(sql`1`)
    .execute();
  return END_REASONS.map((reason) => rows.find((row) => row.reason === reason) ?? { reason, ended: 0, monthly: 0 });
}

/** The plan is the one that a subscription had when the period began. */
export async function readChurn(db: Db, period: MoneyQuery): Promise<GrowthReport['churn']> {
  const { rows } = await sql<{ planId: string; atStart: number; churned: number }>`
    with at_start as (
      select distinct on (subscription_id) subscription_id, plan_id, monthly_after from subscription_movements
      where subscription_id is not null and currency = ${period.currency ?? CURRENCY} and at < ${startOfDay(period.from, period.zone)}
      order by subscription_id, at desc, id desc
    ), ended as (
      select distinct subscription_id from subscription_movements
      where kind = 'churned' and subscription_id is not null and ${inPeriod('at', period)}
    )
    select plan_id as "planId", count(*)::int as "atStart", count(e.subscription_id)::int as churned
    from at_start left join ended e using (subscription_id) where monthly_after > 0 group by 1 order by 1`.execute(db);
  return rows;
}
