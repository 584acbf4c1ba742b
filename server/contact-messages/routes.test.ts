import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '../db/client.ts';
import { testDatabase } from '../db/testing.ts';
import type { Server } from '../http/server.ts';
import { testServer } from '../http/testing.ts';
import { contactMessageRoutes } from './routes.ts';

const MESSAGE = { name: 'Ann', email: 'ann@example.com', message: 'Hello,\n\nwhere is my plan? 🌸' };
let db: Db;
let server: Server;
beforeAll(async () => {
  db = await testDatabase();
  server = testServer(contactMessageRoutes({ db }));
});
beforeEach(() => db.deleteFrom('contact_messages').execute());
afterAll(async () => {
  await server.close();
  await db.destroy();
});

const send = (payload: Record<string, unknown>) => server.inject({ method: 'POST', url: '/api/contact-messages', payload });
const messages = () => db.selectFrom('contact_messages').select(['name', 'email', 'message']).execute();

test('a message is stored as it was written', async () => {
  const response = await send(MESSAGE);
  expect([response.statusCode, response.json()]).toEqual([200, { success: true }]);
  expect(await messages()).toEqual([MESSAGE]);
});

test.each([
  ['no name', { name: undefined }, 'name'],
  ['blanks for a name', { name: '   ' }, 'name'],
  ['a wrong address', { email: 'ann@' }, 'email'],
  ['an empty message', { message: '' }, 'message'],
  ['a message that is too long', { message: 'a'.repeat(5001) }, 'message'],
  ['a NUL', { message: 'a\u0000b' }, 'message'],
  ['an escape sequence', { name: '\u001b[2J' }, 'name'],
  ['an old escape sequence', { message: '\u009b2J' }, 'message'],
  ['a name of two lines', { name: 'Ann\nBcc: bob@example.com' }, 'name'],
  ['an address that reads backwards', { email: 'a\u202enn@example.com' }, 'email'],
  ['an unknown field', { subject: 'Hi' }, ''],
])('%s is refused and nothing is stored', async (_case, change, field) => {
  const response = await send({ ...MESSAGE, ...change });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ success: false, error: { fields: { [field]: expect.any(String) } } });
  expect(await messages()).toEqual([]);
});
