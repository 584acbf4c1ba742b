// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const fetched = vi.fn<(url: string) => Promise<Response>>();
vi.stubGlobal('fetch', fetched);

/** As a page that has begun with these words. */
async function begin() {
  document.body.innerHTML = '<template id="code" data-words="/assets/3f2a9c1/page.json"></template>';
  window.words = { 'first.json': { 'brand.brand': { name: 'Petalune' } } };
  vi.resetModules();
  return import('./words.ts');
}

beforeEach(() => fetched.mockReset());

test('a page reads what it has begun with, and asks for nothing of it again', async () => {
  const { loadWords, word } = await begin();
  await loadWords('first.json');
  expect(word('brand.brand')).toEqual({ name: 'Petalune' });
  expect(fetched).not.toHaveBeenCalled();
});

test('words that come later are asked for once, in the folder of the edition', async () => {
  fetched.mockResolvedValue(Response.json({ 'pages/sales.salesCopy': { title: 'Your plan' } }));
  const { loadWords, word } = await begin();
  await Promise.all([loadWords('later.json'), loadWords('later.json')]);
  expect(fetched.mock.calls).toEqual([['/assets/3f2a9c1/later.json']]);
  expect(word('pages/sales.salesCopy')).toEqual({ title: 'Your plan' });
});

test.each([
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server has no such file', () => Promise.resolve(new Response('', { status: 404 }))],
])('words are asked for again the next time where %s', async (_, failure) => {
  fetched.mockImplementationOnce(failure).mockResolvedValueOnce(Response.json({ 'pages/city.cityCopy': 'Where do you live?' }));
  const { loadWords, word } = await begin();
  await expect(loadWords('later.json')).rejects.toThrow();
  await loadWords('later.json');
  expect(word('pages/city.cityCopy')).toBe('Where do you live?');
});

test('words that are read before they came are named', async () => {
  const { word } = await begin();
  expect(() => word('pages/sales.salesCopy')).toThrow('The words pages/sales.salesCopy are read before they are loaded.');
});
