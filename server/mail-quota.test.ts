import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keepResultsCopy } from '../content/pages/keep-results.ts';
import type { MailOrder } from '../core/mails/mail-facts.ts';
import { casesOf, isQuick } from '../core/testing.ts';
import { DAY_MS, HOUR_MS } from '../core/time.ts';
import { contactMessageRoutes } from './messages/contact-messages/routes.ts';
import { confirmationLinks } from './money/account-links/confirmation-links.ts';
import { type AccountLinkJobDeps, accountLinkJobs } from './money/account-links/jobs.ts';
import { manageRoutes } from './money/manage/routes.ts';
import { buyer, type ManageFixture, mailedToken, manageFixture, signedIn } from './money/manage/testing.ts';
import { countAskedMails, MAILS_SPENT, openMailQuota, uncountMail } from './platform/http/mail-quota.ts';
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
function server(mailsPerDay = 5000): Server {
  const deps = { ...shop.deps, mailsPerDay };
  const opened = limitedTestServer(
    { mails: openMailQuota({ db: shop.db, limited: true, now: deps.now }) },
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

test('mails whose links are used do not count, and using links saves up no others', { tags: 'exhaustive' }, async () => {
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

describe('a mail whose link is used from another network', () => {
  const HOME = '203.0.113.1';
  const PHONE = '198.51.100.1';

  /** Every route with which a mailed link is used, after it was asked for at home. */
  const USES: readonly (readonly [purpose: string, use: (one: Server, network: string) => Promise<number>])[] = [
    ['a sign-in', async (one, network) => usedLink(one, '/manage-links', 'manage-link', '/manage-sessions', network)],
    ['a copy', async (one, network) => usedLink(one, '/export-links', 'export-link', '/exports', network)],
    ['a deletion', async (one, network) => usedLink(one, '/deleteUser', 'deletion-link', '/deletions', network)],
    [
      'a consent to tips',
      async (one, network) => {
        const email = someone();
        await post(one, '/addUserToMailchimp', { email, marketing: keepResultsCopy.marketing.version });
        await shop.queue.drain();
        return use(one, '/marketing-confirmations', 'marketing-confirmation', email, network);
      },
    ],
    [
      'another address',
      async (one, network) => {
        const { email } = await buyer(shop);
        const { cookies } = await signedIn(shop, email);
        const to = someone();
        await post(one, '/manage/email-changes', { email: to }, { cookies });
        await shop.queue.drain();
        return use(one, '/manage/email-confirmations', 'email-change', to, network, cookies);
      },
    ],
  ];

  async function usedLink(one: Server, ask: string, template: MailOrder['template'], url: string, network: string) {
    const { email } = await buyer(shop);
    await post(one, ask, { email });
    await shop.queue.drain();
    return use(one, url, template, email, network);
  }

  async function use(
    one: Server,
    url: string,
    template: MailOrder['template'],
    email: string,
    network: string,
    cookies: Readonly<Record<string, string>> = {},
  ) {
    return (await post(one, url, { token: mailedToken(shop, template, email) }, { network, cookies })).statusCode;
  }

  async function leftOf(one: Server, network: string): Promise<number> {
    const answers = [];
    for (let i = 0; i < 22; i++) answers.push((await post(one, '/export-links', { email: someone() }, { network })).statusCode);
    return answers.filter((status) => status === 200).length;
  }

  test.each(casesOf(USES, 1))(
    'counts no longer for the network that asked for %s, and saves none up for the other',
    async (_purpose, use) => {
      const one = server();
      for (let i = 0; i < 3; i++) await post(one, '/export-links', { email: someone() }, { network: PHONE });
      expect(await use(one, PHONE)).toBe(200);
      expect([await leftOf(one, HOME), await leftOf(one, PHONE)]).toEqual([20, 17]);
    },
  );

  test('the day after leaves the mails of that day as they are', { tags: 'exhaustive' }, async () => {
    const { email } = await buyer(shop);
    const one = server();
    shop.clock.aheadMs = DAY_MS - (Date.now() % DAY_MS) - HOUR_MS;
    await post(one, '/export-links', { email });
    await shop.queue.drain();
    shop.clock.aheadMs += 2 * HOUR_MS;
    for (let i = 0; i < 3; i++) await post(one, '/export-links', { email: someone() });
    const before = await shop.db.selectFrom('address_counts').selectAll().orderBy('key').execute();
    expect(await use(one, '/exports', 'export-link', email, HOME)).toBe(200);
    const after = await shop.db.selectFrom('address_counts').selectAll().orderBy('key').execute();
    const sinceMidnight = (counts: typeof before) =>
      counts.filter(({ ends_at }) => ends_at.getTime() > shop.deps.now().getTime());
    expect(sinceMidnight(after)).toEqual(sinceMidnight(before));
  });

  test('is given back once, when a job that was tried again mailed two links', { tags: 'exhaustive' }, async () => {
    const { email } = await buyer(shop);
    const one = server();
    const asked = await openMailQuota({ db: shop.db, limited: true, now: shop.deps.now }).take({
      ip: HOME,
      headers: {},
    } as FastifyRequest);
    for (let i = 0; i < 3; i++) await post(one, '/export-links', { email: someone() }, { network: HOME });
    const id = randomUUID();
    const tokens = [];
    for (let attempt = 1; attempt <= 2; attempt++) {
      await accountLinkJobs({ ...shop.deps, hasApp: false, mail: async (order) => void shop.mails.push(order) })['account-link'](
        { purpose: 'export', email, countKeys: asked ?? [] },
        { id, attempt },
      );
      tokens.push(mailedToken(shop, 'export-link', email));
    }
    for (const token of tokens) expect((await post(one, '/exports', { token }, { network: PHONE })).statusCode).toBe(200);
    expect(await leftOf(one, HOME)).toBe(17);
  });
});

describe('the mails of a day to all', () => {
  const PER_DAY = 3;
  const mail = async (order: MailOrder) => {
    shop.mails.push(order);
  };
  const jobs = (change: Partial<AccountLinkJobDeps> = {}) =>
    accountLinkJobs({ ...shop.deps, mailsPerDay: PER_DAY, hasApp: true, mail, ...change });
  const run = (purpose: 'manage' | 'deletion' | 'export', email: string, id: string = randomUUID()) =>
    jobs()['account-link']({ purpose, email }, { id, attempt: 1 });
  const asked = () => countAskedMails(shop.db, shop.deps.now());
  const mailed = (email: string) => shop.mails.filter(({ to }) => to === email).map(({ template }) => template);

  beforeEach(() => {
    shop.queue.work(jobs());
    shop.mails.length = 0;
  });
  afterAll(() => shop.queue.work(jobs({ mailsPerDay: 5000, hasApp: false })));

  async function spend() {
    for (let i = 0; i < PER_DAY; i++) await run('deletion', someone());
    expect(await asked()).toBe(PER_DAY);
  }

  test('are not used up by requests for addresses that are mailed nothing, from however many networks', {
    tags: 'exhaustive',
  }, async () => {
    const one = server();
    for (let i = 0; i < 10; i++) {
      for (const url of ['/manage-links', '/export-links'])
        expect((await post(one, url, { email: someone() }, { network: `203.0.113.${i}` })).statusCode).toBe(200);
    }
    await shop.queue.drain();
    expect([await asked(), shop.mails]).toEqual([0, []]);
  });

  test.each([
    ['/manage-links', 'manage-link'],
    ['/deleteUser', 'deletion-link'],
    ['/export-links', 'export-link'],
  ])('never keep a buyer from what %s mails, and count it', async (url, template) => {
    const { email } = await buyer(shop);
    await spend();
    expect((await post(server(), url, { email })).statusCode).toBe(200);
    await shop.queue.drain();
    expect([mailed(email), await asked()]).toEqual([expect.arrayContaining([template]), PER_DAY + 1]);
  });

  test('stop what goes to addresses that bought nothing, and no request is refused for it', { tags: 'exhaustive' }, async () => {
    const { cookies } = await signedIn(shop, (await buyer(shop)).email);
    const lead = someone();
    const one = server(PER_DAY);
    await post(one, '/addUserToMailchimp', { email: lead });
    await shop.db.deleteFrom('address_counts').execute();
    await spend();
    shop.mails.length = 0;
    for (const [url, body] of ROUTES) {
      const payload = url === '/export-links' ? { email: lead } : body();
      expect([url, (await post(one, url, payload, { cookies })).statusCode]).toEqual([url, 200]);
    }
    const contact = (await shop.queue.waiting()).filter((job) => job === 'contact-mail');
    await shop.queue.drain();
    expect([shop.mails.map(({ to }) => to), await asked()]).toEqual([[], PER_DAY]);
    expect(contact, 'only that to the support').toHaveLength(1);
  });

  test('hold for mails side by side', async () => {
    await Promise.all(Array.from({ length: 12 }, () => run('deletion', someone())));
    expect([shop.mails.length, await asked()]).toEqual([PER_DAY, PER_DAY]);
  });

  test('count a mail once that is tried again', async () => {
    const email = someone();
    const id = randomUUID();
    const away = jobs({ mail: () => Promise.reject(new Error('The mail server is away.')) });
    for (let attempt = 1; attempt <= 3; attempt++)
      await expect(away['account-link']({ purpose: 'deletion', email }, { id, attempt })).rejects.toThrow();
    await run('deletion', email, id);
    expect([mailed(email), await asked()]).toEqual([['deletion-link'], 1]);
  });

  test('are fewer by those whose link was used', { tags: 'exhaustive' }, async () => {
    const { email } = await buyer(shop);
    const one = server();
    await post(one, '/manage-links', { email });
    await shop.queue.drain();
    expect(await asked()).toBe(1);
    await post(one, '/manage-sessions', { token: mailedToken(shop, 'manage-link', email) });
    expect(await asked()).toBe(0);
  });
});

describe('the requests of a day for mails', () => {
  const quota = () => openMailQuota({ db: shop.db, limited: true, now: shop.deps.now });
  const from = (ip: string, forwarded?: string) =>
    ({ ip, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } }) as FastifyRequest;
  async function taken(times: number, request: (i: number) => FastifyRequest): Promise<number> {
    const { take } = quota();
    let count = 0;
    for (let i = 0; i < times; i++) if (await take(request(i))) count++;
    return count;
  }

  const NETWORKS: readonly (readonly [network: string, max: number, address: (i: number) => string])[] = [
    ['an address of IPv4', 20, () => '203.0.113.9'],
    ['a /64 of IPv6', 20, (i: number) => `2001:db8:1:1::${i.toString(16)}`],
    ['a /56 of IPv6, each from a /64 of its own', 60, (i: number) => `2001:db8:1:1${(i % 256).toString(16).padStart(2, '0')}::1`],
    ['a /48 of IPv6, each from a /56 of its own', 200, (i: number) => `2001:db8:1:${((i % 256) * 256).toString(16)}::1`],
  ];

  test.each(casesOf(NETWORKS, 2))('of %s are at most %i', async (_network, max, address) => {
    expect(await taken(max + 15, (i) => from(address(i)))).toBe(max);
    expect(await taken(1, () => from('2001:db8:2::1'))).toBe(1);
  });

  test('are given back to every network that they were counted for', { tags: 'exhaustive' }, async () => {
    const request = (i: number) => from(`2001:db8:1:1${(i % 256).toString(16).padStart(2, '0')}::1`);
    for (let i = 0; i < 70; i++) {
      const counted = await quota().take(request(i));
      expect(counted).toHaveLength(3);
      await uncountMail(shop.db, counted ?? []);
    }
    expect(await taken(65, request)).toBe(60);
  });

  test.skipIf(isQuick)(
    'behind a proxy that is not named are 500 of all its visitors, whatever it or they write in X-Forwarded-For',
    async () => {
      expect(await taken(515, (i) => from('10.0.0.1', `198.51.100.${i % 256}`))).toBe(500);
      expect(await taken(25, () => from('203.0.113.9', '198.51.100.7'))).toBe(20);
    },
  );

  test('that are refused count for no network', async () => {
    const home = (i: number) => from(`2001:db8:1:1${(i % 60).toString(16).padStart(2, '0')}::1`);
    const other = () => from('2001:db8:1:1ff::1');
    const first = await quota().take(home(0));
    expect(await taken(59, (i) => home(i + 1))).toBe(59);
    expect(await taken(25, other)).toBe(0);
    await uncountMail(shop.db, first ?? []);
    expect(await taken(1, other)).toBe(1);
  });
});
