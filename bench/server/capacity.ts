import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { sql } from 'kysely';
import { HOUR_MS } from '../../core/time.ts';
import { openDatabase } from '../../server/platform/db/client.ts';
import { countJobs } from '../../server/platform/jobs/count.ts';
import { freePort, RunningServer, UNCONFIGURED } from '../../server/testing.ts';
import { ownServer } from '../postgres.ts';
import { WORKLOADS, type Workload } from './capacity/visit.ts';
import { processorSeconds } from './processor-seconds.ts';

/** What a visitor costs one server and PostgreSQL, in processor time and disk: `npm run bench server capacity [visitors]`. */
const VISITORS = Number(process.argv[2] ?? 2000);
const AT_ONCE = 10;
/** A server that is busier lets visitors wait when several come at once. */
const BUSY = 0.6;

type Cost = { readonly server: number; readonly database: number; readonly bytes: number };

const postgres = await ownServer();
const dataDir = mkdtempSync(join(tmpdir(), 'petalune-capacity-'));
const settings = {
  DATABASE_URL: postgres.url,
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  REQUESTS_PER_MINUTE: '0',
  EVENTS_PER_DAY: '0',
};
const server = await new RunningServer({ ...UNCONFIGURED, PORT: await freePort(), ...settings }, { isShortLived: false }).ready();
const { db, close } = await openDatabase({ url: postgres.url, dataDir: '', silenceMs: HOUR_MS });
try {
  let sum: Cost = { server: 0, database: 0, bytes: 0 };
  console.log('Of one visitor, on average: milliseconds of a core of the server and of PostgreSQL, bytes on disk');
  for (const work of WORKLOADS) {
    const cost = await measure(work);
    const own = {
      server: cost.server * work.perVisitor,
      database: cost.database * work.perVisitor,
      bytes: cost.bytes * work.perVisitor,
    };
    sum = { server: sum.server + own.server, database: sum.database + own.database, bytes: sum.bytes + own.bytes };
    console.log(`${work.what}: ${words(cost)} each, ${work.perVisitor} a visitor: ${words(own)}`);
  }
  console.log(`All: ${words(sum)}.`);
  const perHour = (ms: number) => Math.round((3_600_000 * BUSY) / ms).toLocaleString('en');
  console.log(
    `A core of a server that is ${BUSY * 100} % busy takes ${perHour(sum.server)} visitors an hour, one of PostgreSQL ${perHour(sum.database)}.`,
  );
  console.log(`A million visitors take ${(sum.bytes / 1000).toFixed(1)} GB.`);
} finally {
  await close();
  await server.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true });
}

async function measure({ run }: Workload): Promise<Cost> {
  await atOnce(AT_ONCE * 5, (n) => run(server, VISITORS + n)); // warm-up
  await settled();
  const before = { server: processorSeconds([server.pid]), database: processorSeconds(postgres.pids()), bytes: await size() };
  await atOnce(VISITORS, (n) => run(server, n));
  await settled();
  const per = (used: number) => (used * 1000) / VISITORS;
  return {
    server: per(processorSeconds([server.pid]) - before.server),
    database: per(processorSeconds(postgres.pids()) - before.database),
    bytes: ((await size()) - before.bytes) / VISITORS,
  };
}

async function atOnce(times: number, run: (n: number) => Promise<void>): Promise<void> {
  let next = 0;
  const hands = Array.from({ length: AT_ONCE }, async () => {
    while (next < times) await run(next++);
  });
  await Promise.all(hands);
}

/** Until all events are counted and nothing waits in the queue. */
async function settled(): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const { rows } = await sql<{ left: string }>`
      select count(*) as left from events, event_cursor where events.seq > event_cursor.seq`.execute(db);
    const { overdue } = await countJobs(db, new Date());
    if (Number(rows[0]?.left) + overdue === 0) return;
    await after(1000);
  }
  throw new Error('The work of the queue was not done within five minutes.');
}

async function size(): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(db);
  return Number(rows[0]?.bytes);
}

function words({ server: own, database, bytes }: Cost): string {
  return `${own.toFixed(1)} and ${database.toFixed(1)} ms, ${Math.round(bytes)} bytes`;
}
