import { expect, test } from 'vitest';
import { forwardedAddresses } from './client-address.ts';

test.each([
  ['203.0.113.9', ['203.0.113.9']],
  ['198.51.100.1, 203.0.113.9:1234', ['198.51.100.1', '203.0.113.9']],
  ['[2001:db8::1]:443, [2001:db8::2], 2001:db8::3', ['2001:db8::1', '2001:db8::2', '2001:db8::3']],
  ['198.51.100.1, unknown', []],
  ['198.51.100.1, _hidden, 203.0.113.9', ['203.0.113.9']],
  ['203.0.113.9:', []],
  ['', []],
])('X-Forwarded-For %j names %j', (header, addresses) => {
  expect(forwardedAddresses(header)).toEqual(addresses);
});
