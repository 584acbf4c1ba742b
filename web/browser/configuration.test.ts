import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const CONFIGURATION = { tags: { subscribeOnOpen: false } };

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The module anew, with a server that fails so many times. */
async function configured(failures: number) {
  const fetched = vi.fn(async () => {
    if (failures-- > 0) throw new TypeError('unreachable');
    return Response.json(CONFIGURATION);
  });
  vi.stubGlobal('fetch', fetched);
  const { configuration } = await import('./configuration.ts');
  return { configuration, fetched };
}

test('the configuration is fetched once for all callers', async () => {
  const { configuration, fetched } = await configured(0);
  expect(await Promise.all([configuration(), configuration()])).toEqual([CONFIGURATION, CONFIGURATION]);
  expect(fetched).toHaveBeenCalledOnce();
});

test('the configuration is fetched again after one, two and three seconds, and then no more', async () => {
  const { configuration, fetched } = await configured(4);
  const told = configuration();
  const times = [];
  for (const ms of [999, 1, 1999, 1, 2999, 1, 60_000]) {
    await vi.advanceTimersByTimeAsync(ms);
    times.push(fetched.mock.calls.length);
  }
  expect(times).toEqual([1, 2, 2, 3, 3, 4, 4]);
  expect(await told).toBeUndefined();
  expect(await configuration()).toEqual(CONFIGURATION);
});
