import { sql } from 'kysely';
import type { MoneyQuery } from '../../../core/api/operator/period.ts';
import type { PaymentAmounts } from '../../../core/api/operator/revenue.ts';
import { bucketsOf } from '../../../core/operator/period.ts';
import { CURRENCY } from '../../../core/plans/plan.ts';
import type { Db } from '../../platform/db/client.ts';
import { bucketNumber, inPeriod } from '../period.ts';
import { netRows } from './net.ts';

export type PaymentSums = PaymentAmounts & { readonly disputes: number; readonly openDisputes: number; readonly atStake: number };
type Row = PaymentSums & { readonly bucket: string; readonly plan_id: string };

type Group = Omit<PaymentAmounts, 'orders' | 'intro' | 'renewals' | 'changes'> & {
  readonly number: number;
  readonly plan_id: string;
  /** Null of fees. */
  readonly reason: 'first' | 'renewal' | 'change' | null;
  readonly dispute: 'open' | 'won' | 'lost' | null;
  readonly beside: boolean;
  readonly count: number;
  readonly atStake: number;
};

/** By bucket and plan, for all sums of a report to be taken from. */
export async function readPaymentSums(db: Db, period: MoneyQuery): Promise<readonly Row[]> {
  const buckets = bucketsOf(period, period.unit);
  const { rows } = await sql<Group>`
    select ${bucketNumber('n.paid_at', buckets, period.zone)} as number, coalesce(s.paid_plan_id, s.plan_id) as plan_id,
      reason, dispute, (s.duplicate_of is not null or s.upsell) as beside, count(*)::int as count, sum(gross)::float8 as gross,
      sum(refunded)::float8 as refunded, sum(lost)::float8 as lost, sum(at_stake)::float8 as "atStake", sum(tax)::float8 as tax, sum(fees)::float8 as fees, sum(net)::float8 as net
    from ${netRows(period.currency)} n join subscriptions s on s.id = n.subscription_id
    where n.currency = ${period.currency ?? CURRENCY} and ${inPeriod('n.paid_at', period)} group by 1, 2, 3, 4, 5 order by 1, 2`.execute(
    db,
  );
  return rows.map((row) => ({ bucket: buckets[row.number - 1] ?? '', plan_id: row.plan_id, ...sumsOf(row) }));
}

/** A duplicate is refunded at once, and an upsell stands beside the order of a plan, so neither is an order. */
function sumsOf({ reason, dispute, beside, count, gross, refunded, lost, atStake, tax, fees, net }: Group): PaymentSums {
  return {
    orders: reason === 'first' && !beside ? count : 0,
    intro: reason === 'first' ? gross : 0,
    renewals: reason === 'renewal' ? gross : 0,
    changes: reason === 'change' ? gross : 0,
    ...{ gross, refunded, lost, tax, fees, net },
    disputes: dispute === null ? 0 : count,
    openDisputes: dispute === 'open' ? count : 0,
    atStake,
  };
}

const NOTHING: PaymentSums = {
  orders: 0,
  intro: 0,
  renewals: 0,
  changes: 0,
  gross: 0,
  refunded: 0,
  lost: 0,
  tax: 0,
  fees: 0,
  net: 0,
  disputes: 0,
  openDisputes: 0,
  atStake: 0,
};

export function sumOf(rows: readonly PaymentSums[]): PaymentSums {
  const keys = Object.keys(NOTHING) as (keyof PaymentSums)[];
  return Object.fromEntries(keys.map((key) => [key, rows.reduce((sum, row) => sum + row[key], 0)])) as PaymentSums;
}

export function amountsOf({ disputes: _, openDisputes: __, atStake: ___, ...amounts }: PaymentSums): PaymentAmounts {
  return amounts;
}
