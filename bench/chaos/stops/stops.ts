import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { sql } from 'kysely';
import { seededRandom } from '../../../core/seeded-random.ts';
import { makeToken } from '../../../server/operator/data-api/tokens.ts';
import { openDatabase } from '../../../server/platform/db/client.ts';
import { testDataDir } from '../../../server/platform/db/testing.ts';
import { runOnServer } from '../../../server/run-command.ts';
import { freePort, RunningServer } from '../../../server/testing.ts';
import { AcknowledgedWrites, buy, isPaid, submitTexts } from '../kills/acknowledged.ts';
import { findLostOrDuplicated } from '../kills/verdict.ts';

type StopOptions = {
  readonly stops: number;
  readonly seed: number;
  /** A PostgreSQL in place of the embedded database. */
  readonly url?: string;
  readonly log?: (line: string) => void;
};

export type StopVerdict = { readonly longestMs: number; readonly acknowledged: number; readonly wrong: readonly string[] };

export const MAX_STOP_MS = 10_000;
/** Stops fall while the load begins, and while it is at its height. */
const MAX_PAUSE_MS = 1500;
/** Rows of an export that goes on for longer than a stop may take. */
const EXPORTED_LEADS = 40_000;

/** Stops a server again and again while visitors buy, an export and a backup are written, and clients neither ask nor read to the end. */
export async function stopRepeatedly({ stops, seed, url, log = () => undefined }: StopOptions): Promise<StopVerdict> {
  const folder = await testDataDir('stopped');
  const place = { dataDir: folder, ...(url && { url }) };
  const random = seededRandom(seed);
  const acknowledged = new AcknowledgedWrites();
  const wrong: string[] = [];
  let longestMs = 0;
  let server: RunningServer | undefined;
  try {
    const token = await prepare(place);
    for (let stop = 0; stop < stops; stop++) {
      const environment = { DATA_DIR: folder, DATABASE_URL: url ?? '', REQUESTS_PER_MINUTE: '0', LOG_LEVEL: 'error' };
      const running = new RunningServer({ PORT: await freePort(), ...environment });
      server = running;
      await running.ready();
      const load = underLoad(running, { acknowledged, token, environment, file: join(folder, `backup-${stop}.gz`) });
      await after(random() * MAX_PAUSE_MS);
      const signal = random() < 0.5 ? 'SIGTERM' : 'SIGINT';
      const asked = performance.now();
      const ended = await Promise.race([running.stop(signal), after(2 * MAX_STOP_MS)]);
      const ms = performance.now() - asked;
      longestMs = Math.max(longestMs, ms);
      log(`stop ${stop + 1} of ${stops}: ${signal}, ${Math.round(ms)} ms`);
      if (ended?.code !== 0 || ms > MAX_STOP_MS)
        wrong.push(`stop ${stop + 1} by ${signal} ended with ${ended?.code} after ${Math.round(ms)} ms: ${failureOf(running)}`);
      if (!ended) await running.stop('SIGKILL');
      await load;
    }
    server = await new RunningServer({ PORT: await freePort(), DATA_DIR: folder, DATABASE_URL: url ?? '' }).ready();
    for (const payment of acknowledged.payments) {
      if (!(await isPaid(server, payment))) wrong.push(`the acknowledged payment ${payment.sessionId} is not paid`);
    }
    await server.stop();
    const { db, close } = await openDatabase(place);
    wrong.push(...(await findLostOrDuplicated(db, acknowledged).finally(close)));
    const written = Object.values(acknowledged.counts).reduce((sum, count) => sum + count, 0);
    return { longestMs: Math.round(longestMs), acknowledged: written, wrong };
  } finally {
    await server?.stop('SIGKILL');
    await rm(folder, { recursive: true });
  }
}

/** Returns a key to the export. */
async function prepare(place: Parameters<typeof openDatabase>[0]): Promise<string> {
  const { db, close } = await openDatabase(place);
  try {
    await sql`
      insert into leads (email, source) select 'lead-' || n || '@example.com', 'checkout' from generate_series(1, ${EXPORTED_LEADS}::int) n`.execute(
      db,
    );
    return await makeToken(db, { name: 'stops', scopes: ['people'], days: 30 }, 'stops', new Date());
  } finally {
    await close();
  }
}

type Load = {
  readonly acknowledged: AcknowledgedWrites;
  readonly token: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly file: string;
};

/** Ends when the server refuses. */
async function underLoad(server: RunningServer, { acknowledged, token, environment, file }: Load): Promise<void> {
  const visitors = [buy, submitTexts, buy, submitTexts].map((act) => untilRefused(() => act(server, acknowledged)));
  const headers = { authorization: `Bearer ${token}` };
  const exported = untilRefused(async () => void (await (await server.fetch('/v1/people.csv', { headers })).text()));
  const backup = runOnServer('backup', { recipients: [], file }, environment).catch(() => undefined);
  const clients = [
    hangingClient(server, 'GET /quiz1 HTTP/1.1\r\nhost: localhost\r\n'),
    hangingClient(server, 'POST /api/contact-messages HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{'),
    hangingClient(server, `GET /v1/people.csv HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n\r\n`),
  ];
  await Promise.all([...visitors, exported, backup, ...clients]);
}

/** It sends what it has and reads nothing. */
async function hangingClient(server: RunningServer, sent: string): Promise<void> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write(sent);
  socket.pause();
  const closed = once(socket, 'close');
  // A socket that is not read does not notice its end.
  void server.ended.then(() => socket.destroy());
  await closed;
}

async function untilRefused(act: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await act();
    } catch (error) {
      if (error instanceof TypeError || (error instanceof Error && / answered 503 /.test(error.message))) return;
      throw error;
    }
  }
}

/** What the server says of an error that it did not expect. */
function failureOf({ said: { stdout, stderr } }: RunningServer): string {
  return [...stdout.split('\n').filter((line) => line.includes('"level":60')), stderr].join('\n');
}
