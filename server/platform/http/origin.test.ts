import { afterAll, expect, test } from 'vitest';
import { api } from './api.ts';
import type { Routes } from './schemas.ts';
import { buildServer } from './server.ts';
import { oneHost, testServer } from './testing.ts';

const routes: Routes = async (app) => {
  app.post('/notes', async () => ({ ok: true }));
  app.get('/notes', async () => ({ ok: true }));
};
const local = testServer(routes);
const named = buildServer({ trustProxy: false, logLevel: 'silent' });
named.register(api({ ...oneHost('https://petalune.example'), anyOrigin: false }, [routes]), {
  prefix: '/api',
});
afterAll(() => Promise.all([local.close(), named.close()]));

const post = (server: typeof local, headers: Record<string, string>) =>
  server.inject({ method: 'POST', url: '/api/notes', headers: { host: 'localhost:3000', ...headers } });

test.each([
  ['our page', 200, { origin: 'https://petalune.example' }],
  ['our page to a server behind a proxy that renames the host', 200, { 'sec-fetch-site': 'same-origin', host: 'app:3000' }],
  ['a client that is no browser', 200, {}],
  ['another site', 403, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another site in an old browser', 403, { origin: 'https://evil.example' }],
  ['another site whose name points to our server', 403, { origin: 'https://evil.example', host: 'evil.example' }],
  ['a neighbour below the same domain', 403, { origin: 'https://blog.petalune.example', 'sec-fetch-site': 'same-site' }],
  ['our name without TLS', 403, { origin: 'http://petalune.example' }],
  ['a sandboxed frame', 403, { origin: 'null', 'sec-fetch-site': 'cross-site' }],
])('a post from %s is answered %i', async (_case, status, headers) => {
  expect((await post(named, headers)).statusCode).toBe(status);
});

test.each([
  ['http://localhost:3000', 'localhost:3000', 200],
  ['http://192.168.1.7:3000', '192.168.1.7:3000', 200],
  ['http://localhost:5173', 'localhost:3000', 403],
  ['https://evil.example', 'localhost:3000', 403],
])('a post from a page of %s to %s is answered %i when no public name is configured', async (origin, host, status) => {
  expect((await post(local, { origin, host })).statusCode).toBe(status);
});

test('a read from another site is answered without a header that lets the site see the answer', async () => {
  const response = await local.inject({
    url: '/api/notes',
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  });
  expect(response.statusCode).toBe(200);
  expect(response.headers).not.toHaveProperty('access-control-allow-origin');
});

test('a refused post from another site has the code forbidden_origin', async () => {
  const response = await post(local, { origin: 'https://evil.example' });
  expect(response.json()).toMatchObject({ success: false, error: { code: 'forbidden_origin' } });
});
