import { expect, test } from 'vitest';
import { petals, slice } from './shapes.ts';

test('a drawn flower has five petals, or the number that is given', () => {
  const count = (path: string) => path.match(/M/g)?.length ?? 0;
  expect(count(petals(24, 24, 10))).toBe(5);
  expect(count(petals(24, 24, 10, 0, 2)) + count(petals(24, 24, 10, 2))).toBe(5);
});

test('a drawn slice of the clock takes the long arc beyond half an hour, and the circle at an hour', () => {
  expect(slice(0, 0, 10, 90)).toBe('M0 0V-10A10 10 0 0 1 10 0z');
  expect(slice(0, 0, 10, 270)).toBe('M0 0V-10A10 10 0 1 1 -10 0z');
  expect(slice(0, 0, 10, 360)).not.toContain('V');
});
