import type { ServerResponse } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { localReceiver, type ReceivedRequest, respondJson } from '../http/testing.ts';
import { environmentContract } from './contract.ts';
import { offlineEnvironment } from './offline.ts';
import { openMeteoEnvironment, tryOpenMeteo } from './open-meteo.ts';
import { type EnvironmentPlace, MAX_WAIT_MS } from './port.ts';

type Answers = (request: ReceivedRequest, response: ServerResponse) => void;

const LISBON: EnvironmentPlace = { id: 'lisbon', countryCode: 'PT', latitude: 38.7167, longitude: -9.1333 };
const NOON = new Date('2026-06-21T12:00:00Z');
const GOOD = { uv_index: 7.2, us_aqi: 41, relative_humidity_2m: 63 };
type Limit = { readonly timeoutMs?: number };
/** More than a slow machine needs, for answers that come. */
const PATIENT: Limit = { timeoutMs: 10_000 };

const open: { close(): Promise<void> }[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));
afterEach(() => void vi.restoreAllMocks());

async function openMeteo(answer: Answers, limit = PATIENT) {
  const server = await localReceiver(answer);
  const failures: string[] = [];
  const onFailure = (detail: string) => failures.push(detail);
  const port = openMeteoEnvironment({ settings: { url: server.url }, otherwise: offlineEnvironment(), onFailure, ...limit });
  return { port, failures, url: server.url, received: server.received, close: () => server.close() };
}

async function ask(answer: Answers, limit?: Limit) {
  const source = await openMeteo(answer, limit);
  open.push(source);
  return { ...source, found: await source.port.at(LISBON, NOON) };
}

const current =
  (values: unknown): Answers =>
  (_request, response) =>
    respondJson(response, 200, { latitude: 38.7, longitude: -9.1, current_units: {}, current: values });

environmentContract('the Open-Meteo adapter', () => openMeteo(current({ time: '2026-06-21T12:00', interval: 3600, ...GOOD })));

// https://open-meteo.com/en/docs and …/air-quality-api
test('the values of Open-Meteo are marked live, and both endpoints are called for the place', async () => {
  const { found, received, failures } = await ask(current(GOOD));
  expect(found).toEqual({
    uv: { basis: 'live', value: 7.2, band: 'high', source: 'open-meteo' },
    humidity: { basis: 'live', value: 63, band: 'humid', source: 'open-meteo' },
    pollution: { basis: 'live', value: 41, band: 'good', source: 'open-meteo' },
    uvPeak: { value: 9.7 },
    uvMonth: { month: 6, low: 9.2, high: 9.8 },
    uvYear: [1.9, 3.1, 4.9, 7, 8.6, 9.5, 9.9, 9.1, 7.1, 4.6, 2.6, 1.7],
  });
  expect(received.map(({ path }) => path).sort()).toEqual([
    '/v1/air-quality?latitude=38.72&longitude=-9.13&current=uv_index%2Cus_aqi&timezone=auto',
    '/v1/forecast?latitude=38.72&longitude=-9.13&current=relative_humidity_2m&timezone=auto',
  ]);
  expect(failures).toEqual([]);
});

const ESTIMATE = await offlineEnvironment().at(LISBON, NOON);

test('values of a failed endpoint of Open-Meteo are replaced, and those of the other endpoint stay live', async () => {
  const { found, failures } = await ask((request, response) =>
    request.path.startsWith('/v1/forecast') ? respondJson(response, 500, {}) : current(GOOD)(request, response),
  );
  expect(found).toMatchObject({ uv: { basis: 'live' }, pollution: { basis: 'live' }, humidity: { basis: 'estimate' } });
  expect(failures).toEqual(['Open-Meteo, forecast: The receiver answered 500.']);
});

test.each<[string, Answers]>([
  ['answers 503', (_request, response) => respondJson(response, 503, { error: true, reason: 'busy' })],
  ['answers 400', (_request, response) => respondJson(response, 400, { error: true, reason: 'API key invalid' })],
  ['redirects', (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
  ['closes the connection', (_request, response) => response.destroy()],
  ['sends HTML', (_request, response) => response.end('<html>Welcome to the hotel</html>')],
  ['sends invalid JSON', (_request, response) => response.end('{"current":{"uv_index":NaN}}')],
  ['sends other fields', (_request, response) => respondJson(response, 200, { hourly: GOOD })],
  ['sends null', (_request, response) => respondJson(response, 200, null)],
])('an Open-Meteo that %s is replaced by the estimate, and the failure is reported', async (_case, answer) => {
  const { found, failures } = await ask(answer);
  expect(found).toEqual(ESTIMATE);
  expect(failures).toHaveLength(2);
});

test.each<[string, Record<string, unknown>]>([
  ['a text', { uv_index: '7.2', us_aqi: '41', relative_humidity_2m: '63' }],
  ['null', { uv_index: null, us_aqi: null, relative_humidity_2m: null }],
  ['a negative number', { uv_index: -1, us_aqi: -5, relative_humidity_2m: -0.1 }],
  ['a number out of range', { uv_index: 400, us_aqi: 5000, relative_humidity_2m: 101 }],
  ['a list', { uv_index: [7], us_aqi: {}, relative_humidity_2m: [[63]] }],
  ['a boolean', { uv_index: true, us_aqi: false, relative_humidity_2m: true }],
])('a value of Open-Meteo that is %s is replaced by the estimate', async (_case, values) => {
  const { found } = await ask(current(values));
  expect(found).toEqual(ESTIMATE);
});

test('a value of Open-Meteo that is infinite is replaced by the estimate', async () => {
  const text = '{"current":{"uv_index":1e999,"us_aqi":1e999,"relative_humidity_2m":1e999}}';
  expect((await ask((_request, response) => response.end(text))).found).toEqual(ESTIMATE);
});

test('one implausible value of Open-Meteo does not affect the others', async () => {
  const { found } = await ask(current({ ...GOOD, uv_index: 'high' }));
  expect(found).toMatchObject({ uv: { basis: 'estimate' }, pollution: { basis: 'live' }, humidity: { basis: 'live' } });
});

test.each<[string, Answers]>([
  ['does not answer', () => {}],
  [
    'does not finish its answer',
    (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{"current":'),
  ],
])('a request to an Open-Meteo that %s times out', async (_case, answer) => {
  const { found, failures } = await ask(answer, { timeoutMs: 200 });
  expect(found).toEqual(ESTIMATE);
  expect(failures.sort()).toEqual([
    'Open-Meteo, air-quality: The receiver did not answer within 0.2 s.',
    'Open-Meteo, forecast: The receiver did not answer within 0.2 s.',
  ]);
});

test('a try of Open-Meteo asks for the weather of Paris, and repeats why it failed', async () => {
  const source = await openMeteo(current(GOOD));
  const away = await openMeteo((_request, response) => respondJson(response, 401, {}));
  open.push(source, away);
  expect(await tryOpenMeteo({ url: source.url }, offlineEnvironment())).toMatchObject({ ok: true });
  expect(source.received[0]?.path).toContain('latitude=48.86');
  expect(await tryOpenMeteo({ url: away.url }, offlineEnvironment())).toMatchObject({
    ok: false,
    detail: expect.stringMatching(/^Open-Meteo, .*The receiver answered 401\.$/),
  });
});

test('the default timeout of Open-Meteo is shorter than the promised wait', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const { found } = await ask(current(GOOD), {});
  expect(found).toEqual(ESTIMATE);
  expect(limit).toHaveBeenCalledTimes(2);
  for (const [ms] of limit.mock.calls) expect(ms).toBeLessThan(MAX_WAIT_MS);
});

test('the customer hosts of Open-Meteo get the key, and no failure contains it', async () => {
  const { fetch } = globalThis;
  const requested: string[] = [];
  const failures: string[] = [];
  globalThis.fetch = async (url) => {
    requested.push(String(url));
    throw new Error(`cannot reach ${url}`);
  };
  try {
    const onFailure = (detail: string) => failures.push(detail);
    const port = openMeteoEnvironment({ settings: { key: 's3cret' }, otherwise: offlineEnvironment(), onFailure });
    expect(await port.at(LISBON, NOON)).toEqual(ESTIMATE);
  } finally {
    globalThis.fetch = fetch;
  }
  expect(requested.map((url) => new URL(url).host).sort()).toEqual([
    'customer-air-quality-api.open-meteo.com',
    'customer-api.open-meteo.com',
  ]);
  for (const url of requested) expect(new URL(url).searchParams.get('apikey')).toBe('s3cret');
  expect(failures.join()).not.toContain('s3cret');
});
