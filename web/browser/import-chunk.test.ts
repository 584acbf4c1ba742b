// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { importChunk } from './import-chunk.ts';

/** In place of the head, so that nothing is fetched. */
const links = document.createElement('div');
vi.spyOn(document.head, 'append').mockImplementation((...nodes) => links.append(...nodes));
afterEach(() => links.replaceChildren());

const { loadWords } = vi.hoisted(() => ({ loadWords: vi.fn<(file: string) => Promise<void>>() }));
vi.mock('./words.ts', () => ({ loadWords }));

const linkTo = (file: string) => links.querySelector<HTMLLinkElement>(`link[href="/${file}"]`);

test('a module without stylesheets is imported at once', async () => {
  expect(await importChunk(async () => 'module')).toBe('module');
});

test('a module waits for its stylesheets, and each is asked for once', async () => {
  const first = importChunk(async () => 'first', ['assets/a.css']);
  const second = importChunk(async () => 'second', ['assets/a.css']);
  const done = vi.fn();
  void first.then(done);
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  expect(links.children).toHaveLength(1);
  linkTo('assets/a.css')?.dispatchEvent(new Event('load'));
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
});

test('a stylesheet that the page carries inline is not asked for', async () => {
  document.head.innerHTML = '<template data-styles="app inline"></template>';
  expect(await importChunk(async () => 'module', ['assets/inline.css'])).toBe('module');
  expect(links.children).toHaveLength(0);
});

test('a stylesheet that fails refuses the import, leaves no link, and is asked for again the next time', async () => {
  const failing = importChunk(async () => 'module', ['assets/b.css']);
  linkTo('assets/b.css')?.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('/assets/b.css');
  expect(linkTo('assets/b.css')).toBeNull();
  const again = importChunk(async () => 'module', ['assets/b.css']);
  linkTo('assets/b.css')?.dispatchEvent(new Event('load'));
  expect(await again).toBe('module');
});

test('the code of a module runs only once its words are there', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  loadWords.mockReturnValueOnce(promise);
  const load = vi.fn(async () => 'module');
  const importing = importChunk(load, ['9c1e0aa.json']);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  resolve();
  expect(await importing).toBe('module');
  expect(loadWords.mock.calls.map(([file]) => file)).toEqual(['9c1e0aa.json']);
});

test('words that fail refuse the import', async () => {
  loadWords.mockRejectedValueOnce(new Error('The words could not be loaded.'));
  await expect(importChunk(async () => 'module', ['9c1e0aa.json'])).rejects.toThrow('could not be loaded');
});
