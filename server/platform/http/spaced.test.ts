import { expect, test, vi } from 'vitest';
import { spaced } from './spaced.ts';

test('one order is asked about once in its time, by all who ask meanwhile, and other orders are not held up', async () => {
  let at = 0;
  const run = vi.fn(async (key: string) => `${key} at ${at}`);
  const ask = spaced(3000, run, () => new Date(at));
  expect(await Promise.all(Array.from({ length: 50 }, () => ask('a')))).toEqual(Array(50).fill('a at 0'));
  at = 2999;
  await Promise.all([ask('a'), ask('b')]);
  expect(run.mock.calls).toEqual([['a'], ['b']]);
  at = 3000;
  expect(await ask('a')).toBe('a at 3000');
  expect(run).toHaveBeenCalledTimes(3);
});

test('the oldest orders are forgotten when there are many', async () => {
  const run = vi.fn(async () => undefined);
  const ask = spaced(3000, run, () => new Date(0));
  for (let i = 0; i <= 10_000; i++) await ask(String(i));
  await ask('10000');
  expect(run).toHaveBeenCalledTimes(10_001);
  await ask('0');
  expect(run).toHaveBeenCalledTimes(10_002);
});
