import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MailOrder } from '../../../core/mails/mail-facts.ts';
import { HOUR_MS } from '../../../core/time.ts';
import type { Purpose } from '../../money/account-links/store.ts';
import { buyer, mailedToken, signedIn } from '../../money/manage/testing.ts';
import { JOB_TABLE } from '../../platform/jobs/tables.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { hashOf } from '../../platform/token.ts';
import { readAddress } from './erase.ts';
import { privacyFixture } from './testing.ts';

/** Only access to its mailbox lets a person delete, export, read or cancel for an address. */
const shop = openBeforeAll(privacyFixture);
let ada: Awaited<ReturnType<typeof buyer>>;
beforeAll(async () => {
  ada = await buyer(shop, { email: 'ada@example.com' });
});
beforeEach(async () => {
  shop.clock.aheadMs = 0;
  shop.mails.length = 0;
  await shop.db.deleteFrom('account_links').execute();
});

type LinkKind = {
  readonly purpose: Purpose;
  readonly ask: string;
  readonly mail: MailOrder['template'];
  readonly use: string;
  readonly hours: number;
};
const LINK_KINDS: readonly LinkKind[] = [
  { purpose: 'deletion', ask: '/deleteUser', mail: 'deletion-link', use: '/deletions', hours: 24 },
  { purpose: 'export', ask: '/export-links', mail: 'export-link', use: '/exports', hours: 24 },
  { purpose: 'manage', ask: '/manage-links', mail: 'manage-link', use: '/manage-sessions', hours: 1 },
];

const send = (url: string, payload: object, cookies: Readonly<Record<string, string>> = {}) =>
  (url.startsWith('/manage') ? shop.desk : shop.office).inject({ method: 'POST', url: `/api${url}`, payload, cookies });

async function mailed({ ask, mail }: LinkKind, email = ada.email): Promise<string> {
  await send(ask, { email });
  await shop.queue.drain();
  return mailedToken(shop, mail, email);
}

/** All data of Ada, except for the links that were just requested. */
async function adasData(): Promise<string> {
  const { account_links, account_sessions, [JOB_TABLE]: jobs, ...tables } = await readAddress(shop.db, ada.email);
  return JSON.stringify(tables);
}

describe.each(LINK_KINDS)('a link for $purpose', (link) => {
  const ALTERED: readonly (readonly [string, (token: string) => string])[] = [
    ['guessed', () => 'a'.repeat(43)],
    ['empty', () => ''],
    ['altered at its end', (token) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
    ['altered at its start', (token) => `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`],
    ['lengthened', (token) => `${token}A`],
    ['shortened', (token) => token.slice(0, -1)],
    ['in another case', (token) => token.toUpperCase()],
    ['replaced by its stored digest', (token) => hashOf(token)],
    ['replaced by the address', () => 'ada@example.com'],
    ['replaced by a wildcard', () => '%'],
    ['replaced by a piece of SQL', () => "' or 1=1 --"],
  ];
  test.each(ALTERED)('that is %s is refused', async (_case, change) => {
    const before = await adasData();
    const refused = await send(link.use, { token: change(await mailed(link)) });
    expect([refused.statusCode, refused.json().error.code]).toEqual([404, 'not_found']);
    expect(refused.cookies).toEqual([]);
    expect(refused.body).not.toContain(ada.email);
    await shop.queue.drain();
    expect(await adasData()).toBe(before);
  });

  test.each([[['x']], [null], [{ $ne: '' }], ['x'.repeat(201)], ['a\u0000b']])(
    'with the malformed token %j is refused',
    async (token) => {
      expect((await send(link.use, { token })).statusCode).toBe(400);
      expect((await send(link.use, { token: 'x', email: ada.email })).statusCode).toBe(400);
    },
  );

  test('is refused after its time', async () => {
    const token = await mailed(link);
    shop.clock.aheadMs = link.hours * HOUR_MS;
    expect((await send(link.use, { token })).statusCode).toBe(404);
  });

  test('is refused for every other purpose', async () => {
    const before = await adasData();
    for (const other of LINK_KINDS) {
      if (other === link) continue;
      expect((await send(other.use, { token: await mailed(link) })).statusCode).toBe(404);
    }
    expect((await send('/manage/email-confirmations', { token: await mailed(link) })).statusCode).toBe(404);
    expect(await adasData()).toBe(before);
  });

  test('is mailed only to the address that it acts on', async () => {
    await shop.db
      .insertInto('leads')
      .values({ email: 'eve@example.com', source: 'keep-results' })
      .onConflict((row) => row.doNothing())
      .execute();
    await send(link.ask, { email: ada.email });
    await send(link.ask, { email: 'eve@example.com' });
    await shop.queue.drain();
    const links = shop.mails.filter(({ to }) => to === 'eve@example.com');
    expect(JSON.stringify(links)).not.toContain(mailedToken(shop, link.mail, ada.email));
    for (const mail of shop.mails) expect([ada.email, 'eve@example.com']).toContain(mail.to);
  });

  test('has the same answer and the same job for a known and an unknown address, and a mail for the known one alone', async () => {
    const response = await send(link.ask, { email: ada.email });
    const unknown = await send(link.ask, { email: 'nobody@example.com' });
    expect([unknown.statusCode, unknown.body, Object.keys(unknown.headers)]).toEqual([
      response.statusCode,
      response.body,
      Object.keys(response.headers),
    ]);
    expect(unknown.headers['content-length']).toBe(response.headers['content-length']);
    expect(await shop.queue.waiting()).toEqual(['account-link', 'account-link']);
    await shop.queue.drain();
    expect(shop.mails.map(({ to }) => to)).toEqual([ada.email]);
  });

  test('cannot be used from a page of another site', async () => {
    const token = await mailed(link);
    const server = link.use.startsWith('/manage') ? shop.desk : shop.office;
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const refused = await server.inject({ method: 'POST', url: `/api${link.use}`, payload: { token }, headers });
      expect(refused.statusCode).toBe(403);
    }
  });
});

test('a GET request with the token of a mailed link deletes, exports and signs in nothing', async () => {
  const before = await adasData();
  for (const link of LINK_KINDS) {
    const token = await mailed(link);
    for (const url of [`/api${link.use}`, `/api${link.use}?token=${token}`, `/api${link.use}/${token}`]) {
      for (const method of ['GET', 'HEAD'] as const) {
        expect((await shop.office.inject({ method, url })).statusCode).toBe(404);
        expect((await shop.desk.inject({ method, url })).statusCode).toBe(404);
      }
    }
    expect((await send(link.use, { token }, {})).statusCode).toBe(200);
    if (link.purpose === 'deletion') break; // it was confirmed
  }
  await shop.db.deleteFrom('deletion_requests').execute();
  expect(await adasData()).toBe(before);
});

test('a session or another cookie gives no access to the data of another buyer', async () => {
  const eve = await buyer(shop, { email: 'eve@shop.example' });
  const { cookies } = await signedIn(shop, eve.email);
  const before = await adasData();
  const token = await mailed(LINK_KINDS[0] as LinkKind);
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
  expect(await adasData()).toBe(before);
});

test('an export token works once, also for concurrent requests', async () => {
  const token = await mailed(LINK_KINDS[1] as LinkKind);
  const answers = await Promise.all([1, 2, 3].map(() => send('/exports', { token })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
  expect((await send('/exports', { token })).statusCode).toBe(404);
});

test('a deletion token works once, and does not delete a lead that returns with the same address', async () => {
  const link = LINK_KINDS[0] as LinkKind;
  await shop.db.insertInto('leads').values({ email: 'back@example.com', source: 'keep-results' }).execute();
  const token = await mailed(link, 'back@example.com');
  const answers = await Promise.all([1, 2, 3].map(() => send('/deletions', { token })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
  await shop.runOn();
  await shop.db.insertInto('leads').values({ email: 'back@example.com', source: 'keep-results' }).execute();
  expect((await send('/deletions', { token })).statusCode).toBe(404);
  expect((await send('/deletions/preview', { token })).statusCode).toBe(404);
  await shop.runOn();
  expect(await shop.db.selectFrom('leads').select('email').where('email', '=', 'back@example.com').execute()).toHaveLength(1);
});

test('the status of a deletion needs the token that confirmed it', async () => {
  const token = await mailed(LINK_KINDS[0] as LinkKind);
  for (const other of [token, 'a'.repeat(43), hashOf(token), '']) {
    expect((await send('/deletions/status', { token: other })).statusCode).toBe(404);
  }
});
