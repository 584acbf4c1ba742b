import { expect, test } from 'vitest';
import { nextOption } from './next-option.ts';

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 4, 0],
  ['ArrowUp', -1, 4],
  ['ArrowUp', 0, 4],
  ['ArrowUp', 3, 2],
  ['Home', 3, 0],
  ['End', 1, 4],
])('the key %s leads from option %i to option %i of five', (key, from, to) => {
  expect(nextOption(key, from, 5)).toBe(to);
});

test.each([
  ['Home', -1, 5],
  ['End', -1, 5],
  ['a', 2, 5],
  ['ArrowLeft', 2, 5],
  ['Tab', 2, 5],
  ['ArrowDown', -1, 0],
  ['ArrowUp', -1, 0],
])('the key %s at option %i of %i is the text field’s', (key, active, count) => {
  expect(nextOption(key, active, count)).toBeUndefined();
});
