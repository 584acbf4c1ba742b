import type { Fault } from '../fault.ts';

export const postgresCrashes: Fault = {
  name: 'PostgreSQL crashes and restarts',
  database: 'away',
  ms: 6000,
  async begin({ postgres }) {
    await postgres.crash();
    return undefined;
  },
  end: ({ postgres }) => postgres.start(),
};
