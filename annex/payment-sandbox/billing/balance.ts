import { sql } from 'kysely';
import type { Db } from '../../../server/platform/db/client.ts';
import { type BalanceTransaction, newBalanceTransaction } from '../objects/balance-transaction.ts';
import type { Charge } from '../objects/charge.ts';
import type { Dispute } from '../objects/dispute.ts';
import { newId, seconds } from '../objects/ids.ts';
import { newPayout } from '../objects/payout.ts';
import type { Refund } from '../objects/refund.ts';
import { add, jsonMatches, type ObjectType, ofType, read, replace } from '../store.ts';
import { SETTLED_IN, settlementOf } from './settlement.ts';

const DAY_SECONDS = 86_400;
/** Cents. */
const DISPUTE_FEE = 15_00;
const LOCK = 7_301_037;

/** 2.9 % and 30 cents, as on Stripe's list for cards of the United States. */
export function processingFee(amount: number): number {
  return Math.round(amount * 0.029) + 30;
}

/** Books what has happened since the last call; a repeated call books nothing. */
export async function settleBalance(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
    const movements = [...(await unbookedCharges(tx)), ...(await unbookedRefunds(tx)), ...(await unbookedDisputes(tx))];
    if (movements.length > 0) await add(tx, ...movements.sort((a, b) => a.created - b.created));
    await payOut(tx, seconds(now));
  });
}

/** Of objects that name their transaction before it is booked. */
const WITHOUT_TRANSACTION = sql<boolean>`not exists (select 1 from sandbox_objects t where t.id = sandbox_objects.data ->> 'balance_transaction')`;

async function unbookedCharges(tx: Db): Promise<BalanceTransaction[]> {
  const rows = await ofType(tx, 'charge')
    .where(jsonMatches({ status: 'succeeded' }))
    .where(WITHOUT_TRANSACTION)
    .execute();
  return rows.map((row) => {
    const { id, balance_transaction, amount, currency, created } = read<'charge'>(row) satisfies Charge;
    const own = { id: String(balance_transaction), source: id, ...settlementOf(amount, currency), created };
    return newBalanceTransaction({ ...own, type: 'charge', category: 'charge', fee: processingFee(own.amount) });
  });
}

async function unbookedRefunds(tx: Db): Promise<BalanceTransaction[]> {
  const rows = await ofType(tx, 'refund').where(WITHOUT_TRANSACTION).execute();
  return rows.map((row) => {
    const { id, balance_transaction, amount, currency, created } = read<'refund'>(row) satisfies Refund;
    const own = { id: balance_transaction, source: id, ...settlementOf(-amount, currency), created };
    return newBalanceTransaction({ ...own, type: 'refund', category: 'refund', fee: 0 });
  });
}

/** Money leaves when a dispute opens, and comes back when it is won; the fee stays. */
async function unbookedDisputes(tx: Db): Promise<BalanceTransaction[]> {
  const rows = await ofType(tx, 'dispute').execute();
  const movements = await Promise.all(rows.map((row) => disputeMovements(tx, read<'dispute'>(row))));
  const booked = new Set(await idsOf(tx, 'balance_transaction'));
  return movements.flat().filter(({ id }) => !booked.has(id));
}

async function disputeMovements(tx: Db, { id, amount, currency, created, status }: Dispute): Promise<BalanceTransaction[]> {
  const { amount: taken, ...rate } = settlementOf(amount, currency);
  const own = { source: id, ...rate, type: 'adjustment' } as const;
  const withdrawn = {
    ...own,
    id: `txn_${id}_withdrawn`,
    category: 'dispute',
    amount: -taken,
    fee: DISPUTE_FEE,
    created,
  } as const;
  if (status !== 'won') return [newBalanceTransaction(withdrawn)];
  const [event] = await ofType(tx, 'event')
    .where(jsonMatches({ type: 'charge.dispute.funds_reinstated', data: { object: { id } } }))
    .execute();
  const closed = event ? Math.max(created, read<'event'>(event).created) : created;
  const returned = {
    ...own,
    id: `txn_${id}_reinstated`,
    category: 'dispute_reversal',
    amount: taken,
    fee: 0,
    created: closed,
  } as const;
  return [newBalanceTransaction(withdrawn), newBalanceTransaction(returned)];
}

async function idsOf(tx: Db, type: ObjectType): Promise<readonly string[]> {
  const rows = await tx.selectFrom('sandbox_objects').select('id').where('type', '=', type).execute();
  return rows.map(({ id }) => id);
}

/** Once a day everything that is available in the account's currency. */
async function payOut(tx: Db, at: number): Promise<void> {
  const today = Math.floor(at / DAY_SECONDS) * DAY_SECONDS;
  const done = await ofType(tx, 'payout').where(sql<boolean>`(data ->> 'created')::bigint >= ${today}`).execute();
  const waiting = await ofType(tx, 'balance_transaction')
    .where(jsonMatches({ currency: SETTLED_IN, sandbox: { payout: null } }))
    .where(sql<boolean>`(data ->> 'available_on')::bigint < ${today}`)
    .execute();
  const paid = waiting.map((row) => read<'balance_transaction'>(row));
  const amount = paid.reduce((sum, { net }) => sum + net, 0);
  if (done.length > 0 || amount <= 0) return;
  const currency = SETTLED_IN;
  const order = { id: newId('po'), amount, currency, transaction: newId('txn') };
  const own = { id: order.transaction, source: order.id, payout: order.id, currency, created: at } as const;
  await add(tx, newPayout(order, at));
  await add(tx, newBalanceTransaction({ ...own, type: 'payout', category: 'payout', amount: -amount, fee: 0 }));
  for (const transaction of paid) await replace(tx, { ...transaction, status: 'available', sandbox: { payout: order.id } });
}
