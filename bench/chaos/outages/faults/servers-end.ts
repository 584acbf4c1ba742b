import type { Fault } from '../fault.ts';

const KILLS = 30;

export const serversStop: Fault = {
  name: 'each server is stopped under load, after it took itself out, and started again',
  database: 'well',
  ms: 0,
  async begin({ servers, restart }) {
    for (const number of servers.keys()) await restart(number, 'SIGTERM');
    return undefined;
  },
  async end() {},
};

export const serversAreKilled: Fault = {
  name: `servers are killed ${KILLS} times, one after the other`,
  database: 'well',
  ms: 0,
  async begin({ servers, restart }) {
    for (let kill = 0; kill < KILLS; kill++) await restart(kill % servers.length, 'SIGKILL');
    return undefined;
  },
  async end() {},
};
