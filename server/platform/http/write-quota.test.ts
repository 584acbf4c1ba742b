import { expect, test } from 'vitest';
import { openAddressCounts } from './address-counts.ts';
import { testServer } from './testing.ts';
import { withinWriteQuota } from './write-quota.ts';

const DAY_BEGINS = Date.UTC(2026, 4, 1);

function store(bytesPerDay: number) {
  const state = { at: DAY_BEGINS, isFull: false };
  const counts = openAddressCounts({ now: () => new Date(state.at) });
  const limit = withinWriteQuota({ counts, bytesPerDay, isFull: async () => state.isFull });
  const server = testServer(
    limit(async (app) => {
      app.get('/notes', async () => ({}));
      app.post('/notes', async () => ({}));
    }),
  );
  const post = async (bytes: number, remoteAddress = '203.0.113.1') =>
    (await server.inject({ method: 'POST', url: '/api/notes', remoteAddress, payload: { n: 'x'.repeat(bytes - 8) } })).statusCode;
  return { state, server, post };
}

test('an address writes so many bytes a day, each row included, and others go on', async () => {
  const { state, server, post } = store(4096);
  expect([await post(1024), await post(1024), await post(1024), await post(512)]).toEqual([200, 200, 429, 200]);
  expect(await post(512, '203.0.113.2')).toBe(200);
  expect((await server.inject({ url: '/api/notes', remoteAddress: '203.0.113.1' })).statusCode).toBe(200);
  state.at += 24 * 60 * 60 * 1000;
  expect(await post(1024)).toBe(200);
});

test('a body that names no length counts as the longest that is read', async () => {
  const { server, post } = store(64 * 1024);
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"n":"x"}'));
      controller.close();
    },
  });
  const chunked = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' };
  const sent = await fetch(`${address}/api/notes`, chunked);
  expect(sent.status).toBe(429);
  expect(await post(1024)).toBe(200);
  await server.close();
});

test('nothing but orders is taken while the disk is nearly full', async () => {
  const { state, post } = store(0);
  state.isFull = true;
  expect(await post(64)).toBe(503);
  state.isFull = false;
  expect(await post(64)).toBe(200);
});
