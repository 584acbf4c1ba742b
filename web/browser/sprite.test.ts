// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const FILE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"><symbol id="drawing-a"><path d="M1 1z"/></symbol><symbol id="drawing-b"/></svg>';

let fetched: ReturnType<typeof vi.fn>;
beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = '<svg><symbol id="drawing-a"></symbol></svg><div id="app" data-sprite="/assets/drawings.svg"></div>';
  fetched = vi.fn(async () => new Response(FILE));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page that has loaded no drawings yet. */
async function newPage() {
  return (await import('./sprite.ts')).loadSprite;
}

const symbols = () => Array.from(document.querySelectorAll('symbol'), ({ id }) => id);

test('the drawings of the file are added to those of the page, and none is there twice', async () => {
  const loadSprite = await newPage();
  await loadSprite();
  expect(symbols()).toEqual(['drawing-a', 'drawing-b']);
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/assets/drawings.svg');
});

test('the file of all drawings is fetched once, however often the drawings are asked for', async () => {
  const loadSprite = await newPage();
  await Promise.all([loadSprite(), loadSprite()]);
  await loadSprite();
  expect(fetched).toHaveBeenCalledOnce();
  expect(symbols()).toHaveLength(2);
});

test.each([
  ['the network is gone', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server refuses the file', async () => new Response(FILE, { status: 503 })],
  ['another page is sent in its place', async () => new Response('<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>')],
])('the page keeps its own drawings and tries again at the next call where %s', async (_, failure) => {
  const loadSprite = await newPage();
  fetched.mockImplementationOnce(failure);
  await expect(loadSprite()).resolves.toBeUndefined();
  expect(symbols()).toEqual(['drawing-a']);
  await loadSprite();
  expect(symbols()).toEqual(['drawing-a', 'drawing-b']);
});

test('a page without a file of all drawings fetches none', async () => {
  document.getElementById('app')?.removeAttribute('data-sprite');
  const loadSprite = await newPage();
  await loadSprite();
  expect(fetched).not.toHaveBeenCalled();
});
