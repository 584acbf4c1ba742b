import { expect, test } from 'vitest';
import { monthName } from './month.ts';

test('a month has its English name in every locale of the device', () => {
  expect([1, 6, 12].map(monthName)).toEqual(['January', 'June', 'December']);
});
