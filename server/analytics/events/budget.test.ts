import { expect, test } from 'vitest';
import { openBudget } from './budget.ts';

test('an address sends so many events a minute, in batches of any size, and the next minute again; others are not held up', () => {
  let now = Date.parse('2026-11-22T10:00:00Z');
  const isWithin = openBudget(() => new Date(now));
  const whole = Array.from({ length: 18 }, () => isWithin('203.0.113.5', 2000));
  expect(whole).toEqual(whole.map(() => true));
  expect(isWithin('203.0.113.5', 1)).toBe(false);
  expect(isWithin('203.0.113.6', 1)).toBe(true);
  now += 60_000;
  expect(isWithin('203.0.113.5', 2000)).toBe(true);
});
