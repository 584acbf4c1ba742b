import { expect, test } from 'vitest';
import { nextPeriodEnd } from './period.ts';

const end = (start: string, interval: 'month' | 'year', interval_count: number) =>
  new Date(nextPeriodEnd(Date.parse(start) / 1000, { interval, interval_count }) * 1000).toISOString();

test.each([
  ['2026-11-20T10:00:00Z', 'month', 1, '2026-12-20T10:00:00.000Z'],
  ['2026-11-20T10:00:00Z', 'month', 3, '2027-02-20T10:00:00.000Z'],
  ['2026-11-20T10:00:00Z', 'year', 1, '2027-11-20T10:00:00.000Z'],
  ['2027-01-31T23:59:59Z', 'month', 1, '2027-02-28T23:59:59.000Z'],
  ['2028-02-29T00:00:00Z', 'year', 1, '2029-02-28T00:00:00.000Z'],
] as const)('a period from %s of one %s times %i ends at %s', (start, interval, count, expected) => {
  expect(end(start, interval, count)).toBe(expected);
});
