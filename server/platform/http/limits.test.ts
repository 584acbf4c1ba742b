import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openAddressCounts } from './address-counts.ts';
import { api } from './api.ts';
import { limitEverything, requestLimit } from './rate-limit.ts';
import type { Routes } from './schemas.ts';
import { buildServer } from './server.ts';
import { oneHost } from './testing.ts';

const routes: Routes = async (app) => {
  app.get('/cheap', async () => ({}));
  app.get('/costly', { config: { rateLimit: { max: 2 } } }, async () => ({}));
  app.get('/costlier', { config: { rateLimit: { max: 1 } } }, async () => ({}));
  app.post('/stored', async () => ({}));
};

const NOW = new Date();

function limitedServer(trustProxy: false | string, requestsPerMinute: number) {
  const server = buildServer({ trustProxy, logLevel: 'silent' });
  const counts = openAddressCounts({ now: () => NOW });
  server.addHook('onRequest', limitEverything(counts, 20));
  const limit = requestLimit(requestsPerMinute, counts);
  server.register(api({ ...oneHost('http://localhost'), anyOrigin: true, limit }, [routes]), { prefix: '/api' });
  return server;
}

function limited(trustProxy: false | string, requestsPerMinute = 5) {
  const server = limitedServer(trustProxy, requestsPerMinute);
  return async (url: string, remoteAddress = '203.0.113.1', forwarded?: string) =>
    server.inject({ url: `/api/${url}`, remoteAddress, ...(forwarded && { headers: { 'x-forwarded-for': forwarded } }) });
}

test('a client over its limit is refused with the time to wait', async () => {
  const ask = limited(false);
  for (let i = 0; i < 5; i++) expect((await ask('cheap')).statusCode).toBe(200);
  const response = await ask('cheap');
  expect(response.statusCode).toBe(429);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect(response.json()).toMatchObject({ success: false, error: { code: 'too_many_requests' } });
  expect((await ask('cheap', '203.0.113.2')).statusCode).toBe(200);
});

test('no answer tells a client its limit, or how much of it is left', async () => {
  const ask = limited(false);
  for (let i = 0; i < 6; i++) {
    const { headers } = await ask('costlier', `203.0.113.${i % 2}`);
    expect(Object.keys(headers).filter((name) => name.includes('ratelimit'))).toEqual([]);
  }
});

test('a route with a lower limit of its own has it beside the common one', async () => {
  const ask = limited(false);
  expect((await ask('costlier')).statusCode).toBe(200);
  const statuses = [];
  for (let i = 0; i < 3; i++) statuses.push((await ask('costly')).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
  expect((await ask('cheap')).statusCode).toBe(200);
});

test('a forwarded address counts only from a trusted proxy', async () => {
  const distrustful = limited(false);
  for (let i = 0; i < 5; i++) await distrustful('cheap', '203.0.113.1', `198.51.100.${i}`);
  expect((await distrustful('cheap', '203.0.113.1', '198.51.100.9')).statusCode).toBe(429);

  const behindProxy = limited('10.0.0.0/8');
  for (let i = 0; i < 8; i++) expect((await behindProxy('cheap', '10.0.0.1', `198.51.100.${i}`)).statusCode).toBe(200);
});

test.each([
  ['a port', (i: number) => `198.51.100.9:${40_000 + i}`],
  ['a port behind IPv6', (i: number) => `[2001:db8:1:1::${i}]:${40_000 + i}`],
  ['a word', (i: number) => `198.51.100.${i}, unknown`],
  ['a word of its own each time', (i: number) => `198.51.100.${i}, _${i}`],
])('a client whose proxy appends %s has one limit', async (_case, forwarded) => {
  const ask = limited('10.0.0.0/8');
  for (let i = 0; i < 5; i++) expect((await ask('cheap', '10.0.0.1', forwarded(i))).statusCode).toBe(200);
  expect((await ask('cheap', '10.0.0.1', forwarded(9))).statusCode).toBe(429);
});

test('the addresses of one IPv6 network have one limit', async () => {
  const ask = limited(false);
  for (let i = 0; i < 5; i++) await ask('cheap', `2001:db8:1:1::${i}`);
  expect((await ask('cheap', '2001:db8:1:1::ff')).statusCode).toBe(429);
  expect((await ask('cheap', '2001:db8:1:2::1')).statusCode).toBe(200);
});

test('a limit of 0 requests is none', async () => {
  const ask = limited(false, 0);
  for (let i = 0; i < 20; i++) expect((await ask('costly')).statusCode).toBe(200);
});

test('requests for unknown routes are limited too, with the time to wait', async () => {
  const server = limitedServer(false, 5);
  const ask = (remoteAddress: string) => server.inject({ url: '/nothing', remoteAddress });
  for (let i = 0; i < 20; i++) expect((await ask('203.0.113.1')).statusCode).toBe(404);
  const refused = await ask('203.0.113.1');
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.closeTo(30, -2)]);
  expect((await ask('203.0.113.2')).statusCode).toBe(404);
});

test('a body over the limit is neither awaited nor read', async () => {
  const server = limitedServer(false, 1);
  await server.listen({ host: '127.0.0.1', port: 0 });
  await server.inject({ url: '/api/cheap', remoteAddress: '127.0.0.1' });
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('POST /api/stored HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 429 [\s\S]*\r\nconnection: close\r\n/i);
  await server.close();
});
