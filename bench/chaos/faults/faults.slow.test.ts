import { expect, test } from 'vitest';
import { faults } from './faults.ts';
import { twoInstances } from './two-instances.ts';

test('what is owed arrives, under one key and in order, though everybody is away for an hour and the server is killed', {
  timeout: 120_000,
}, async () => {
  const verdict = await faults({ visitors: 8, kills: 4, seed: 20261121 });
  expect(verdict.wrong).toEqual([]);
  expect(verdict.owed).toBeGreaterThan(40);
  expect(verdict.attempts).toBeGreaterThan(verdict.owed);
  expect(verdict.arrivals).toBeGreaterThan(verdict.owed / 2);
});

test('two servers on one PostgreSQL work each delivery off once', { timeout: 120_000 }, async () => {
  const verdict = await twoInstances({ visitors: 8, seed: 20261121 });
  expect(verdict.wrong).toEqual([]);
  expect(verdict.owed).toBeGreaterThan(40);
});
