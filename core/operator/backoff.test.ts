import { expect, test } from 'vitest';
import { ADDRESS_BACKOFF, GLOBAL_BACKOFF, guessBackoffMs } from './backoff.ts';

test('the first guesses are free, then each doubles the wait, up to an hour', () => {
  expect([1, 5, 6, 7, 8, 12].map((failures) => guessBackoffMs(failures, ADDRESS_BACKOFF))).toEqual([
    0, 0, 1000, 2000, 4000, 64_000,
  ]);
  expect(guessBackoffMs(500, ADDRESS_BACKOFF)).toBe(3_600_000);
});

test('strangers together can make nobody wait longer than a minute', () => {
  expect(guessBackoffMs(10_000, GLOBAL_BACKOFF)).toBe(60_000);
});
