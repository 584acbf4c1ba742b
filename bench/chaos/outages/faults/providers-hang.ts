import type { Fault } from '../fault.ts';

export const providersHang: Fault = {
  name: 'mail, app, list and listeners take requests and never answer',
  database: 'well',
  ms: 8000,
  async begin({ health }) {
    health.is = 'hangs';
    return undefined;
  },
  async end({ health }) {
    health.is = 'well';
  },
};
