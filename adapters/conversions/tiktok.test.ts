import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { DAY_MS } from '../../core/time.ts';
import { testReceiver } from '../http/test-receiver.ts';
import { type LocalReceiver, localReceiver, type ReceivedRequest, respondJson } from '../http/testing.ts';
import { CONVERSION, conversionsContract, NOW } from './contract.ts';
import { tiktok } from './tiktok.ts';

const portTo = ({ url }: LocalReceiver, now = NOW, change: { testEventCode?: string; timeoutMs?: number } = {}) =>
  tiktok({
    pixelId: 'C1ABC',
    accessToken: 'geheim',
    publicUrl: new URL('https://petalune.example'),
    host: url,
    now: () => now,
    ...change,
  });

/** As the Events API answers: with status 200, and a code in the body. */
function asTiktok({ headers }: ReceivedRequest, response: ServerResponse) {
  if (headers['access-token'] !== 'geheim')
    return respondJson(response, 200, { code: 40_105, message: 'Access token is incorrect.' });
  respondJson(response, 200, { code: 0, message: 'OK', request_id: '1', data: {} });
}

conversionsContract('the TikTok adapter', async () => {
  const server = await localReceiver(asTiktok);
  const arrived = () => server.received.map(({ body }) => body).filter((body) => !body.includes('TEST1'));
  const port = portTo(server);
  return { port: { ...port, try: portTo(server, NOW, { testEventCode: 'TEST1' }).try }, arrived, close: server.close };
});

// https://business-api.tiktok.com/portal/docs?id=1771100865818625 (Events API 2.0, POST /v1.3/event/track/)
test("a conversion is sent to TikTok as a subscription with the paid value and the pixel's event id", async () => {
  const server = await testReceiver(asTiktok);
  expect(await portTo(server).report(CONVERSION)).toEqual({ ok: true });
  const [request] = server.received;
  expect(request).toMatchObject({
    method: 'POST',
    path: '/open_api/v1.3/event/track/',
    headers: { 'access-token': 'geheim', 'content-type': 'application/json' },
  });
  expect(JSON.parse(request?.body ?? '')).toEqual({
    event_source: 'web',
    event_source_id: 'C1ABC',
    data: [
      {
        event: 'Subscribe',
        event_time: CONVERSION.at.getTime() / 1000,
        event_id: CONVERSION.id,
        user: {
          email: createHash('sha256').update('ann@example.com').digest('hex'),
          ttclid: 'E.C.P.1',
          ttp: '2F7h37',
          user_agent: 'Browser/1.0',
        },
        page: { url: 'https://petalune.example/' },
        properties: { value: 64.99, currency: 'USD' },
      },
    ],
  });
});

test('a conversion is not sent to TikTok without consent to ads, or after seven days', async () => {
  const server = await testReceiver(asTiktok);
  const late = new Date(CONVERSION.at.getTime() + 7 * DAY_MS + 1);
  expect(await portTo(server).report({ ...CONVERSION, ads: false })).toMatchObject({ ok: false, reason: 'refused' });
  expect(await portTo(server, late).report(CONVERSION)).toMatchObject({ ok: false, reason: 'refused' });
  expect(server.received).toEqual([]);
});

// https://business-api.tiktok.com/portal/docs?id=1737172488964097 (return codes)
test.each([
  ['a wrong parameter', 200, { code: 40_002, message: 'event_time: invalid' }, 'refused'],
  ['a missing permission', 200, { code: 40_001 }, 'unreachable'],
  ['an invalid token', 200, { code: 40_105 }, 'unreachable'],
  ['too many requests', 200, { code: 40_100 }, 'busy'],
  ['an error of its own', 200, { code: 50_000 }, 'busy'],
  ['no code', 200, {}, 'unreachable'],
  ['an outage', 503, {}, 'busy'],
])("TikTok's answer of %s with status %d counts as not sent: %j, %s", async (_what, status, body, reason) => {
  const server = await testReceiver((_request, response) => respondJson(response, status, body));
  expect(await portTo(server).report(CONVERSION)).toMatchObject({ ok: false, reason });
});

test('a refusal of TikTok carries its words without the secret', async () => {
  const server = await testReceiver((_request, response) =>
    respondJson(response, 200, { code: 40_105, message: 'Bad token geheim' }),
  );
  const outcome = await portTo(server).report(CONVERSION);
  expect(outcome).toMatchObject({ detail: 'TikTok answered with code 40105. It said: Bad token …' });
});

test('an answer without a code is not taken for one of TikTok', async () => {
  const server = await testReceiver((_request, response) => respondJson(response, 200, { ok: true }));
  expect(await portTo(server).report(CONVERSION)).toMatchObject({ detail: "The answer is none of TikTok's." });
});

test('a try sends TikTok a test event, and nothing without the code of a test', async () => {
  const server = await testReceiver(asTiktok);
  expect(await portTo(server).try()).toMatchObject({ ok: false, detail: expect.stringContaining('TIKTOK_TEST_EVENT_CODE') });
  expect(server.received).toEqual([]);
  expect(await portTo(server, NOW, { testEventCode: 'TEST1' }).try()).toMatchObject({ ok: true });
  expect(JSON.parse(server.received[0]?.body ?? '')).toMatchObject({ test_event_code: 'TEST1' });
});
