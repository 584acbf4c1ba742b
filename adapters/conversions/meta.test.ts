import { createHash } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { DAY_MS } from '../../core/time.ts';
import { answerJson, type LocalReceiver, localReceiver } from '../http/testing.ts';
import { CONVERSION, conversionsContract, NOW } from './contract.ts';
import { meta } from './meta.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

const publicUrl = new URL('https://petalune.example');
const portTo = ({ url }: LocalReceiver, now = NOW, limit: { timeoutMs?: number } = {}) =>
  meta({ pixelId: '123', accessToken: 'geheim', publicUrl, host: url, now: () => now, ...limit });

/** As the Graph API answers: an event of more than seven days ago fails. */
const graph = () =>
  localReceiver(({ body }, response) => {
    const [event] = JSON.parse(body).data;
    const old = NOW.getTime() / 1000 - event.event_time > (7 * DAY_MS) / 1000;
    if (old) return answerJson(response, 400, { error: { code: 100, message: 'event_time' } });
    answerJson(response, 200, { events_received: 1 });
  });

conversionsContract('the Meta adapter', async () => {
  const server = await graph();
  return { port: portTo(server), arrived: () => server.received.map(({ body }) => body), close: server.close };
});

async function graphIn() {
  const server = await graph();
  open.push(server);
  return server;
}

test("a conversion is sent to Meta as a subscription with the paid value and the pixel's event id", async () => {
  const server = await graphIn();
  await portTo(server).report(CONVERSION);
  expect(server.received).toMatchObject([{ method: 'POST', path: '/v23.0/123/events' }]);
  expect(JSON.parse(server.received[0]?.body ?? '')).toEqual({
    access_token: 'geheim',
    data: [
      {
        event_name: 'Subscribe',
        event_time: CONVERSION.at.getTime() / 1000,
        event_id: CONVERSION.id,
        action_source: 'website',
        event_source_url: 'https://petalune.example/',
        user_data: {
          em: [createHash('sha256').update('ann@example.com').digest('hex')],
          fbp: 'fb.1.1700000000000.42',
          fbc: 'fb.1.1700000000000.abc',
          client_user_agent: 'Browser/1.0',
        },
        custom_data: { value: 64.99, currency: 'USD', predicted_ltv: 0 },
      },
    ],
  });
});

test('a conversion is not sent to Meta without consent to ads, or after seven days', async () => {
  const server = await graphIn();
  const late = new Date(CONVERSION.at.getTime() + 7 * DAY_MS + 1);
  expect(await portTo(server).report({ ...CONVERSION, ads: false })).toMatchObject({ ok: false, reason: 'refused' });
  expect(await portTo(server, late).report(CONVERSION)).toMatchObject({ ok: false, reason: 'refused' });
  expect(server.received).toEqual([]);
});

test.each([
  [400, { error: { code: 100 } }, 'refused'],
  [400, { error: { code: 190 } }, 'unreachable'],
  [403, { error: { code: 200 } }, 'unreachable'],
  [400, { error: { code: 2, is_transient: true } }, 'busy'],
  [400, { error: { code: 4 } }, 'busy'],
  [400, 'what', 'refused'],
  [429, {}, 'busy'],
  [500, {}, 'busy'],
])('an answer of Meta with status %d and the body %j counts as %s', async (status, body, reason) => {
  const server = await localReceiver((_request, response) => answerJson(response, status, body));
  open.push(server);
  const outcome = await portTo(server).report(CONVERSION);
  expect(outcome).toMatchObject({ ok: false, reason });
  expect((outcome as { detail: string }).detail).not.toMatch(/geheim|ann/i);
});

test('a request that Meta does not answer is retried later', async () => {
  const server = await localReceiver(() => {});
  open.push(server);
  expect(await portTo(server, NOW, { timeoutMs: 300 }).report(CONVERSION)).toMatchObject({ ok: false, reason: 'unreachable' });
});

test('a request that Meta answers with invalid data is retried later', async () => {
  for (const answer of [
    (response: { end(text: string): unknown }) => void response.end('<html>'),
    (response: { destroy(): unknown }) => void response.destroy(),
  ]) {
    const server = await localReceiver((_request, response) => answer(response));
    open.push(server);
    expect(await portTo(server).report(CONVERSION)).toMatchObject({ ok: false, reason: 'unreachable' });
  }
});
