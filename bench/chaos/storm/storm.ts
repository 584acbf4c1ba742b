import { rm } from 'node:fs/promises';
import { setTimeout as after } from 'node:timers/promises';
import { setDeliveryMode } from '../../../annex/payment-sandbox/testing.ts';
import { seededRandom } from '../../../core/seeded-random.ts';
import { openDatabase } from '../../../server/platform/db/client.ts';
import { testDataDir } from '../../../server/platform/db/testing.ts';
import { freePort, RunningServer } from '../../../server/testing.ts';
import { randomShopper, type Shopper, shop } from './shopper.ts';
import { countPending, judge, type StormVerdict } from './verdict.ts';

type StormOptions = {
  readonly checkouts: number;
  readonly kills: number;
  readonly seed: number;
  readonly log?: (line: string) => void;
};

const CONCURRENCY = 8;
const MAX_KILL_DELAY_MS = 300;
/** The server gets this long to finish its jobs between two checks. */
const SETTLING_MS = 3000;
/** A slow machine needs many checks; one on which so many in a row find no progress has lost something. */
const CHECKS_WITHOUT_PROGRESS = 10;

/** Events come three times, late and out of order, under kills. The verdict is read from the database afterwards. */
export async function runStorm({ checkouts, kills, seed, log = () => undefined }: StormOptions): Promise<StormVerdict> {
  const folder = await testDataDir('storm');
  const random = seededRandom(seed);
  const shoppers = Array.from({ length: checkouts }, (_, number) => randomShopper(number, random));
  const port = await freePort();
  const start = () =>
    new RunningServer({
      PORT: port,
      DATA_DIR: folder,
      PUBLIC_URL: `http://localhost:${port}`,
      REQUESTS_PER_MINUTE: '0',
      LOG_LEVEL: 'silent',
    });
  try {
    await disturbDelivery(folder);
    let server = await start().ready();
    const killAfter = killPoints(checkouts, kills);
    let done = 0;
    let killing = Promise.resolve();
    await inParallel(shoppers, CONCURRENCY, async (shopper) => {
      await shop(server.url, shopper);
      if (killAfter[0] !== undefined && ++done >= killAfter[0]) {
        killAfter.shift();
        killing = killing.then(async () => {
          await after(random() * MAX_KILL_DELAY_MS);
          await server.stop('SIGKILL');
          log(`killed after ${done} of ${checkouts}`);
          server = await start().ready();
        });
      }
    });
    await killing;
    await server.stop();
    return await settle(folder, shoppers, start, log);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A second late, at random moments of two seconds. */
async function disturbDelivery(folder: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir: folder });
  await setDeliveryMode(db, { copies: 3, delaySeconds: 1, shuffled: true });
  await close();
}

async function settle(
  folder: string,
  shoppers: readonly Shopper[],
  start: () => RunningServer,
  log: (line: string) => void,
): Promise<StormVerdict> {
  let fewest = Number.POSITIVE_INFINITY;
  let withoutProgress = 0;
  while (withoutProgress < CHECKS_WITHOUT_PROGRESS) {
    const { db, close } = await openDatabase({ dataDir: folder });
    try {
      const pending = await countPending(db);
      if (pending === 0) return await judge(db, shoppers);
      log(`${pending} are still pending`);
      withoutProgress = pending < fewest ? 0 : withoutProgress + 1;
      fewest = Math.min(fewest, pending);
    } finally {
      await close();
    }
    const server = await start().ready();
    await after(SETTLING_MS);
    await server.stop();
  }
  throw new Error('The pending deliveries were never sent after the storm.');
}

function killPoints(checkouts: number, kills: number): number[] {
  return Array.from({ length: kills }, (_, kill) => Math.floor(((kill + 0.5) / kills) * checkouts));
}

async function inParallel<T>(items: readonly T[], atOnce: number, act: (item: T) => Promise<void>): Promise<void> {
  const remaining = items.values();
  const worker = async () => {
    for (const item of remaining) await act(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
