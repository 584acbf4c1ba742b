import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { callService } from './call-service.ts';
import { testReceiver } from './test-receiver.ts';
import { answerJson, localSocket } from './testing.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

async function socket(onConnection: (socket: Socket) => void): Promise<URL> {
  const server = await localSocket(onConnection);
  open.push(server);
  return server.url;
}

/** Short, for the tests in which it is waited for. */
const timeoutMs = 300;

test('a request sends JSON with its idempotency key and returns the response as a value', async () => {
  const server = await testReceiver((_request, response) => answerJson(response, 201, { id: 7 }));
  const url = new URL('/things?x=1', server.url);
  const answer = await callService(url, { json: { a: 'ä' }, key: 'k-1', headers: { authorization: 'Basic x' } });
  expect(answer).toEqual({ ok: true, status: 201, body: { id: 7 } });
  expect(server.received).toEqual([
    {
      method: 'POST',
      path: '/things?x=1',
      body: '{"a":"ä"}',
      headers: expect.objectContaining({
        'content-type': 'application/json',
        'idempotency-key': 'k-1',
        authorization: 'Basic x',
      }),
    },
  ]);
});

test('prepared text is sent unchanged, and a request without a body is a GET', async () => {
  const server = await testReceiver((_request, response) => answerJson(response, 200, null));
  await callService(server.url, { text: '{ "a" : 1 }', method: 'PUT' });
  expect(await callService(server.url)).toEqual({ ok: true, status: 200, body: null });
  expect(server.received.map(({ method, body }) => [method, body])).toEqual([
    ['PUT', '{ "a" : 1 }'],
    ['GET', ''],
  ]);
});

test.each([
  [400, 'refused'],
  [410, 'refused'],
  [413, 'refused'],
  [415, 'refused'],
  [422, 'refused'],
  [401, 'unreachable'],
  [402, 'unreachable'],
  [403, 'unreachable'],
  [404, 'unreachable'],
  [405, 'unreachable'],
  [418, 'unreachable'],
  [408, 'busy'],
  [409, 'busy'],
  [423, 'busy'],
  [425, 'busy'],
  [429, 'busy'],
  [500, 'busy'],
  [503, 'busy'],
  [599, 'busy'],
])('status %d means %s', async (status, reason) => {
  const server = await testReceiver((_request, response) => answerJson(response, status, { error: 'ann@example.com' }));
  const answer = await callService(server.url, { json: {} });
  expect(answer).toEqual({
    ok: false,
    reason,
    status,
    detail: `The receiver answered ${status}.`,
    body: { error: 'ann@example.com' },
  });
});

test.each([301, 302, 307, 308])('a redirect with %d is not followed', async (status) => {
  const elsewhere = await testReceiver((_request, response) => answerJson(response, 200, {}));
  const server = await testReceiver((_request, response) => response.writeHead(status, { location: elsewhere.url.href }).end());
  expect(await callService(server.url, { json: {} })).toMatchObject({ ok: false, reason: 'unreachable', status });
  expect(elsewhere.received).toEqual([]);
});

test('a Retry-After header sets the delay', async () => {
  const server = await testReceiver((_request, response) => answerJson(response, 429, {}, { 'retry-after': '120' }));
  expect(await callService(server.url, { json: {} })).toMatchObject({ reason: 'busy', retryAfterMs: 120_000 });
});

test.each<[string, (response: ServerResponse) => void]>([
  ['HTML', (response) => response.end('<!doctype html><title>Log in to the network</title>')],
  ['half a JSON', (response) => response.end('{"success": tr')],
  ['more than can be read', (response) => answerJson(response, 200, 'a'.repeat(2000))],
  [
    'little that becomes much',
    (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('a'.repeat(100_000))),
  ],
  ['what is said to be packed and is not', (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip')],
])('a success with %s is a failure unless the body is ignored', async (_case, say) => {
  const server = await testReceiver((_request, response) => say(response));
  const request = { json: {}, longestBytes: 1000 };
  expect(await callService(server.url, request)).toMatchObject({ ok: false, reason: 'unreachable' });
  expect(await callService(server.url, { ...request, expects: 'nothing' })).toMatchObject({ ok: true, status: 200 });
});

test('expecting words accepts plain text, but neither HTML nor incomplete JSON', async () => {
  const server = await testReceiver(({ body }, response) => response.end(JSON.parse(body)));
  const ask = (says: string) => callService(server.url, { json: says, expects: 'words' });
  expect(await ask('Thanks.')).toEqual({ ok: true, status: 200, body: 'Thanks.' });
  expect(await ask('{"a":1}')).toEqual({ ok: true, status: 200, body: { a: 1 } });
  expect(await ask('\u{feff}{"a":1}')).toEqual({ ok: true, status: 200, body: { a: 1 } });
  for (const broken of [' <!doctype html>', '{"success": fal']) {
    expect(await ask(broken)).toMatchObject({ ok: false, reason: 'unreachable' });
  }
});

test('a success without a body is a success', async () => {
  const server = await testReceiver((_request, response) => response.writeHead(204).end());
  expect(await callService(server.url, { json: {} })).toEqual({ ok: true, status: 204, body: undefined });
});

test.each<[string, (socket: Socket) => void]>([
  ['says nothing', () => {}],
  ['stops in the middle of its answer', (socket) => socket.on('data', () => socket.write('HTTP/1.1 200 OK\r\n'))],
])('a server that %s times out and may be retried', async (_case, onConnection) => {
  const url = await socket(onConnection);
  expect(await callService(url, { json: { email: 'ann@example.com' }, timeoutMs })).toEqual({
    ok: false,
    reason: 'unreachable',
    detail: 'The receiver did not answer within 0.3 s.',
  });
});

test.each<[string, (socket: Socket) => void]>([
  ['hangs up', (socket) => socket.end()],
  ['takes the request and hangs up', (socket) => socket.on('data', () => socket.destroy())],
  ['speaks something else', (socket) => socket.on('data', () => socket.end('220 mail.example.com ESMTP\r\n'))],
  [
    'announces more than it says',
    (socket) => socket.on('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{}')),
  ],
])('a server that %s may be retried', async (_case, onConnection) => {
  const url = await socket(onConnection);
  const answer = await callService(url, { json: { email: 'ann@example.com' } });
  expect(answer).toMatchObject({ ok: false, reason: 'unreachable', detail: expect.stringContaining('could not be reached') });
  expect(JSON.stringify(answer)).not.toMatch(/ann@|127\.0\.0\.1/);
});

test('a server that sends single bytes times out', async () => {
  const url = await socket((client) => {
    client.write('HTTP/1.1 200 OK\r\n');
    void (async () => {
      for (let n = 0; !client.destroyed; n++) {
        client.write(`x-${n}: 1\r\n`);
        await after(20);
      }
    })();
  });
  expect(await callService(url, { timeoutMs })).toEqual({
    ok: false,
    reason: 'unreachable',
    detail: 'The receiver did not answer within 0.3 s.',
  });
});

test.each([
  'http://127.0.0.1:1',
  'http://nowhere.invalid',
  'https://127.0.0.1:1',
  'http://user:secret@127.0.0.1:1',
  'ftp://127.0.0.1',
])('a missing server at %s is a failure that names no address', async (url) => {
  const answer = await callService(new URL(url), { timeoutMs });
  expect(answer).toMatchObject({ ok: false, reason: 'unreachable' });
  expect(JSON.stringify(answer)).not.toMatch(/127\.0\.0\.1|invalid|secret/);
});
