import { afterEach, expect, test, vi } from 'vitest';
import { inSlices } from './in-slices.ts';

const { signal } = new AbortController();

afterEach(() => {
  vi.restoreAllMocks();
});

test('what waits for its turn comes after a slice of the list, and not after all of it', async () => {
  let at = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => at);
  const done: number[] = [];
  const seen: number[] = [];
  const watch = () => {
    seen.push(done.length);
    if (done.length < 100) setImmediate(watch);
  };
  setImmediate(watch);
  const items = Array.from({ length: 100 }, (_, index) => index);
  const found = await inSlices(
    items,
    (item) => {
      // Each item takes five milliseconds.
      at += 5;
      done.push(item);
      return item % 2 === 0 ? item : undefined;
    },
    signal,
  );
  expect(found).toEqual(items.filter((item) => item % 2 === 0));
  expect(done).toEqual(items);
  expect(seen.length).toBeGreaterThan(10);
  const steps = seen.map((count, index) => count - (seen[index - 1] ?? 0));
  expect(Math.max(...steps)).toBeLessThan(20);
});

test('a list that is worked through at once waits for nothing', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const channel = vi.spyOn(globalThis, 'MessageChannel');
  expect(await inSlices([1, 2, 3], (item) => item * 2, signal)).toEqual([2, 4, 6]);
  expect(channel).not.toHaveBeenCalled();
});

test('a list whose reader goes is left after a slice', async () => {
  let at = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => at);
  const controller = new AbortController();
  const done: number[] = [];
  setImmediate(() => controller.abort());
  const work = (item: number) => {
    at += 5;
    done.push(item);
  };
  const items = Array.from({ length: 1000 }, (_, index) => index);
  await expect(inSlices(items, work, controller.signal)).rejects.toThrow('aborted');
  expect(done.length).toBeLessThan(100);
});
