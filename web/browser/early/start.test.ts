// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const WORDS = { 'first.json': { 'brand.brand': { name: 'Petalune' } } };
const fetched = vi.fn<(url: string) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched.mockReset());
  document.body.innerHTML =
    '<template id="code" data-entry="/assets/client.js" data-words="/assets/3f2a9c1/page.json"></template>';
  vi.stubGlobal('code', document.getElementById('code'));
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => document.body.append(...nodes));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function start() {
  vi.resetModules();
  await import('./start.ts');
  await vi.advanceTimersByTimeAsync(10_000);
  return Array.from(document.querySelectorAll('script'), (script) => script.getAttribute('src'));
}

describe('the app', () => {
  it('runs once the words of its page are there', async () => {
    fetched.mockResolvedValue(Response.json(WORDS));
    expect(await start()).toEqual(['/assets/client.js']);
    expect(window.words).toEqual(WORDS);
    expect(fetched.mock.calls).toEqual([['/assets/3f2a9c1/page.json']]);
  });

  it.each([
    ['the network was away', () => Promise.reject(new TypeError('Load failed'))],
    ['the server was busy', () => Promise.resolve(new Response('Too busy', { status: 503 }))],
  ])('runs after a second try where %s', async (_, failure) => {
    fetched.mockImplementationOnce(failure).mockResolvedValue(Response.json(WORDS));
    expect(await start()).toEqual(['/assets/client.js']);
  });

  it('does not run without its words, and gives up after three tries without a complaint', async () => {
    fetched.mockImplementation(() => Promise.reject(new TypeError('Load failed')));
    expect(await start()).toEqual([]);
    expect(fetched).toHaveBeenCalledTimes(3);
  });
});
