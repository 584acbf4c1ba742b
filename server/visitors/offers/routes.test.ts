import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../platform/db/client.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import type { Server } from '../../platform/http/server.ts';
import { testServer } from '../../platform/http/testing.ts';
import { offerRoutes } from './routes.ts';

const START = Date.parse('2026-11-20T12:00:00Z');
const nothing = async () => undefined;
let now = START;
let db: Db;
let server: Server;

beforeAll(async () => {
  db = await testDatabase();
  server = testServer(offerRoutes({ db, offerSeconds: 600, findBoughtPlan: nothing, now: () => new Date(now) }));
});
afterAll(async () => {
  await server.close();
  await db.destroy();
});

const ASK = { method: 'POST', url: '/api/offer', payload: {} } as const;
const ask = (visitor?: string) => server.inject({ ...ASK, ...(visitor && { cookies: { visitor } }) });

test('the first visit to the sales page starts an offer of 600 seconds and a strictly necessary cookie', async () => {
  now = START;
  const response = await ask();
  expect(response.json()).toEqual({ deadline: START + 600_000, now: START });
  expect(response.cookies).toEqual([
    expect.objectContaining({ name: 'visitor', httpOnly: true, sameSite: 'Lax', path: '/', value: expect.any(String) }),
  ]);
});

test('an offer does not start again, neither on a reload nor after its end', async () => {
  now = START;
  const visitor = (await ask()).cookies[0]?.value;
  for (const later of [1_000, 599_999, 600_000, 86_400_000]) {
    now = START + later;
    const response = await ask(visitor);
    expect(response.json()).toEqual({ deadline: START + 600_000, now });
    expect(response.cookies).toEqual([]);
  }
});

test('two concurrent tabs get the same deadline of the offer', async () => {
  const visitor = '11111111-1111-4111-8111-111111111111';
  let ticks = START;
  const racing = testServer(offerRoutes({ db, offerSeconds: 600, findBoughtPlan: nothing, now: () => new Date(ticks++) }));
  const answers = await Promise.all(Array.from({ length: 8 }, () => racing.inject({ ...ASK, cookies: { visitor } })));
  expect(new Set(answers.map((answer) => answer.json().deadline)).size).toBe(1);
  await racing.close();
});

test('switching the offer off ends none that runs', async () => {
  now = START;
  const visitor = (await ask()).cookies[0]?.value ?? '';
  const without = testServer(offerRoutes({ db, offerSeconds: 0, findBoughtPlan: nothing, now: () => new Date(now) }));
  expect((await without.inject(ASK)).json()).toEqual({ deadline: START, now: START });
  expect((await without.inject({ ...ASK, cookies: { visitor } })).json().deadline).toBe(START + 600_000);
  await without.close();
});

test('an unknown cookie of an offer is replaced', async () => {
  const response = await ask("' or 1=1");
  expect(response.statusCode).toBe(200);
  expect(response.cookies[0]?.value).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([
  ['a deadline of the caller’s own', { payload: { deadline: 4_102_444_800_000 } }],
  ['a list', { payload: [] }],
  ['nothing', { payload: '' }],
  ['a query', { query: { deadline: '4102444800000' } }],
])('a request for an offer with %s is refused and gets no cookie', async (_case, change) => {
  const response = await server.inject({ ...ASK, ...change });
  expect([response.statusCode, response.cookies]).toEqual([400, []]);
});
