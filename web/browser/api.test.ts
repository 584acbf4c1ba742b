import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { get } from './api.ts';

const OFFLINE = { ok: false, reason: 'offline' };

beforeEach(() => {
  vi.useFakeTimers();
  // Supported browsers lack both.
  vi.stubGlobal('AbortSignal', { timeout: undefined, any: undefined });
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a browser without AbortSignal.timeout sends a request and reads its answer', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ price: 1999 }));
  expect(await get('/api/offer', { signal: new AbortController().signal })).toEqual({ ok: true, value: { price: 1999 } });
  expect(vi.getTimerCount()).toBe(0);
});

test('a request that is never answered ends at its time limit as offline', async () => {
  const result = get('/api/offer', { timeoutMs: 4000 });
  await vi.advanceTimersByTimeAsync(3999);
  expect(await Promise.race([result, 'waiting'])).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toEqual(OFFLINE);
});

test('a caller that aborts ends its request', async () => {
  const controller = new AbortController();
  const result = get('/api/cities', { signal: controller.signal });
  controller.abort();
  expect(await result).toEqual(OFFLINE);
});
