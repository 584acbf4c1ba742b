import { sql } from 'kysely';
import type { PeriodQuery } from '../../../core/api/operator/period.ts';
import type { PaymentAmounts } from '../../../core/api/operator/revenue.ts';
import type { Db } from '../../platform/db/client.ts';
import { inPeriod } from '../period.ts';
import { netPayments } from './net.ts';

export type PaymentSums = PaymentAmounts & { readonly disputes: number; readonly openDisputes: number; readonly atStake: number };
type Row = PaymentSums & { readonly bucket: string; readonly plan_id: string };

/** By bucket and plan, for all sums of a report to be taken from. A duplicate is refunded at once, so it is no order. */
export async function readPaymentSums(db: Db, period: PeriodQuery): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select to_char(date_trunc(${period.unit}, paid_at at time zone ${period.zone}), 'YYYY-MM-DD') as bucket,
      coalesce(s.paid_plan_id, s.plan_id) as plan_id,
      (count(*) filter (where reason = 'first' and s.duplicate_of is null))::int as orders,
      coalesce(sum(gross) filter (where reason = 'first'), 0)::float8 as intro,
      coalesce(sum(gross) filter (where reason = 'renewal'), 0)::float8 as renewals,
      coalesce(sum(gross) filter (where reason = 'change'), 0)::float8 as changes,
      sum(gross)::float8 as gross, sum(refunded)::float8 as refunded, sum(lost)::float8 as lost,
      sum(tax)::float8 as tax, sum(fees)::float8 as fees, sum(net)::float8 as net,
      count(dispute)::int as disputes,
      (count(*) filter (where dispute = 'open'))::int as "openDisputes",
      coalesce(sum(gross - refunded) filter (where dispute = 'open'), 0)::float8 as "atStake"
    from ${netPayments()} p join subscriptions s on s.id = p.subscription_id
    where ${inPeriod('paid_at', period)} group by 1, 2 order by 1, 2`.execute(db);
  return rows;
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
