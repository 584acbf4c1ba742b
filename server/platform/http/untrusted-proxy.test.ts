import { expect, test } from 'vitest';
import { buildServer } from './server.ts';
import { watchUntrustedProxy } from './untrusted-proxy.ts';

const FORWARDED = { 'x-forwarded-for': '203.0.113.9' };

test.each([
  [false, {}, false],
  [false, FORWARDED, true],
  ['loopback', FORWARDED, false],
] as const)('with TRUST_PROXY %s and the headers %j a proxy goes without trust: %s', async (trustProxy, headers, expected) => {
  const server = buildServer({ trustProxy, logLevel: 'silent' });
  const isSeen = watchUntrustedProxy(server, trustProxy);
  server.get('/', async () => 'a page');
  await server.inject({ url: '/', headers });
  expect(isSeen()).toBe(expected);
});
