import { expect, test } from 'vitest';
import { renewalTime } from './renewal.ts';

test.each([
  ['month', '2026-11-20T10:00:00Z', '2026-12-20T10:00:00Z'],
  ['quarter', '2026-11-20T10:00:00Z', '2027-02-20T10:00:00Z'],
  ['year', '2026-11-20T10:00:00Z', '2027-11-20T10:00:00Z'],
] as const)('a %s bought on %s renews on %s', (interval, from, to) => {
  expect(renewalTime(interval, Date.parse(from))).toBe(Date.parse(to));
});

test('a renewal from the last day of a month falls on the last day of a shorter one', () => {
  expect(renewalTime('month', Date.parse('2027-01-31T10:00:00Z'))).toBe(Date.parse('2027-02-28T10:00:00Z'));
  expect(renewalTime('year', Date.parse('2028-02-29T10:00:00Z'))).toBe(Date.parse('2029-02-28T10:00:00Z'));
});
