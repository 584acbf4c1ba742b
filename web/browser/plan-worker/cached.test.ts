import { expect, test, vi } from 'vitest';
import { answer, isCached, PLAN_CACHE } from './cached.ts';

const ORIGIN = 'https://shop.example';
const asked = (path: string, mode: RequestMode = 'cors', method = 'GET') => ({ method, mode, url: new URL(path, ORIGIN).href });

test('the plan, files of the build and the catalogue are kept, and nothing of the API or of other pages', () => {
  expect(isCached(asked('/plan', 'navigate'), ORIGIN)).toBe(true);
  expect(isCached(asked('/assets/app.js'), ORIGIN)).toBe(true);
  expect(isCached(asked('/plan-products-1a2b3c4d.js', 'same-origin'), ORIGIN)).toBe(true);
  expect(isCached(asked('/catalogue.json'), ORIGIN)).toBe(true);
  for (const other of [
    asked('/api/program'),
    asked('/api/program/diary', 'cors', 'POST'),
    asked('/manage', 'navigate'),
    asked('/plan', 'cors'),
    asked('/plan-worker.js', 'same-origin'),
    asked('https://elsewhere.example/assets/app.js'),
  ])
    expect(isCached(other, ORIGIN), other.url).toBe(false);
});

/** One cache by name, as browsers keep them. */
function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async ({ url }: Request) => store.get(url)?.clone(),
      put: async ({ url }: Request, response: Response) => void store.set(url, response),
    };
  };
  const caches = { open, delete: async (name: string) => stores.delete(name) } as unknown as CacheStorage;
  return { caches, urls: () => [...(stores.get(PLAN_CACHE)?.keys() ?? [])].map((url) => new URL(url).pathname) };
}

const request = (path: string, mode: 'navigate' | 'cors' = 'cors') =>
  Object.defineProperty(new Request(new URL(path, ORIGIN)), 'mode', { value: mode });
const page = (etag: string) => new Response(etag, { headers: { etag } });

test('a page is asked for first, and comes from the cache without a connection', async () => {
  const { caches } = fakeCaches();
  const fetch = vi.fn<typeof globalThis.fetch>(async () => page('one'));
  expect(await (await answer(request('/plan', 'navigate'), { caches, fetch })).text()).toBe('one');
  fetch.mockRejectedValue(new TypeError('offline'));
  expect(await (await answer(request('/plan', 'navigate'), { caches, fetch })).text()).toBe('one');
  await expect(answer(request('/catalogue.json'), { caches, fetch })).rejects.toThrow('offline');
});

test.each(['/assets/app.js', '/plan-products-1a2b3c4d.js'])(
  'the file %s of a build is asked for once, and goes when the page is another one',
  async (file) => {
    const { caches, urls } = fakeCaches();
    const fetch = vi.fn<typeof globalThis.fetch>(async (input) => page(String((input as Request).url)));
    for (const _ of [1, 2]) await answer(request(file), { caches, fetch });
    expect(fetch).toHaveBeenCalledTimes(1);
    fetch.mockImplementation(async () => page('one'));
    await answer(request('/plan', 'navigate'), { caches, fetch });
    expect(urls()).toEqual([file, '/plan']);
    fetch.mockImplementation(async () => page('two'));
    await answer(request('/plan', 'navigate'), { caches, fetch });
    expect(urls()).toEqual(['/plan']);
  },
);

test('an answer that is an error is not kept', async () => {
  const { caches, urls } = fakeCaches();
  await answer(request('/plan', 'navigate'), { caches, fetch: async () => new Response('', { status: 503 }) });
  expect(urls()).toEqual([]);
});
