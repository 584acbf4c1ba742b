import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Mail } from '../../../adapters/mail/port.ts';
import { plans } from '../../../content/plans.ts';
import { NO_CHANGES } from '../../../core/editions/apply.ts';
import { HOUR_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import type { Server } from '../../platform/http/server.ts';
import { testServer } from '../../platform/http/testing.ts';
import { type TestQueue, testQueue } from '../../platform/jobs/testing.ts';
import { mailJobs } from '../mails/jobs.ts';
import { ADDRESSES } from '../mails/testing.ts';
import { contactJobs } from './jobs.ts';
import { contactMessageRoutes } from './routes.ts';

const MESSAGE = { name: 'Ann', email: 'ann@example.com', message: 'Hello,\n\nwhere is my plan? 🌸' };
let db: Db;
let queue: TestQueue;
let server: Server;
let now = new Date('2026-11-21T10:00:00Z');
let sent: Mail[] = [];

beforeAll(async () => {
  db = await testDatabase();
  const send = async (mail: Mail) => {
    sent.push(mail);
    return { ok: true } as const;
  };
  const addresses = { from: 'support@petalune.example', ...ADDRESSES };
  const { mail } = mailJobs({
    mail: { send },
    ...addresses,
    plans,
    onUnknownRecipient: async () => undefined,
    draftOf: async () => NO_CHANGES,
    firstPageOf: async () => undefined,
    planLinkOf: async () => ({}),
  });
  queue = await testQueue(db, () => now, contactJobs({ db, mail }));
  server = testServer(contactMessageRoutes({ db, queue, mailsPerDay: 0, now: () => now }));
});
beforeEach(async () => {
  await db.deleteFrom('contact_messages').execute();
  await queue.drain();
  sent = [];
});
afterAll(async () => {
  await server.close();
  await db.destroy();
});

const send = (change: Record<string, unknown> = {}) =>
  server.inject({ method: 'POST', url: '/api/contact-messages', payload: { ...MESSAGE, ...change } });
const messages = () => db.selectFrom('contact_messages').select(['name', 'email', 'message']).execute();
const mailed = async () => {
  await queue.drain();
  return sent;
};
const advance = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

test('a contact message is stored as it was written', async () => {
  const response = await send();
  expect([response.statusCode, response.json()]).toEqual([200, { success: true }]);
  expect(await messages()).toEqual([MESSAGE]);
});

test('a contact message is mailed to support with the sender as the reply address, and the sender gets a confirmation', async () => {
  await send();
  const mails = await mailed();
  expect(mails.map(({ to, replyTo }) => [to, replyTo])).toEqual([
    ['support@petalune.example', 'ann@example.com'],
    ['ann@example.com', undefined],
  ]);
  expect(mails[0]?.text).toContain(MESSAGE.message);
  expect(new Set(mails.map(({ text }) => /Reference: ([0-9A-F]{8})\b/.exec(text)?.[1])).size).toBe(1);
});

test('the confirmation of a contact message repeats no text of its sender', async () => {
  const bait = 'Call 1-800-555-0100 or see evil.example: you were charged';
  await send({ name: bait, message: bait });
  const toSender = (await mailed()).find(({ to }) => to === MESSAGE.email);
  expect(toSender).toBeDefined();
  expect(JSON.stringify(toSender)).not.toMatch(/1-800|evil|charged/);
});

test('a contact message that was deleted before its mail was sent is not mailed', async () => {
  await send();
  await db.deleteFrom('contact_messages').execute();
  expect(await mailed()).toEqual([]);
});

test('a contact message that is repeated within a day, even concurrently, is stored once', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => send()));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  await send({ email: ' Ann@Example.com' });
  expect(await messages()).toHaveLength(1);
  expect(await mailed()).toHaveLength(2);
  advance(25 * HOUR_MS);
  await send();
  expect(await messages()).toHaveLength(2);
});

test('strangers who write under an address keep its owner from no message, and mail it three confirmations a day', async () => {
  for (let n = 0; n < 9; n++) expect((await send({ message: `${n}` })).statusCode).toBe(200);
  const recipients = (await mailed()).map(({ to }) => to);
  expect(recipients.filter((to) => to === 'support@petalune.example')).toHaveLength(9);
  expect(recipients.filter((to) => to === MESSAGE.email)).toHaveLength(3);
});

test('a contact message with a filled honeypot field gets the usual answer and is not stored', async () => {
  const real = await send();
  const spam = await send({ message: 'Buy now', topic: 'Pills' });
  expect([spam.statusCode, spam.body]).toEqual([real.statusCode, real.body]);
  expect(await messages()).toEqual([MESSAGE]);
  expect((await send({ message: 'And again', topic: '' })).statusCode).toBe(200);
  expect(await messages()).toHaveLength(2);
});

test('a contact message that was written too fast is refused with a wait, and accepted after it', async () => {
  const early = await send({ tookMs: 800 });
  expect([early.statusCode, early.headers['retry-after']]).toEqual([429, '3']);
  expect(await messages()).toEqual([]);
  expect((await send({ tookMs: 3000 })).statusCode).toBe(200);
  expect(await messages()).toEqual([MESSAGE]);
});

test.each([
  ['no name', { name: undefined }, 'name'],
  ['a blank name', { name: '   ' }, 'name'],
  ['a wrong address', { email: 'ann@' }, 'email'],
  ['an empty message', { message: '' }, 'message'],
  ['a message that is too long', { message: 'a'.repeat(5001) }, 'message'],
  ['a NUL character', { message: 'a\u0000b' }, 'message'],
  ['an escape sequence', { name: '\u001b[2J' }, 'name'],
  ['an old escape sequence', { message: '\u009b2J' }, 'message'],
  ['a name of two lines', { name: 'Ann\nBcc: bob@example.com' }, 'name'],
  ['a right-to-left override in its name', { name: 'Ann\u202e dnufeR' }, 'name'],
  ['a directional isolate in its name', { name: '\u2066Ann' }, 'name'],
  ['a right-to-left override in its address', { email: 'a\u202enn@example.com' }, 'email'],
  ['an unknown field', { subject: 'Hi' }, ''],
  ['an invalid time', { tookMs: '3000' }, 'tookMs'],
])('a contact message with %s is refused and not stored', async (_case, change, field) => {
  const response = await send(change);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ success: false, error: { fields: { [field]: expect.any(String) } } });
  expect(await messages()).toEqual([]);
});
