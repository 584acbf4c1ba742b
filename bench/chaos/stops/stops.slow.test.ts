import { expect, test } from 'vitest';
import { startPostgres } from '../../postgres.ts';
import { MAX_STOP_MS, stopRepeatedly } from './stops.ts';

const SEED = 20261127;

test('a server under load stops at any moment within 10 s, with code 0, and has what it acknowledged', {
  timeout: 600_000,
}, async () => {
  const { longestMs, acknowledged, wrong } = await stopRepeatedly({ stops: 6, seed: SEED });
  expect(wrong).toEqual([]);
  expect(longestMs).toBeLessThan(MAX_STOP_MS);
  expect(acknowledged).toBeGreaterThan(0);
});

test('a server on PostgreSQL stops as well', { timeout: 600_000 }, async () => {
  const postgres = await startPostgres();
  try {
    const { wrong, acknowledged } = await stopRepeatedly({ stops: 4, seed: SEED, url: postgres.url });
    expect(wrong).toEqual([]);
    expect(acknowledged).toBeGreaterThan(0);
  } finally {
    await postgres.stop();
  }
});
