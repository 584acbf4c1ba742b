import { expect, test } from 'vitest';
import { capitalized, listed } from './wording.ts';

test('a list is read with commas and one word before its last item', () => {
  expect([listed([], 'and'), listed(['a'], 'and'), listed(['a', 'b'], 'or'), listed(['a', 'b', 'c'], 'and')]).toEqual([
    '',
    'a',
    'a or b',
    'a, b and c',
  ]);
});

test('a capitalized text changes its first letter only', () => {
  expect([capitalized('vitamin C'), capitalized('')]).toEqual(['Vitamin C', '']);
});
