import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { clickHouseStandIn, PASSWORD, USER } from '../../adapters/analytics/clickhouse/testing.ts';
import { MAX_EVENTS } from '../../core/api/events.ts';
import { runOnServer } from '../../server/run-command.ts';
import { freePort, RunningServer, UNCONFIGURED } from '../../server/testing.ts';
import { eventBatch } from './event-batch.ts';

/** Whether `/healthz` waits while the embedded database stores a large batch of events, forwards it and writes a backup. */
const EVENTS = Number(process.argv[2] ?? 60_000);
const SENDERS = 4;
const HEALTH_EVERY_MS = 10;
const HEALTH_P99_MS = 50;

const dataDir = mkdtempSync(join(tmpdir(), 'petalune-stall-'));
const clickHouse = await clickHouseStandIn();
const PORT = await freePort();
const environment = {
  ...UNCONFIGURED,
  PORT,
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  REQUESTS_PER_MINUTE: '0',
  EVENTS_PER_DAY: '0',
  CLICKHOUSE_URL: clickHouse.url.href,
  CLICKHOUSE_USER: USER,
  CLICKHOUSE_PASSWORD: PASSWORD,
};
try {
  await measure(() => new RunningServer(environment).ready(), 'The first start');
  const server = new RunningServer(environment);
  await measure(() => server.ready(), 'A start');
  try {
    console.log(`Memory after the start: ${await memoryOf(server)} MB.`);
    await store(server, SENDERS * MAX_EVENTS); // warm-up
    await holdHealth(server, `${EVENTS} events`, () => store(server, EVENTS));
    await forwarded(1);
    await holdHealth(server, 'their forwarding to ClickHouse', () => forwarded(EVENTS));
    await holdHealth(server, 'a backup', () =>
      runOnServer('backup', { recipients: [], file: join(dataDir, 'backup.gz') }, environment),
    );
    console.log(`Memory afterwards: ${await memoryOf(server)} MB.`);
  } finally {
    await server.stop();
  }
} finally {
  await clickHouse.close();
  rmSync(dataDir, { recursive: true });
}

async function measure(start: () => Promise<RunningServer>, name: string): Promise<void> {
  const started = performance.now();
  const server = await start();
  console.log(`${name} takes ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  if (name === 'The first start') await server.stop();
}

async function holdHealth(server: RunningServer, name: string, work: () => Promise<unknown>): Promise<void> {
  let working = true;
  const started = performance.now();
  const worked = work().finally(() => {
    working = false;
  });
  const asked: Promise<number>[] = [];
  while (working) {
    asked.push(askHealth(server));
    await after(HEALTH_EVERY_MS);
  }
  await worked;
  const seconds = (performance.now() - started) / 1000;
  const took = (await Promise.all(asked)).toSorted((a, b) => a - b);
  const at = (share: number) => took[Math.floor((took.length - 1) * share)] ?? Number.NaN;
  console.log(
    `During ${name} (${seconds.toFixed(1)} s), /healthz took ${at(0.5).toFixed(1)} ms in the median, ${at(0.99).toFixed(1)} ms at p99 and ${at(1).toFixed(1)} ms at most, of ${took.length}; at most ${HEALTH_P99_MS} ms at p99 are allowed.`,
  );
  if (!(at(0.99) <= HEALTH_P99_MS)) process.exitCode = 1;
}

async function askHealth(server: RunningServer): Promise<number> {
  const started = performance.now();
  const response = await server.fetch('/healthz');
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`/healthz answered ${response.status}.`);
  return performance.now() - started;
}

async function store(server: RunningServer, events: number): Promise<void> {
  let left = Math.ceil(events / MAX_EVENTS);
  const senders = Array.from({ length: SENDERS }, async () => {
    while (left > 0) {
      left -= 1;
      const response = await server.post('/api/events', { api_key: 'bench', events: eventBatch(MAX_EVENTS) });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`A batch was answered ${response.status}.`);
    }
  });
  await Promise.all(senders);
}

/** A minute may pass before the first batch leaves. */
async function forwarded(rows: number): Promise<void> {
  const sent = () => clickHouse.received.reduce((sum, { body }) => sum + body.split('\n').filter(Boolean).length, 0);
  for (let waits = 0; sent() < rows; waits++) {
    if (waits === 600) throw new Error('The events were not forwarded within five minutes.');
    await after(500);
  }
}

async function memoryOf({ pid }: RunningServer): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
