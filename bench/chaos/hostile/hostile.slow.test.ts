import { expect, test } from 'vitest';
import { runHostileRequests } from './hostile.ts';

/** HOSTILE_SEED makes the requests of a failure again. */
const seed = Number(process.env.HOSTILE_SEED ?? Date.now() % 1_000_000_000);

test(`no answer to a hostile request is a fault or reveals the inside of the server (HOSTILE_SEED=${seed})`, {
  timeout: 600_000,
}, async () => {
  const verdict = await runHostileRequests({ requests: 2000, seed });
  expect(verdict.wrong).toEqual([]);
  expect(verdict.routes).toBeGreaterThan(80);
  expect(verdict.answers['2xx']).toBeGreaterThan(100);
  expect(verdict.answers['4xx']).toBeGreaterThan(300);
});
