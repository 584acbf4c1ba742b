import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceCookie, setDeviceCookie } from './device-cookie.ts';

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
      if (text.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const at = (protocol: 'http:' | 'https:') => vi.stubGlobal('location', { protocol });

test('under TLS the device is a cookie that no other host can set', () => {
  at('https:');
  setDeviceCookie('device-0001', 60);
  expect(written).toEqual([
    expect.stringMatching(/^__Host-device=device-0001; Path=\/; SameSite=Lax; Expires=[^;]+; Max-Age=60; Secure$/),
  ]);
  expect(deviceCookie()).toBe('device-0001');
});

test('without TLS the device is a cookie without the prefix, which would need TLS', () => {
  at('http:');
  setDeviceCookie('device-0001', 60);
  expect([...jar]).toEqual([['device', 'device-0001']]);
  expect(deviceCookie()).toBe('device-0001');
});

test('a cookie of an earlier release is read until the device has the one with the prefix, and then deleted', () => {
  at('https:');
  jar.set('device', 'device-0001');
  expect(deviceCookie()).toBe('device-0001');
  setDeviceCookie('device-0001', 60);
  expect([...jar]).toEqual([['__Host-device', 'device-0001']]);
});

test('a cookie that another host sets beside ours is not read, and goes with it', () => {
  at('https:');
  jar.set('device', 'device-of-others').set('__Host-device', 'device-0001');
  expect(deviceCookie()).toBe('device-0001');
  setDeviceCookie('', 0);
  expect([...jar]).toEqual([]);
});
