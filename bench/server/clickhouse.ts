import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { type ClickHouseClient, createClient } from '@clickhouse/client';
import { sql } from 'kysely';
import { HOUR_MS } from '../../core/time.ts';
import { type Db, openDatabase } from '../../server/platform/db/client.ts';
import { monthOf, tableOf } from '../../server/platform/db/event-months.ts';
import { freePort, RunningServer, UNCONFIGURED } from '../../server/testing.ts';
import { type Engine, findEngine } from '../clickhouse.ts';
import { ownServer } from '../postgres.ts';
import { processorSeconds } from './processor-seconds.ts';

/** What forwarding events to ClickHouse costs, and one question there and in PostgreSQL: `npm run bench server clickhouse [events]`. */
const EVENTS = Number(process.argv[2] ?? 1_000_000);
const EVENTS_EACH = 40;
const RUNS = 5;
/** Of a core, for an event: at 12,000 a second, half of it. */
const MAX_SERVER_MICROS = 42;

type Dialect = {
  readonly day: string;
  readonly campaign: string;
  readonly visitors: string;
  readonly buyers: string;
  readonly once: string;
};

const question = (table: string, { day, campaign, visitors, buyers, once }: Dialect) =>
  `select ${day} as day, source, ${campaign} as campaign, ${visitors} as visitors, ${buyers} as buyers from ${table} ${once} group by 1, 2, 3`;

const CLICKHOUSE: Dialect = {
  day: 'toDate(at)',
  campaign: "attribution['utm_campaign']",
  visitors: 'uniqExact(device_id)',
  buyers: "uniqExactIf(device_id, name = 'payment success')",
  once: 'final',
};
const POSTGRES: Dialect = {
  day: 'at::date',
  campaign: "attribution->>'utm_campaign'",
  visitors: 'count(distinct device_id)',
  buyers: "count(distinct device_id) filter (where name = 'payment success')",
  once: 'where device_id is not null',
};

const open = findEngine();
if (open) await measure(await open());
else console.log('No engine of ClickHouse was found, so this is skipped: docs/commands.md says how to have one.');

async function measure(engine: Engine): Promise<void> {
  const postgres = await ownServer();
  const dataDir = mkdtempSync(join(tmpdir(), 'petalune-clickhouse-'));
  const database = `funnel_bench_${randomUUID().slice(0, 8)}`;
  const { url, user: username, password } = engine;
  const client = createClient({ url, username, password });
  await client.command({ query: `create database ${database}` });
  const settings = {
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    REQUESTS_PER_MINUTE: '0',
    CLICKHOUSE_URL: url.href,
    CLICKHOUSE_USER: username,
    CLICKHOUSE_PASSWORD: password,
    CLICKHOUSE_DATABASE: database,
  };
  const server = await new RunningServer(
    { ...UNCONFIGURED, PORT: await freePort(), ...settings },
    { isShortLived: false },
  ).ready();
  const { db, close } = await openDatabase({ url: postgres.url, dataDir: '', silenceMs: HOUR_MS });
  const table = `${database}.funnel_events`;
  try {
    await until(() => cursorExists(db));
    await seedEvents(db);
    const used = () => [processorSeconds([server.pid]), processorSeconds(postgres.pids())] as const;
    const [own, databases] = used();
    await until(async () => (await countIn(client, database)) > 0);
    const begun = { at: performance.now(), events: await countIn(client, database) };
    await until(async () => (await countIn(client, database)) >= EVENTS);
    const rate = (EVENTS - begun.events) / ((performance.now() - begun.at) / 1000);
    const [ownAfter, databasesAfter] = used();
    const each = (seconds: number) => (seconds * 1e6) / EVENTS;
    const micros = each(ownAfter - own);
    console.log(
      `${EVENTS} events: ${rate.toFixed(0)} a second; of each the server took ${micros.toFixed(0)} µs of a core, at most ${MAX_SERVER_MICROS} are allowed, and PostgreSQL ${each(databasesAfter - databases).toFixed(0)} µs.`,
    );
    if (!(micros <= MAX_SERVER_MICROS)) process.exitCode = 1;
    const bytes = await sizes(client, db, database);
    console.log(`On disk an event takes ${bytes.clickHouse} bytes there and ${bytes.postgres} bytes here.`);
    const there = await fastest(async () => void (await (await client.query({ query: question(table, CLICKHOUSE) })).text()));
    const here = await fastest(() => sql.raw(question('events', POSTGRES)).execute(db));
    console.log(`Visitors and buyers by day and campaign: ${there.toFixed(0)} ms there, ${here.toFixed(0)} ms here.`);
  } finally {
    await close();
    await server.stop();
    await postgres.stop();
    await client.command({ query: `drop database ${database}` });
    await client.close();
    await engine.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/** Over 30 days. They count as counted, so that only the forwarding is measured. */
async function seedEvents(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`
      insert into ${sql.table(await tableOf(tx, monthOf(new Date())))}
        (id, received_at, at, name, device_id, session_id, properties, attribution, source, device, browser, country)
      select gen_random_uuid(), now(), now() - (n % 30) * interval '1 day' - (40 - k) * interval '5 seconds',
        case when k = 39 and n % 20 = 0 then 'payment success' else 'Step Viewed' end, md5(n::text), 1795000000000 + n,
        jsonb_build_object('step_id', 'question-' || k, 'step_number', 1 + k),
        jsonb_build_object('utm_source', 'newsletter', 'utm_campaign', 'campaign-' || n % 50, 'landing_page', '/'),
        (array['tiktok', 'google', 'instagram', 'direct'])[1 + n % 4], 'phone', 'safari', (array['US', 'GB', 'DE', 'FR'])[1 + n % 4]
      from generate_series(1, ${EVENTS / EVENTS_EACH}::int) n, generate_series(0, ${EVENTS_EACH - 1}::int) k`.execute(tx);
    await sql`update event_cursor set seq = (select max(seq) from events) where name = 'funnel'`.execute(tx);
  });
  await sql`vacuum analyze`.execute(db);
}

async function cursorExists(db: Db): Promise<boolean> {
  return (await db.selectFrom('event_cursor').select('seq').where('name', '=', 'forwarded').executeTakeFirst()) !== undefined;
}

async function countIn(client: ClickHouseClient, database: string): Promise<number> {
  const query = `select sum(rows) as rows from system.parts where active and database = '${database}'`;
  const [found] = await (await client.query({ query, format: 'JSONEachRow' })).json<{ rows: string }>();
  return Number(found?.rows ?? 0);
}

async function until(done: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 3000; tries++) {
    if (await done()) return;
    await after(100);
  }
  throw new Error('This took more than five minutes.');
}

async function sizes(client: ClickHouseClient, db: Db, database: string) {
  const query = `select sum(bytes_on_disk) as bytes from system.parts where active and database = '${database}'`;
  const [there] = await (await client.query({ query, format: 'JSONEachRow' })).json<{ bytes: string }>();
  const here = await sql<{ bytes: string }>`
    select sum(pg_total_relation_size(c.oid)) as bytes from pg_class c
    where c.oid = 'events'::regclass or c.oid in (select inhrelid from pg_inherits where inhparent = 'events'::regclass)`.execute(
    db,
  );
  const eventBytes = (bytes: string | undefined) => Math.round(Number(bytes) / EVENTS);
  return { clickHouse: eventBytes(there?.bytes), postgres: eventBytes(here.rows[0]?.bytes) };
}

async function fastest(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let runs = 0; runs < RUNS; runs++) {
    const started = performance.now();
    await run();
    times.push(performance.now() - started);
  }
  return Math.min(...times);
}
