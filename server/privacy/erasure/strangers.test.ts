import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MailOrder } from '../../../core/mails/mail-facts.ts';
import { HOUR_MS } from '../../../core/time.ts';
import { hashOf, type Purpose } from '../../money/account-links/store.ts';
import { buyer, mailedToken, signedIn } from '../../money/manage/testing.ts';
import { JOB_TABLE } from '../../platform/jobs/tables.ts';
import { readAddress } from './erase.ts';
import { type PrivacyFixture, privacyFixture } from './testing.ts';

/** Nobody deletes, exports, reads or cancels for an address whose mailbox they cannot read. */
let shop: PrivacyFixture;
let ada: Awaited<ReturnType<typeof buyer>>;
beforeAll(async () => {
  shop = await privacyFixture();
  ada = await buyer(shop, { email: 'ada@example.com' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.aheadMs = 0;
  shop.mails.length = 0;
  await shop.db.deleteFrom('account_links').execute();
});

type Way = {
  readonly purpose: Purpose;
  readonly ask: string;
  readonly mail: MailOrder['template'];
  readonly use: string;
  readonly hours: number;
};
const WAYS: readonly Way[] = [
  { purpose: 'deletion', ask: '/deleteUser', mail: 'deletion-link', use: '/deletions', hours: 24 },
  { purpose: 'export', ask: '/export-links', mail: 'export-link', use: '/exports', hours: 24 },
  { purpose: 'manage', ask: '/manage-links', mail: 'manage-link', use: '/manage-sessions', hours: 1 },
];

const send = (url: string, payload: object, cookies: Readonly<Record<string, string>> = {}) =>
  (url.startsWith('/manage') ? shop.desk : shop.office).inject({ method: 'POST', url: `/api${url}`, payload, cookies });

async function mailed({ ask, mail }: Way, email = ada.email): Promise<string> {
  await send(ask, { email });
  await shop.queue.drain();
  return mailedToken(shop, mail, email);
}

/** Everything of hers, but for the links that were just asked for. */
async function hers(): Promise<string> {
  const { account_links, account_sessions, [JOB_TABLE]: jobs, ...tables } = await readAddress(shop.db, ada.email);
  return JSON.stringify(tables);
}

describe.each(WAYS)('a link for $purpose', (way) => {
  const ALTERED: readonly (readonly [string, (token: string) => string])[] = [
    ['guessed', () => 'a'.repeat(43)],
    ['empty', () => ''],
    ['altered at its end', (token) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
    ['altered at its start', (token) => `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`],
    ['lengthened', (token) => `${token}A`],
    ['shortened', (token) => token.slice(0, -1)],
    ['in another case', (token) => token.toUpperCase()],
    ['the digest that the database has', (token) => hashOf(token)],
    ['the address', () => 'ada@example.com'],
    ['a pattern', () => '%'],
    ['a piece of SQL', () => "' or 1=1 --"],
  ];
  test.each(ALTERED)('that is %s is refused like any other', async (_case, change) => {
    const before = await hers();
    const refused = await send(way.use, { token: change(await mailed(way)) });
    expect([refused.statusCode, refused.json().error.code]).toEqual([404, 'not_found']);
    expect(refused.cookies).toEqual([]);
    expect(refused.body).not.toContain(ada.email);
    await shop.queue.drain();
    expect(await hers()).toBe(before);
  });

  test.each([[['x']], [null], [{ $ne: '' }], ['x'.repeat(201)], ['a\u0000b']])('made of %j is refused', async (token) => {
    expect((await send(way.use, { token })).statusCode).toBe(400);
    expect((await send(way.use, { token: 'x', email: ada.email })).statusCode).toBe(400);
  });

  test('is of no use once its time is over', async () => {
    const token = await mailed(way);
    shop.clock.aheadMs = way.hours * HOUR_MS;
    expect((await send(way.use, { token })).statusCode).toBe(404);
  });

  test('does nothing of what the others are for', async () => {
    const before = await hers();
    for (const other of WAYS) {
      if (other === way) continue;
      expect((await send(other.use, { token: await mailed(way) })).statusCode).toBe(404);
    }
    expect((await send('/manage/email-confirmations', { token: await mailed(way) })).statusCode).toBe(404);
    expect(await hers()).toBe(before);
  });

  test('that was asked for by somebody else acts on the address that it went to, and is sent to no other', async () => {
    await shop.db
      .insertInto('leads')
      .values({ email: 'eve@example.com', source: 'keep-results' })
      .onConflict((row) => row.doNothing())
      .execute();
    await send(way.ask, { email: ada.email });
    await send(way.ask, { email: 'eve@example.com' });
    await shop.queue.drain();
    const links = shop.mails.filter(({ to }) => to === 'eve@example.com');
    expect(JSON.stringify(links)).not.toContain(mailedToken(shop, way.mail, ada.email));
    for (const mail of shop.mails) expect([ada.email, 'eve@example.com']).toContain(mail.to);
  });

  test('is answered the same, byte for byte, whether the address is known or not, and queues the same', async () => {
    const response = await send(way.ask, { email: ada.email });
    const unknown = await send(way.ask, { email: 'nobody@example.com' });
    expect([unknown.statusCode, unknown.body, Object.keys(unknown.headers)]).toEqual([
      response.statusCode,
      response.body,
      Object.keys(response.headers),
    ]);
    expect(unknown.headers['content-length']).toBe(response.headers['content-length']);
    expect(await shop.queue.waiting()).toEqual(['account-link', 'account-link']);
    await shop.queue.drain();
  });

  test('is not mailed more than five times an hour to one address, whoever asks', async () => {
    for (let i = 0; i < 9; i++) await send(way.ask, { email: ada.email });
    await shop.queue.drain();
    expect(shop.mails).toHaveLength(5);
  });

  test('does not work from a page of another site', async () => {
    const token = await mailed(way);
    const server = way.use.startsWith('/manage') ? shop.desk : shop.office;
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const refused = await server.inject({ method: 'POST', url: `/api${way.use}`, payload: { token }, headers });
      expect(refused.statusCode).toBe(403);
    }
  });
});

test('nothing is deleted, told or signed in by a link in a GET, as programs that read mail follow it', async () => {
  const before = await hers();
  for (const way of WAYS) {
    const token = await mailed(way);
    for (const url of [`/api${way.use}`, `/api${way.use}?token=${token}`, `/api${way.use}/${token}`]) {
      for (const method of ['GET', 'HEAD'] as const) {
        expect((await shop.office.inject({ method, url })).statusCode).toBe(404);
        expect((await shop.desk.inject({ method, url })).statusCode).toBe(404);
      }
    }
    expect((await send(way.use, { token }, {})).statusCode).toBe(200);
    if (way.purpose === 'deletion') break; // it was confirmed
  }
  await shop.db.deleteFrom('deletion_requests').execute();
  expect(await hers()).toBe(before);
});

test('being signed in as somebody, or holding their cookie of another kind, opens nothing of anybody else', async () => {
  const eve = await buyer(shop, { email: 'eve@shop.example' });
  const { cookies } = await signedIn(shop, eve.email);
  const before = await hers();
  const token = await mailed(WAYS[0] as Way);
  for (const swapped of [
    cookies,
    { manage: token },
    { manage: hashOf(token) },
    { visitor: ada.visitor },
    { ...cookies, visitor: ada.visitor },
  ]) {
    for (const kind of ['cancel', 'withdraw'] as const) {
      const refused = await send(`/manage/subscriptions/${ada.id}/requests`, { kind }, swapped);
      expect([401, 404]).toContain(refused.statusCode);
    }
    const seen = await shop.desk.inject({ url: '/api/manage', cookies: swapped });
    expect(seen.body).not.toContain(ada.email);
    expect((await send('/deletions', { token: cookies.manage }, swapped)).statusCode).toBe(404);
    expect((await send('/exports', { token: cookies.manage }, swapped)).statusCode).toBe(404);
  }
  expect(await hers()).toBe(before);
});

test('a token that exported once exports nothing again, also for two who try at once', async () => {
  const token = await mailed(WAYS[1] as Way);
  const answers = await Promise.all([1, 2, 3].map(() => send('/exports', { token })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
  expect((await send('/exports', { token })).statusCode).toBe(404);
});

test('a token that confirmed a deletion confirms nothing again: who comes back under the address is not deleted by it', async () => {
  const way = WAYS[0] as Way;
  await shop.db.insertInto('leads').values({ email: 'back@example.com', source: 'keep-results' }).execute();
  const token = await mailed(way, 'back@example.com');
  const answers = await Promise.all([1, 2, 3].map(() => send('/deletions', { token })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
  await shop.runOn();
  await shop.db.insertInto('leads').values({ email: 'back@example.com', source: 'keep-results' }).execute();
  expect((await send('/deletions', { token })).statusCode).toBe(404);
  expect((await send('/deletions/preview', { token })).statusCode).toBe(404);
  await shop.runOn();
  expect(await shop.db.selectFrom('leads').select('email').where('email', '=', 'back@example.com').execute()).toHaveLength(1);
});

test('how far a deletion is, is told to whoever confirmed it and to nobody else', async () => {
  const token = await mailed(WAYS[0] as Way);
  for (const other of [token, 'a'.repeat(43), hashOf(token), '']) {
    expect((await send('/deletions/status', { token: other })).statusCode).toBe(404);
  }
});
