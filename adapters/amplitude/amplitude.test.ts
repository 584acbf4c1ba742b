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
const portTo = ({ url }: LocalReceiver) => amplitude({ apiKey: 'geheim', url: new URL('/2/httpapi', url), timeoutMs: 300 });

analyticsContract('Amplitude', async () => {
  const server = await counting();
  return { port: portTo(server), close: server.close };
});

test('an event goes in the shape of its HTTP API V2', async () => {
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
])('an answer of %d is %s', async (status, reason) => {
  const server = await localReceiver((_request, response) => answerJson(response, status, { api_key: 'geheim' }));
  open.push(server);
  const outcome = await portTo(server).forward([EVENT]);
  expect(outcome).toMatchObject({ ok: false, reason });
  expect((outcome as { detail: string }).detail).not.toContain('geheim');
});

test('an Amplitude that hangs, lies or hangs up after having taken it is told again later', async () => {
  for (const answer of [
    () => {},
    (response: { end(text: string): unknown }) => void response.end('<html>'),
    (response: { destroy(): unknown }) => void response.destroy(),
  ]) {
    const server = await localReceiver((_request, response) => answer(response));
    open.push(server);
    expect(await portTo(server).forward([EVENT])).toMatchObject({ ok: false, reason: 'unreachable' });
  }
});
