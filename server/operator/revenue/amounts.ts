import { sql } from 'kysely';
import type { PeriodQuery } from '../../../core/api/operator/period.ts';
import type { PaymentAmounts } from '../../../core/api/operator/revenue.ts';
import type { Db } from '../../platform/db/client.ts';
import { CURRENCY } from '../../../core/plans/plan.ts';
import { startOfDay } from '../period.ts';

export type PaymentSums = PaymentAmounts & { readonly disputes: number; readonly openDisputes: number; readonly atStake: number };
type Row = PaymentSums & { readonly bucket: string; readonly plan_id: string };

/** By the bucket and the plan, from the first day on, for all sums of a report to be taken from. */
export async function readPaymentSums(db: Db, { from, until, unit, zone }: PaymentSpan): Promise<readonly Row[]> {
  const { rows } = await sql<Omit<Row, 'gross' | 'net'>>`
    with paid as (
      select date_trunc(${unit}, paid_at at time zone ${zone}) as bucket, s.plan_id, p.reason, p.amount_paid, p.amount_refunded, p.dispute,
        p.reason = 'first' and s.duplicate_of is null as is_order,
        case when p.dispute = 'lost' then p.amount_paid - p.amount_refunded else 0 end as lost,
        p.tax, coalesce(f.fees, 0) as fees
      from payments p join subscriptions s on s.id = p.subscription_id
      left join lateral (
        select sum(fee) as fees from balance_transactions b where b.charge_id = p.charge_id and b.currency = ${CURRENCY}
      ) f on true
      where p.status = 'paid' and p.paid_at >= ${startOfDay(from, zone)} and p.paid_at < ${startOfDay(until, zone)}
    )
    select to_char(bucket, 'YYYY-MM-DD') as bucket, plan_id,
      (count(*) filter (where is_order))::int as orders,
      coalesce(sum(amount_paid) filter (where reason = 'first'), 0)::float8 as intro,
      coalesce(sum(amount_paid) filter (where reason = 'renewal'), 0)::float8 as renewals,
      coalesce(sum(amount_paid) filter (where reason = 'change'), 0)::float8 as changes,
      sum(amount_refunded)::float8 as refunded,
      sum(lost)::float8 as lost,
      sum(tax - round(tax::numeric * (amount_refunded + lost) / greatest(amount_paid, 1)))::float8 as tax,
      sum(fees)::float8 as fees,
      (count(*) filter (where dispute is not null))::int as disputes,
      (count(*) filter (where dispute = 'open'))::int as "openDisputes",
      coalesce(sum(amount_paid - amount_refunded) filter (where dispute = 'open'), 0)::float8 as "atStake"
    from paid group by 1, 2 order by 1, 2`.execute(db);
  return rows.map((row) => ({ ...row, ...derived(row) }));
}

type PaymentSpan = Pick<PeriodQuery, 'from' | 'unit' | 'zone'> & { readonly until: string };

type Taken = Omit<PaymentAmounts, 'gross' | 'net'>;

function derived({ intro, renewals, changes, refunded, lost, tax, fees }: Taken): Pick<PaymentAmounts, 'gross' | 'net'> {
  const gross = intro + renewals + changes;
  return { gross, net: gross - refunded - lost - tax - fees };
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
