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
