import { tmpdir } from 'node:os';
import { setTimeout as after } from 'node:timers/promises';
import { seededRandom } from '../../../core/seeded-random.ts';
import { openDatabase } from '../../../server/platform/db/client.ts';
import { listDeliveries } from '../../../server/platform/jobs/list.ts';
import { freePort, RunningServer, SHARED_SECRETS_KEY } from '../../../server/testing.ts';
import { type Postgres, startPostgres } from '../../postgres.ts';
import { randomShopper } from '../storm/shopper.ts';
import { type FaultOptions, forEachConcurrently } from './faults.ts';
import { openReceivers } from './receivers.ts';
import { type FaultVerdict, judge } from './verdict.ts';
import { buy, submitLead, writeMessage } from './visitors.ts';

const CONCURRENCY = 6;
const TIMEOUT_MS = 60_000;

/** `pool` stands between the servers and PostgreSQL. */
type TwoInstances = Pick<FaultOptions, 'visitors' | 'seed'> & { readonly pool?: (postgres: Postgres) => Promise<Postgres> };

/** Two servers on one PostgreSQL and healthy receivers: one of the servers must make each delivery, once. */
export async function runTwoInstances({ visitors, seed, pool }: TwoInstances): Promise<FaultVerdict> {
  const random = seededRandom(seed);
  const receivers = await openReceivers(seed, { is: 'well' });
  const postgres = await startPostgres();
  const pooler = await pool?.(postgres);
  const database = { DATABASE_URL: pooler?.url ?? postgres.url, ...(pooler && { DATABASE_DIRECT_URL: postgres.url }) };
  const servers: RunningServer[] = [];
  try {
    const ports = [await freePort(), await freePort()];
    for (const port of ports) {
      servers.push(
        new RunningServer({
          ...{ PORT: port, ...database, DATA_DIR: tmpdir(), PUBLIC_URL: `http://localhost:${ports[0]}` },
          ...{ SECRETS_KEY: SHARED_SECRETS_KEY, REQUESTS_PER_MINUTE: '0', LOG_LEVEL: 'silent', ...receivers.environment },
        }),
      );
    }
    await Promise.all(servers.map((server) => server.ready()));
    const numbers = Array.from({ length: visitors }, (_, number) => number);
    await forEachConcurrently(numbers, CONCURRENCY, async (number) => {
      const url = servers[number % 2]?.url ?? '';
      await submitLead(url, number);
      await writeMessage(url, number);
      await buy(url, randomShopper(number, random));
    });
    const { db, close } = await openDatabase({ url: postgres.url, dataDir: '' });
    try {
      const end = Date.now() + TIMEOUT_MS;
      for (let quiet = 0; quiet < 3 && Date.now() < end; await after(500)) {
        quiet = (await listDeliveries(db, {})).total === 0 ? quiet + 1 : 0;
      }
      return await judge(db, receivers, { once: true });
    } finally {
      await close();
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop('SIGKILL')));
    await pooler?.stop();
    await postgres.stop();
    await receivers.close();
  }
}
