import { afterAll, expect, test } from 'vitest';
import { offlinePlaces } from '../../adapters/places/offline.ts';
import type { ErrorResponse } from '../../core/api/errors.ts';
import { PLACE_QUERY_LENGTH, type PlaceResponse } from '../../core/api/places.ts';
import { testServer } from '../http/testing.ts';
import { placesRoutes } from './routes.ts';

const server = testServer(placesRoutes({ places: offlinePlaces() }));
afterAll(() => server.close());

const search = (query: string) => server.inject(`/api/places?${query}`);

test('a query answers with places to pick, which a browser may keep for an hour', async () => {
  const response = await search('q=sao%20paulo');
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('public, max-age=3600');
  expect(response.json<PlaceResponse>().places[0]).toEqual({ id: '3448439', label: 'São Paulo, Brazil' });
});

test.each(['q=', 'q=%20%20', 'q=.,-'])('?%s finds nothing', async (query) => {
  const response = await search(query);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ places: [] });
});

test('a query of the greatest length is looked at', async () => {
  expect((await search(`q=${'x'.repeat(PLACE_QUERY_LENGTH)}`)).statusCode).toBe(200);
});

test.each([
  ['a query that is too long', `q=${'x'.repeat(PLACE_QUERY_LENGTH + 1)}`],
  ['control characters', 'q=par%00is'],
  ['two queries', 'q=paris&q=london'],
  ['no query', ''],
  ['an unknown parameter', 'q=paris&limit=1000'],
])('%s is refused in the one error shape', async (_case, query) => {
  const response = await search(query);
  expect(response.statusCode).toBe(400);
  expect(response.json<ErrorResponse>()).toMatchObject({ success: false, error: { code: 'invalid' } });
  expect(response.headers['cache-control']).toBe('no-store');
});

test('a source of places that fails is our fault, and the failure is not kept by browsers', async () => {
  const failing = testServer(placesRoutes({ places: { search: () => Promise.reject(new Error('no such file')) } }));
  const response = await failing.inject('/api/places?q=paris');
  expect(response.statusCode).toBe(500);
  expect(response.json<ErrorResponse>().error).toMatchObject({ code: 'internal', message: expect.not.stringContaining('file') });
  expect(response.headers['cache-control']).toBe('no-store');
  await failing.close();
});
