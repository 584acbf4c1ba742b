import { sql } from 'kysely';
import { processingFee } from '../../annex/payment-sandbox/testing.ts';
import { plusDays } from '../../core/operator/period.ts';
import { BALANCE } from '../../server/money/balance/import.ts';
import { recordMovement } from '../../server/money/subscriptions/movements.ts';
import type { Db } from '../../server/platform/db/client.ts';
import { saveSpan } from '../../server/platform/report-spans.ts';
import { PAID_CAMPAIGNS } from './campaigns.ts';
import type { SeededRandom } from './random.ts';
import { YEAR_DAYS } from './year.ts';

/** What follows from the stored payments and subscriptions: balance, payouts, monthly revenue; and what ads cost. */
export async function seedMoney(db: Db, random: SeededRandom, until: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await storeBalance(tx, until);
    await storePayouts(tx, until);
    for (const row of await tx.selectFrom('subscriptions').selectAll().orderBy('started_at').execute())
      await recordMovement(tx, undefined, row, until);
    await storeSpend(tx, random, until);
  });
}

const DISPUTE_FEE = 15_00;

async function storeBalance(tx: Db, until: Date): Promise<void> {
  const amounts = await tx.selectFrom('payments').select('amount_paid').distinct().where('amount_paid', '>', 0).execute();
  const fees = JSON.stringify(amounts.map(({ amount_paid: amount }) => ({ amount, fee: processingFee(amount) })));
  const rest = sql`p.amount_paid - p.amount_refunded`;
  const moved = sql`
    select 'txn_' || p.id as id, 'charge' as kind, p.amount_paid as amount, f.fee, p.charge_id, p.paid_at as created_at
    from payments p join jsonb_to_recordset(${fees}::jsonb) as f(amount integer, fee integer) on f.amount = p.amount_paid where p.status = 'paid'
    union all
    select 'txn_' || p.id || '_refund', 'refund', -p.amount_refunded, 0, p.charge_id,
      coalesce((select max(r.done_at) from subscription_requests r where r.subscription_id = p.subscription_id and r.kind <> 'cancel'), p.paid_at)
    from payments p where p.amount_refunded > 0
    union all
    select 'txn_' || p.id || '_dispute', 'dispute', -(${rest}), ${DISPUTE_FEE}, p.charge_id, least(p.paid_at + interval '12 days', ${until}::timestamptz)
    from payments p where p.dispute is not null and ${rest} > 0
    union all
    select 'txn_' || p.id || '_won', 'dispute', ${rest}, 0, p.charge_id, least(p.paid_at + interval '40 days', ${until}::timestamptz)
    from payments p where p.dispute = 'won' and ${rest} > 0`;
  await sql`
    insert into balance_transactions (id, kind, amount, fee, net, currency, charge_id, created_at)
    select id, kind, amount, fee, amount - fee, 'USD', charge_id, created_at from (${moved}) m`.execute(tx);
  const { rows } = await sql<{ since: Date | null }>`select min(created_at) as since from balance_transactions`.execute(tx);
  await saveSpan(tx, BALANCE, { since: rows[0]?.since ?? until, until });
}

/** Each week what is two days old. */
async function storePayouts(tx: Db, until: Date): Promise<void> {
  await sql`
    with weeks as (
      select date_trunc('week', created_at) + interval '9 days' as paid_at, sum(net)::integer as net from balance_transactions
      group by 1 having sum(net) > 0 and date_trunc('week', min(created_at)) + interval '9 days' <= ${until}::timestamptz
    )
    insert into balance_transactions (id, kind, amount, fee, net, currency, payout_id, created_at)
    select 'txn_po_' || to_char(paid_at, 'YYYYMMDD'), 'payout', -net, 0, -net, 'USD', 'po_seed_' || to_char(paid_at, 'YYYYMMDD'), paid_at
    from weeks`.execute(tx);
  await sql`
    update balance_transactions b set payout_id = o.payout_id from balance_transactions o
    where o.kind = 'payout' and b.kind <> 'payout' and date_trunc('week', b.created_at) + interval '9 days' = o.created_at`.execute(
    tx,
  );
}

async function storeSpend(tx: Db, random: SeededRandom, until: Date): Promise<void> {
  const today = until.toISOString().slice(0, 10);
  const rows = Object.entries(PAID_CAMPAIGNS).flatMap(([source, campaigns]) =>
    campaigns.flatMap(({ campaign, ads, daily }) =>
      ads.flatMap((ad) =>
        Array.from({ length: YEAR_DAYS }, (_, age) => ({
          day: plusDays(today, -age),
          source,
          campaign,
          ad,
          cost: Math.round(((daily / ads.length) * (60 + random.roll(80))) / 100),
        })),
      ),
    ),
  );
  await sql`
    insert into ad_spend (day, source, campaign, ad, cost)
    select day, source, campaign, ad, cost from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as s(day date, source text, campaign text, ad text, cost integer)`.execute(tx);
}
