import { afterEach, expect, test } from 'vitest';
import { answerJson, type LocalReceiver, localReceiver } from '../http/testing.ts';
import { amplitude } from './amplitude.ts';
import { analyticsContract, EVENT } from './contract.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

/** As Amplitude answers: it wants a key, and counts what it has not had. */
const counting = () =>
  localReceiver(({ body }, response) => {
    const { api_key, events } = JSON.parse(body);
    if (api_key !== 'geheim') return answerJson(response, 400, { code: 400, error: 'Invalid API key' });
    answerJson(response, 200, { code: 200, events_ingested: events.length });
  });
const portTo = ({ url }: LocalReceiver, limit: { timeoutMs?: number } = {}) =>
  amplitude({ apiKey: 'geheim', url: new URL('/2/httpapi', url), ...limit });

analyticsContract('the Amplitude adapter', async () => {
  const server = await counting();
  return { port: portTo(server), close: server.close };
});

test("an event is sent in the format of Amplitude's HTTP API V2", async () => {
  const server = await counting();
  open.push(server);
  await portTo(server).forward([EVENT, { ...EVENT, sessionId: undefined }]);
  expect(server.received).toMatchObject([{ method: 'POST', path: '/2/httpapi' }]);
  const { events } = JSON.parse(server.received[0]?.body ?? '');
  expect(events[0]).toEqual({
    event_type: 'Quiz Step Complete',
    device_id: 'device-1',
    session_id: 1_795_255_000_000,
    time: EVENT.at.getTime(),
    insert_id: EVENT.id,
    platform: 'Web',
    event_properties: { step_number: 3 },
    user_properties: { source: 'newsletter', device: 'phone' },
  });
  expect(events[1].session_id).toBe(-1);
});

test.each([
  [400, 'refused'],
  [413, 'refused'],
  [429, 'busy'],
  [503, 'busy'],
])('an answer of Amplitude with status %d counts as %s', async (status, reason) => {
  const server = await localReceiver((_request, response) => answerJson(response, status, { api_key: 'geheim' }));
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
    if (refusal) return answerJson(response, refusal.status, { code: refusal.status, ...refusal.body });
    taken.push(...events.map(({ insert_id }) => insert_id));
    answerJson(response, 200, { code: 200, events_ingested: events.length });
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
    answerJson(response, 400, { code: 400, error: 'Invalid API key: geheim' }),
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
    if (asked++ === 0) return answerJson(response, 400, { silenced_events: [0] });
    answerJson(response, 503, {});
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
