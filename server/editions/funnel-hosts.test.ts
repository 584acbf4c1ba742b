import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { redirectFunnelHosts } from './funnel-hosts.ts';

const publicUrl = new URL('https://shop.example');
const app = Fastify();
app.addHook('onRequest', redirectFunnelHosts({ hosts: new Map([['sleep.example', 'sleep']]), publicUrl }));
app.get('/', () => 'home');
afterAll(() => app.close());

test.each([
  ['sleep.example', '/', 'https://shop.example/sleep'],
  ['SLEEP.example', '/?utm_source=tiktok&fbclid=1', 'https://shop.example/sleep?utm_source=tiktok&fbclid=1'],
  ['sleep.example:443', '/quiz5', 'https://shop.example/sleep'],
])('at %s, %s leads to the door of the funnel with the campaign that brought the visitor', async (host, url, location) => {
  const response = await app.inject({ url, headers: { host } });
  expect([response.statusCode, response.headers.location]).toEqual([302, location]);
});

test('at every other host the pages are there', async () => {
  expect((await app.inject({ url: '/', headers: { host: 'shop.example' } })).body).toBe('home');
});

test('a host of no funnel stops the start with a sentence', () => {
  const hosts = new Map([['fit.example', 'fitness']]);
  expect(() => redirectFunnelHosts({ hosts, publicUrl })).toThrow("FUNNEL_HOSTS names 'fitness'");
});
