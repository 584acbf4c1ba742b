import { expect, test } from 'vitest';
import { retryAfter } from './retry-after.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

test.each([
  ['120', '2026-11-20T12:02:00.000Z'],
  [' 0 ', '2026-11-20T12:00:00.000Z'],
  ['Fri, 20 Nov 2026 13:00:00 GMT', '2026-11-20T13:00:00.000Z'],
  ['Friday, 20-Nov-26 13:00:00 GMT', '2026-11-20T13:00:00.000Z'],
])('%j is a time', (value, at) => {
  expect(retryAfter(value, NOW)?.toISOString()).toBe(at);
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
])('%j says nothing', (value) => {
  expect(retryAfter(value, NOW)).toBeUndefined();
});
