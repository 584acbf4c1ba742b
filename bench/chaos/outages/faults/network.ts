import type { Fault } from '../fault.ts';

export const networkBreaks: Fault = {
  name: 'the network to PostgreSQL resets every connection',
  database: 'away',
  ms: 6000,
  async begin({ line }) {
    line.set('broken');
    return undefined;
  },
  async end({ line }) {
    line.set('open');
  },
};

export const networkIsSilent: Fault = {
  name: 'the network to PostgreSQL swallows everything',
  database: 'away',
  ms: 20_000,
  async begin({ line }) {
    line.set('silent');
    return undefined;
  },
  async end({ line }) {
    line.set('open');
  },
};
