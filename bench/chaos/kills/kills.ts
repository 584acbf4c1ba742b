import { rm } from 'node:fs/promises';
import { setTimeout as after } from 'node:timers/promises';
import { seededRandom } from '../../../core/seeded-random.ts';
import { openDatabase } from '../../../server/platform/db/client.ts';
import { testDataDir } from '../../../server/platform/db/testing.ts';
import { freePort, RunningServer } from '../../../server/testing.ts';
import { AcknowledgedWrites, buy, isPaid, submitTexts } from './acknowledged.ts';
import { findLostOrDuplicated } from './verdict.ts';

type KillOptions = { readonly kills: number; readonly seed: number; readonly log?: (line: string) => void };

export type KillVerdict = {
  readonly leads: number;
  readonly messages: number;
  readonly submissions: number;
  readonly checkouts: number;
  readonly payments: number;
  readonly wrong: readonly string[];
};

/** Every fifth kill falls while the server starts. */
const WHILE_STARTING = 5;
const MAX_START_MS = 1000;
const MAX_PAUSE_MS = 50;

/** Kills a server again and again while visitors leave words and buy. The verdict is read from the database afterwards. */
export async function killRepeatedly({ kills, seed, log = () => undefined }: KillOptions): Promise<KillVerdict> {
  const folder = await testDataDir('killed');
  const random = seededRandom(seed);
  const acknowledged = new AcknowledgedWrites();
  const start = async () =>
    new RunningServer({ PORT: await freePort(), DATA_DIR: folder, REQUESTS_PER_MINUTE: '0', LOG_LEVEL: 'silent' });
  let server: RunningServer | undefined;
  try {
    for (let kill = 0; kill < kills; kill++) {
      server = await start();
      if (kill % WHILE_STARTING === WHILE_STARTING - 1) await after(random() * MAX_START_MS);
      else await killUnderLoad(await server.ready(), { acknowledged, kill, random });
      await server.stop('SIGKILL');
      log(`killed ${kill + 1} of ${kills}`);
    }
    server = await (await start()).ready();
    const unpaid: string[] = [];
    for (const payment of acknowledged.payments) if (!(await isPaid(server, payment))) unpaid.push(payment.sessionId);
    await server.stop();
    const { db, close } = await openDatabase({ dataDir: folder });
    const wrong = await findLostOrDuplicated(db, acknowledged).finally(close);
    return { ...acknowledged.counts, wrong: [...unpaid.map((id) => `the acknowledged payment ${id} is not paid`), ...wrong] };
  } finally {
    await server?.stop('SIGKILL');
    await rm(folder, { recursive: true });
  }
}

type Load = { readonly acknowledged: AcknowledgedWrites; readonly kill: number; readonly random: () => number };

/** However fast the machine is, each kill falls soon after an acknowledgement, of each kind in turn. */
async function killUnderLoad(server: RunningServer, { acknowledged, kill, random }: Load): Promise<void> {
  const { messages, submissions, checkouts, payments } = acknowledged;
  const list = [messages, submissions, checkouts, payments][kill % 4] ?? payments;
  const target = list.length + 1 + Math.floor(random() * 3);
  const pause = random() * MAX_PAUSE_MS;
  const over = new AbortController();
  const visitors = Promise.all([buy, submitTexts, buy, submitTexts].map((act) => untilKilled(() => act(server, acknowledged))));
  const ended = visitors.finally(() => over.abort());
  const killed = (async () => {
    while (list.length < target && !over.signal.aborted) await after(1);
    await after(pause);
    await server.stop('SIGKILL');
  })();
  await Promise.all([killed, ended]);
}

async function untilKilled(act: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await act();
    } catch (error) {
      if (error instanceof TypeError) return; // fetch: the connection ended
      throw error;
    }
  }
}
