import { expect, test } from 'vitest';
import { capitalized, fill, listed } from './wording.ts';

test('a template is filled in, and an unknown name stays as it is', () => {
  expect(fill('{what} on day {day}, {more}', { what: 'Retinol', day: 8 })).toBe('Retinol on day 8, {more}');
});

test('a list is read with commas and one word before its last item', () => {
  expect([listed([], 'and'), listed(['a'], 'and'), listed(['a', 'b'], 'or'), listed(['a', 'b', 'c'], 'and')]).toEqual([
    '',
    'a',
    'a or b',
    'a, b and c',
  ]);
});

test('only the first letter is made a capital', () => {
  expect([capitalized('vitamin C'), capitalized('')]).toEqual(['Vitamin C', '']);
});
