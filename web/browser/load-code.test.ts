// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadCode } from './load-code.ts';
import { reloadPage } from './reload-page.ts';

vi.mock('./reload-page.ts', () => ({ reloadPage: vi.fn() }));

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const answer = (respond: () => Promise<Response>) => vi.spyOn(globalThis, 'fetch').mockImplementation(respond);

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(reloadPage).mockClear();
  loadedBy('navigate', 5000);
  answer(async () => new Response(null, { status: 200 }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function loadedBy(type: string, ageMs: number): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  vi.spyOn(performance, 'now').mockReturnValue(ageMs);
}

async function outcomeOf(load: () => Promise<unknown>): Promise<string> {
  let outcome = 'waits';
  loadCode(load).then(
    () => (outcome = 'loaded'),
    () => (outcome = 'failed'),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return outcome;
}

test('a page whose code is gone, and that a newer release answers for, is loaded anew once', async () => {
  expect([await outcomeOf(gone), vi.mocked(reloadPage).mock.calls.length]).toEqual(['waits', 1]);
});

test('code that comes at the second try needs no new page', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect([await outcomeOf(load), vi.mocked(reloadPage).mock.calls.length]).toEqual(['loaded', 0]);
});

test('a page that was just loaded anew is not loaded anew again', async () => {
  loadedBy('reload', 5000);
  expect([await outcomeOf(gone), vi.mocked(reloadPage).mock.calls.length]).toEqual(['failed', 0]);
});

test('a page that was loaded anew long before meets the next release as any other', async () => {
  loadedBy('reload', 60_000);
  expect([await outcomeOf(gone), vi.mocked(reloadPage).mock.calls.length]).toEqual(['waits', 1]);
});

test.each([
  ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['while the server is down', async () => new Response(null, { status: 502 })],
])('a page %s stays as it is', async (_when, respond) => {
  answer(respond);
  expect([await outcomeOf(gone), vi.mocked(reloadPage).mock.calls.length]).toEqual(['failed', 0]);
});
