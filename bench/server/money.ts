import { sql } from 'kysely';
import { readCampaigns } from '../../server/operator/campaigns/query.ts';
import { readGrowth } from '../../server/operator/growth/query.ts';
import { readRevenue } from '../../server/operator/revenue/query.ts';
import { openDatabase } from '../../server/platform/db/client.ts';
import { startPostgres } from '../postgres.ts';
import { seedOrders } from './money/orders.ts';

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
    await seedOrders(tx, ORDERS, UNTIL);
    await sql`analyze`.execute(tx);
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
