// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { importWithStyles } from './load-styles.ts';

/** In place of the head, so that nothing is fetched. */
const links = document.createElement('div');
vi.spyOn(document.head, 'append').mockImplementation((...nodes) => links.append(...nodes));
afterEach(() => links.replaceChildren());

const linkTo = (file: string) => links.querySelector<HTMLLinkElement>(`link[href="/${file}"]`);

test('a module without stylesheets is imported at once', async () => {
  expect(await importWithStyles(async () => 'module')).toBe('module');
});

test('a module waits for its stylesheets, and each is asked for once', async () => {
  const first = importWithStyles(async () => 'first', ['assets/a.css']);
  const second = importWithStyles(async () => 'second', ['assets/a.css']);
  const done = vi.fn();
  void first.then(done);
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  expect(links.children).toHaveLength(1);
  linkTo('assets/a.css')?.dispatchEvent(new Event('load'));
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
});

test('a stylesheet that the page carries inline is not asked for', async () => {
  document.head.innerHTML = '<link href="/assets/inline.css">';
  expect(await importWithStyles(async () => 'module', ['assets/inline.css'])).toBe('module');
  expect(links.children).toHaveLength(0);
});

test('a stylesheet that fails refuses the import, leaves no link, and is asked for again the next time', async () => {
  const failing = importWithStyles(async () => 'module', ['assets/b.css']);
  linkTo('assets/b.css')?.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('/assets/b.css');
  expect(linkTo('assets/b.css')).toBeNull();
  const again = importWithStyles(async () => 'module', ['assets/b.css']);
  linkTo('assets/b.css')?.dispatchEvent(new Event('load'));
  expect(await again).toBe('module');
});
