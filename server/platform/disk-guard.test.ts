import { expect, test } from 'vitest';
import { openDiskGuard } from './disk-guard.ts';

test('the intake of events reads the free disk space every ten seconds, and stops while there is little', async () => {
  const clock = { at: 0 };
  const MB = 1024 ** 2;
  const seen = [300, 200, 300].map((megabytes) => ({ free: megabytes * MB, all: 1000 * MB }));
  const isFull = openDiskGuard(
    '/data',
    () => new Date(clock.at),
    async () => seen.shift(),
  );
  const held: boolean[] = [];
  for (const seconds of [0, 9, 10, 19, 20, 30]) {
    clock.at = seconds * 1000;
    held.push(await isFull());
  }
  expect(held).toEqual([false, false, true, true, false, false]);
  expect(await openDiskGuard(undefined, () => new Date())()).toBe(false);
});
