import { expect, test } from 'vitest';
import { runStorm } from './storm.ts';

test('each payer has exactly one subscription, to the cent, after a storm of events and kills', {
  timeout: 600_000,
}, async () => {
  const verdict = await runStorm({ checkouts: 30, kills: 3, seed: 20261121 });
  expect(verdict.wrong).toEqual([]);
  expect(verdict.paid).toBeGreaterThan(15);
  expect(verdict.duplicates).toBeGreaterThan(0);
  expect(verdict.deliveries).toBeGreaterThan(verdict.events);
});
