import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { DAY_MS } from '../../core/time.ts';
import { testReceiver } from '../http/test-receiver.ts';
import { type LocalReceiver, localReceiver, type ReceivedRequest, respondJson } from '../http/testing.ts';
import { CONVERSION, conversionsContract, NOW } from './contract.ts';
import { meta } from './meta.ts';

type Change = { now?: Date; timeoutMs?: number; eventName?: string; testEventCode?: string };

const portTo = ({ url }: LocalReceiver, { now = NOW, ...change }: Change = {}) =>
  meta({
    pixelId: '123',
    accessToken: 'geheim',
    version: 'v26.0',
    eventName: 'Subscribe',
    publicUrl: new URL('https://petalune.example'),
    host: url,
    now: () => now,
    ...change,
  });

/** As the Graph API answers: an event of more than seven days ago fails. */
function asGraph({ method, body }: ReceivedRequest, response: ServerResponse) {
  if (method === 'GET') return respondJson(response, 200, { id: '123' });
  const [event] = JSON.parse(body).data;
  const old = NOW.getTime() / 1000 - event.event_time > (7 * DAY_MS) / 1000;
  if (old) return respondJson(response, 400, { error: { code: 100, message: 'event_time' } });
  respondJson(response, 200, { events_received: 1, messages: [], fbtrace_id: 'trace' });
}

conversionsContract('the Meta adapter', async () => {
  const server = await localReceiver(asGraph);
  const arrived = () => server.received.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { port: portTo(server), arrived, close: server.close };
});

// https://developers.facebook.com/docs/marketing-api/conversions-api/parameters
test("a conversion is sent to Meta as a subscription with the paid value and the pixel's event id", async () => {
  const server = await testReceiver(asGraph);
  expect(await portTo(server).report(CONVERSION)).toEqual({ ok: true });
  expect(server.received).toMatchObject([{ method: 'POST', path: '/v26.0/123/events' }]);
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

test("a conversion has the operator's name for it and the code of a test at Meta", async () => {
  const server = await testReceiver(asGraph);
  await portTo(server, { eventName: 'Plan started', testEventCode: 'TEST123' }).report(CONVERSION);
  const body = JSON.parse(server.received[0]?.body ?? '');
  expect(body).toMatchObject({ test_event_code: 'TEST123', data: [{ event_name: 'Plan started' }] });
});

// https://developers.facebook.com/docs/marketing-api/conversions-api/using-the-api: seven days.
test('a conversion is not sent to Meta without consent to ads, or after seven days', async () => {
  const server = await testReceiver(asGraph);
  const late = new Date(CONVERSION.at.getTime() + 7 * DAY_MS + 1);
  expect(await portTo(server).report({ ...CONVERSION, ads: false })).toMatchObject({ ok: false, reason: 'refused' });
  expect(await portTo(server, { now: late }).report(CONVERSION)).toMatchObject({ ok: false, reason: 'refused' });
  expect(server.received).toEqual([]);
});

test('a conversion that Meta answers without having received it is not taken for sent', async () => {
  for (const body of [{ events_received: 0 }, {}]) {
    const server = await testReceiver((_request, response) => respondJson(response, 200, body));
    expect(await portTo(server).report(CONVERSION)).toMatchObject({ ok: false, reason: 'unreachable' });
  }
});

// https://developers.facebook.com/docs/graph-api/guides/error-handling and …/overview/rate-limiting
test.each([
  ['a wrong parameter', 400, { error: { code: 100 } }, 'refused'],
  ['a pixel that the token may not use', 400, { error: { code: 100, error_subcode: 33 } }, 'unreachable'],
  ['an expired token', 400, { error: { code: 190 } }, 'unreachable'],
  ['a missing permission', 403, { error: { code: 200 } }, 'unreachable'],
  ['an unknown token', 401, { error: { code: 190 } }, 'unreachable'],
  ['a limit that is told as forbidden', 403, { error: { code: 4 } }, 'busy'],
  ['an expired version', 400, { error: { code: 2635 } }, 'unreachable'],
  ['a limit of the business', 400, { error: { code: 80_004 } }, 'busy'],
  ['a limit of the application', 400, { error: { code: 4 } }, 'busy'],
  ['a temporary error', 400, { error: { code: 2, is_transient: true } }, 'busy'],
  ['no reason at all', 400, 'what', 'refused'],
  ['a limit of the host', 429, {}, 'busy'],
  ['an outage', 500, {}, 'busy'],
])("Meta's answer of %s with status %d counts as %s", async (_what, status, body, reason) => {
  const server = await testReceiver((_request, response) => respondJson(response, status, body));
  const outcome = await portTo(server).report(CONVERSION);
  expect(outcome).toMatchObject({ ok: false, reason });
  expect((outcome as { detail: string }).detail).not.toMatch(/geheim|ann@/i);
});

test('a mistake in the settings of Meta names the code, the subcode and the variable that is to be corrected', async () => {
  const answers = [
    { status: 400, error: { code: 100, error_subcode: 33 } },
    { status: 400, error: { code: 2635 } },
    { status: 401, error: { code: 190 } },
  ];
  const server = await testReceiver((_request, response) => {
    const { status = 200, error } = answers.shift() ?? {};
    respondJson(response, status, { error });
  });
  const port = portTo(server);
  const details = [await port.report(CONVERSION), await port.try(), await port.try()].map((outcome) => JSON.stringify(outcome));
  expect(details[0]).toMatch(/Its code is 100, subcode 33\. META_PIXEL_ID/);
  expect(details[1]).toMatch(/Its code is 2635\. META_API_VERSION/);
  expect(details[2]).toMatch(/Its code is 190\. META_ACCESS_TOKEN/);
});

test('a request that Meta does not answer is retried later', async () => {
  const server = await testReceiver(() => {});
  expect(await portTo(server, { timeoutMs: 300 }).report(CONVERSION)).toMatchObject({ ok: false, reason: 'unreachable' });
});

test('a request that Meta answers with invalid data is retried later', async () => {
  for (const answer of [
    (response: ServerResponse) => void response.end('<html>'),
    (response: ServerResponse) => void response.destroy(),
  ]) {
    const server = await testReceiver((_request, response) => answer(response));
    expect(await portTo(server).report(CONVERSION)).toMatchObject({ ok: false, reason: 'unreachable' });
  }
});

test('a try reads the pixel at Meta, and sends an event only with the code of a test', async () => {
  const server = await testReceiver(asGraph);
  expect(await portTo(server).try()).toMatchObject({ ok: true });
  expect(await portTo(server, { testEventCode: 'TEST123' }).try()).toMatchObject({ ok: true });
  const [read, sent] = server.received;
  expect(read).toMatchObject({ method: 'GET', path: '/v26.0/123?fields=id', headers: { authorization: 'Bearer geheim' } });
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({
    test_event_code: 'TEST123',
    data: [{ user_data: { client_user_agent: 'try' } }],
  });
});
