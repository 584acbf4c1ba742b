import { sql } from 'kysely';
import { funnel } from '../../content/funnel/index.ts';
import { type Condition, conditionText } from '../../core/analytics/conditions.ts';
import { answerGroups } from '../../core/funnel/segments.ts';
import { HOUR_MS } from '../../core/time.ts';
import { answersReport } from '../../server/analytics/reports/funnel/answers.ts';
import { funnelReport, funnelSegments } from '../../server/analytics/reports/funnel/report.ts';
import { type Db, openDatabase } from '../../server/platform/db/client.ts';
import { startPostgres } from '../postgres.ts';
import { sampleOfEvents } from './funnel/sample.ts';
import { seedCounts } from './funnel/store.ts';
import { seedSummaries } from './funnel/summaries.ts';

/** Time and disk of the report over a year: `npm run bench server funnel [visitors]`. */
const VISITORS = Number(process.argv[2] ?? 1_000_000);
const EVENTS_EACH = 40;
const LIMIT_MS = 1000;
const RUNS = 5;
const UNTIL = Date.parse('2026-11-20T17:00:00Z');

const postgres = await startPostgres();
const { db, close } = await openDatabase({ url: postgres.url, dataDir: '', silenceMs: HOUR_MS });
try {
  const started = performance.now();
  const lines = await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    return seedCounts(tx, VISITORS, UNTIL);
  });
  console.log(
    `${VISITORS.toLocaleString('en')} visitors in ${lines.toLocaleString('en')} lines, written in ${seconds(started)}.`,
  );
  const summarized = performance.now();
  await seedSummaries(db, VISITORS, UNTIL);
  console.log(`Summaries of the visits written in ${seconds(summarized)}.`);
  await syncDisk(db);
  await measure(db);
} finally {
  await close();
  await postgres.stop();
}

async function syncDisk(db: Db): Promise<void> {
  const size = async (table: string) => {
    const { rows } = await sql<{ bytes: string }>`select pg_total_relation_size(${table}) as bytes`.execute(db);
    return Number(rows[0]?.bytes ?? 0);
  };
  console.log(`Counts: ${gigabytes(await size('funnel_counts'))}, summaries: ${gigabytes(await size('visit_summaries'))}.`);
  const sampled = await sampleOfEvents(db);
  const events = VISITORS * EVENTS_EACH;
  const raw = ((await size('events')) / sampled.events) * events;
  const visits = ((await size('event_visits')) / sampled.visitors) * VISITORS;
  console.log(
    `By a sample of ${sampled.events.toLocaleString('en')} events: all ${events.toLocaleString('en')} would take ${gigabytes(raw)}, what is known of each visitor ${gigabytes(visits)}; counting took ${sampled.perSecond} events a second.`,
  );
}

async function measure(db: Db): Promise<void> {
  const year = { from: UNTIL - 365 * 24 * HOUR_MS, until: UNTIL };
  const odd = { from: UNTIL - 201 * 24 * HOUR_MS - 5 * HOUR_MS, until: UNTIL - 3 * HOUR_MS };
  const week = { from: UNTIL - 7 * 24 * HOUR_MS, until: UNTIL };
  const facebook: Condition = { dimension: 'source', value: 'facebook' };
  const phone: Condition = { dimension: 'device', value: 'phone' };
  const country: Condition = { dimension: 'country', value: 'US' };
  const answer = firstOption();
  const segments = [[], [facebook], [country], answer, [phone, country], [facebook, phone, ...answer]];
  const worst: number[] = [];
  const time = async (name: string, run: () => Promise<unknown>) => {
    const took: number[] = [];
    for (let n = 0; n < RUNS; n++) {
      const started = performance.now();
      await run();
      took.push(performance.now() - started);
    }
    worst.push(Math.max(...took));
    console.log(`${name}: first ${took[0]?.toFixed(0)} ms, slowest of ${RUNS} ${Math.max(...took).toFixed(0)} ms`);
  };
  for (const [name, span] of Object.entries({ year, odd, week })) {
    for (const segment of segments) {
      await time(`Funnel, ${name}, ${segment.map(conditionText).join(' and ')}`, () => funnelReport(db, span, segment, false));
    }
  }
  await time('Funnel, half a year compared with the one before', () =>
    funnelReport(db, { from: UNTIL - 182 * 24 * HOUR_MS, until: UNTIL }, [], true),
  );
  await time('Answers, year', () => answersReport(db, year));
  await time('Answers, odd', () => answersReport(db, odd));
  await time('Segments, odd', () => funnelSegments(db, odd));
  const slowest = Math.max(...worst);
  console.log(`Slowest of all: ${slowest.toFixed(0)} ms; at most ${LIMIT_MS} ms are allowed.`);
  if (slowest > LIMIT_MS) process.exitCode = 1;
}

function firstOption(): readonly Condition[] {
  const [step] = funnel.asking.filter((asked) => answerGroups(asked).length > 0);
  return step ? [{ dimension: 'answer', value: `${step.id}:${answerGroups(step)[0]?.id}` }] : [];
}

function seconds(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(0)} s`;
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(2)} GB`;
}
