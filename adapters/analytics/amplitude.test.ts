import { afterEach, expect, test } from 'vitest';
import { type LocalReceiver, localReceiver, respondJson } from '../http/testing.ts';
import { amplitude } from './amplitude.ts';
import { analyticsContract, EVENT } from './contract.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

const NOW = new Date('2026-11-21T12:00:00Z');
const BASIC = `Basic ${Buffer.from('geheim:privat').toString('base64')}`;

/** As Amplitude answers: it wants a key, and counts what it has not had. */
const counting = () =>
  localReceiver(({ path, headers, body }, response) => {
    if (path.startsWith('/api/2/deletions/users')) {
      return headers.authorization === BASIC
        ? respondJson(response, 200, body === '' ? [] : { day: '2026-12-02', status: 'staging' })
        : respondJson(response, 401, {});
    }
    const { api_key, events } = JSON.parse(body);
    if (api_key !== 'geheim') return respondJson(response, 400, { code: 400, error: 'Invalid API key' });
    respondJson(response, 200, { code: 200, events_ingested: events.length });
  });
const portTo = ({ url }: LocalReceiver, limit: { timeoutMs?: number } = {}) =>
  amplitude({
    apiKey: 'geheim',
    secretKey: 'privat',
    url: new URL('/2/httpapi', url),
    privacyUrl: url,
    now: () => NOW,
    ...limit,
  });

analyticsContract('the Amplitude adapter', async () => {
  const server = await counting();
  return { port: portTo(server), close: server.close };
});

// https://amplitude.com/docs/apis/analytics/http-v2
test("an event is sent in the format of Amplitude's HTTP API V2", async () => {
  const server = await counting();
  open.push(server);
  await portTo(server).forward([EVENT, { ...EVENT, sessionId: undefined }]);
  expect(server.received).toMatchObject([{ method: 'POST', path: '/2/httpapi' }]);
  const { events } = JSON.parse(server.received[0]?.body ?? '');
  expect(events[0]).toEqual({
    event_type: 'Quiz Step Complete',
    user_id: 'visitor-device-1',
    device_id: 'device-1',
    session_id: 1_795_255_000_000,
    time: EVENT.at.getTime(),
    insert_id: EVENT.id,
    platform: 'Web',
    event_properties: { step_number: 3 },
    user_properties: { $set: { source: 'newsletter', device: 'phone' }, $setOnce: { initial_source: 'newsletter' } },
  });
  expect(events[1].session_id).toBe(-1);
});

test.each([
  [400, 'refused'],
  [413, 'refused'],
  [429, 'busy'],
  [503, 'busy'],
])('an answer of Amplitude with status %d counts as %s', async (status, reason) => {
  const server = await localReceiver((_request, response) => respondJson(response, status, { api_key: 'geheim' }));
  open.push(server);
  const outcome = await portTo(server).forward([EVENT]);
  expect(outcome).toMatchObject({ ok: false, reason });
  expect((outcome as { detail: string }).detail).not.toContain('geheim');
});

/** Takes a batch only when nothing in it is bad, as Amplitude does; gives the ids of what it took. */
async function choosy(refuse: (events: readonly SentEvent[]) => { status: number; body: object } | undefined) {
  const taken: string[] = [];
  const server = await localReceiver(({ body }, response) => {
    const { events } = JSON.parse(body) as { events: readonly SentEvent[] };
    const refusal = refuse(events);
    if (refusal) return respondJson(response, refusal.status, { code: refusal.status, ...refusal.body });
    taken.push(...events.map(({ insert_id }) => insert_id));
    respondJson(response, 200, { code: 200, events_ingested: events.length });
  });
  open.push(server);
  return { ...server, taken };
}
type SentEvent = { readonly insert_id: string; readonly device_id: string };
const many = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ ...EVENT, id: `event-${n}`, deviceId: `device-${n}` }));
/** Where those of the given ids or devices stand. */
const standing = (events: readonly SentEvent[], ...whom: readonly string[]) =>
  events.flatMap(({ insert_id, device_id }, n) => (whom.includes(insert_id) || whom.includes(device_id) ? n : []));

test('a wrong key of Amplitude counts as unreachable, and the failure does not contain the key', async () => {
  const server = await localReceiver((_request, response) =>
    respondJson(response, 400, { code: 400, error: 'Invalid API key: geheim' }),
  );
  open.push(server);
  expect(await portTo(server).forward([EVENT])).toMatchObject({
    ok: false,
    reason: 'unreachable',
    detail: 'The receiver answered 400. It said: Invalid API key: …',
  });
});

test('a final refusal carries the message of Amplitude without device ids', async () => {
  const server = await choosy(() => ({
    status: 400,
    body: { error: 'Request of device-0 has no events', missing_field: 'events' },
  }));
  expect(await portTo(server).forward(many(2))).toMatchObject({
    ok: false,
    reason: 'refused',
    detail: 'The receiver answered 400. It said: Request of … has no events',
  });
});

test.each<[string, (events: readonly SentEvent[]) => object]>([
  ['events_with_missing_fields', (events) => ({ event_type: standing(events, 'event-3'), time: standing(events, 'event-7') })],
  ['events_with_invalid_fields', (events) => ({ time: standing(events, 'event-3', 'event-7') })],
  ['events_with_invalid_id_lengths', (events) => ({ device_id: standing(events, 'event-3', 'event-7') })],
  ['silenced_events', (events) => standing(events, 'event-3', 'event-7')],
  ['silenced_devices', () => ['device-3', 'device-7']],
])('events that Amplitude names in %s do not block the others', async (field, name) => {
  const server = await choosy((events) => {
    if (standing(events, 'event-3', 'event-7').length === 0) return undefined;
    return { status: 400, body: { error: 'Some events are bad', [field]: name(events) } };
  });
  const events = many(200);
  expect(await portTo(server).forward(events)).toMatchObject({
    ok: false,
    reason: 'refused',
    detail: 'The receiver answered 400. It named 2 of 200 events. It said: Some events are bad',
  });
  expect(server.taken).toEqual(events.map(({ id }) => id).filter((id) => id !== 'event-3' && id !== 'event-7'));
});

test('invalid events that Amplitude names one request after the other do not block the others', async () => {
  const server = await choosy((events) => {
    const [bad] = standing(events, 'event-0', 'event-1', 'event-4', 'event-5');
    return bad === undefined ? undefined : { status: 400, body: { events_with_invalid_fields: { time: [bad] } } };
  });
  expect(await portTo(server).forward(many(6))).toMatchObject({ ok: false, reason: 'refused' });
  expect(server.taken).toEqual(['event-2', 'event-3']);
});

// https://amplitude.com/docs/apis/analytics/http-v2: less than 1 MB a request, and status 413 asks for smaller ones.
test('a batch of events that is too large for one request to Amplitude is sent in several', async () => {
  const server = await choosy(() => undefined);
  const events = many(200).map((event) => ({ ...event, properties: { text: 'é'.repeat(3000) } }));
  expect(await portTo(server).forward(events)).toMatchObject({ ok: true });
  expect(server.taken).toEqual(events.map(({ id }) => id));
  expect(server.received.length).toBeGreaterThan(1);
  for (const { body } of server.received) expect(Buffer.byteLength(body)).toBeLessThan(1_000_000);
});

test('a batch that Amplitude finds too large is halved until one event alone is refused', async () => {
  const server = await choosy((events) =>
    standing(events, 'event-5').length > 0 ? { status: 413, body: { error: 'Payload too large' } } : undefined,
  );
  expect(await portTo(server).forward(many(8))).toMatchObject({ ok: false, reason: 'refused' });
  expect(server.taken).toEqual(['event-0', 'event-1', 'event-2', 'event-3', 'event-4', 'event-6', 'event-7']);
});

// https://amplitude.com/docs/apis/analytics/user-privacy: by user ids, at most 100 in a request, with both keys.
test('the deletion of devices names their user ids to Amplitude, a hundred at once', async () => {
  const server = await counting();
  open.push(server);
  const devices = Array.from({ length: 101 }, (_, n) => `device-${n}`);
  const outcome = await portTo(server).deleteDevices(devices);
  expect(outcome).toEqual({ ok: true, due: new Date('2026-12-02T00:00:00Z') });
  const bodies = server.received.map(({ body }) => JSON.parse(body));
  expect(bodies.map(({ user_ids }) => user_ids.length)).toEqual([100, 1]);
  expect(bodies[0]).toMatchObject({ ignore_invalid_id: 'true', requester: 'visitor' });
  expect(bodies[1].user_ids).toEqual(['visitor-device-100']);
});

test('a deletion that Amplitude refuses waits for the operator, and is never given up at once', async () => {
  for (const status of [400, 401, 429]) {
    const server = await localReceiver((_request, response) => respondJson(response, status, {}));
    open.push(server);
    const outcome = await portTo(server).deleteDevices(['device-1']);
    expect(outcome).toMatchObject({ ok: false, reason: status === 429 ? 'busy' : 'unreachable' });
    expect(await portTo(server).try()).toMatchObject({ ok: false });
  }
});

test.each<[string, (events: readonly SentEvent[]) => object]>([
  ['throttled_devices', () => ({ 'device-1': 31 })],
  ['throttled_events', (events) => standing(events, 'event-1')],
  ['exceeded_daily_quota_devices', () => ({ 'device-1': 500_001 })],
])('a device that %s throttles blocks no other device and is retried', async (field, name) => {
  const server = await choosy((events) =>
    standing(events, 'device-1').length > 0 ? { status: 429, body: { [field]: name(events) } } : undefined,
  );
  expect(await portTo(server).forward(many(3))).toMatchObject({ ok: false, reason: 'busy' });
  expect(server.taken).toEqual(['event-0', 'event-2']);
});

test('retryable events are retried when other events are refused', async () => {
  let asked = 0;
  const server = await localReceiver((_request, response) => {
    if (asked++ === 0) return respondJson(response, 400, { silenced_events: [0] });
    respondJson(response, 503, {});
  });
  open.push(server);
  expect(await portTo(server).forward(many(3))).toMatchObject({ ok: false, reason: 'busy' });
  expect(asked).toBe(2);
});

test('an answer of Amplitude that names none of the events, or all of them, is not followed by another request', async () => {
  for (const silenced_events of [[7, '0', null], [0, 1], 'all', { all: true }]) {
    const server = await choosy(() => ({ status: 400, body: { silenced_events } }));
    expect(await portTo(server).forward(many(2))).toMatchObject({ ok: false, reason: 'refused' });
    expect(server.received).toHaveLength(1);
  }
});

test('a request that Amplitude does not answer is retried later', async () => {
  const server = await localReceiver(() => {});
  open.push(server);
  expect(await portTo(server, { timeoutMs: 300 }).forward([EVENT])).toMatchObject({ ok: false, reason: 'unreachable' });
});

test('a request that Amplitude answers with invalid data is retried later', async () => {
  for (const answer of [
    (response: { end(text: string): unknown }) => void response.end('<html>'),
    (response: { destroy(): unknown }) => void response.destroy(),
  ]) {
    const server = await localReceiver((_request, response) => answer(response));
    open.push(server);
    expect(await portTo(server).forward([EVENT])).toMatchObject({ ok: false, reason: 'unreachable' });
  }
});
