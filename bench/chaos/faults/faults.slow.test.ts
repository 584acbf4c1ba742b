import { expect, test } from 'vitest';
import { runFaults } from './faults.ts';
import { runTwoInstances } from './two-instances.ts';

test('pending deliveries arrive under one key and in order after an outage of an hour and several kills of the server', {
  timeout: 600_000,
}, async () => {
  const verdict = await runFaults({ visitors: 8, kills: 4, seed: 20261121 });
  expect(verdict.wrong).toEqual([]);
  expect(verdict.deliveries).toBeGreaterThan(40);
  expect(verdict.attempts).toBeGreaterThan(verdict.deliveries);
  expect(verdict.arrivals).toBeGreaterThan(verdict.deliveries / 2);
});

test('two servers on one PostgreSQL process each delivery once', { timeout: 600_000 }, async () => {
  const verdict = await runTwoInstances({ visitors: 8, seed: 20261121 });
  expect(verdict.wrong).toEqual([]);
  expect(verdict.deliveries).toBeGreaterThan(40);
});
