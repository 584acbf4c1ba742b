import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { offlinePlaces } from '../../annex/city-search/index.ts';
import { distanceKm } from '../../core/places/distance.ts';
import { testReceiver } from '../http/test-receiver.ts';
import { type LocalReceiver, localReceiver, localSocket, type ReceivedRequest, respondJson } from '../http/testing.ts';
import { placesContract } from './contract.ts';
import { type Geocoder, tryGeocoder } from './geocoders/geocoder.ts';
import { nominatim } from './geocoders/nominatim.ts';
import { photon } from './geocoders/photon.ts';
import { type OnlineOptions, onlinePlaces } from './online.ts';
import type { PlacesPort } from './port.ts';

const offline = offlinePlaces();

const WORLD = [
  { city: 'Paris', state: 'Île-de-France', country: 'France', code: 'fr', lat: 48.8588897, lon: 2.320041 },
  { city: 'Paris', state: 'Texas', country: 'United States', code: 'us', lat: 33.6617962, lon: -95.555513 },
  { city: 'São Paulo', state: 'São Paulo', country: 'Brazil', code: 'br', lat: -23.5506507, lon: -46.6333824 },
];
const folded = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const placesNamed = (name: string | null) => WORLD.filter(({ city }) => folded(city).startsWith(folded(name ?? '')));
const placesNear = (lat: number, lon: number, radiusKm = 50) =>
  WORLD.filter(
    (place) => distanceKm({ latitude: lat, longitude: lon }, { latitude: place.lat, longitude: place.lon }) < radiusKm,
  );

/** Answers as the services do, of a world of three cities. */
function asNominatim({ path }: ReceivedRequest, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(path, 'http://nominatim');
  const locationOf = (found: typeof WORLD) =>
    found.map(({ city, state, country, code, lat, lon }) => ({
      place_id: 1,
      lat: String(lat),
      lon: String(lon),
      display_name: `${city}, ${state}, ${country}`,
      address: { city, state, country, country_code: code },
    }));
  const named = locationOf(placesNamed(searchParams.get('city') ?? searchParams.get('q')));
  const [there] = locationOf(placesNear(Number(searchParams.get('lat')), Number(searchParams.get('lon'))));
  respondJson(response, 200, pathname === '/search' ? named : (there ?? { error: 'Unable to geocode' }));
}

function asPhoton({ path }: ReceivedRequest, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(path, 'http://photon');
  const found =
    pathname === '/api'
      ? placesNamed(searchParams.get('q'))
      : placesNear(Number(searchParams.get('lat')), Number(searchParams.get('lon')), Number(searchParams.get('radius') ?? 1));
  const features = found.map(({ city: name, state, country, code: countrycode, lat, lon }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lon, lat] },
    properties: { osm_key: 'place', osm_value: 'city', name, state, country, countrycode },
  }));
  respondJson(response, 200, { type: 'FeatureCollection', features });
}

/** Time that passes only in `pass` and `wait`. */
function manualClock() {
  let time = 1_000_000;
  const waits: number[] = [];
  return {
    waits,
    pass: (ms: number) => {
      time += ms;
    },
    now: () => time,
    wait: async (ms: number) => {
      waits.push(ms);
      time += ms;
    },
  };
}

/** Advances by a second at each look, so that no request waits. */
let seconds = 0;
const fastClock = { now: () => ++seconds * 1000, wait: async () => undefined };

function online(geocoder: Geocoder, more: Partial<OnlineOptions> = {}): { places: PlacesPort; failures: string[] } {
  const failures: string[] = [];
  const onFailure = (detail: string) => void failures.push(detail);
  return { places: onlinePlaces({ geocoder, offline, userAgent: 'Shop (+https://shop.example)', onFailure, ...more }), failures };
}

const open: { close(): Promise<void> }[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));
afterEach(() => void vi.restoreAllMocks());

describe.each([
  ['Nominatim', nominatim, asNominatim],
  ['Photon', photon, asPhoton],
])('%s', (name, geocoder, answer) => {
  let receiver: LocalReceiver;
  beforeAll(async () => {
    receiver = await localReceiver(answer);
  });
  afterAll(() => receiver.close());
  const lazyGeocoder: Geocoder = {
    name,
    searchUrl: (...args) => geocoder(receiver.url).searchUrl(...args),
    nearestUrl: (...args) => geocoder(receiver.url).nearestUrl(...args),
    read: (body) => geocoder(new URL('http://anywhere')).read(body),
  };

  placesContract(`the ${name} adapter`, () => online(lazyGeocoder, { clock: fastClock }).places);

  test('is called with a user agent, and once for several equal searches', async () => {
    const server = await testReceiver(answer);
    const { places } = online(geocoder(server.url), { clock: manualClock() });
    await Promise.all([places.search('Paris'), places.search(' Paris '), places.search('Paris')]);
    await places.search('Paris');
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.headers['user-agent']).toBe('Shop (+https://shop.example)');
  });

  test("finds cities of the visitor's country first", async () => {
    const server = await testReceiver(answer);
    const { places } = online(geocoder(server.url), { clock: fastClock });
    const inAmerica = await places.search('Paris', { near: { countryCode: 'US' } });
    expect(inAmerica.map(({ countryCode }) => countryCode)).toEqual(['US', 'FR']);
    const inDallas = await places.search('Paris', { near: { latitude: 32.78, longitude: -96.8 } });
    expect(inDallas[0]?.countryCode).toBe('US');
  });

  test.each([
    ['a failure', 500, {}],
    ['a refusal', 403, {}],
    ['an unknown object', 200, { hello: 'world' }],
    ['null', 200, null],
    ['a text', 200, 'Paris'],
  ])(
    'is replaced by the offline search after %s, and the failure is reported once and without the query',
    async (_what, status, body) => {
      const server = await testReceiver((_request, response) => respondJson(response, status, body));
      const clock = manualClock();
      const { places, failures } = online(geocoder(server.url), { clock });
      expect((await places.search('Paris'))[0]?.label).toBe('Paris, Île-de-France, France');
      clock.pass(60_000);
      expect((await places.nearest({ latitude: 48.86, longitude: 2.35 }))?.city).toBe('Paris');
      expect(server.received).toHaveLength(2);
      expect(failures).toEqual([expect.stringContaining(name)]);
      expect(failures.join()).not.toMatch(/paris|48|127\.0/i);
    },
  );

  test('is replaced by the offline search when its places are impossible', async () => {
    const far = { latitude: '948.8', lat: '948.8', lon: 'east', display_name: 'Nowhere', address: { city: 'Nowhere' } };
    const server = await testReceiver((_request, response) =>
      respondJson(response, 200, name === 'Photon' ? { features: [far, null, 7] } : [far, null, 7]),
    );
    const { places } = online(geocoder(server.url), { clock: manualClock() });
    expect((await places.search('Paris'))[0]?.label).toBe('Paris, Île-de-France, France');
  });
});

// https://github.com/komoot/photon/blob/master/docs/api-v1.md#reverse: without a radius Photon looks within 1 km.
test('Photon is asked for the nearest place within twenty kilometres', async () => {
  const server = await testReceiver(asPhoton);
  const { places } = online(photon(server.url), { clock: manualClock() });
  expect(await places.nearest({ latitude: 48.76, longitude: 2.32 })).toMatchObject({ label: 'Paris, Île-de-France, France' });
  expect(server.received[0]?.path).toContain('radius=20');
});

test('a try of a geocoder looks up Paris, and says when it is unknown, away or no geocoder', async () => {
  const away = (_request: ReceivedRequest, response: ServerResponse) => respondJson(response, 503, {});
  const answers = [asPhoton, answering({ features: [] }), answering({}), away];
  const server = await testReceiver((request, response) => answers.shift()?.(request, response));
  const found = [];
  for (let times = 0; times < 4; times++) found.push((await tryGeocoder(photon(server.url), 'Shop')).ok);
  expect(found).toEqual([true, false, false, false]);
});

const answering = (body: object) => (_request: ReceivedRequest, response: ServerResponse) => respondJson(response, 200, body);

describe('a geocoder on the network', () => {
  test('is called once a second, and a search that would wait longer is answered offline', async () => {
    const server = await testReceiver(asNominatim);
    const clock = manualClock();
    const { places, failures } = online(nominatim(server.url), { clock });
    await places.search('Paris');
    clock.pass(700);
    await places.search('Par');
    expect(clock.waits).toEqual([300]);
    expect((await places.search('berlin'))[0]?.label).toBe('Berlin, Germany');
    expect(server.received).toHaveLength(2);
    expect(failures).toEqual([]);
  });

  test('that times out is not called again for half a minute', async () => {
    // The time is up when the question has arrived, however slow the machine is.
    let limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      limit = new AbortController();
      return limit.signal;
    });
    const server = await testReceiver(() => limit.abort());
    const clock = manualClock();
    const { places, failures } = online(nominatim(server.url), { clock, timeoutMs: 100 });
    expect((await places.search('paris'))[0]?.city).toBe('Paris');
    expect((await places.search('london'))[0]?.city).toBe('London');
    expect(server.received).toHaveLength(1);
    expect(failures).toEqual(['Nominatim: The receiver did not answer within 0.1 s.']);
    clock.pass(31_000);
    await places.search('madrid');
    expect(server.received).toHaveLength(2);
    expect(timeout.mock.calls).toEqual([[100], [100]]);
    expect(failures).toHaveLength(1);
  });

  test('that closes the connection is replaced by the offline search', async () => {
    const gone = await localSocket((socket) => socket.destroy());
    open.push(gone);
    const { places, failures } = online(nominatim(gone.url), { clock: manualClock() });
    expect((await places.search('paris'))[0]?.city).toBe('Paris');
    expect(failures).toHaveLength(1);
  });

  test('that finds nothing is replaced by the offline search, which corrects a typo', async () => {
    const server = await testReceiver(asNominatim);
    const { places } = online(nominatim(server.url), { clock: manualClock() });
    expect((await places.search('barcelna'))[0]?.label).toBe('Barcelona, Catalonia, Spain');
  });

  test('finds a village where there is no city, and gets a position with two decimals only', async () => {
    const server = await testReceiver((_request, response) =>
      respondJson(response, 200, {
        lat: '47.5622',
        lon: '13.6493',
        display_name: 'Hallstatt, Bezirk Gmunden, Austria',
        address: { village: 'Hallstatt', state: 'Upper Austria', country: 'Austria', country_code: 'at' },
      }),
    );
    const { places } = online(nominatim(server.url), { clock: manualClock() });
    const place = await places.nearest({ latitude: 47.563_219, longitude: 13.648_881 });
    expect(place).toMatchObject({
      id: '47.56,13.65',
      label: 'Hallstatt, Bezirk Gmunden, Austria',
      city: 'Hallstatt',
      countryCode: 'AT',
      timeZone: 'Europe/Vienna',
    });
    expect(server.received[0]?.path).toContain('lat=47.56&lon=13.65&');
  });

  // https://nominatim.org/release-docs/latest/api/Output/#addressdetails: a settlement may be named by its municipality alone.
  test('finds a settlement that is named by its municipality alone', async () => {
    const address = { municipality: 'Wilderness', state: 'Western Cape', country: 'South Africa', country_code: 'za' };
    const server = await testReceiver((_request, response) =>
      respondJson(response, 200, { lat: '-33.99', lon: '22.57', display_name: 'Wilderness, South Africa', address }),
    );
    const { places } = online(nominatim(server.url), { clock: manualClock() });
    expect(await places.nearest({ latitude: -33.99, longitude: 22.57 })).toMatchObject({ city: 'Wilderness' });
  });

  // https://nominatim.org/release-docs/latest/api/Search/ and …/Reverse/, https://github.com/komoot/photon/blob/master/docs/api-v1.md
  test('is asked for JSON in the language of the visitor, by a city name or by a position', async () => {
    const server = await testReceiver(asNominatim);
    const { places } = online(nominatim(server.url), { clock: fastClock });
    await places.search('Paris');
    await places.nearest({ latitude: 48.86, longitude: 2.35 });
    const queries = server.received.map(({ path }) => Object.fromEntries(new URL(path, server.url).searchParams));
    expect(queries).toEqual([
      expect.objectContaining({ format: 'json', city: 'Paris', 'accept-language': 'en' }),
      expect.objectContaining({ format: 'json', lat: '48.86', lon: '2.35', 'accept-language': 'en' }),
    ]);
  });

  test('is not needed to find a place again, because the id holds its position', async () => {
    const server = await testReceiver(asNominatim);
    const { places } = online(nominatim(server.url), { clock: manualClock() });
    expect(await places.find('48.14,11.58')).toMatchObject({ city: 'Munich', timeZone: 'Europe/Berlin' });
    expect(await places.find('2867714')).toMatchObject({ city: 'Munich' });
    expect(server.received).toEqual([]);
  });

  test('that sends a label too long to be stored gets it replaced by city, region and country', async () => {
    const server = await testReceiver((_request, response) =>
      respondJson(response, 200, [
        {
          lat: '48.1',
          lon: '11.6',
          display_name: `Munich, ${'Bavaria, '.repeat(20)}Germany`,
          address: { city: 'Munich', state: 'Bavaria', country: 'Germany', country_code: 'de' },
        },
      ]),
    );
    const { places } = online(nominatim(server.url), { clock: manualClock() });
    expect((await places.search('munich'))[0]?.label).toBe('Munich, Bavaria, Germany');
  });
});
