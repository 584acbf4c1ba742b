import { expect, test } from 'vitest';
import { petals, slice } from './shapes.ts';

test('a flower has five petals, or as many as asked for', () => {
  const count = (path: string) => path.match(/M/g)?.length ?? 0;
  expect(count(petals(24, 24, 10))).toBe(5);
  expect(count(petals(24, 24, 10, 0, 2)) + count(petals(24, 24, 10, 2))).toBe(5);
});

test('a slice of the clock goes the long way round beyond half an hour, and all the way at an hour', () => {
  expect(slice(0, 0, 10, 90)).toBe('M0 0V-10A10 10 0 0 1 10 0z');
  expect(slice(0, 0, 10, 270)).toBe('M0 0V-10A10 10 0 1 1 -10 0z');
  expect(slice(0, 0, 10, 360)).not.toContain('V');
});
