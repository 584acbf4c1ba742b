import { sql } from 'kysely';
import type { MoneyQuery, PeriodQuery } from '../../../core/api/operator/period.ts';
import type { BalanceAmounts, BalanceReport, PayoutReport, SettledAmounts } from '../../../core/api/operator/revenue.ts';
import { CURRENCY, type Currency } from '../../../core/plans/plan.ts';
import type { Db } from '../../platform/db/client.ts';
import { inPeriod } from '../period.ts';
import { readSpan } from './spans.ts';

/** Of the rows that are no payout. A fee on its own is an amount that leaves, and others carry their fee. */
const AMOUNTS = sql<never>`
  coalesce(sum(b.amount) filter (where b.kind = 'charge'), 0)::float8 as charges,
  coalesce(sum(b.amount) filter (where b.kind = 'refund'), 0)::float8 as refunds,
  coalesce(sum(b.amount) filter (where b.kind = 'dispute'), 0)::float8 as disputes,
  coalesce(sum(b.amount) filter (where b.kind = 'fee'), 0)::float8 - coalesce(sum(b.fee) filter (where b.kind <> 'payout'), 0)::float8 as fees,
  coalesce(sum(b.amount) filter (where b.kind = 'other'), 0)::float8 as other,
  coalesce(sum(b.net) filter (where b.kind <> 'payout'), 0)::float8 as net`;

export async function readBalance(db: Db, { currency = CURRENCY, ...period }: MoneyQuery): Promise<BalanceReport> {
  const { rows } = await sql<BalanceAmounts & { tax: number }>`
    select ${AMOUNTS}, coalesce(sum(round(p.tax::numeric * b.amount / greatest(p.amount_paid, 1))::integer) filter (where b.kind in ('charge', 'refund', 'dispute')), 0)::float8 as tax
    from balance_transactions b left join payments p on p.charge_id = b.charge_id
    where b.currency = ${currency} and ${inPeriod('b.created_at', period)}`.execute(db);
  const [moved] = rows;
  if (!moved) throw new Error('A sum without a group is one row.');
  return {
    ...moved,
    span: await readSpan(db, 'balance'),
    payouts: await readPayouts(db, period, currency),
    otherCurrencies: await readOtherCurrencies(db, period, currency),
    settled: await readSettled(db, period, currency),
  };
}

const MAX_PAYOUTS = 100;

async function readPayouts(db: Db, period: PeriodQuery, currency: Currency): Promise<PayoutReport[]> {
  const { rows } = await sql<BalanceAmounts & { id: string; at: Date; amount: number }>`
    select o.payout_id as id, o.created_at as at, -o.amount as amount, ${AMOUNTS}
    from balance_transactions o join balance_transactions b on b.payout_id = o.payout_id
    where o.kind = 'payout' and o.currency = ${currency} and ${inPeriod('o.created_at', period)}
    group by o.id order by o.created_at desc, o.id limit ${MAX_PAYOUTS}`.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.getTime(), difference: row.amount - row.net }));
}

/** Payments in one currency, by the amounts that reached the balance in another at the rate of their day. */
async function readSettled(db: Db, period: PeriodQuery, paidIn: Currency): Promise<SettledAmounts[]> {
  const { rows } = await sql<SettledAmounts>`
    select b.currency, ${AMOUNTS}, coalesce(sum(p.amount_paid) filter (where b.kind = 'charge'), 0)::float8 as paid
    from balance_transactions b join payments p on p.charge_id = b.charge_id
    where p.currency = ${paidIn} and b.currency <> ${paidIn} and ${inPeriod('b.created_at', period)}
    group by b.currency order by b.currency`.execute(db);
  return rows;
}

async function readOtherCurrencies(db: Db, period: PeriodQuery, currency: Currency): Promise<string[]> {
  const rows = await db
    .selectFrom('balance_transactions')
    .select('currency')
    .distinct()
    .where('currency', '!=', currency)
    .where(inPeriod('created_at', period))
    .orderBy('currency')
    .execute();
  return rows.map(({ currency }) => currency);
}
