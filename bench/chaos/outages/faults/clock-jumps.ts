import { rm, writeFile } from 'node:fs/promises';
import { setTimeout as after } from 'node:timers/promises';
import { DAY_MS } from '../../../../core/time.ts';
import type { Fault } from '../fault.ts';

export const clockJumps: Fault = {
  name: 'the clocks of the servers jump two days ahead, then a day back',
  database: 'well',
  ms: 3000,
  async begin({ clockFile }) {
    await writeFile(clockFile, String(2 * DAY_MS));
    await after(3000);
    await writeFile(clockFile, String(-DAY_MS));
    return undefined;
  },
  end: ({ clockFile }) => rm(clockFile),
};
