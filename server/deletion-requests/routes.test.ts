import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '../db/client.ts';
import { testDatabase } from '../db/testing.ts';
import type { Server } from '../http/server.ts';
import { testServer } from '../http/testing.ts';
import { deletionRequestRoutes } from './routes.ts';
import { storeDeletionRequest } from './store.ts';

let db: Db;
let server: Server;
beforeAll(async () => {
  db = await testDatabase();
  server = testServer(deletionRequestRoutes({ db }));
});
beforeEach(() => db.deleteFrom('deletion_requests').execute());
afterAll(async () => {
  await server.close();
  await db.destroy();
});

const ask = (payload: Record<string, unknown>) => server.inject({ method: 'POST', url: '/api/deleteUser', payload });
const requests = () => db.selectFrom('deletion_requests').selectAll().execute();

test('a request is stored, nothing is deleted yet, and known and unknown addresses are answered alike', async () => {
  await db.insertInto('leads').values({ email: 'known@example.com', source: 'keep-results' }).execute();
  const known = await ask({ email: 'Known@Example.com' });
  const unknown = await ask({ email: 'unknown@example.com' });
  expect([known.statusCode, known.body]).toEqual([200, '{"success":true}']);
  expect([unknown.statusCode, unknown.body]).toEqual([200, '{"success":true}']);
  expect((await requests()).map(({ email, status }) => [email, status])).toEqual([
    ['known@example.com', 'open'],
    ['unknown@example.com', 'open'],
  ]);
  expect(await db.selectFrom('leads').select('email').execute()).toHaveLength(1);
});

test('the token of a request is random and only its digest is stored', async () => {
  await ask({ email: 'ann@example.com' });
  await ask({ email: 'ann@example.com' });
  const hashes = (await requests()).map((request) => request.token_hash);
  expect(new Set(hashes).size).toBe(2);
  for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{64}$/);
});

test('who holds the token sees whether the deletion is done', async () => {
  await storeDeletionRequest(db, 'ann@example.com', 'secret-token');
  const status = () => server.inject('/api/deletion-requests/secret-token');
  expect((await status()).json()).toEqual({ status: 'open' });
  await db.updateTable('deletion_requests').set({ status: 'done' }).execute();
  expect((await status()).json()).toEqual({ status: 'done' });
});

test.each([
  ['a guess', 'guess', 404],
  ['the digest itself', createHash('sha256').update('secret-token').digest('hex'), 404],
  ['a token that is too long', 'x'.repeat(90), 400],
  ['a NUL', '%00', 400],
  ['nothing', '', 404],
])('%s is not told anything', async (_case, token, status) => {
  await storeDeletionRequest(db, 'ann@example.com', 'secret-token');
  const response = await server.inject(`/api/deletion-requests/${token}`);
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ success: false });
});

test.each([{}, { email: 'ann' }, { email: null }, { email: 'ann@example.com', confirmed: true }])(
  '%j is refused and nothing is stored',
  async (payload) => {
    expect((await ask(payload)).statusCode).toBe(400);
    expect(await requests()).toEqual([]);
  },
);
