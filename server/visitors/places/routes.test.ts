import { afterAll, expect, test } from 'vitest';
import type { PlacesPort } from '../../../adapters/places/port.ts';
import { offlinePlaces } from '../../../annex/city-search/index.ts';
import type { ErrorResponse } from '../../../core/api/errors.ts';
import { type NearestPlaceResponse, PLACE_QUERY_LENGTH, type PlaceResponse } from '../../../core/api/places.ts';
import { testServer } from '../../platform/http/testing.ts';
import { placesRoutes } from './routes.ts';

const offline = offlinePlaces();
const server = testServer(placesRoutes({ places: offline }));
afterAll(() => server.close());

const search = (query: string) => server.inject(`/api/places?${query}`);

test('a search for places is answered with its matches, which may be cached for an hour', async () => {
  const response = await search('q=sao%20paulo');
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('public, max-age=3600');
  expect(response.json<PlaceResponse>().places[0]).toEqual({
    id: '3448439',
    label: 'São Paulo, Brazil',
    city: 'São Paulo',
    region: '',
    country: 'Brazil',
    countryCode: 'BR',
    latitude: -23.55,
    longitude: -46.64,
    timeZone: 'America/Sao_Paulo',
    elevation: 770,
  });
});

test.each(['q=', 'q=%20%20', 'q=.,-'])('a search for places with the blank query ?%s finds nothing', async (query) => {
  const response = await search(query);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ places: [] });
});

test('a search for places with a query of the maximum length is accepted', async () => {
  expect((await search(`q=${'x'.repeat(PLACE_QUERY_LENGTH)}`)).statusCode).toBe(200);
});

test('a search for places with the ETag of its answer is answered 304', async () => {
  const first = await search('q=lisbon');
  const etag = String(first.headers.etag);
  const again = await server.inject({ url: '/api/places?q=lisbon', headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  expect((await search('q=porto')).headers.etag).not.toBe(etag);
});

test('the labels of places are in the requested language, or in English when it is unknown', async () => {
  const labels = async (query: string) => (await search(query)).json<PlaceResponse>().places[0]?.label;
  expect(await labels('q=munich&lang=de-AT')).toBe('München, Bayern, Deutschland');
  expect(await labels('q=munich&lang=tlh')).toBe('Munich, Bavaria, Germany');
});

test('the country or the position of a visitor decides between places of one name', async () => {
  const labels = async (query: string) => (await search(query)).json<PlaceResponse>().places[0]?.label;
  expect(await labels('q=london&near=ca')).toBe('London, Ontario, Canada');
  expect(await labels('q=springfield&near=42.1,-72.6')).toBe('Springfield, Massachusetts, United States');
});

test.each([
  ['mad', 'Asia/Calcutta', 'Asia/Kolkata', 'Chennai, Tamil Nadu, India'],
  ['che', 'Asia/Calcutta', 'Asia/Kolkata', 'Chennai, Tamil Nadu, India'],
  ['po', 'Asia/Katmandu', 'Asia/Kathmandu', 'Pokhara, Gandaki Pradesh, Nepal'],
  ['fort', 'America/Indianapolis', 'America/Indiana/Indianapolis', 'Fort Worth, Texas, United States'],
])('a search for %s has the same result in the time zone %s as in its new name %s', async (typed, old, renamed, label) => {
  for (const zone of [old, renamed]) {
    const { places } = (await search(`q=${typed}&near=${zone}`)).json<PlaceResponse>();
    expect([zone, places[0]?.label]).toEqual([zone, label]);
  }
});

test('the time zone of a visitor is resolved to a country without another search', async () => {
  const calls: unknown[] = [];
  const counting: PlacesPort['search'] = async (...search) => {
    calls.push(search);
    return [];
  };
  const countingServer = testServer(placesRoutes({ places: { ...offline, search: counting } }));
  await countingServer.inject('/api/places?q=po&near=Asia/Katmandu');
  expect(calls).toEqual([['po', { near: { countryCode: 'NP' } }]]);
  await countingServer.close();
});

test('a position is answered with its city, and the answer is not cached', async () => {
  const response = await server.inject('/api/places/nearest?lat=51.4975&lon=-0.1357&lang=en');
  expect(response.json<NearestPlaceResponse>().place).toMatchObject({ label: 'London, England, United Kingdom', id: '2643743' });
  expect(response.headers['cache-control']).toBe('no-store');
});

test('a position at sea has no city', async () => {
  expect((await server.inject('/api/places/nearest?lat=35&lon=-40')).json()).toEqual({ place: null });
});

test('a position is passed on with two decimals only', async () => {
  const calls: unknown[] = [];
  const nearest: PlacesPort['nearest'] = async (position) => void calls.push(position);
  const recordingServer = testServer(placesRoutes({ places: { ...offline, nearest } }));
  await recordingServer.inject('/api/places/nearest?lat=51.497512&lon=-0.135745');
  expect(calls).toEqual([{ latitude: 51.5, longitude: -0.14 }]);
  await recordingServer.close();
});

test.each(['lat=91&lon=0', 'lat=0&lon=181', 'lat=&lon=', 'lat=51', 'lat=51&lon=east', 'lat=1e1&lon=0', 'lat=NaN&lon=0', ''])(
  'the position ?%s is refused',
  async (query) => {
    expect((await server.inject(`/api/places/nearest?${query}`)).statusCode).toBe(400);
  },
);

test.each([
  ['a query that is too long', `q=${'x'.repeat(PLACE_QUERY_LENGTH + 1)}`],
  ['control characters', 'q=par%00is'],
  ['two queries', 'q=paris&q=london'],
  ['no query', ''],
  ['an invalid language', 'q=paris&lang=<de>'],
  ['an invalid location bias', 'q=paris&near=91,0'],
  ['an unknown parameter', 'q=paris&limit=1000'],
])('a search for places with %s is refused in the error format of the API', async (_case, query) => {
  const response = await search(query);
  expect(response.statusCode).toBe(400);
  expect(response.json<ErrorResponse>()).toMatchObject({ success: false, error: { code: 'invalid' } });
  expect(response.headers['cache-control']).toBe('no-store');
});

test('a source of places that fails is answered 500 without details, and the answer is not cached', async () => {
  const failing = testServer(placesRoutes({ places: { ...offline, search: () => Promise.reject(new Error('no such file')) } }));
  const response = await failing.inject('/api/places?q=paris');
  expect(response.statusCode).toBe(500);
  expect(response.json<ErrorResponse>().error).toMatchObject({ code: 'internal', message: expect.not.stringContaining('file') });
  expect(response.headers['cache-control']).toBe('no-store');
  await failing.close();
});
