import { expect, test } from 'vitest';
import { readAmounts } from './amounts.ts';

const read = (...texts: string[]) => readAmounts(texts, 'USD');

test.each([
  ['12.34', 12_34],
  ['12,95', 12_95],
  ['12.5', 12_50],
  ['12', 12_00],
  ['0', 0],
  ['1,295.50', 1295_50],
  ['1.295,50', 1295_50],
  ['1 295,50', 1295_50],
  ['1\u00a0295,50', 1295_50],
  ['1\u202f295,50', 1295_50],
  ["1'295.50", 1295_50],
  ['1’295.50', 1295_50],
  ['1,29,500.00', 129500_00],
  ['1.295.000', 1295000_00],
  ['$12.95', 12_95],
  ['US$ 12,95', 12_95],
  ['12,95 $', 12_95],
  ['12.95 USD', 12_95],
  ['＄１２．９５', 12_95],
  ['12.3400', 12_34],
  ['0.500', 50],
  ['1295.000', 1295_00],
])('%s is %i cents', (text, cents) => {
  expect(read(text)).toEqual([cents]);
});

test.each([
  ['', 'noAmount'],
  ['--', 'noAmount'],
  ['free', 'noAmount'],
  ['12.', 'noAmount'],
  ['1.2.3', 'noAmount'],
  ['1,2345,678.00', 'noAmount'],
  ['1234567890', 'noAmount'],
  ['-1', 'negative'],
  ['−1,00', 'negative'],
  ['$-1.00', 'negative'],
  ['(1.00)', 'negative'],
  ['1.00-', 'negative'],
  ['€12,95', 'otherCurrency'],
  ['12,95 zł', 'otherCurrency'],
  ['R$ 12,95', 'otherCurrency'],
  ['CA$12.95', 'otherCurrency'],
  ['12.95 EUR', 'otherCurrency'],
  ['1.0051', 'belowCents'],
  ['1.295', 'unclearAmount'],
  ['1,295', 'unclearAmount'],
  ['$129.500', 'unclearAmount'],
])('%s is refused as %s', (text, problem) => {
  expect(read(text)).toEqual([problem]);
});

test.each([
  [
    ['1.295', '12,95'],
    [1295_00, 12_95],
  ],
  [
    ['1,295', '12.95'],
    [1295_00, 12_95],
  ],
  [
    ['1.295', '3.000,00'],
    [1295_00, 3000_00],
  ],
  [
    ['1.295', '12.95'],
    ['belowCents', 12_95],
  ],
  [
    ['1.290', '12.95'],
    [1_29, 12_95],
  ],
  [
    ['1.295', '12'],
    ['unclearAmount', 12_00],
  ],
  [
    ['12.95', '12,95'],
    [12_95, 'mixedAmounts'],
  ],
  [
    ['1.295', '2.000.000'],
    [1295_00, 2000000_00],
  ],
])('%j are read together as %j', (texts, expected) => {
  expect(read(...texts)).toEqual(expected);
});
