import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test('every place of a sentence gets its value', () => {
  expect(fill('{price} today, then {price} per {period}', { price: '$5.00', period: 'month' })).toBe(
    '$5.00 today, then $5.00 per month',
  );
});

test('a value is inserted unchanged, and a place without a value stays', () => {
  expect(fill('{a} {b}', { a: '$& {b}' })).toBe('$& {b} {b}');
});
