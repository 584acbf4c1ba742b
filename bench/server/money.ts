import { sql } from 'kysely';
import { readCampaigns } from '../../server/operator/campaigns/query.ts';
import { readGrowth } from '../../server/operator/growth/query.ts';
import { readRevenue } from '../../server/operator/revenue/query.ts';
import { type Db, openDatabase } from '../../server/platform/db/client.ts';
import { startPostgres } from '../postgres.ts';

/** Time of the reports about money over a year, and their sums beside plain ones: `npm run bench server money [orders]`. */
const ORDERS = Number(process.argv[2] ?? 50_000);
const LIMIT_MS = 1000;
const RUNS = 3;
const UNTIL = '2026-11-20T17:00:00Z';
const YEAR = { from: '2025-11-21', to: '2026-11-20', unit: 'month' } as const;
const ZONES = ['UTC', 'Asia/Kolkata', 'America/Los_Angeles'];

const PLAIN = {
  gross: (zone: string) => sql<{ amount: number }>`
    select sum(amount_paid)::float8 as amount from payments where (paid_at at time zone ${zone})::date between ${YEAR.from}::date and ${YEAR.to}::date`,
  monthly: () => sql<{ amount: number }>`select sum(3999)::float8 as amount from subscriptions where status = 'active'`,
};

const postgres = await startPostgres();
const { db, close } = await openDatabase({ url: postgres.url, dataDir: '' });
try {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await seed(tx);
  });
  for (const zone of ZONES) {
    await measure('revenue', async () => (await readRevenue(db, { ...YEAR, zone }, new Date(UNTIL))).totals.gross, zone);
    await measure(
      'campaigns',
      async () => sum((await readCampaigns(db, { ...YEAR, zone })).rows.map(({ gross }) => gross)),
      zone,
    );
    await measure('subscribers', async () => (await readGrowth(db, { ...YEAR, zone })).monthly, zone);
  }
} finally {
  await close();
  await postgres.stop();
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** Two checkouts an order, three payments, a refund of each twentieth and a dispute of each hundredth. */
async function seed(tx: Db): Promise<void> {
  const at = sql`${UNTIL}::timestamptz - (n * 365.0 / ${ORDERS}) * interval '1 day'`;
  const source = sql`(array['tiktok', 'google', 'instagram', null])[1 + n % 4]`;
  await sql`
    insert into checkout_attempts (id, visitor_id, email, plan_id, currency, due_now, due_later, digest, status, source, campaign, ad, created_at)
    select 'a' || n || k, 'v' || n, n || '@example.com', 'month', 'USD', 1999, 3999, '', case k when 0 then 'paid' else 'expired' end,
      ${source}, 'campaign-' || n % 40, 'ad-' || n % 200, ${at} from generate_series(1, ${ORDERS}::int) n, generate_series(0, 1) k`.execute(
    tx,
  );
  await sql`
    insert into subscriptions (id, attempt_id, customer_id, email, plan_id, status, currency, first_amount, renewal_amount, started_at, ended_at, as_of)
    select 's' || n, 'a' || n || 0, 'c' || n, n || '@example.com', 'month', case when n % 3 = 0 then 'canceled' else 'active' end, 'USD', 1999, 3999,
      ${at}, case when n % 3 = 0 then ${at} + interval '62 days' end, ${UNTIL} from generate_series(1, ${ORDERS}::int) n`.execute(
    tx,
  );
  await sql`
    insert into payments (id, subscription_id, reason, status, currency, amount_due, amount_paid, amount_refunded, dispute, tax, charge_id, created_at, paid_at)
    select 'p' || n || '-' || k, 's' || n, case k when 0 then 'first' else 'renewal' end, 'paid', 'USD', 3999, 1999 + 2000 * least(k, 1),
      case when (n + k) % 20 = 0 then 500 else 0 end, case when (n + k) % 100 = 7 then 'lost' end, 190, 'ch' || n || '-' || k, ${at} + k * interval '30 days',
      ${at} + k * interval '30 days' from generate_series(1, ${ORDERS}::int) n, generate_series(0, 2) k`.execute(tx);
  await sql`
    insert into balance_transactions (id, kind, amount, fee, net, currency, charge_id, created_at)
    select 't' || id, 'charge', amount_paid, 88, amount_paid - 88, 'USD', charge_id, paid_at from payments`.execute(tx);
  await sql`
    insert into subscription_movements (subscription_id, plan_id, kind, monthly_before, monthly_after, at)
    select id, plan_id, 'new', 0, 3999, started_at from subscriptions
    union all select id, plan_id, 'churned', 3999, 0, ended_at from subscriptions where ended_at is not null`.execute(tx);
  await sql`analyze`.execute(tx);
}

async function measure(
  report: 'revenue' | 'campaigns' | 'subscribers',
  read: () => Promise<number>,
  zone: string,
): Promise<void> {
  const { rows } = await (report === 'subscribers' ? PLAIN.monthly() : PLAIN.gross(zone)).execute(db);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const started = performance.now();
    const amount = await read();
    times.push(performance.now() - started);
    if (amount !== rows[0]?.amount)
      throw new Error(`${report} of ${zone} says ${amount} cents, and a plain sum ${rows[0]?.amount}.`);
  }
  const best = Math.min(...times);
  console.log(
    `${report} of ${ORDERS.toLocaleString('en')} orders, days of ${zone}: ${best.toFixed(0)} ms, the same as a plain sum`,
  );
  if (best > LIMIT_MS) process.exitCode = 1;
}
