import { expect, test } from 'vitest';
import { ADDRESS, EVERYBODY, waitAfter } from './patience.ts';

test('the first guesses are free, then each doubles the wait, up to an hour', () => {
  expect([1, 5, 6, 7, 8, 12].map((failures) => waitAfter(failures, ADDRESS))).toEqual([0, 0, 1000, 2000, 4000, 64_000]);
  expect(waitAfter(500, ADDRESS)).toBe(3_600_000);
});

test('strangers together can make nobody wait longer than a minute', () => {
  expect(waitAfter(10_000, EVERYBODY)).toBe(60_000);
});
