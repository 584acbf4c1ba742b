import { afterAll, expect, test } from 'vitest';
import { offlineEnvironment } from '../../../adapters/environment/offline.ts';
import type { EnvironmentResponse } from '../../../core/api/environment.ts';
import type { ErrorResponse } from '../../../core/api/errors.ts';
import type { Place } from '../../../core/api/places.ts';
import { api } from '../../platform/http/api.ts';
import { buildServer } from '../../platform/http/server.ts';
import { testServer } from '../../platform/http/testing.ts';
import { environmentRoutes } from './routes.ts';

const QUITO: Place = {
  id: '3652462',
  label: 'Quito, Pichincha, Ecuador',
  city: 'Quito',
  region: 'Pichincha',
  country: 'Ecuador',
  countryCode: 'EC',
  latitude: -0.23,
  longitude: -78.52,
  timeZone: 'America/Guayaquil',
};

const now = () => new Date('2026-03-20T12:00:00Z');
const places = { find: async (id: string) => (id === QUITO.id ? QUITO : undefined) };
const server = testServer(environmentRoutes({ environment: offlineEnvironment(), places, now }));
afterAll(() => server.close());

const ask = (query: string) => server.inject(`/api/environment?${query}`);

test('a place has its sun and its dust, and says of the rest that it is not known; a browser may keep it for ten minutes', async () => {
  const response = await ask(`place=${QUITO.id}`);
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('public, max-age=600');
  expect(response.json<EnvironmentResponse>()).toMatchObject({
    uv: { basis: 'estimate', band: 'extreme', source: 'clear-sky' },
    humidity: { basis: 'unavailable' },
    pollution: { basis: 'estimate', value: 17, band: 'moderate', source: 'world-bank' },
    uvMonth: { month: 3 },
  });
});

test('a place that we do not know is not found, and that is not kept', async () => {
  const response = await ask('place=0');
  expect(response.statusCode).toBe(404);
  expect(response.json<ErrorResponse>().error.code).toBe('not_found');
  expect(response.headers['cache-control']).toBe('no-store');
});

test.each([
  ['no place', ''],
  ['a blank place', 'place=%20'],
  ['two places', 'place=1&place=2'],
  ['a place that is too long', `place=${'1'.repeat(41)}`],
  ['an unknown parameter', `place=${QUITO.id}&lat=1`],
  ['control characters', 'place=%00'],
])('%s is refused in the one error shape', async (_case, query) => {
  const response = await ask(query);
  expect(response.statusCode).toBe(400);
  expect(response.json<ErrorResponse>()).toMatchObject({ success: false, error: { code: 'invalid' } });
});

test('one visitor cannot ask for the whole world', async () => {
  const limited = buildServer({ trustProxy: false, logLevel: 'silent' });
  const routes = [environmentRoutes({ environment: offlineEnvironment(), places, now })];
  limited.register(api({ publicUrl: new URL('http://localhost:3000'), anyOrigin: true, requestsPerMinute: 1000 }, routes), {
    prefix: '/api',
  });
  const answers = [];
  for (let times = 0; times <= 60; times++) answers.push(await limited.inject(`/api/environment?place=${QUITO.id}`));
  expect(answers.slice(0, 60).every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(answers[60]?.statusCode).toBe(429);
  await limited.close();
});
