import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { testReceiver } from '../http/test-receiver.ts';
import { answerJson, localReceiver, localSocket } from '../http/testing.ts';
import { MESSAGE, webhookContract } from './contract.ts';
import { standardWebhooks } from './standard.ts';

const KEY = Buffer.alloc(32, 7);
const SECRET = `whsec_${KEY.toString('base64')}`;

webhookContract('the Standard Webhooks adapter', async () => {
  const receivers = await Promise.all(
    [1, 2].map(() => localReceiver((_request, response) => void response.writeHead(204).end())),
  );
  return {
    port: standardWebhooks({ urls: receivers.map(({ url }) => url), secrets: [SECRET] }),
    arrived: () => receivers.flatMap(({ received }) => received.map(({ body }) => body)),
    close: async () => void (await Promise.all(receivers.map((receiver) => receiver.close()))),
  };
});

function sendTo(url: URL, secrets: readonly string[] = [SECRET], limit: { timeoutMs?: number } = {}) {
  const port = standardWebhooks({ urls: [url], secrets, ...limit });
  return port.send(port.listeners[0]?.id ?? '', MESSAGE);
}

const signature = (key: Buffer | string) =>
  `v1,${createHmac('sha256', key).update(`${MESSAGE.id}.1795255200.${MESSAGE.body}`).digest('base64')}`;

test('a webhook message is signed over its id, time and body, and the id is the idempotency key', async () => {
  const server = await testReceiver((_request, response) => answerJson(response, 200, {}));
  await sendTo(new URL('/hooks?to=crm', server.url));
  expect(server.received).toMatchObject([
    {
      method: 'POST',
      path: '/hooks?to=crm',
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

test('a webhook message is signed with both secrets during a rotation', async () => {
  const server = await testReceiver((_request, response) => answerJson(response, 200, {}));
  await sendTo(server.url, [SECRET, 'an old and plain secret']);
  expect(server.received[0]?.headers['webhook-signature']).toBe(`${signature(KEY)} ${signature('an old and plain secret')}`);
});

test.each([
  [200, 'not JSON at all'],
  [201, ''],
  [204, undefined],
])('an answer of a listener with status %d is a success with any body', async (status, body) => {
  const server = await testReceiver((_request, response) => void response.writeHead(status).end(body));
  expect(await sendTo(server.url)).toMatchObject({ ok: true });
});

test.each([
  [301, 'unreachable'],
  [401, 'unreachable'],
  [403, 'unreachable'],
  [404, 'unreachable'],
  [405, 'unreachable'],
  [400, 'refused'],
  [410, 'refused'],
  [413, 'refused'],
  [422, 'refused'],
  [409, 'busy'],
  [423, 'busy'],
  [408, 'busy'],
  [429, 'busy'],
  [500, 'busy'],
  [503, 'busy'],
])('an answer of a listener with status %d counts as %s, and the failure holds no secret', async (status, reason) => {
  const server = await testReceiver((request, response) =>
    answerJson(response, status, { you: request.headers, said: request.body }, { location: '/elsewhere' }),
  );
  const outcome = await sendTo(new URL('/hooks/secret-path', server.url));
  expect(outcome).toMatchObject({ ok: false, reason, detail: expect.stringContaining(String(status)) });
  expect((outcome as { detail: string }).detail).not.toMatch(/secret-path|jörg|whsec/);
  expect(server.received).toHaveLength(1);
});

test('a Retry-After header of a listener sets the delay of the next attempt', async () => {
  const server = await testReceiver((_request, response) => answerJson(response, 429, {}, { 'retry-after': '120' }));
  expect(await sendTo(server.url)).toMatchObject({ ok: false, reason: 'busy', retryAfterMs: 120_000 });
});

test('a message to a listener that does not answer is retried later', async () => {
  const hanging = await testReceiver(() => {});
  const closing = await testReceiver((_request, response) => void response.destroy());
  const away = await localSocket(() => {});
  await away.close();
  const later = { ok: false, reason: 'unreachable' };
  expect(await sendTo(hanging.url, [SECRET], { timeoutMs: 300 })).toMatchObject(later);
  for (const { url } of [closing, away]) expect(await sendTo(url)).toMatchObject(later);
  expect(closing.received).toHaveLength(1);
});
