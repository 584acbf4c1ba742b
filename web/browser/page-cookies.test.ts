import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageCookies, setPageCookie } from './cookies.ts';
import { deviceCookie } from './device-cookie.ts';
import { removeThirdPartyCookies } from './third-party-cookies.ts';

/** Values by name, and what a script wrote last. */
let jar: Map<string, string>;
let written: string[];

beforeEach(() => {
  jar = new Map();
  written = [];
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (/Max-Age=0/i.test(text)) jar.delete(name);
      else jar.set(name, value);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const at = (protocol: 'http:' | 'https:') => vi.stubGlobal('location', { protocol, hostname: 'petalune.example' });

test('under TLS a cookie of the page is one that no other host can set', () => {
  at('https:');
  setPageCookie('device', 'device-0001', 60);
  expect(written).toEqual([
    expect.stringMatching(/^__Host-device=device-0001; Path=\/; SameSite=Lax; Expires=[^;]+; Max-Age=60; Secure$/),
  ]);
  expect(deviceCookie()).toBe('device-0001');
});

test('without TLS a cookie of the page has no prefix, which would need TLS', () => {
  at('http:');
  setPageCookie('device', 'device-0001', 60);
  expect([...jar]).toEqual([['device', 'device-0001']]);
  expect(deviceCookie()).toBe('device-0001');
});

test('a cookie of an earlier release is read until the device has the one with the prefix, and then deleted', () => {
  at('https:');
  jar.set('device', 'device-0001');
  expect(deviceCookie()).toBe('device-0001');
  setPageCookie('device', 'device-0001', 60);
  expect([...jar]).toEqual([['__Host-device', 'device-0001']]);
});

test('a cookie that another host sets beside ours is not read, and goes with it', () => {
  at('https:');
  jar.set('__Host-device', 'device-0001').set('device', 'device-of-others');
  expect(deviceCookie()).toBe('device-0001');
  setPageCookie('device', '', 0);
  expect([...jar]).toEqual([]);
});

test('the ids of ad platforms have the prefix too, are read by their own names, and go with the consent', () => {
  at('https:');
  jar.set('_ga', 'GA1.1.1.1').set('visitor', '1');
  setPageCookie('_ga', 'GA1.1.2.2', 60);
  expect([...jar.keys()]).toEqual(['visitor', '__Host-_ga']);
  expect(pageCookies()).toEqual({ visitor: '1', _ga: 'GA1.1.2.2' });
  removeThirdPartyCookies(/^_ga/);
  expect([...jar.keys()]).toEqual(['visitor']);
  expect(written.filter((text) => text.startsWith('__Host-_ga=;')).at(0)).toBe('__Host-_ga=; path=/; max-age=0; secure');
});
