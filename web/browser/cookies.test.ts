import { afterEach, expect, test, vi } from 'vitest';
import { orderAttribution } from './attribution.ts';
import { readCookies, writeCookie } from './cookies.ts';

afterEach(() => vi.unstubAllGlobals());

test('an order starts in a frame that refuses every access to cookies', () => {
  const refuse = () => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  };
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: refuse, set: refuse }));
  expect(readCookies()).toBe('');
  expect(() => writeCookie('device=1')).not.toThrow();
  expect(orderAttribution()).toEqual({});
});
