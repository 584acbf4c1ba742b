import { sql } from 'kysely';
import { plans } from '../../../content/plans.ts';
import type { GrowthReport } from '../../../core/api/operator/growth.ts';
import type { MoneyQuery, PeriodQuery } from '../../../core/api/operator/period.ts';
import { periodBefore } from '../../../core/operator/period.ts';
import { startOfDayAt } from '../../../core/operator/zoned-time.ts';
import { CURRENCY, type Currency } from '../../../core/plans/plan.ts';
import { PAUSED, RUNNING } from '../../../core/subscriptions/change.ts';
import { monthlyRevenue } from '../../../core/subscriptions/monthly.ts';
import type { Db } from '../../platform/db/client.ts';
import { inPeriod } from '../period.ts';
import { readSpan } from '../revenue/spans.ts';
import { readActivation } from './activation.ts';
import { readAlternatives } from './alternatives.ts';
import { readLifetimes } from './lifetimes.ts';
import { readChurn, readEndings, readMovements, readSeries } from './movements.ts';
import { readTrials } from './trials.ts';

export async function readGrowth(db: Db, period: MoneyQuery): Promise<GrowthReport> {
  const before = { ...period, ...periodBefore(period) };
  const span = await readSpan(db, 'movements');
  const isWhole = span === null || span.since <= startOfDayAt(before.from, before.zone);
  return {
    ...(await readRunning(db, period.currency)),
    trials: await readTrials(db, period),
    movements: await readMovements(db, period),
    series: await readSeries(db, period),
    endings: await readEndings(db, period),
    alternatives: await readAlternatives(db, period),
    churn: await readChurn(db, period),
    payments: await readRates(db, period),
    before: { movements: isWhole ? await readMovements(db, before) : null, payments: await readRates(db, before) },
    activation: await readActivation(db, period),
    lifetimes: await readLifetimes(db, period),
    span,
  };
}

/** Without a discount of one charge. */
const RECURRING = sql<number>`coalesce(recurring_amount, renewal_amount)`;

async function readRunning(
  db: Db,
  currency: Currency = CURRENCY,
): Promise<Pick<GrowthReport, 'monthly' | 'running' | 'paused' | 'cancelled'>> {
  const groups = await db
    .selectFrom('subscriptions')
    .where('status', 'in', RUNNING)
    .where('duplicate_of', 'is', null)
    .where('once', '=', false)
    .where('currency', '=', currency)
    .where((row) => row.or([row('trial_ends_at', 'is', null), row('converted_at', 'is not', null)]))
    .select(['status', 'plan_id', RECURRING.as('renewalAmount'), 'cancel_at_period_end', sql<number>`count(*)::int`.as('count')])
    .groupBy(['status', 'plan_id', RECURRING, 'cancel_at_period_end'])
    .execute();
  const isPaused = ({ status }: (typeof groups)[number]) => status === PAUSED;
  const running = groups.filter((group) => !isPaused(group));
  const counted = running.map(({ status, plan_id: planId, renewalAmount, cancel_at_period_end: ends, count }) => {
    const each = monthlyRevenue({ status, planId, renewalAmount, duplicate: false }, plans);
    return { ends, count, monthly: each * count };
  });
  const sum = (rows: typeof counted, of: 'count' | 'monthly') => rows.reduce((total, row) => total + row[of], 0);
  const ending = counted.filter(({ ends }) => ends);
  return {
    monthly: sum(counted, 'monthly'),
    running: sum(counted, 'count'),
    paused: groups.filter(isPaused).reduce((total, { count }) => total + count, 0),
    cancelled: { subscriptions: sum(ending, 'count'), monthly: sum(ending, 'monthly') },
  };
}

/** Of payments in every currency, because they are counted. */
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
