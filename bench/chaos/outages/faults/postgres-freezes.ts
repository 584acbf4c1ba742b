import type { Fault } from '../fault.ts';

export const postgresFreezes: Fault = {
  name: 'PostgreSQL is frozen and thawed',
  database: 'away',
  ms: 20_000,
  async begin({ postgres }) {
    for (const pid of postgres.pids()) process.kill(pid, 'SIGSTOP');
    return undefined;
  },
  async end({ postgres }) {
    for (const pid of postgres.pids()) process.kill(pid, 'SIGCONT');
  },
};
