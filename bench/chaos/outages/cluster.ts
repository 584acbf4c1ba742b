import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, RunningServer, SHARED_SECRETS_KEY } from '../../../server/testing.ts';
import type { OwnPostgres, Postgres } from '../../postgres.ts';
import type { ReceiverHealth } from '../faults/failure-mode.ts';
import { openReceivers, type Receivers } from '../faults/receivers.ts';
import { type NetworkProxy, openNetworkProxy } from './network-proxy.ts';

export type Cluster<P extends Postgres = OwnPostgres> = {
  readonly postgres: P;
  readonly line: NetworkProxy;
  readonly receivers: Receivers;
  readonly health: ReceiverHealth;
  readonly servers: readonly RunningServer[];
  /** A file that holds by how many milliseconds the clocks of the servers are wrong. */
  readonly clockFile: string;
  /** Ends one server and starts it again at its port; the end is no fault of the server. */
  restart(number: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  readonly ended: ReadonlySet<number>;
  close(): Promise<void>;
};

const CLOCK = new URL('./clock.mjs', import.meta.url).href;

/** `instances` servers on one PostgreSQL, which ends with them, and receivers for everything that goes out. */
export async function openCluster<P extends Postgres>(instances: number, seed: number, postgres: P): Promise<Cluster<P>> {
  const health: ReceiverHealth = { is: 'well' };
  const receivers = await openReceivers(seed, health);
  const line = await openNetworkProxy(Number(new URL(postgres.url).port));
  const ports = await Promise.all(Array.from({ length: instances }, freePort));
  const clockFile = join(tmpdir(), `clock-${randomUUID()}`);
  const url = new URL(postgres.url);
  url.port = String(line.port);
  const environment = (port: string) => ({
    ...{ PORT: port, DATABASE_URL: url.href, DATA_DIR: tmpdir(), PUBLIC_URL: `http://localhost:${ports[0]}` },
    ...{
      SECRETS_KEY: SHARED_SECRETS_KEY,
      REQUESTS_PER_MINUTE: '0',
      LOG_LEVEL: 'error',
      DRAIN_SECONDS: '2',
      ...receivers.environment,
    },
    ...{ NODE_OPTIONS: `--import ${CLOCK}`, CLOCK_FILE: clockFile },
  });
  const servers = ports.map((port) => new RunningServer(environment(port)));
  const ended = new Set<number>();
  const close = async () => {
    await Promise.all(servers.map((server) => server.stop('SIGKILL')));
    await line.close();
    await postgres.stop();
    await receivers.close();
    await rm(clockFile, { force: true });
  };
  try {
    await Promise.all(servers.map((server) => server.ready()));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    ...{ postgres, line, receivers, health, servers, clockFile, ended, close },
    async restart(number, signal) {
      ended.add(number);
      await servers[number]?.stop(signal);
      const port = ports[number] ?? '';
      servers[number] = await startAgain(() => new RunningServer(environment(port)));
      ended.delete(number);
    },
  };
}

const MAX_STARTS = 5;

/** As a supervisor does: a start that meets a database in trouble exits. */
async function startAgain(start: () => RunningServer, starts = 1): Promise<RunningServer> {
  return start()
    .ready()
    .catch((error: unknown) => {
      if (starts >= MAX_STARTS) throw error;
      return startAgain(start, starts + 1);
    });
}

export const HAS_PAGES = existsSync('dist/client');
