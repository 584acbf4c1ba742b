import { expect, test } from 'vitest';
import type { MorningReport } from '../../../core/api/operator/morning.ts';
import { morningSentence } from './sentence.ts';

const EMPTY = { gross: 0, orders: 0, visitors: 0, buyers: 0 };
const NO_RATES = { all: 0, refunded: 0, disputed: 0 };

function report(today: number, weekBefore: number): MorningReport {
  return {
    day: '2026-11-22',
    currency: 'USD',
    at: Date.parse('2026-11-22T10:17:00Z'),
    wholeUntil: Date.parse('2026-11-22T10:00:00Z'),
    soFar: { today: { ...EMPTY, gross: today }, weekBefore: { ...EMPTY, gross: weekBefore } },
    hours: { today: [], weekBefore: [] },
    days: [],
    otherCurrencies: [],
    rates: { now: NO_RATES, before: NO_RATES, days: [] },
    orders: [],
  };
}

test.each([
  [18000, 12000, '$180.00 by 10:17, ahead of last Sunday ($120.00).'],
  [6000, 12000, '$60.00 by 10:17, behind last Sunday ($120.00).'],
  [6000, 6000, '$60.00 by 10:17, level with last Sunday.'],
  [6000, 0, '$60.00 by 10:17; last Sunday had nothing by then.'],
  [0, 12000, 'No revenue by 10:17; last Sunday had $120.00 by then.'],
  [0, 0, 'No revenue by 10:17, as last Sunday.'],
])('a day with %i cents beside one with %i has the sentence "%3$s"', (today, weekBefore, sentence) => {
  expect(morningSentence(report(today, weekBefore), undefined, 'UTC')).toBe(sentence);
});

test('a day that was paid in other currencies alone is not called one without revenue', () => {
  const otherCurrencies = [{ currency: 'EUR', orders: 1, gross: 37_99, refunded: 0, lost: 0 }];
  const sentence = (before: number) => morningSentence({ ...report(0, before), otherCurrencies }, undefined, 'UTC');
  expect([sentence(0), sentence(12_000)]).toEqual([
    '$0.00 by 10:17, level with last Sunday.',
    '$0.00 by 10:17, behind last Sunday ($120.00).',
  ]);
});

test('the sentence is in the currency of the report', () => {
  expect(morningSentence({ ...report(5980, 0), currency: 'JPY' }, undefined, 'UTC')).toBe(
    '¥5,980 by 10:17; last Sunday had nothing by then.',
  );
});

test('the sentence names the stage after which most were lost, with its share', () => {
  const worst = { id: 'sales', title: 'Sales page', visitors: 100, lost: 54, dropOff: 0.54, errors: 0 };
  expect(morningSentence(report(0, 0), worst, 'UTC')).toBe(
    'No revenue by 10:17, as last Sunday. In the last 7 days most were lost after "Sales page": 54%.',
  );
});

test("the sentence of the day has the time of the operator's zone", () => {
  expect(morningSentence(report(100, 0), undefined, 'Asia/Kolkata')).toContain('by 15:47');
});
