import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { funnel } from '../../content/funnel/index.ts';
import { ownServer } from '../postgres.ts';
import { request, responsesPerSecond } from './load.ts';

const PAGE = funnel.asking[0]?.path ?? funnel.entry;
const ROUNDS = 9;
const LOAD = { connections: 20, ms: 1500 };
const OURS = 4481;
const BARE = 4482;

type Trial = { readonly what: string; readonly most: number; readonly ours: () => string; readonly bare: () => string };

/** `most`: the largest accepted multiple of the bare server's cost. */
const LEAD: Trial = { what: 'a lead', most: 2, ours: () => lead('/api/addUserToMailchimp'), bare: () => lead('/insert') };
const TRIALS: readonly Trial[] = [
  { what: 'a page', most: 1.3, ours: () => request('GET', PAGE, BROWSER), bare: () => request('GET', '/page', BROWSER) },
  LEAD,
];
const BROWSER = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };
let leads = 0;

console.log(`${LOAD.connections} connections, median of ${ROUNDS}`);
await compare('embedded database', TRIALS);
const postgres = await ownServer(undefined, 'on');
await compare('PostgreSQL', [LEAD], postgres.url).finally(postgres.stop);

async function compare(engine: string, trials: readonly Trial[], url?: string): Promise<void> {
  console.log(engine);
  const stops: (() => Promise<void>)[] = [];
  try {
    stops.push(await start('server/main.ts', OURS, url));
    stops.push(await start('bench/server/bare-server.ts', BARE, url));
    for (const trial of trials) await run(trial);
  } finally {
    await Promise.all(stops.map((stop) => stop()));
  }
}

/** The servers alternate, so that other load affects both. */
async function run({ what, most, ours, bare }: Trial): Promise<void> {
  const rounds: { ours: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      bare: await responsesPerSecond({ ...LOAD, port: BARE, make: bare }),
      ours: await responsesPerSecond({ ...LOAD, port: OURS, make: ours }),
    });
  }
  const cost = median(rounds.map((round) => round.bare / round.ours));
  const rate = (server: 'ours' | 'bare') => Math.round(median(rounds.map((round) => round[server])));
  console.log(`${what}: ${rate('ours')} a second, bare ${rate('bare')}: ${cost.toFixed(2)} times the cost, at most ${most}`);
  if (cost > most) process.exitCode = 1;
}

function lead(path: string): string {
  leads += 1;
  return request('POST', path, { 'content-type': 'application/json' }, JSON.stringify({ email: `visitor-${leads}@example.com` }));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function start(script: string, port: number, url: string | undefined): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'petalune-bench-'));
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, PAGE, REQUESTS_PER_MINUTE: '0', DATABASE_URL: url };
  const server = spawn(process.execPath, [script], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(server, 'exit');
  while (!(await answers(port))) {
    if (server.exitCode !== null) throw new Error(`${script} ended before it listened.`);
    await delay(100);
  }
  return async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true });
  };
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/`).then(
    () => true,
    () => false,
  );
}
