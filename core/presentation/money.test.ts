import { expect, test } from 'vitest';
import { decimal, money } from './money.ts';

test.each([
  [0, '$0.00'],
  [18, '$0.18'],
  [6499, '$64.99'],
  [12999, '$129.99'],
  [123456789, '$1,234,567.89'],
])('%i cents are shown as %s', (cents, text) => {
  expect(money(cents)).toBe(text);
});

test('the decimal keeps both digits of the cents', () => {
  expect([1999, 2000, 6490].map(decimal)).toEqual(['19.99', '20.00', '64.90']);
});
