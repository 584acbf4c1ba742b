import { sql } from 'kysely';
import { API_TABLES } from '../../core/operator/api-scopes.ts';
import { DAY_MS, HOUR_MS } from '../../core/time.ts';
import { countLive } from '../../server/analytics/events/live.ts';
import { answersReport } from '../../server/analytics/reports/funnel/answers.ts';
import { funnelReport, funnelSegments } from '../../server/analytics/reports/funnel/report.ts';
import { readCampaigns } from '../../server/operator/campaigns/query.ts';
import { readConsents } from '../../server/operator/consents/routes.ts';
import { tableSources } from '../../server/operator/data-api/tables.ts';
import { readGrowth } from '../../server/operator/growth/query.ts';
import { readInbox, readInboxCounts } from '../../server/operator/inbox/query.ts';
import { readMorning } from '../../server/operator/morning/query.ts';
import { readPerson } from '../../server/operator/people/person.ts';
import { searchPeople } from '../../server/operator/people/search.ts';
import { readRevenue } from '../../server/operator/revenue/query.ts';
import { readAudit } from '../../server/platform/audit.ts';
import { openDatabase } from '../../server/platform/db/client.ts';
import { listDeliveries } from '../../server/platform/jobs/list.ts';
import { openQueue } from '../../server/platform/jobs/queue.ts';
import { startPostgres } from '../postgres.ts';
import { seedCounts } from './funnel/store.ts';
import { seedOrders } from './reports/orders.ts';
import { seedVisitors } from './reports/visitors.ts';

/** Time of every report of the dashboard over a year: `npm run bench server reports [visitors] [orders]`. */
const VISITORS = Number(process.argv[2] ?? 1_000_000);
const ORDERS = Number(process.argv[3] ?? VISITORS / 20);
const LIMIT_MS = 1000;
const RUNS = 5;
const UNTIL = '2026-11-20T17:00:00Z';
const now = new Date(UNTIL);
const zone = 'America/Los_Angeles';
const PERIODS = {
  year: { from: '2025-11-21', to: '2026-11-20', unit: 'month', zone },
  month: { from: '2026-10-22', to: '2026-11-20', unit: 'day', zone },
  day: { from: '2026-11-19', to: '2026-11-19', unit: 'day', zone },
} as const;
const DAYS = { year: 365, month: 30, day: 1 };

const postgres = await startPostgres();
const { db, close } = await openDatabase({ url: postgres.url, dataDir: '', silenceMs: HOUR_MS });
try {
  // The queue makes its tables, of which the menu counts the failed jobs.
  const queue = await openQueue({ db, alone: true, onFailure: () => {}, onError: () => {}, autostart: false });
  await queue.stop();
  const events = await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await seedOrders(tx, ORDERS, UNTIL);
    await seedCounts(tx, VISITORS, now.getTime());
    const stored = await seedVisitors(tx, VISITORS, UNTIL);
    await sql`analyze`.execute(tx);
    return stored;
  });
  const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(db);
  const count = (number: number) => number.toLocaleString('en');
  console.log(
    `${count(VISITORS)} visitors, ${count(events)} events, ${count(ORDERS)} orders: ${(Number(rows[0]?.bytes) / 1e9).toFixed(2)} GB.`,
  );
  await measure();
} finally {
  await close();
  await postgres.stop();
}

async function measure(): Promise<void> {
  for (const name of ['year', 'month', 'day'] as const) {
    const period = PERIODS[name];
    const span = { from: now.getTime() - DAYS[name] * DAY_MS, until: now.getTime() };
    await time(`Revenue, ${name}`, () => readRevenue(db, period, now));
    await time(`Campaigns, ${name}`, () => readCampaigns(db, period));
    await time(`Subscribers, ${name}`, () => readGrowth(db, period));
    await time(`Consents, ${name}`, () => readConsents(db, period, 0));
    await time(`Funnel, ${name}`, () => funnelReport(db, span, [], true));
    await time(`Segments of the funnel, ${name}`, () => funnelSegments(db, span));
    await time(`Answers, ${name}`, () => answersReport(db, span));
  }
  await time('Visitors now', () => countLive(db, new Date(now.getTime() - 5 * 60_000)));
  await time('Inbox', () => readInbox(db));
  await time('Morning', () => readMorning(db, 'UTC', now));
  await time('Counters of the menu', () => readInboxCounts(db, now));
  await time('People, all', () => searchPeople(db, { text: '', kind: 'all', offset: 0 }));
  await time('People, buyers', () => searchPeople(db, { text: '', kind: 'buyers', offset: 0 }));
  await time('One person', () => readPerson(db, '77@example.com', now));
  await time('Deliveries', () => listDeliveries(db, {}));
  await time('Audit log', () => readAudit(db, undefined));
  for (const table of API_TABLES)
    await time(`API, ${table}`, () => tableSources[table].readRows(db, { cursor: undefined, limit: 1000 }));
  await time('People, a part of an address', () => searchPeople(db, { text: '77@example', kind: 'all', offset: 0 }));
  if (process.exitCode === 1) console.log(`At most ${LIMIT_MS} ms are allowed.`);
}

/** The best of some runs, because other programs share the machine. */
async function time(name: string, read: () => Promise<unknown>): Promise<void> {
  const took: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const started = performance.now();
    await read();
    took.push(performance.now() - started);
  }
  const best = Math.min(...took);
  console.log(`${name.padEnd(32)}${best.toFixed(0).padStart(6)} ms${best > LIMIT_MS ? ', too slow' : ''}`);
  if (best > LIMIT_MS) process.exitCode = 1;
}
