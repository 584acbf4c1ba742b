// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { isPrinting, onPrint } from './print.ts';

test('a page is on paper from before its sheets are counted until it is printed', () => {
  const seen: boolean[] = [];
  const stop = onPrint(() => seen.push(isPrinting()));
  dispatchEvent(new Event('beforeprint'));
  dispatchEvent(new Event('afterprint'));
  stop();
  dispatchEvent(new Event('beforeprint'));
  expect(seen).toEqual([true, false]);
});

test('a browser that tells of the medium alone is believed too', () => {
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), { matches: query === 'print' }));
  expect(isPrinting()).toBe(true);
  vi.unstubAllGlobals();
});
