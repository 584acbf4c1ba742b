import { sql } from 'kysely';
import type { BalanceEntry } from '../../../adapters/payments/port.ts';
import type { Db } from '../../platform/db/client.ts';

/** What a payout brought to the bank, and what was looked up, stays as it is known. */
export async function saveTransactions(tx: Db, transactions: readonly BalanceEntry[]): Promise<void> {
  await sql`
    insert into balance_transactions (id, kind, amount, fee, net, currency, charge_id, payout_id, created_at)
    select id, kind, amount, fee, net, currency, "chargeId", "payoutId", "createdAt"
    from jsonb_to_recordset(${JSON.stringify(transactions)}::jsonb) as sent(
      id text, kind text, amount integer, fee integer, net integer, currency text,
      "chargeId" text, "payoutId" text, "createdAt" timestamptz)
    on conflict (id) do update set kind = excluded.kind, amount = excluded.amount, fee = excluded.fee, net = excluded.net,
      charge_id = coalesce(excluded.charge_id, balance_transactions.charge_id)`.execute(tx);
}

export async function findFirstPayment(db: Db): Promise<Date | undefined> {
  const { rows } = await sql<{ first: Date | null }>`select min(created_at) as first from payments`.execute(db);
  return rows[0]?.first ?? undefined;
}

/** Whose known parts and the payout itself do not add up to nothing. */
export async function findOpenPayouts(db: Db, after: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('balance_transactions')
    .select('payout_id')
    .where('payout_id', 'in', (own) =>
      own.selectFrom('balance_transactions').select('payout_id').where('kind', '=', 'payout').where('created_at', '>', after),
    )
    .groupBy('payout_id')
    .having(sql<boolean>`sum(net) <> 0`)
    .orderBy('payout_id')
    .execute();
  return rows.flatMap(({ payout_id }) => payout_id ?? []);
}

export async function assignPayout(db: Db, payoutId: string, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('balance_transactions')
    .set({ payout_id: payoutId })
    .where(sql<boolean>`id = any(${[...ids]}::text[])`)
    .execute();
}

/** So few that a job ends in time; the next one asks for more. */
const BATCH_SIZE = 100;

export async function findUnlinkedCharges(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ charge_id: string }>`
    select charge_id from balance_transactions b
    where kind = 'charge' and not looked_up and charge_id is not null
      and not exists (select 1 from payments p where p.charge_id = b.charge_id)
    order by created_at limit ${BATCH_SIZE}`.execute(db);
  return rows.map(({ charge_id }) => charge_id);
}

export async function markLookedUp(db: Db, chargeId: string): Promise<void> {
  await db.updateTable('balance_transactions').set({ looked_up: true }).where('charge_id', '=', chargeId).execute();
}
