import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { Client } from 'pg';
import { funnel } from '../../content/funnel/index.ts';
import { freePort, RunningServer } from '../../server/testing.ts';
import { startPostgres } from '../postgres.ts';
import { eventBatch } from './event-batch.ts';

/** First a steady rate while pages are opened, then a flood against a server with a rate limit. */
const EVENTS_PER_SECOND = 2000;
const BATCH = 30;
const SECONDS = 20;
const PAGES_PER_SECOND = 20;
const PAGE_P95_MS = 50;
const PAGE = funnel.asking[0]?.path ?? funnel.entry;

const postgres = await startPostgres();
const dataDir = mkdtempSync(join(tmpdir(), 'petalune-collect-'));
try {
  await withServer({ REQUESTS_PER_MINUTE: '0', EVENTS_PER_DAY: '0' }, collect);
  await withServer({}, flood);
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true });
}

async function withServer(
  settings: Readonly<Record<string, string>>,
  run: (server: RunningServer) => Promise<void>,
): Promise<void> {
  const PORT = await freePort();
  const environment = { PORT, DATA_DIR: dataDir, DATABASE_URL: postgres.url, LOG_LEVEL: 'error', ...settings };
  const server = await new RunningServer(environment).ready();
  await run(server).finally(() => server.stop());
}

async function collect(server: RunningServer): Promise<void> {
  await Promise.all(Array.from({ length: 20 }, () => send(server))); // warm-up
  const before = await storedCount();
  const started = performance.now();
  const end = started + SECONDS * 1000;
  const took: number[] = [];
  let answered = 0;
  const batches = steadily(EVENTS_PER_SECOND / BATCH, end, async () => {
    if ((await send(server)) === 200) answered += 1;
  });
  await Promise.all([batches, steadily(PAGES_PER_SECOND, end, () => open(server, took))]);
  const rate = (answered * BATCH) / ((performance.now() - started) / 1000);
  const written = (await storedCount()) - before;
  const p95 = quantile(took, 0.95);
  console.log(
    `${rate.toFixed(0)} events a second for ${SECONDS} s, in batches of ${BATCH}; ${written} written of ${answered * BATCH} answered.`,
  );
  console.log(
    `Pages meanwhile: median ${quantile(took, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms; at most ${PAGE_P95_MS} ms are allowed.`,
  );
  if (rate < EVENTS_PER_SECOND * 0.98 || p95 > PAGE_P95_MS || written !== answered * BATCH) process.exitCode = 1;
}

async function flood(server: RunningServer): Promise<void> {
  const end = performance.now() + SECONDS * 500;
  const statuses = new Map<number, number>();
  const took: number[] = [];
  const senders = Array.from({ length: 30 }, async () => {
    while (performance.now() < end) {
      const status = await send(server);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  await Promise.all([...senders, steadily(PAGES_PER_SECOND, end, () => open(server, took))]);
  const summary = [...statuses].map(([status, count]) => `${count} times ${status}`).join(', ');
  console.log(`A flood was answered ${summary}; pages meanwhile p95 ${quantile(took, 0.95).toFixed(1)} ms.`);
  const asExpected = [...statuses.keys()].every((status) => status === 200 || status === 429) && statuses.has(429);
  if (!asExpected) process.exitCode = 1;
}

/** Starts `run` at a constant rate, whether or not earlier runs have ended. */
async function steadily(perSecond: number, end: number, run: () => Promise<void>): Promise<void> {
  const running: Promise<void>[] = [];
  for (let next = performance.now(); next < end; next += 1000 / perSecond) {
    await after(Math.max(0, next - performance.now()));
    running.push(run());
  }
  await Promise.all(running);
}

async function open(server: RunningServer, took: number[]): Promise<void> {
  const started = performance.now();
  const response = await server.fetch(PAGE);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`The page answered ${response.status}: npm run build makes it.`);
  took.push(performance.now() - started);
}

async function send(server: RunningServer): Promise<number> {
  const response = await server.post('/api/events', { api_key: 'bench', events: eventBatch(BATCH) });
  await response.arrayBuffer();
  return response.status;
}

async function storedCount(): Promise<number> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query('select count(*) as count from events');
  await client.end();
  return Number(rows[0].count);
}

function quantile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;
}
