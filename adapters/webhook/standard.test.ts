import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { testReceiver } from '../http/test-receiver.ts';
import { localSocket, respondJson } from '../http/testing.ts';
import type { WebhookReceiver } from './port.ts';
import { signedHeaders } from './signature.ts';
import { standardWebhooks } from './standard.ts';
import { ENDPOINT, KEY, MESSAGE } from './testing.ts';

function sendTo(
  url: URL,
  change: Partial<WebhookReceiver> = {},
  settings: { timeoutMs?: number; privateHosts?: readonly string[] } = {},
) {
  return standardWebhooks({ privateHosts: [], ...settings }).send({ ...ENDPOINT, url, ...change }, MESSAGE);
}

const signature = (key: Buffer | string) =>
  `v1,${createHmac('sha256', key).update(`${MESSAGE.id}.1795255200.${MESSAGE.body}`).digest('base64')}`;

// https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md#signature-scheme and #webhook-headers-sending-metadata-to-consumers
test('a webhook message is signed over its id, time and body, and the id is the idempotency key', async () => {
  const server = await testReceiver((_request, response) => respondJson(response, 200, {}));
  expect(await sendTo(new URL('/hooks?to=crm', server.url))).toEqual({ ok: true, status: 200 });
  expect(server.received).toMatchObject([
    {
      method: 'POST',
      path: '/hooks?to=crm',
      body: MESSAGE.body,
      headers: {
        'content-type': 'application/json',
        'webhook-id': MESSAGE.id,
        'webhook-timestamp': '1795255200',
        'webhook-signature': signature(KEY),
        'idempotency-key': MESSAGE.id,
      },
    },
  ]);
});

// The same example stands in the tests of the specification's own libraries.
test('a webhook message has the signature that the libraries of the specification expect', () => {
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at: new Date(1_614_265_330_000), body: '{"test": 2432232314}' };
  expect(signedHeaders(message, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'])).toMatchObject({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('a webhook message is signed with both secrets during a rotation', async () => {
  const server = await testReceiver((_request, response) => respondJson(response, 200, {}));
  await sendTo(server.url, { secrets: [...ENDPOINT.secrets, 'an old and plain secret'] });
  expect(server.received[0]?.headers['webhook-signature']).toBe(`${signature(KEY)} ${signature('an old and plain secret')}`);
});

test('a message to Slack carries its body and no signature', async () => {
  const server = await testReceiver((_request, response) => void response.writeHead(200).end('ok'));
  expect(await sendTo(server.url, { kind: 'slack', secrets: [] })).toMatchObject({ ok: true });
  const [{ headers, body } = { headers: {}, body: '' }] = server.received;
  expect(body).toBe(MESSAGE.body);
  expect(Object.keys(headers).filter((name) => name.startsWith('webhook-'))).toEqual([]);
});

// …#delivery-success-and-failure: 2xx alone is a success, 410 ends it, and redirects are not followed.
test.each([
  [200, 'not JSON at all'],
  [201, ''],
  [204, undefined],
])('an answer of an endpoint with status %d is a success with any body', async (status, body) => {
  const server = await testReceiver((_request, response) => void response.writeHead(status).end(body));
  expect(await sendTo(server.url)).toMatchObject({ ok: true });
});

test.each([
  [301, 'unreachable'],
  [400, 'unreachable'],
  [401, 'unreachable'],
  [403, 'unreachable'],
  [404, 'unreachable'],
  [405, 'unreachable'],
  [413, 'unreachable'],
  [415, 'unreachable'],
  [422, 'unreachable'],
  [409, 'busy'],
  [423, 'busy'],
  [408, 'busy'],
  [429, 'busy'],
  [500, 'busy'],
  [503, 'busy'],
])('an answer of an endpoint with status %d is tried again as %s, and the failure holds no secret', async (status, reason) => {
  const server = await testReceiver((request, response) =>
    respondJson(response, status, { you: request.headers, said: request.body }, { location: '/elsewhere' }),
  );
  const outcome = await sendTo(new URL('/hooks/secret-path', server.url));
  expect(outcome).toMatchObject({ ok: false, reason, status, detail: expect.stringContaining(String(status)) });
  expect(JSON.stringify(outcome)).not.toMatch(/secret-path|jörg|whsec/);
  expect(server.received).toHaveLength(1);
});

test('an endpoint that answers 410 wants nothing any more', async () => {
  const server = await testReceiver((_request, response) => respondJson(response, 410, {}));
  expect(await sendTo(server.url)).toMatchObject({ ok: false, reason: 'refused', status: 410, gone: true });
});

test('a Retry-After header of an endpoint sets the delay of the next attempt', async () => {
  const server = await testReceiver((_request, response) => respondJson(response, 429, {}, { 'retry-after': '120' }));
  expect(await sendTo(server.url)).toMatchObject({ ok: false, reason: 'busy', retryAfterMs: 120_000 });
});

test('a message to an endpoint that does not answer is retried later', async () => {
  const hanging = await testReceiver(() => {});
  const closing = await testReceiver((_request, response) => void response.destroy());
  const away = await localSocket(() => {});
  await away.close();
  const later = { ok: false, reason: 'unreachable' };
  expect(await sendTo(hanging.url, {}, { timeoutMs: 300 })).toMatchObject({ ...later, detail: expect.stringContaining('0.3 s') });
  for (const { url } of [closing, away]) expect(await sendTo(url)).toMatchObject(later);
  expect(closing.received).toHaveLength(1);
});

// …#server-side-request-forgery-ssrf
test('an endpoint that somebody typed reaches no private network, by address or by name', async () => {
  const server = await testReceiver((_request, response) => respondJson(response, 200, {}));
  const { port } = server.url;
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0.0.0.0'])
    expect(await sendTo(new URL(`http://${host}:${port}/`), { trusted: false }), host).toMatchObject({
      ok: false,
      reason: 'unreachable',
      detail: expect.stringContaining('WEBHOOK_PRIVATE_HOSTS'),
    });
  expect(server.received).toEqual([]);
});

test('an endpoint in a private network is reached where the server allows its host', async () => {
  const server = await testReceiver((_request, response) => respondJson(response, 200, {}));
  expect(await sendTo(server.url, { trusted: false }, { privateHosts: ['127.0.0.1'] })).toMatchObject({ ok: true });
});
