import { expect, test } from 'vitest';
import { pollBackoffMs } from './backoff.ts';

test('the delay grows with every attempt up to 15 s', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 100].map(pollBackoffMs);
  expect(waits).toEqual([1000, 2000, 3000, 5000, 8000, 15_000, 15_000, 15_000]);
});
