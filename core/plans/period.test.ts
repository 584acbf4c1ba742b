import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../time.ts';
import {
  type BillingPeriod,
  type BillingUnit,
  byTheMonth,
  canReduce,
  daysIn,
  MONTH,
  type PeriodWords,
  periodText,
} from './period.ts';
import { periodAfter, periodEnd } from './period-end.ts';

const words: PeriodWords = {
  week: { one: 'week', many: '{count} weeks' },
  month: { one: 'month', many: '{count} months' },
  year: { one: 'year', many: '{count} years' },
};

test.each<[number, BillingUnit, string, string, { days: number; monthly: number; text: string }]>([
  [1, 'week', '2026-11-20T10:00:00Z', '2026-11-27T10:00:00Z', { days: 7, monthly: 43_33, text: 'week' }],
  [4, 'week', '2026-11-20T10:00:00Z', '2026-12-18T10:00:00Z', { days: 28, monthly: 10_83, text: '4 weeks' }],
  [1, 'month', '2026-11-20T10:00:00Z', '2026-12-20T10:00:00Z', { days: 30, monthly: 10_00, text: 'month' }],
  [3, 'month', '2026-11-20T10:00:00Z', '2027-02-20T10:00:00Z', { days: 90, monthly: 3_33, text: '3 months' }],
  [1, 'year', '2026-11-20T10:00:00Z', '2027-11-20T10:00:00Z', { days: 365, monthly: 83, text: 'year' }],
  [2, 'year', '2026-11-20T10:00:00Z', '2028-11-20T10:00:00Z', { days: 730, monthly: 42, text: '2 years' }],
])('$10.00 every %i %s from %s are charged again on %s, and every other figure follows', (every, unit, from, to, expected) => {
  const period: BillingPeriod = { every, unit };
  expect(periodEnd(period, Date.parse(from))).toBe(Date.parse(to));
  expect({
    days: daysIn(period),
    monthly: byTheMonth(10_00, period),
    text: periodText(words, period),
  }).toEqual(expected);
});

test('a renewal from the last day of a month falls on the last day of a shorter one', () => {
  expect(periodEnd(MONTH, Date.parse('2027-01-31T10:00:00Z'))).toBe(Date.parse('2027-02-28T10:00:00Z'));
  expect(periodEnd({ every: 1, unit: 'year' }, Date.parse('2028-02-29T10:00:00Z'))).toBe(Date.parse('2029-02-28T10:00:00Z'));
});

describe('a later period', () => {
  const from = Date.parse('2027-02-28T10:00:00Z');
  const anchor = Date.parse('2027-01-31T10:00:00Z');

  test('has the day of the anchor where months are counted', () => {
    expect(periodAfter(MONTH, { from, anchor }, 1)).toBe(Date.parse('2027-03-31T10:00:00Z'));
  });

  test('is as many weeks later where weeks are', () => {
    expect(periodAfter({ every: 2, unit: 'week' }, { from, anchor }, 3)).toBe(from + 42 * DAY_MS);
  });
});

test('several charges by the week are not reduced, because discounts are counted in months', () => {
  const week: BillingPeriod = { every: 4, unit: 'week' };
  expect([1, 2, null].map((charges) => canReduce(week, charges))).toEqual([true, false, true]);
  expect([1, 2, null].map((charges) => canReduce(MONTH, charges))).toEqual([true, true, true]);
});
