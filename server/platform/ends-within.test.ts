import { expect, test } from 'vitest';
import { endsWithin } from './ends-within.ts';

test('work that ends in time differs from work that does not, and a failure is passed on', async () => {
  expect(await endsWithin(60_000, Promise.resolve())).toBe(true);
  expect(await endsWithin(1, new Promise(() => {}))).toBe(false);
  await expect(endsWithin(60_000, Promise.reject(new Error('It broke.')))).rejects.toThrow('It broke.');
});
