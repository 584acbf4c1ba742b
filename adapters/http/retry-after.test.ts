import { expect, test } from 'vitest';
import { retryAfter } from './retry-after.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

test.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['Fri, 20 Nov 2026 13:00:00 GMT', 3_600_000],
  ['Friday, 20-Nov-26 13:00:00 GMT', 3_600_000],
])('the Retry-After header %j sets a delay', (value, wait) => {
  expect(retryAfter(value, NOW)).toBe(wait);
});

test.each([
  null,
  '',
  '-5',
  '1.5',
  'soon',
  '2027-01-01',
  '99999999999999',
  'Fri, 20 Nov 2026 11:00:00 GMT',
  'Fri, 99 Nov 2026 13:00:00',
])('the Retry-After header %j sets no delay', (value) => {
  expect(retryAfter(value, NOW)).toBeUndefined();
});
