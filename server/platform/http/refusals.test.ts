import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { ErrorResponse } from '../../../core/api/errors.ts';
import type { Routes } from './schemas.ts';
import { testServer } from './testing.ts';

const Note = z.strictObject({ words: z.string().max(20), tags: z.record(z.string(), z.string()).optional() });
const broken = vi.fn<() => Promise<never>>();

const routes: Routes = async (app) => {
  app.post('/notes', { schema: { body: Note } }, async ({ body }) => ({ words: body.words }));
  app.get('/notes/:id', async () => ({ words: 'stored' }));
  app.get('/echo/:text', { schema: { params: z.strictObject({ text: z.string() }) } }, async ({ params }) => params);
  app.get('/broken', () => broken());
};
const server = testServer(routes);
server.get('/outside/:id', async () => broken());
beforeAll(() => server.listen({ host: '127.0.0.1', port: 0 }));
afterAll(() => server.close());

const NOTE = '{"words":"a"}';
const POST_NOTE = 'POST /api/notes HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
const JSON_TYPE = { 'content-type': 'application/json' };
const post = (payload: string, headers: Record<string, string> = JSON_TYPE) =>
  server.inject({ method: 'POST', url: '/api/notes', headers, payload });

test('a valid request is answered', async () => {
  const response = await post('{"words":"tea, 2 cups\\nno milk"}');
  expect([response.statusCode, response.json()]).toEqual([200, { words: 'tea, 2 cups\nno milk' }]);
});

test.each([
  ['bad JSON', '{"words":', JSON_TYPE, 400, 'invalid'],
  ['no body', '', JSON_TYPE, 400, 'invalid'],
  ['a wrong type', '{"words":7}', JSON_TYPE, 400, 'invalid'],
  ['null', 'null', JSON_TYPE, 400, 'invalid'],
  ['an array', '[]', JSON_TYPE, 400, 'invalid'],
  ['an unknown field', '{"words":"a","more":1}', JSON_TYPE, 400, 'invalid'],
  ['a prototype', '{"words":"a","__proto__":{"admin":true}}', JSON_TYPE, 400, 'invalid'],
  ['a constructor', '{"words":"a","constructor":{"prototype":{}}}', JSON_TYPE, 400, 'invalid'],
  ['thirty thousand brackets', '['.repeat(30_000) + ']'.repeat(30_000), JSON_TYPE, 400, 'invalid'],
  ['a NUL', '{"words":"a\\u0000b"}', JSON_TYPE, 400, 'invalid'],
  ['a bell', '{"words":"a\\u0007b"}', JSON_TYPE, 400, 'invalid'],
  ['an old control character', '{"words":"a\\u0085b"}', JSON_TYPE, 400, 'invalid'],
  ['half a surrogate pair', '{"words":"a\\ud800b"}', JSON_TYPE, 400, 'invalid'],
  ['a NUL in a name', '{"words":"a","tags":{"x\\u0000":"y"}}', JSON_TYPE, 400, 'invalid'],
  ['a huge body', JSON.stringify({ words: 'a'.repeat(70_000) }), JSON_TYPE, 413, 'too_large'],
  ['a form', 'words=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'unsupported_type'],
  ['plain text', '{"words":"a"}', { 'content-type': 'text/plain' }, 415, 'unsupported_type'],
  ['no type', '{"words":"a"}', {}, 415, 'unsupported_type'],
])('a request with %s is refused in the error format of the API', async (_case, payload, headers, status, code) => {
  const response = await post(payload, headers);
  expect(response.statusCode).toBe(status);
  expect(response.json()).toEqual({
    success: false,
    error: expect.objectContaining({
      code,
      message: expect.stringMatching(/^[A-Z].*\.$/),
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    }),
  });
});

test('a posted field is read from the body alone', async () => {
  const headers = JSON_TYPE;
  const response = await server.inject({ method: 'POST', url: '/api/notes?words=b', headers, payload: '{"words":"a"}' });
  expect([response.statusCode, response.json<ErrorResponse>().error.code]).toEqual([400, 'invalid']);
});

test.each([
  ['%2541', '%41'],
  ['%252e%252e%252f', '%2e%2e%2f'],
  ['a%2500', 'a%00'],
])('the path %s is decoded once', async (sent, text) => {
  expect((await server.inject(`/api/echo/${sent}`)).json()).toEqual({ text });
});

test('an invalid field is named by its path', async () => {
  const response = await post('{"words":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","tags":{"x":1}}');
  expect(Object.keys(response.json<ErrorResponse>().error.fields ?? {})).toEqual(['words', 'tags.x']);
});

test.each([
  ['an unknown route', '/api/nothing', 404, 'not_found'],
  ['the bare prefix', '/api', 404, 'not_found'],
  ['a path with a NUL', '/api/notes/a%00b', 400, 'invalid'],
  ['a query with a NUL', '/api/notes/a?q=%00', 400, 'invalid'],
  ['a query with a NUL among what is not encoded well', '/api/notes/a?q=%zz%00', 400, 'invalid'],
  ['a path with an old control character', '/api/notes/a%C2%85', 400, 'invalid'],
  ['a path that is not encoded well', '/api/notes/%zz', 400, 'invalid'],
  ['a path that is not UTF-8', '/api/notes/%c3%28', 400, 'invalid'],
  ['a path with a NUL outside the API', '/outside/a%00b', 400, 'invalid'],
  ['a query with a NUL outside the API', '/outside/a?q=%00', 400, 'invalid'],
])('a request with %s is refused in the error format of the API', async (_case, url, status, code) => {
  const response = await server.inject(url);
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ success: false, error: { code } });
});

test('an error of the server is answered without its message', async () => {
  broken.mockRejectedValueOnce(Object.assign(new Error('relation "secrets" does not exist'), { code: '42P01' }));
  const response = await server.inject('/api/broken');
  expect(response.statusCode).toBe(500);
  expect(response.json()).toMatchObject({ error: { code: 'internal' } });
  expect(response.body).not.toContain('secrets');
});

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });

test.each([
  withCode('connect ECONNREFUSED 10.0.0.7:5432', 'ECONNREFUSED'),
  withCode('terminating connection due to administrator command', '57P01'),
  withCode('could not extend file "base/5/16384": No space left on device', '53100'),
  withCode('out of memory', '53200'),
  withCode('could not read block 7 in file "base/5/16384"', '58030'),
  withCode('cannot execute INSERT in a read-only transaction', '25006'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Query read timeout'),
  new Error('Client has encountered a connection error and is not queryable'),
])('a database that cannot serve is answered 503 with a time to wait (%s)', async (error) => {
  broken.mockRejectedValueOnce(error);
  const response = await server.inject('/api/broken');
  expect([response.statusCode, response.json<ErrorResponse>().error.code]).toEqual([503, 'unavailable']);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
});

test.each([
  ['no HTTP at all', 'HELLO\r\n\r\n', 400],
  ['two lengths', `${POST_NOTE}content-length: 13\r\ncontent-length: 14\r\n\r\n${NOTE} `, 400],
  ['a length and parts', `${POST_NOTE}content-length: 13\r\ntransfer-encoding: chunked\r\n\r\nd\r\n${NOTE}\r\n0\r\n\r\n`, 400],
  ['a length with a sign', `${POST_NOTE}content-length: +13\r\n\r\n${NOTE}`, 400],
  ['parts whose length has a prefix', `${POST_NOTE}transfer-encoding: chunked\r\n\r\n0xd\r\n${NOTE}\r\n0\r\n\r\n`, 400],
  ['a blank before a colon', `${POST_NOTE}content-length : 13\r\n\r\n${NOTE}`, 400],
  ['headers without end', `GET /api/notes/1 HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])('a request with %s is refused in the error format of the API', async (_case, bytes, status) => {
  const { port } = server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.end(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(body)).toMatchObject({ success: false, error: { message: expect.stringMatching(/\.$/) } });
});
