import { expect, test } from 'vitest';
import { isFailingForGood } from './failing.ts';

const SINCE = new Date('2026-11-01T00:00:00Z');

test.each([
  [20, '2026-11-06T00:00:00Z', true],
  [19, '2026-11-30T00:00:00Z', false],
  [500, '2026-11-05T23:59:59Z', false],
])('whether an endpoint with %d failures in a row until %s is failing for good: %s', (failures, now, verdict) => {
  expect(isFailingForGood(SINCE, failures, new Date(now))).toBe(verdict);
});
