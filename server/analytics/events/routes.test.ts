import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { NO_CONSENT } from '../../../core/consent/consent.ts';
import type { Db } from '../../platform/db/client.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import { openAddressCounts } from '../../platform/http/address-counts.ts';
import type { Server } from '../../platform/http/server.ts';
import { testServer } from '../../platform/http/testing.ts';
import { consentRoutes } from '../../visitors/consents/routes.ts';
import { eventRoutes } from './routes.ts';

const NOW = Date.parse('2026-11-20T12:34:56.789Z');
const DEVICE = 'device-1';
const EVENTS_PER_DAY = 5000;
let db: Db;
let server: Server;
let isFull = false;
beforeAll(async () => {
  db = await testDatabase();
  const now = () => new Date(NOW);
  const events = eventRoutes({
    db,
    counts: openAddressCounts({ now }),
    limited: true,
    eventsPerDay: EVENTS_PER_DAY,
    isFull: async () => isFull,
    now,
  });
  server = testServer(events, consentRoutes({ db, now }));
});
beforeEach(async () => {
  await db.deleteFrom('events').execute();
  await db.deleteFrom('ignored_fields').execute();
  await db.deleteFrom('silenced_devices').execute();
});
afterAll(async () => {
  await server.close();
  await db.destroy();
});

const event = (change: object = {}) => ({
  event_type: 'Quiz Step Complete',
  event_properties: { step_number: 2, answers: { gender: 'female' } },
  device_id: DEVICE,
  session_id: NOW - 60_000,
  insert_id: 'first',
  time: NOW - 1000,
  ...change,
});
const post = (payload: object | string, headers: Record<string, string> = {}, url = '/api/events', remoteAddress = '127.0.0.1') =>
  server.inject({ method: 'POST', url, payload, headers, remoteAddress });
const send = (...events: readonly object[]) => post({ api_key: 'web', events });
const storedRows = async () => {
  const rows = await db.selectFrom('events').selectAll().orderBy('seq').execute();
  return rows.map(({ session_id, ...row }) => ({ ...row, session_id: session_id && Number(session_id) }));
};
const ignored = async () => {
  const rows = await db.selectFrom('ignored_fields').select(['field', 'count']).orderBy('field').execute();
  return Object.fromEntries(rows.map(({ field, count }) => [field, Number(count)]));
};

test.each(['/api/events', '/api/2/httpapi'])('the event address %s answers as the tools of Amplitude expect', async (url) => {
  const payload = JSON.stringify({ api_key: 'web', events: [event()], options: { min_id_length: 1 } });
  const response = await post(payload, { 'content-type': 'application/json' }, url);
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { code: 200, events_ingested: 1, payload_size_bytes: payload.length, server_upload_time: NOW },
  ]);
  expect(await storedRows()).toMatchObject([
    {
      name: 'Quiz Step Complete',
      device_id: DEVICE,
      session_id: NOW - 60_000,
      at: new Date(NOW - 1000),
      properties: { step_number: 2, answers: { gender: 'female' } },
    },
  ]);
});

test.each([
  ['short', 'short'],
  [undefined, null],
  ['nowhere', null],
  [{ id: 'short' }, null],
  ['__proto__', null],
])('an event that says it is of the funnel %j is stored as one of %j', async (funnel, stored) => {
  await send(event({ funnel }));
  expect(await storedRows()).toMatchObject([{ funnel: stored }]);
  expect(await ignored()).toEqual({});
});

test('an event in a beacon, whose type is text, is stored', async () => {
  const response = await post(JSON.stringify({ api_key: 'web', events: [event()] }), {
    'content-type': 'text/plain;charset=UTF-8',
  });
  expect([response.statusCode, (await storedRows()).length]).toEqual([200, 1]);
});

test('an event counts once however often it is sent, at once or later, alone or among others', async () => {
  await Promise.all(Array.from({ length: 5 }, () => send(event(), event())));
  await send(event({ insert_id: 'second' }), event({ time: NOW }));
  expect(await storedRows()).toHaveLength(2);
});

test('two devices may send events with the same id', async () => {
  await send(event(), event({ device_id: 'device-2' }), event({ device_id: undefined }));
  expect(await storedRows()).toHaveLength(3);
});

test('a field outside of the schema is dropped and counted, and the event is stored', async () => {
  const odd = { step_number: 2, answers: { gender: 'female' }, mood: 'fine' };
  await send(event({ event_properties: odd, library: 'tool/1.0', ip: '$remote', user_properties: { email: 'ann@example.com' } }));
  expect((await storedRows())[0]?.properties).toEqual({ step_number: 2, answers: { gender: 'female' } });
  expect(JSON.stringify(await storedRows())).not.toContain('ann@');
  expect(await ignored()).toEqual({ library: 1, ip: 1, 'user property: email': 1, 'Quiz Step Complete: mood': 1 });
});

test('an event of another tool is stored by its name, without unknown properties', async () => {
  await send(
    event({ event_type: '[Tool] Page Viewed', event_properties: { url: 'https://example.com/?email=ann@example.com' } }),
  );
  expect(await storedRows()).toMatchObject([{ name: '[Tool] Page Viewed', properties: {} }]);
});

test('a referrer is stored without its query and fragment', async () => {
  await send(event({ user_properties: { referrer: 'https://example.com/search?q=acne&u=ann@example.com#top' } }));
  expect(await storedRows()).toMatchObject([{ attribution: { referrer: 'https://example.com/search' } }]);
});

test('an event without a device id is stored without answers and without anything that identifies the visitor', async () => {
  const about = {
    source: 'TikTok',
    device: 'phone',
    time_zone: 'Europe/Lisbon',
    gclid: 'click',
    referrer: 'https://example.com/me',
  };
  const visit = { hour: NOW - 60_000, arrival: true, first: true };
  await send(event({ device_id: undefined, user_properties: about, visit }));
  expect(await storedRows()).toMatchObject([
    {
      device_id: null,
      session_id: null,
      attribution: null,
      properties: { step_number: 2 },
      source: 'tiktok',
      country: 'PT',
      visit: { hour: Date.parse('2026-11-20T12:00:00Z'), arrival: true, first: true },
    },
  ]);
});

test('an event of a device whose consent was withdrawn is stored anonymously, and other devices are unaffected', async () => {
  const about = { source: 'TikTok', device: 'phone', gclid: 'click', referrer: 'https://example.com/me' };
  const late = (change: object) => event({ insert_id: 'late', user_properties: about, ...change });
  await send(event());
  const no = { id: randomUUID(), version: '1', choices: NO_CONSENT, gpc: false, at: NOW, device: DEVICE };
  await server.inject({ method: 'POST', url: '/api/consents', payload: no });
  await send(event(), late({}), late({ device_id: undefined, session_id: undefined }), late({ device_id: 'device-2' }));
  const [before, silenced, nobodys, others, ...more] = await storedRows();
  expect(silenced).toEqual({ ...nobodys, id: silenced?.id, seq: silenced?.seq });
  expect(silenced).toMatchObject({ device_id: null, session_id: null, attribution: null, properties: { step_number: 2 } });
  expect([before, others]).toMatchObject([
    { device_id: DEVICE, properties: { answers: { gender: 'female' } } },
    { device_id: 'device-2', attribution: { gclid: 'click' }, properties: { answers: { gender: 'female' } } },
  ]);
  expect(more).toEqual([]);
});

test('the source of a visit stays with the device', async () => {
  await send(event({ user_properties: { source: 'google', utm_campaign: 'spring', gclid: 'click', landing_page: '/' } }));
  expect(await storedRows()).toMatchObject([
    { source: 'google', attribution: { utm_campaign: 'spring', gclid: 'click', landing_page: '/' } },
  ]);
});

test('a wrong clock of a device is corrected, and an impossible time becomes the time of arrival', async () => {
  const behind = new Date(NOW - 3_600_000).toISOString();
  await post({ api_key: 'web', client_upload_time: behind, events: [event({ time: NOW - 3_600_000 - 5000 })] });
  await send(event({ insert_id: 'future', time: NOW + 86_400_000 }), event({ insert_id: 'ancient', time: 12 }));
  expect((await storedRows()).map(({ at }) => at.getTime())).toEqual([NOW - 5000, NOW, NOW]);
});

test('an event with text that the database cannot store is stored with blanks in its place', async () => {
  const message = 'broke\u0000n \ud83d half';
  await send(event({ event_type: 'Client Error', event_properties: { message, release: 'x', route: '/' } }));
  expect((await storedRows())[0]?.properties).toMatchObject({ message: 'broke n   half' });
});

test.each([
  ['no events', { api_key: 'web', events: [] }, 400],
  ['no list', { api_key: 'web', events: 'all' }, 400],
  ['a list alone', [event()], 400],
  ['events without a type', { events: [{ time: NOW }, 7, null] }, 400],
  ['too many events', { events: Array.from({ length: 2001 }, () => 1) }, 413],
])('a request of events with %s is refused', async (_case, payload, status) => {
  expect((await post(payload)).statusCode).toBe(status);
  expect(await storedRows()).toEqual([]);
});

test('an address over its daily limit of events is refused with the time to come back', async () => {
  const sendFrom = (address: string, count: number) =>
    post({ events: Array.from({ length: count }, () => event()) }, {}, '/api/events', address);
  for (let i = 0; i < 5; i++) expect((await sendFrom('203.0.113.5', 1000)).statusCode).toBe(200);
  const refused = await sendFrom('203.0.113.5', 1);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
  expect((await sendFrom('203.0.113.6', 1)).statusCode).toBe(200);
});

test('events are refused until later while the disk is full', async () => {
  isFull = true;
  const refused = await send(event());
  isFull = false;
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '60']);
  expect((await send(event())).statusCode).toBe(200);
});

test.each([
  ['100 events', 100, '', 200],
  ['101 events', 101, '', 413],
  ['more than 256 KB', 1, 'x'.repeat(256 * 1024), 413],
])('a browser may send 100 events and 256 KB at once: %s', async (_case, count, padding, status) => {
  const batch = { events: Array.from({ length: count }, () => event({ padding })) };
  expect((await post(batch, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(status);
  expect((await post(batch)).statusCode).toBe(200);
});

test('an event from a page of another site is refused', async () => {
  const response = await post({ events: [event()] }, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });
  expect([response.statusCode, await storedRows()]).toEqual([403, []]);
});

test('a batch larger than the limit is refused, whatever is in it', async () => {
  expect((await post({ events: [event({ padding: 'x'.repeat(1_100_000) })] })).statusCode).toBe(413);
});

test('a purchase counts only with the session of a paid order that was kept, once, from whatever device it comes', async () => {
  const order = { visitor_id: 'v', email: 'ann@example.com', plan_id: 'year', currency: 'USD', due_now: 6499, due_later: 12999 };
  const orders = (['paid', 'open', 'duplicate'] as const).map((id) => ({
    ...order,
    id,
    digest: id,
    session_id: id,
    status: id === 'open' ? ('open' as const) : ('paid' as const),
  }));
  await db.insertInto('checkout_attempts').values(orders).execute();
  const subscription = { customer_id: 'cus', email: 'ann@example.com', plan_id: 'year', status: 'active', currency: 'USD' };
  const amounts = { first_amount: 6499, renewal_amount: 12999, as_of: new Date() };
  await db
    .insertInto('subscriptions')
    .values([
      { ...subscription, ...amounts, id: 'sub_paid', attempt_id: 'paid' },
      { ...subscription, ...amounts, id: 'sub_duplicate', attempt_id: 'duplicate', duplicate_of: 'sub_paid' },
    ])
    .execute();
  const purchase = (insert_id: string | undefined, change: object = {}) =>
    event({ event_type: 'payment success', event_properties: {}, insert_id, ...change });
  const ids = ['open', 'duplicate', 'nothing', ''].map((session) => `payment success ${session}`);
  const forged = [...ids, 'paid', undefined].map((id) => purchase(id));
  expect((await send(...forged)).statusCode).toBe(200);
  expect(await storedRows()).toEqual([]);
  expect(await ignored()).toMatchObject({ 'payment success without a paid order': forged.length });
  const paid = 'payment success paid';
  await send(purchase(paid, { device_id: undefined, session_id: undefined }));
  for (const device_id of [DEVICE, 'device-2']) await send(purchase(paid, { device_id }), event({ device_id }));
  expect((await storedRows()).map(({ name, device_id }) => [name, device_id])).toEqual([
    ['payment success', null],
    ['Quiz Step Complete', DEVICE],
    ['Quiz Step Complete', 'device-2'],
  ]);
});
