import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { callService } from './call-service.ts';
import { testReceiver } from './test-receiver.ts';
import { localSocket, respondJson } from './testing.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

async function socket(onConnection: (socket: Socket) => void): Promise<URL> {
  const server = await localSocket(onConnection);
  open.push(server);
  return server.url;
}

/** Short, for the tests in which it is waited for. */
const timeoutMs = 300;

test('a request to a service sends JSON with its idempotency key and returns the response as a value', async () => {
  const server = await testReceiver((_request, response) => respondJson(response, 201, { id: 7 }));
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

test('a request to a service sends prepared text unchanged, and is a GET without a body', async () => {
  const server = await testReceiver((_request, response) => respondJson(response, 200, null));
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
])('an answer of a service with status %d counts as %s', async (status, reason) => {
  const server = await testReceiver((_request, response) => respondJson(response, status, { error: 'ann@example.com' }));
  const answer = await callService(server.url, { json: {} });
  expect(answer).toEqual({
    ok: false,
    reason,
    status,
    detail: `The receiver answered ${status}.`,
    body: { error: 'ann@example.com' },
  });
});

test.each([301, 302, 307, 308])('a redirect of a service with %d is not followed', async (status) => {
  const elsewhere = await testReceiver((_request, response) => respondJson(response, 200, {}));
  const server = await testReceiver((_request, response) => response.writeHead(status, { location: elsewhere.url.href }).end());
  expect(await callService(server.url, { json: {} })).toMatchObject({ ok: false, reason: 'unreachable', status });
  expect(elsewhere.received).toEqual([]);
});

test('a Retry-After header of a service sets the delay of the next attempt', async () => {
  const server = await testReceiver((_request, response) => respondJson(response, 429, {}, { 'retry-after': '120' }));
  expect(await callService(server.url, { json: {} })).toMatchObject({ reason: 'busy', retryAfterMs: 120_000 });
});

test.each<[string, (response: ServerResponse) => void]>([
  ['HTML', (response) => response.end('<!doctype html><title>Log in to the network</title>')],
  ['incomplete JSON', (response) => response.end('{"success": tr')],
  ['a body over the limit', (response) => respondJson(response, 200, 'a'.repeat(2000))],
  [
    'a compressed body that exceeds the limit when it is unpacked',
    (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('a'.repeat(100_000))),
  ],
  [
    'a body that is declared as gzip and is not',
    (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip'),
  ],
])('a success of a service with %s is a failure unless the body is ignored', async (_case, respond) => {
  const server = await testReceiver((_request, response) => respond(response));
  const request = { json: {}, longestBytes: 1000 };
  expect(await callService(server.url, request)).toMatchObject({ ok: false, reason: 'unreachable' });
  expect(await callService(server.url, { ...request, expects: 'nothing' })).toMatchObject({ ok: true, status: 200 });
});

test('a request that expects words accepts plain text, but neither HTML nor incomplete JSON', async () => {
  const server = await testReceiver(({ body }, response) => response.end(JSON.parse(body)));
  const ask = (text: string) => callService(server.url, { json: text, expects: 'words' });
  expect(await ask('Thanks.')).toEqual({ ok: true, status: 200, body: 'Thanks.' });
  expect(await ask('{"a":1}')).toEqual({ ok: true, status: 200, body: { a: 1 } });
  expect(await ask('\u{feff}{"a":1}')).toEqual({ ok: true, status: 200, body: { a: 1 } });
  for (const broken of [' <!doctype html>', '{"success": fal']) {
    expect(await ask(broken)).toMatchObject({ ok: false, reason: 'unreachable' });
  }
});

test('a 2xx answer without a body is a success', async () => {
  const server = await testReceiver((_request, response) => response.writeHead(204).end());
  expect(await callService(server.url, { json: {} })).toEqual({ ok: true, status: 204, body: undefined });
});

test.each<[string, (socket: Socket) => void]>([
  ['does not answer', () => {}],
  ['stops in the middle of its answer', (socket) => socket.on('data', () => socket.write('HTTP/1.1 200 OK\r\n'))],
])('a request to a server that %s times out and may be retried', async (_case, onConnection) => {
  const url = await socket(onConnection);
  expect(await callService(url, { json: { email: 'ann@example.com' }, timeoutMs })).toEqual({
    ok: false,
    reason: 'unreachable',
    detail: 'The receiver did not answer within 0.3 s.',
  });
});

test.each<[string, (socket: Socket) => void]>([
  ['closes the connection', (socket) => socket.end()],
  ['closes the connection after the request', (socket) => socket.on('data', () => socket.destroy())],
  ['speaks another protocol', (socket) => socket.on('data', () => socket.end('220 mail.example.com ESMTP\r\n'))],
  [
    'sends less than its content-length',
    (socket) => socket.on('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{}')),
  ],
])('a request to a server that %s may be retried', async (_case, onConnection) => {
  const url = await socket(onConnection);
  const answer = await callService(url, { json: { email: 'ann@example.com' } });
  expect(answer).toMatchObject({ ok: false, reason: 'unreachable', detail: expect.stringContaining('could not be reached') });
  expect(JSON.stringify(answer)).not.toMatch(/ann@|127\.0\.0\.1/);
});

test('a request to a server that sends single bytes times out', async () => {
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
])('a request to a missing server at %s fails without naming the address', async (url) => {
  const answer = await callService(new URL(url), { timeoutMs });
  expect(answer).toMatchObject({ ok: false, reason: 'unreachable' });
  expect(JSON.stringify(answer)).not.toMatch(/127\.0\.0\.1|invalid|secret/);
});
