import { expect, test } from 'vitest';
import { storm } from './storm.ts';

test('a storm of events and kills leaves exactly one subscription for each payer, to the cent', {
  timeout: 300_000,
}, async () => {
  const verdict = await storm({ checkouts: 30, kills: 3, seed: 20261121 });
  expect(verdict.wrong).toEqual([]);
  expect(verdict.paid).toBeGreaterThan(15);
  expect(verdict.duplicates).toBeGreaterThan(0);
  expect(verdict.deliveries).toBeGreaterThan(verdict.events);
});
