import { setTimeout as after } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Db, openAsItIs } from '../../../server/platform/db/client.ts';
import { openReports } from '../../../server/platform/db/reports.ts';
import type { PatroniPair } from '../../patroni.ts';
import type { Fault } from '../outages/fault.ts';

/** Connections end, and a second or two later the other node takes them: `/readyz` may or may not notice. */
export const primaryHandsOver: Fault<PatroniPair> = {
  name: 'The primary hands over to its standby',
  database: 'well',
  ms: 5000,
  async begin({ postgres }) {
    await postgres.switchover();
    return undefined;
  },
  async end({ postgres }) {
    await postgres.primary();
  },
};

export const primaryDies = (): Fault<PatroniPair> => {
  let dead: string;
  return {
    name: 'The machine of the primary dies, and comes back as a standby',
    database: 'away',
    ms: 30_000,
    async begin({ postgres }) {
      dead = await postgres.primary();
      await postgres.kill(dead);
      return undefined;
    },
    async end({ postgres }) {
      postgres.start(dead);
      const next = await postgres.primary();
      if (next === dead) throw new Error('Patroni promoted nobody.');
    },
  };
};

const LOOKS = 30;

/** Reports are read from the standby until it dies, and then from the primary. Adds how many seconds it was behind. */
export const standbyDies = (lags: number[]): Fault<PatroniPair> => {
  let dead: string;
  return {
    name: 'The machine of the standby dies, and comes back',
    database: 'well',
    ms: 30_000,
    async begin({ postgres }) {
      const { db, close } = await openAsItIs({ url: postgres.url, dataDir: '' });
      const reports = openReports(db, postgres.standbyUrl);
      try {
        for (let look = 0; look < LOOKS; look++, await after(100)) {
          const state = await reports.replica();
          if (state?.is !== 'read' || !(await reports.read(isStandby))) throw new Error('Reports are not read from the standby.');
          lags.push(state.lagSeconds);
        }
        dead = (await postgres.primary()) === 'one' ? 'two' : 'one';
        await postgres.kill(dead);
        if (await reports.read(isStandby)) throw new Error('A report was read from a dead standby.');
      } finally {
        await reports.close();
        await close();
      }
      return undefined;
    },
    async end({ postgres }) {
      postgres.start(dead);
      await postgres.primary();
    },
  };
};

async function isStandby(db: Db): Promise<boolean> {
  const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(db);
  return rows[0]?.standby ?? false;
}
