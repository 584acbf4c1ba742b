import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keepResultsCopy } from '../content/pages/keep-results.ts';
import { DAY_MS } from '../core/time.ts';
import { contactMessageRoutes } from './messages/contact-messages/routes.ts';
import { confirmationLinks } from './money/account-links/confirmation-links.ts';
import { manageRoutes } from './money/manage/routes.ts';
import { buyer, type ManageFixture, mailedToken, manageFixture, signedIn } from './money/manage/testing.ts';
import { MAILS_SPENT, openMailQuota } from './platform/http/mail-quota.ts';
import type { Server } from './platform/http/server.ts';
import { limitedTestServer } from './platform/http/testing.ts';
import { deletionRequestRoutes } from './privacy/deletion-requests/routes.ts';
import { exportRoutes } from './privacy/export/routes.ts';
import { leadRoutes } from './visitors/leads/routes.ts';

let shop: ManageFixture;
const servers: Server[] = [];
beforeAll(async () => {
  shop = await manageFixture();
  shop.queue.work({ 'contact-mail': async () => undefined });
});
beforeEach(async () => {
  shop.clock.aheadMs = 0;
  await shop.db.deleteFrom('address_counts').execute();
  await shop.queue.drain();
  await shop.db.deleteFrom('contact_messages').execute();
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await shop.close();
});

/** One of several servers on one database. Its routes have no other limit here. */
function server(perDay = 5000): Server {
  const { deps } = shop;
  const opened = limitedTestServer(
    { mails: openMailQuota({ db: shop.db, perDay, now: deps.now }) },
    manageRoutes({ ...deps, portal: true }),
    deletionRequestRoutes(deps),
    exportRoutes(deps),
    leadRoutes({ ...deps, links: confirmationLinks, abandonedQuizHours: 24 }),
    contactMessageRoutes(deps),
  );
  servers.push(opened);
  return opened;
}

type Asked = {
  readonly network?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: Readonly<Record<string, string>>;
};

function post(to: Server, url: string, payload: object, { network = '203.0.113.1', ...asked }: Asked = {}) {
  return to.inject({ method: 'POST', url: `/api${url}`, payload, remoteAddress: network, ...asked });
}

const someone = () => `${randomUUID()}@example.com`;

/** Every route with which one person can have another mailed, by an address that is typed. */
const ROUTES: readonly (readonly [url: string, body: () => object])[] = [
  ['/manage-links', () => ({ email: someone() })],
  ['/export-links', () => ({ email: someone() })],
  ['/deleteUser', () => ({ email: someone() })],
  ['/manage/email-changes', () => ({ email: someone() })],
  ['/addUserToMailchimp', () => ({ email: someone(), marketing: keepResultsCopy.marketing.version })],
  ['/contact-messages', () => ({ name: 'Ann', email: someone(), message: 'Hello', tookMs: 60_000 })],
];

/** To the addresses that were typed; each message is mailed to the support too. */
async function waitingMails(): Promise<number> {
  const jobs = await shop.queue.waiting();
  const { messages } = await shop.db
    .selectFrom('contact_messages')
    .select(({ fn }) => fn.countAll<number>().as('messages'))
    .executeTakeFirstOrThrow();
  return jobs.filter((job) => job === 'account-link' || job === 'contact-mail').length - Number(messages);
}

test('a network that asks for mails to sixty addresses over all routes at once, on two servers, has twenty sent', async () => {
  const { cookies } = await signedIn(shop, (await buyer(shop)).email);
  await shop.db.deleteFrom('address_counts').execute();
  const [left, right] = [server(), server()];
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      ROUTES.flatMap(([url, body]) => [left, right].map((one) => post(one, url, body(), { cookies }))),
    ).flat(),
  );
  expect(await waitingMails()).toBe(20);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429]));
});

describe('beyond its twenty mails', () => {
  async function spent() {
    const one = server();
    for (let i = 0; i < 20; i++) await post(one, '/export-links', { email: someone() });
    await shop.queue.drain();
    return one;
  }

  test.each(ROUTES.slice(0, 3))('a network is refused with that reason at %s', async (url, body) => {
    const refused = await post(await spent(), url, body());
    expect([refused.statusCode, refused.json().error.message]).toEqual([429, MAILS_SPENT]);
    expect(await waitingMails()).toBe(0);
  });

  test('a new address is not mailed, and the buyer who typed it reads why', async () => {
    const one = await spent();
    const { cookies } = await signedIn(shop, (await buyer(shop)).email);
    expect((await post(one, '/manage/email-changes', { email: someone() }, { cookies })).json().error.message).toBe(MAILS_SPENT);
    expect(await waitingMails()).toBe(0);
  });

  test('a lead and a message are kept without a mail', async () => {
    const one = await spent();
    const email = someone();
    expect((await post(one, '/addUserToMailchimp', { email, marketing: keepResultsCopy.marketing.version })).statusCode).toBe(
      200,
    );
    expect((await post(one, '/contact-messages', { name: 'Ann', email, message: 'Hello', tookMs: 60_000 })).statusCode).toBe(200);
    expect(await waitingMails()).toBe(0);
    const lead = await shop.db.selectFrom('leads').selectAll().where('email', '=', email).executeTakeFirst();
    expect(lead).toMatchObject({ consented_at: expect.any(Date), confirmed_at: null });
    expect(await shop.db.selectFrom('contact_messages').select('message').where('email', '=', email).execute()).toHaveLength(1);
  });

  test('another network is served, and the next day this one too', async () => {
    const one = await spent();
    expect((await post(one, '/export-links', { email: someone() }, { network: '203.0.113.2' })).statusCode).toBe(200);
    shop.clock.aheadMs = DAY_MS;
    expect((await post(one, '/export-links', { email: someone() })).statusCode).toBe(200);
  });
});

test('mails whose links are used do not count, and using links saves up no others', async () => {
  const { email } = await buyer(shop);
  const one = server();
  for (let i = 0; i < 22; i++) {
    expect((await post(one, '/manage-links', { email })).statusCode).toBe(200);
    await shop.queue.drain();
    expect((await post(one, '/manage-sessions', { token: mailedToken(shop, 'manage-link', email) })).statusCode).toBe(200);
    await shop.db.deleteFrom('account_links').execute();
  }
  const statuses = [];
  for (let i = 0; i < 22; i++) statuses.push((await post(one, '/export-links', { email: someone() })).statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
});

test('all networks together have a limit of their own', async () => {
  const one = server(30);
  const statuses = [];
  for (let i = 0; i < 40; i++)
    statuses.push((await post(one, '/export-links', { email: someone() }, { network: `203.0.113.${i}` })).statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
});

test('visitors behind a proxy that is not named are no single network', async () => {
  const one = server();
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  const ask = (network: string) => post(one, '/export-links', { email: someone() }, { network, headers });
  for (let i = 0; i < 25; i++) expect((await ask('10.0.0.1')).statusCode).toBe(200);
  const statuses = [];
  for (let i = 0; i < 22; i++) statuses.push((await ask('203.0.113.9')).statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
});
