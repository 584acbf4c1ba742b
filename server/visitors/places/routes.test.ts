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

test('a query answers with places to pick, which a browser may keep for an hour', async () => {
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

test.each(['q=', 'q=%20%20', 'q=.,-'])('?%s finds nothing', async (query) => {
  const response = await search(query);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ places: [] });
});

test('a query of the greatest length is looked at', async () => {
  expect((await search(`q=${'x'.repeat(PLACE_QUERY_LENGTH)}`)).statusCode).toBe(200);
});

test('who has the answer already is not sent it again', async () => {
  const first = await search('q=lisbon');
  const etag = String(first.headers.etag);
  const again = await server.inject({ url: '/api/places?q=lisbon', headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  expect((await search('q=porto')).headers.etag).not.toBe(etag);
});

test('labels are in the language that is asked for, and in English where that is unknown', async () => {
  const labels = async (query: string) => (await search(query)).json<PlaceResponse>().places[0]?.label;
  expect(await labels('q=munich&lang=de-AT')).toBe('München, Bayern, Deutschland');
  expect(await labels('q=munich&lang=tlh')).toBe('Munich, Bavaria, Germany');
});

test("the visitor's country, or where they stand, decides between namesakes", async () => {
  const labels = async (query: string) => (await search(query)).json<PlaceResponse>().places[0]?.label;
  expect(await labels('q=london&near=ca')).toBe('London, Ontario, Canada');
  expect(await labels('q=springfield&near=42.1,-72.6')).toBe('Springfield, Massachusetts, United States');
});

test.each([
  ['mad', 'Asia/Calcutta', 'Asia/Kolkata', 'Chennai, Tamil Nadu, India'],
  ['che', 'Asia/Calcutta', 'Asia/Kolkata', 'Chennai, Tamil Nadu, India'],
  ['po', 'Asia/Katmandu', 'Asia/Kathmandu', 'Pokhara, Gandaki Pradesh, Nepal'],
  ['fort', 'America/Indianapolis', 'America/Indiana/Indianapolis', 'Fort Worth, Texas, United States'],
])('%s means the same to a clock of %s as to one of %s, which it was renamed to', async (typed, old, renamed, label) => {
  for (const zone of [old, renamed]) {
    const { places } = (await search(`q=${typed}&near=${zone}`)).json<PlaceResponse>();
    expect([zone, places[0]?.label]).toEqual([zone, label]);
  }
});

test('where somebody seems to be costs no search of its own, which a geocoder would have to answer', async () => {
  const asked: unknown[] = [];
  const counting: PlacesPort['search'] = async (...search) => {
    asked.push(search);
    return [];
  };
  const patient = testServer(placesRoutes({ places: { ...offline, search: counting } }));
  await patient.inject('/api/places?q=po&near=Asia/Katmandu');
  expect(asked).toEqual([['po', { near: { countryCode: 'NP' } }]]);
  await patient.close();
});

test('a position answers with the city a person there would name, and nothing keeps the position', async () => {
  const response = await server.inject('/api/places/nearest?lat=51.4975&lon=-0.1357&lang=en');
  expect(response.json<NearestPlaceResponse>().place).toMatchObject({ label: 'London, England, United Kingdom', id: '2643743' });
  expect(response.headers['cache-control']).toBe('no-store');
});

test('a position at sea has no city', async () => {
  expect((await server.inject('/api/places/nearest?lat=35&lon=-40')).json()).toEqual({ place: null });
});

test('no more of a position is passed on than a kilometre, whatever was sent', async () => {
  const asked: unknown[] = [];
  const nearest: PlacesPort['nearest'] = async (position) => void asked.push(position);
  const curious = testServer(placesRoutes({ places: { ...offline, nearest } }));
  await curious.inject('/api/places/nearest?lat=51.497512&lon=-0.135745');
  expect(asked).toEqual([{ latitude: 51.5, longitude: -0.14 }]);
  await curious.close();
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
  ['a language that is none', 'q=paris&lang=<de>'],
  ['a whereabouts that is none', 'q=paris&near=91,0'],
  ['an unknown parameter', 'q=paris&limit=1000'],
])('%s is refused in the one error shape', async (_case, query) => {
  const response = await search(query);
  expect(response.statusCode).toBe(400);
  expect(response.json<ErrorResponse>()).toMatchObject({ success: false, error: { code: 'invalid' } });
  expect(response.headers['cache-control']).toBe('no-store');
});

test('a source of places that fails is our fault, and the failure is not kept by browsers', async () => {
  const failing = testServer(placesRoutes({ places: { ...offline, search: () => Promise.reject(new Error('no such file')) } }));
  const response = await failing.inject('/api/places?q=paris');
  expect(response.statusCode).toBe(500);
  expect(response.json<ErrorResponse>().error).toMatchObject({ code: 'internal', message: expect.not.stringContaining('file') });
  expect(response.headers['cache-control']).toBe('no-store');
  await failing.close();
});
