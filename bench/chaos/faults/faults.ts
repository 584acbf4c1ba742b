import { rm } from 'node:fs/promises';
import { setTimeout as after } from 'node:timers/promises';
import type { DeliveryFilter } from '../../../core/api/operator/deliveries.ts';
import { seededRandom } from '../../../core/seeded-random.ts';
import { openDatabase } from '../../../server/platform/db/client.ts';
import { testDataDir } from '../../../server/platform/db/testing.ts';
import { speedUp } from '../../../server/platform/jobs/testing.ts';
import { runCommand } from '../../../server/run-command.ts';
import { freePort, RunningServer } from '../../../server/testing.ts';
import { randomShopper } from '../storm/shopper.ts';
import { countPending } from '../storm/verdict.ts';
import type { ReceiverHealth } from './failure-mode.ts';
import { openReceivers } from './receivers.ts';
import { type FaultVerdict, judge } from './verdict.ts';
import { buy, confirmDeletion, requestDeletion, submitLead, writeMessage } from './visitors.ts';

export type FaultOptions = {
  readonly visitors: number;
  readonly kills: number;
  readonly seed: number;
  readonly log?: (line: string) => void;
};

/** For the clock of the queue. */
const TIMES_FASTER = 600;
const OUTAGE_MS = (60 * 60 * 1000) / TIMES_FASTER;
const CONCURRENCY = 6;
/** One in so many buyers requests a deletion. */
const DELETION_INTERVAL = 4;
/** A kill follows a visitor's last request within this time, on slow machines too. */
const MAX_KILL_DELAY_MS = 1000;
const MAX_CHECKS = 90;
const SETTLING_TRIES = 10;

/** Every receiver fails in its own ways for an hour, under kills, and rarely after that. The verdict needs an empty queue. */
export async function runFaults({ visitors, kills, seed, log = () => undefined }: FaultOptions): Promise<FaultVerdict> {
  const folder = await testDataDir('faults');
  const random = seededRandom(seed);
  const health: ReceiverHealth = { is: 'away' };
  const receivers = await openReceivers(seed, health);
  const port = await freePort();
  const environment = {
    ...{ PORT: port, DATA_DIR: folder, PUBLIC_URL: `http://localhost:${port}` },
    ...{ REQUESTS_PER_MINUTE: '0', LOG_LEVEL: 'silent', ...receivers.environment },
  };
  const start = () => new RunningServer(environment).ready();
  let server: RunningServer | undefined;
  try {
    await prepare(folder);
    server = await start();
    const outage = after(OUTAGE_MS);
    const { url } = server;
    const shoppers = Array.from({ length: visitors }, (_, number) => randomShopper(number, random));
    const deleting = shoppers.filter((_, number) => number % DELETION_INTERVAL === 1);
    const requests = shoppers.flatMap((shopper, number) => [
      () => submitLead(url, number),
      () => writeMessage(url, number),
      () => buy(url, shopper).then(() => (deleting.includes(shopper) ? requestDeletion(url, shopper) : undefined)),
    ]);
    let nextRequest = Promise.withResolvers<void>();
    const allRequests = forEachConcurrently(requests, CONCURRENCY, (act) => act().then(() => nextRequest.resolve()));
    allRequests.catch(() => {}); // awaited below
    for (let kill = 1; kill <= kills; kill++) {
      if (kill < kills) await Promise.race([nextRequest.promise, allRequests]);
      else await Promise.all([outage, allRequests]).then(() => (health.is = 'back')); // the outage ends at the last kill
      await after(random() * MAX_KILL_DELAY_MS);
      await server.stop('SIGKILL');
      nextRequest = Promise.withResolvers();
      log(`killed ${kill} times`);
      server = await start();
    }
    await Promise.all([outage, allRequests]);
    health.is = 'back';
    await Promise.all(deleting.map((shopper) => confirmDeletion(url, shopper, receivers.mail)));
    for (let tries = 0; tries < SETTLING_TRIES; tries++) {
      await waitUntilDelivered(environment, log);
      await server.stop();
      const { db, close } = await openDatabase({ dataDir: folder });
      try {
        if ((await countPending(db)) === 0)
          return await judge(db, receivers, { deletedEmails: deleting.map(({ email }) => email) });
      } finally {
        await close();
      }
      log('some provider events are still pending');
      server = await start();
    }
    throw new Error('The pending deliveries were never sent.');
  } finally {
    await server?.stop('SIGKILL');
    await receivers.close();
    await rm(folder, { recursive: true });
  }
}

async function prepare(folder: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir: folder });
  await speedUp(db, TIMES_FASTER).finally(close);
}

/** Checks several times, because a delivery may cause another. */
async function waitUntilDelivered(environment: Readonly<Record<string, string>>, log: (line: string) => void): Promise<void> {
  let quiet = 0;
  for (let tries = 0; tries < MAX_CHECKS && quiet < 3; tries++) {
    await after(700);
    const list = (filter: DeliveryFilter) => runCommand('deliveries list', { state: 'owed', limit: 1, ...filter }, environment);
    const total = (await list({})).total + (await list({ kind: 'internal', job: 'erase' })).total;
    quiet = total === 0 ? quiet + 1 : 0;
    if (total > 0) log(`${total} are still pending`);
  }
}

export async function forEachConcurrently<T>(
  items: readonly T[],
  atOnce: number,
  act: (item: T) => Promise<void>,
): Promise<void> {
  const remaining = items.values();
  const worker = async () => {
    for (const item of remaining) await act(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
