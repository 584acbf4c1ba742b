import { expect, test } from 'vitest';
import { ADDRESS_BACKOFF, GLOBAL_BACKOFF, guessBackoffMs } from './backoff.ts';

test('the first failed sign-ins cost nothing, then each doubles the delay up to an hour', () => {
  expect([1, 5, 6, 7, 8, 12].map((failures) => guessBackoffMs(failures, ADDRESS_BACKOFF))).toEqual([
    0, 0, 1000, 2000, 4000, 64_000,
  ]);
  expect(guessBackoffMs(500, ADDRESS_BACKOFF)).toBe(3_600_000);
});

test('all unknown devices together delay a sign-in by at most a minute', () => {
  expect(guessBackoffMs(10_000, GLOBAL_BACKOFF)).toBe(60_000);
});
