import { expect, test } from 'vitest';
import { postgresCrashes } from './faults/postgres-crashes.ts';
import { serversStop } from './faults/servers-end.ts';
import { runOutages } from './outages.ts';
import { postgresOnSmallDisk } from './small-disk.ts';

test('two servers lose nothing that they acknowledged, and say when they cannot store, while PostgreSQL crashes under load and they are stopped', {
  timeout: 600_000,
}, async () => {
  const postgres = await postgresOnSmallDisk();
  const verdict = await runOutages({ postgres, faults: [postgresCrashes, serversStop], instances: 2, seed: 20261122 });
  expect(verdict.wrong).toEqual([]);
  expect(verdict.leads).toBeGreaterThan(20);
  expect(verdict.messages).toBeGreaterThan(10);
  expect(verdict.answers[503]).toBeGreaterThan(0);
});
