import { afterAll, expect, test } from 'vitest';
import { api } from './api.ts';
import type { Routes } from './schemas.ts';
import { buildServer } from './server.ts';
import { testServer } from './testing.ts';

const routes: Routes = async (app) => {
  app.post('/notes', async () => ({ ok: true }));
  app.get('/notes', async () => ({ ok: true }));
};
const local = testServer(routes);
const named = buildServer({ trustProxy: false, logLevel: 'silent' });
named.register(api({ publicUrl: new URL('https://petalune.example'), anyOrigin: false, requestsPerMinute: 0 }, [routes]), {
  prefix: '/api',
});
afterAll(() => Promise.all([local.close(), named.close()]));

const post = (server: typeof local, headers: Record<string, string>) =>
  server.inject({ method: 'POST', url: '/api/notes', headers: { host: 'localhost:3000', ...headers } });

test.each([
  ['our page', { origin: 'https://petalune.example' }, 200],
  ['our page, to a server behind a proxy that renames the host', { 'sec-fetch-site': 'same-origin', host: 'app:3000' }, 200],
  ['no browser', {}, 200],
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
  ['another site, in an old browser', { origin: 'https://evil.example' }, 403],
  ['another site that points its name at us', { origin: 'https://evil.example', host: 'evil.example' }, 403],
  ['a neighbour below the same domain', { origin: 'https://blog.petalune.example', 'sec-fetch-site': 'same-site' }, 403],
  ['our name without TLS', { origin: 'http://petalune.example' }, 403],
  ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
])('a post from %s', async (_case, headers, status) => {
  expect((await post(named, headers)).statusCode).toBe(status);
});

test.each([
  ['http://localhost:3000', 'localhost:3000', 200],
  ['http://192.168.1.7:3000', '192.168.1.7:3000', 200],
  ['http://localhost:5173', 'localhost:3000', 403],
  ['https://evil.example', 'localhost:3000', 403],
])('without a public name, a page of %s may post to %s: %i', async (origin, host, status) => {
  expect((await post(local, { origin, host })).statusCode).toBe(status);
});

test('reading is not refused: it changes nothing, and the answer is not readable elsewhere', async () => {
  const response = await local.inject({
    url: '/api/notes',
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  });
  expect(response.statusCode).toBe(200);
  expect(response.headers).not.toHaveProperty('access-control-allow-origin');
});

test('the refusal says why', async () => {
  const response = await post(local, { origin: 'https://evil.example' });
  expect(response.json()).toMatchObject({ success: false, error: { code: 'forbidden_origin' } });
});
