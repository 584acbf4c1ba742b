import { expect, test } from 'vitest';
import { clientKey, forwardedAddresses, networkKey } from './client-address.ts';
import { clientMark } from './client-mark.ts';

test.each([
  ['203.0.113.9', ['203.0.113.9']],
  ['198.51.100.1, 203.0.113.9:1234', ['198.51.100.1', '203.0.113.9']],
  ['[2001:db8::1]:443, [2001:db8::2], 2001:db8::3', ['2001:db8::1', '2001:db8::2', '2001:db8::3']],
  ['198.51.100.1, unknown', []],
  ['198.51.100.1, _hidden, 203.0.113.9', ['203.0.113.9']],
  ['203.0.113.9:', []],
  ['', []],
])('the header X-Forwarded-For %j names the address %j', (header, addresses) => {
  expect(forwardedAddresses(header)).toEqual(addresses);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:1::5', '2001:db8:1:1::'],
  ['2001:db8:1:1:2::6', '2001:db8:1:1::'],
  ['2001:db8:1:2::5', '2001:db8:1:2::'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
])('the address %s is the client %s, also for its next request', (address, key) => {
  expect([clientKey(address), clientKey(address)]).toEqual([key, key]);
});

test('clients that have hung up are one client, whose request is answered like every other', () => {
  expect(clientKey(undefined)).toBe(clientKey(undefined));
  expect(clientMark(undefined, new Date())).toMatch(/^[\w-]{12}$/);
});

test.each([
  [56, '2001:db8:1:1200::'],
  [48, '2001:db8:1::'],
])('the network of %i bits of an address begins where those bits end', (bits, network) => {
  expect([networkKey('2001:db8:1:12ff::', bits), networkKey('2001:db8:1:1234:5::6', bits)]).toEqual([network, network]);
});

test('the clients of more addresses than are cached are distinguished', () => {
  const addresses = Array.from({ length: 10_050 }, (_, i) => `2001:db8:${i.toString(16)}:1::1`);
  expect(new Set(addresses.map(clientKey)).size).toBe(10_050);
});
