import { expect, test } from 'vitest';
import { api } from './api.ts';
import type { Routes } from './schemas.ts';
import { buildServer } from './server.ts';

const routes: Routes = async (app) => {
  app.get('/cheap', async () => ({}));
  app.get('/costly', { config: { rateLimit: { max: 2 } } }, async () => ({}));
};

function limited(trustProxy: false | string, requestsPerMinute = 5) {
  const server = buildServer({ trustProxy, logLevel: 'silent' });
  server.register(api({ publicUrl: new URL('http://localhost'), anyOrigin: true, requestsPerMinute }, [routes]), {
    prefix: '/api',
  });
  return async (url: string, remoteAddress = '203.0.113.1', forwarded?: string) =>
    server.inject({ url: `/api/${url}`, remoteAddress, ...(forwarded && { headers: { 'x-forwarded-for': forwarded } }) });
}

test('who asks too often is told to wait, and for how long', async () => {
  const ask = limited(false);
  for (let i = 0; i < 5; i++) expect((await ask('cheap')).statusCode).toBe(200);
  const response = await ask('cheap');
  expect(response.statusCode).toBe(429);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect(response.json()).toMatchObject({ success: false, error: { code: 'too_many_requests' } });
  expect((await ask('cheap', '203.0.113.2')).statusCode).toBe(200);
});

test('a costly route has a lower limit of its own', async () => {
  const ask = limited(false);
  const statuses = [];
  for (let i = 0; i < 3; i++) statuses.push((await ask('costly')).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
  expect((await ask('cheap')).statusCode).toBe(200);
});

test('a forwarded address counts only when a trusted proxy tells it', async () => {
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
])('a client whose proxy appends %s is one client', async (_case, forwarded) => {
  const ask = limited('10.0.0.0/8');
  for (let i = 0; i < 5; i++) expect((await ask('cheap', '10.0.0.1', forwarded(i))).statusCode).toBe(200);
  expect((await ask('cheap', '10.0.0.1', forwarded(9))).statusCode).toBe(429);
});

test('one household of IPv6 addresses is one client', async () => {
  const ask = limited(false);
  for (let i = 0; i < 5; i++) await ask('cheap', `2001:db8:1:1::${i}`);
  expect((await ask('cheap', '2001:db8:1:1::ff')).statusCode).toBe(429);
  expect((await ask('cheap', '2001:db8:1:2::1')).statusCode).toBe(200);
});

test('0 is no limit', async () => {
  const ask = limited(false, 0);
  for (let i = 0; i < 20; i++) expect((await ask('costly')).statusCode).toBe(200);
});
