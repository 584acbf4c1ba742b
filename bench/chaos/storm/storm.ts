import { rm } from 'node:fs/promises';
import { setTimeout as after } from 'node:timers/promises';
import { setDeliveryMode } from '../../../annex/payment-sandbox/testing.ts';
import { openDatabase } from '../../../server/platform/db/client.ts';
import { testDataDir } from '../../../server/platform/db/testing.ts';
import { freePort, RunningServer } from '../../../server/testing.ts';
import { chance } from './chance.ts';
import { drawShopper, type Shopper, shop } from './shopper.ts';
import { isSettled, judge, type Verdict } from './verdict.ts';

export type Weather = {
  readonly checkouts: number;
  /** How often the server is killed with -9 meanwhile. */
  readonly kills: number;
  readonly seed: number;
  readonly tell?: (line: string) => void;
};

/** Shoppers at a time. */
const AT_ONCE = 8;
const LONGEST_BEFORE_KILL_MS = 300;
/** How long a server is given to settle what is owed before it is looked at again. */
const SETTLING_MS = 3000;
const SETTLING_TRIES = 40;

/**
 * Many checkouts while every event comes three times, late and out of order, and the server is killed again and again. The
 * verdict is taken from the database after the storm.
 */
export async function storm({ checkouts, kills, seed, tell = () => undefined }: Weather): Promise<Verdict> {
  const folder = await testDataDir('storm');
  const random = chance(seed);
  const shoppers = Array.from({ length: checkouts }, (_, number) => drawShopper(number, random));
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
    await raiseTheWind(folder);
    let server = await start().ready();
    const killAfter = killPoints(checkouts, kills);
    let done = 0;
    let killing = Promise.resolve();
    await inParallel(shoppers, AT_ONCE, async (shopper) => {
      await shop(server.url, shopper);
      if (killAfter[0] !== undefined && ++done >= killAfter[0]) {
        killAfter.shift();
        killing = killing.then(async () => {
          await after(random() * LONGEST_BEFORE_KILL_MS);
          await server.stop('SIGKILL');
          tell(`killed after ${done} of ${checkouts}`);
          server = await start().ready();
        });
      }
    });
    await killing;
    await server.stop();
    return await settle(folder, shoppers, start, tell);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Every event is sent three times, a second late and at random moments of the two after. */
async function raiseTheWind(folder: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir: folder });
  await setDeliveryMode(db, { copies: 3, delaySeconds: 1, shuffled: true });
  await close();
}

async function settle(
  folder: string,
  shoppers: readonly Shopper[],
  start: () => RunningServer,
  tell: (line: string) => void,
): Promise<Verdict> {
  for (let tries = 0; tries < SETTLING_TRIES; tries++) {
    const { db, close } = await openDatabase({ dataDir: folder });
    try {
      if (await isSettled(db)) return await judge(db, shoppers);
    } finally {
      await close();
    }
    tell('something is still owed');
    const server = await start().ready();
    await after(SETTLING_MS);
    await server.stop();
  }
  throw new Error('What was owed after the storm was never settled.');
}

/** After how many shoppers the server is killed, spread over all of them. */
function killPoints(checkouts: number, kills: number): number[] {
  return Array.from({ length: kills }, (_, kill) => Math.floor(((kill + 0.5) / kills) * checkouts));
}

async function inParallel<T>(items: readonly T[], atOnce: number, act: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await act(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
