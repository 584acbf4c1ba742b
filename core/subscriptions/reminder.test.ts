import { expect, test } from 'vitest';
import { termsOf } from '../checkout/terms.ts';
import type { BillingPeriod } from '../plans/period.ts';
import { periodEnd } from '../plans/period-end.ts';
import { DAY_MS } from '../time.ts';
import { firstReminder, reminderDue } from './reminder.ts';

const START = Date.parse('2026-11-21T10:00:00Z');
const END = Date.parse('2026-12-21T10:00:00Z');
const monthly = {
  startedAt: START,
  periodStart: START,
  periodEnd: END,
  remindedFor: undefined,
  lastAmount: 1999,
  renewalAmount: 3999,
};

test('a buyer is reminded ten days before the introductory price ends, once', () => {
  expect(reminderDue(monthly, END - 10 * DAY_MS - 1)).toBe(false);
  expect(reminderDue(monthly, END - 10 * DAY_MS)).toBe(true);
  expect(reminderDue(monthly, END - 1)).toBe(true);
  expect(reminderDue(monthly, END)).toBe(false);
  expect(reminderDue({ ...monthly, remindedFor: END }, END - DAY_MS)).toBe(false);
});

test('a renewal at the price of the first period needs no reminder within the first year', () => {
  expect(reminderDue({ ...monthly, lastAmount: 3999 }, END - DAY_MS)).toBe(false);
});

test('a monthly plan is reminded of once a year after that', () => {
  const later = { ...monthly, lastAmount: 3999, remindedFor: END };
  const due = Array.from({ length: 14 }, (_, month) => {
    const periodStart = Date.UTC(2026, 11 + month, 21, 10);
    return reminderDue({ ...later, periodStart, periodEnd: Date.UTC(2027, month, 21, 10) }, Date.UTC(2027, month, 20, 10));
  });
  expect(due.map((is, month) => (is ? month : -1)).filter((month) => month >= 0)).toEqual([11, 12, 13]);
  const reminded = { ...later, remindedFor: Date.UTC(2027, 11, 21, 10) };
  expect(
    reminderDue(
      { ...reminded, periodStart: Date.UTC(2027, 11, 21, 10), periodEnd: Date.UTC(2028, 0, 21, 10) },
      Date.UTC(2028, 0, 20, 10),
    ),
  ).toBe(false);
});

test('a yearly plan is reminded of before every renewal, also at an unchanged price', () => {
  const yearly = { ...monthly, lastAmount: 12999, renewalAmount: 12999 };
  for (const year of [2027, 2028]) {
    const periodEnd = Date.UTC(year, 10, 21, 10);
    const remindedFor = year === 2027 ? undefined : Date.UTC(2027, 10, 21, 10);
    expect(
      reminderDue({ ...yearly, periodStart: Date.UTC(year - 1, 10, 21, 10), periodEnd, remindedFor }, periodEnd - 9 * DAY_MS),
    ).toBe(true);
  }
});

const reminded = (dueNow: number, dueLater: number, period: BillingPeriod, start: number) =>
  firstReminder(termsOf({ period }, { dueNow, dueLater, currency: 'USD' }), start);

test('a buyer reads the day on which the reminder of the first renewal goes out', () => {
  const start = Date.UTC(2026, 10, 21, 10);
  expect(reminded(1999, 3999, { every: 1, unit: 'month' }, start)).toBe(Date.UTC(2026, 11, 11, 10));
  expect(reminded(12999, 12999, { every: 1, unit: 'year' }, start)).toBe(Date.UTC(2027, 10, 11, 10));
});

test('no reminder is announced where the first renewal has none', () => {
  const start = Date.UTC(2026, 10, 21, 10);
  expect(reminded(3999, 3999, { every: 1, unit: 'month' }, start)).toBeUndefined();
  expect(reminded(5999, 5999, { every: 3, unit: 'month' }, start)).toBeUndefined();
});

test('a buyer is reminded before a discount ends, and not while it goes on or begins', () => {
  const later = { ...monthly, startedAt: START - 90 * DAY_MS, remindedFor: START };
  const due = (lastAmount: number, renewalAmount: number) => reminderDue({ ...later, lastAmount, renewalAmount }, END - DAY_MS);
  expect([due(1999, 3999), due(0, 3999), due(1999, 1999), due(3999, 1999), due(3999, 3999)]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test.each<[string, BillingPeriod, number]>([
  ['a week', { every: 1, unit: 'week' }, 3.5],
  ['two weeks', { every: 2, unit: 'week' }, 7],
  ['four weeks', { every: 4, unit: 'week' }, 10],
  ['a month', { every: 1, unit: 'month' }, 10],
])(
  'the reminder before the introductory price of %s ends goes out days after the purchase, and days before the charge',
  (_, period, days) => {
    expect(reminded(999, 1999, period, START)).toBe(periodEnd(period, START) - days * DAY_MS);
  },
);

test('a weekly plan is reminded of once a year', () => {
  const week = { every: 1, unit: 'week' } as const;
  let remindedFor: number | undefined;
  const weeks = Array.from({ length: 106 }, (_, number) => number).filter((number) => {
    const [periodStart, end] = [periodEnd(week, START, number), periodEnd(week, START, number + 1)];
    const renewing = { startedAt: START, periodStart, periodEnd: end, remindedFor, lastAmount: 999, renewalAmount: 999 };
    const isDue = reminderDue(renewing, end - 2 * DAY_MS);
    if (isDue) remindedFor = end;
    return isDue;
  });
  expect(weeks).toEqual([51, 103]);
});
