import { afterAll, expect, test } from 'vitest';
import { api } from './api.ts';
import type { Routes } from './schemas.ts';
import { buildServer } from './server.ts';
import { oneHost, testServer } from './testing.ts';
import { deviceOf, ensureVisitor, visitorId, visitorOf } from './visitor.ts';

const routes: Routes = async (app) => {
  app.post('/greet', async (request, reply) => ({ visitor: ensureVisitor(request, reply) }));
  app.get('/who', async (request) => ({ visitor: visitorOf(request) ?? null }));
  app.get('/device', async (request) => ({ device: deviceOf(request) ?? null }));
};
const server = testServer(routes);
const secure = buildServer({ trustProxy: false, logLevel: 'silent' });
secure.register(api({ ...oneHost('https://petalune.example'), anyOrigin: false }, [routes]), {
  prefix: '/api',
});
afterAll(() => Promise.all([server.close(), secure.close()]));

test('a new visitor gets one cookie that no script can read', async () => {
  const first = await server.inject({ method: 'POST', url: '/api/greet' });
  const [cookie] = first.cookies;
  const visitor = cookie?.value ?? '';
  expect(first.json()).toEqual({ visitor: visitorId(visitor) });
  expect(first.cookies).toEqual([
    {
      name: 'visitor',
      value: expect.stringMatching(/^[0-9a-f-]{36}$/),
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 31_536_000,
    },
  ]);
  const again = await server.inject({ method: 'POST', url: '/api/greet', cookies: { visitor } });
  expect(again.json()).toEqual({ visitor: visitorId(visitor) });
  expect(again.cookies).toEqual([]);
});

test('under https the cookie is bound to host and TLS, and one without that is not read', async () => {
  const response = await secure.inject({ method: 'POST', url: '/api/greet' });
  const [cookie] = response.cookies;
  expect(cookie).toMatchObject({ name: '__Host-visitor', secure: true, path: '/' });
  expect(cookie?.domain).toBeUndefined();
  const who = async (name: string) =>
    (await secure.inject({ url: '/api/who', cookies: { [name]: cookie?.value ?? '' } })).json().visitor;
  expect([await who('__Host-visitor'), await who('visitor')]).toEqual([visitorId(cookie?.value ?? ''), null]);
});

test('under https the device is read from the cookie that no other host can set', async () => {
  const read = async (name: string) =>
    (await secure.inject({ url: '/api/device', cookies: { [name]: 'device-0001' } })).json().device;
  expect([await read('__Host-device'), await read('device')]).toEqual(['device-0001', null]);
});

test.each(['', 'me', '../../etc/passwd', 'x'.repeat(4000), "' or 1=1 --"])(
  'a cookie that we never gave (%j) belongs to no visitor',
  async (visitor) => {
    expect((await server.inject({ url: '/api/who', cookies: { visitor } })).json()).toEqual({ visitor: null });
  },
);
