import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { casesOf } from '../../../core/testing.ts';
import { capConnections, maxConnections } from './connection-limits.ts';
import { type ConnectionTimeouts, closeAfterNextResponse, TIMEOUTS } from './connections.ts';
import { buildServer, type Server } from './server.ts';

const QUICK: ConnectionTimeouts = { headersMs: 200, requestMs: 200, silenceMs: 300, checkMs: 50, closingMs: 300 };
const LONG = Buffer.alloc(16 * 1024 * 1024); // more than the system takes in for a client that does not read

const opened: { readonly sockets: Socket[]; server: Server | undefined } = { sockets: [], server: undefined };
afterEach(async () => {
  for (const socket of opened.sockets.splice(0)) socket.destroy();
  await opened.server?.close();
});

async function listening(timeouts = QUICK): Promise<Server> {
  const server = buildServer({ trustProxy: false, logLevel: 'silent', timeouts });
  server.get('/quick', async () => 'done');
  server.get('/long', async () => LONG);
  server.get('/never', () => new Promise(() => {}));
  await server.listen({ host: '127.0.0.1', port: 0 });
  opened.server = server;
  return server;
}

/** Never ends its side, unlike most clients. */
async function connection(server: Server, bytes: string): Promise<Socket> {
  const { port } = server.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  opened.sockets.push(socket);
  socket.on('error', () => {}); // the server hangs up
  await once(socket, 'connect');
  if (bytes !== '') socket.write(bytes);
  return socket;
}

const count = (server: HttpServer) => promisify(server.getConnections.bind(server))();
const request = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;

test.each(
  casesOf(
    [
      ['says nothing', ''],
      ['says no HTTP', 'HELLO\r\n\r\n'],
      ['never ends its headers', 'GET / HTTP/1.1\r\nhost: x\r\n'],
      ['never ends its body', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{'],
      ['does not read its answer', request('/long')],
    ],
    2,
  ),
)('no socket is left of a hundred clients of which each %s and never closes', async (_case, bytes) => {
  const server = await listening();
  await Promise.all(Array.from({ length: 100 }, () => connection(server, bytes).then((socket) => socket.pause())));
  await vi.waitFor(async () => expect(await count(server.server)).toBe(0), { timeout: 20_000 });
});

test('a client that is too slow gets an answer before its connection is closed', async () => {
  const server = await listening();
  const answer = await text(await connection(server, 'GET / HTTP/1.1\r\n'));
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"message":"The request took too long to arrive."');
});

test.each([
  ['the same host twice', 'host: a.example\r\nhost: a.example\r\n'],
  ['two hosts', 'host: a.example\r\nHOST: b.example\r\n'],
  ['two hosts with a header between them', 'Host: a.example\r\naccept: */*\r\nhost: b.example\r\n'],
])('a request that names %s is refused in a sentence, at an address with a route and at one without', async (_case, hosts) => {
  const server = await listening();
  for (const path of ['/quick', '/nowhere']) {
    const answer = await text(await connection(server, `GET ${path} HTTP/1.1\r\n${hosts}connection: close\r\n\r\n`));
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"message":"The request names more than one host."');
  }
});

test.each([
  [1024, 824],
  [256, 128],
  [1_048_576, 20_000],
])('a process that may open %i files takes %i connections', (files, connections) => {
  expect(maxConnections(files)).toBe(connections);
});

test('a connection over the limit is closed, and the others are answered', async () => {
  const server = await listening({ ...QUICK, headersMs: 10_000, requestMs: 10_000, silenceMs: 10_000 });
  server.server.maxConnections = 1;
  const first = await connection(server, '');
  await once(await connection(server, ''), 'end');
  first.write(request('/quick'));
  expect(String(await once(first, 'data'))).toMatch(/^HTTP\/1\.1 200 /);
});

test('a connection over the limit of its address is closed, and the address may connect again when one of its connections closes', async () => {
  const server = await listening({ ...QUICK, headersMs: 10_000, requestMs: 10_000, silenceMs: 10_000 });
  capConnections(server.server, 2);
  const [first, second] = [await connection(server, ''), await connection(server, '')];
  await once(await connection(server, ''), 'end');
  second.write(request('/quick'));
  expect(String(await once(second, 'data'))).toMatch(/^HTTP\/1\.1 200 /);
  first.destroy();
  await vi.waitFor(
    async () => {
      const next = await connection(server, request('/quick'));
      expect(String(await Promise.race([once(next, 'data'), once(next, 'end')]))).toMatch(/^HTTP\/1\.1 200 /);
    },
    { timeout: 15_000 },
  );
});

describe('a server that will stop', () => {
  test('answers what is asked on open connections and asks their clients to go', async () => {
    const server = await listening();
    const socket = await connection(server, request('/quick'));
    expect(String(await once(socket, 'data'))).toContain('\r\nConnection: keep-alive\r\n');
    closeAfterNextResponse(server.server);
    socket.write(request('/quick'));
    expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\nConnection: close\r\n/);
  });

  test('answers clients that it has not even accepted when the stop begins', async () => {
    const server = await listening({ ...QUICK, closingMs: 10_000 });
    const sockets = await Promise.all(Array.from({ length: 40 }, () => connection(server, request('/quick'))));
    const [answers] = await Promise.all([Promise.all(sockets.map(text)), server.close()]);
    expect(answers.map((answer) => answer.slice(0, 12))).toEqual(Array(40).fill('HTTP/1.1 200'));
  });

  test('answers what arrives on an open connection while it stops', async () => {
    const server = await listening({ ...QUICK, closingMs: 10_000 });
    const busy = await connection(server, 'POST /quick HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n{');
    const closed = server.close();
    busy.write('}');
    expect(await text(busy)).toMatch(/^HTTP\/1\.1 4\d\d /);
    await closed;
  });

  test('waits neither for a client that has sent nothing nor for one that has its answer', async () => {
    const server = await listening({ ...TIMEOUTS, closingMs: 300_000 });
    await connection(server, '');
    await once(await connection(server, request('/quick')), 'data');
    await server.close();
    expect(await count(server.server)).toBe(0);
  });

  test('does not wait longer than its limit for an answer', async () => {
    const server = await listening({ ...QUICK, silenceMs: 60_000 });
    await connection(server, request('/never'));
    await once(server.server, 'request');
    await server.close();
    expect(await count(server.server)).toBe(0);
  });
});
