import { afterAll, expect, test } from 'vitest';
import { offlineEnvironment } from '../../../adapters/environment/offline.ts';
import type { EnvironmentResponse } from '../../../core/api/environment.ts';
import type { ErrorResponse } from '../../../core/api/errors.ts';
import type { Place } from '../../../core/api/places.ts';
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

test('the environment of a place has UV index, humidity and fine dust with their sources, and may be cached for ten minutes', async () => {
  const response = await ask(`place=${QUITO.id}`);
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('public, max-age=600');
  expect(response.json<EnvironmentResponse>()).toMatchObject({
    uv: { basis: 'estimate', band: 'extreme', source: 'clear-sky' },
    humidity: { basis: 'estimate', band: 'humid', source: 'gpt3' },
    pollution: { basis: 'estimate', value: 17, band: 'moderate', source: 'world-bank' },
    uvMonth: { month: 3 },
  });
  expect(response.json<EnvironmentResponse>().uvYear).toHaveLength(12);
});

test('the environment of an unknown place is answered 404 and not cached', async () => {
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
])('a request for the environment with %s is refused in the error format of the API', async (_case, query) => {
  const response = await ask(query);
  expect(response.statusCode).toBe(400);
  expect(response.json<ErrorResponse>()).toMatchObject({ success: false, error: { code: 'invalid' } });
});
