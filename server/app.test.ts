import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offlineEnvironment } from '../adapters/environment/offline.ts';
import type { PaymentsPort } from '../adapters/payments/port.ts';
import { offlineWebhook } from '../adapters/webhook/offline.ts';
import { consent } from '../content/pages/checkout.ts';
import { consentVersion } from '../content/pages/consent.ts';
import { plans } from '../content/plans.ts';
import { DAY_MS } from '../core/time.ts';
import { buildApp } from './app.ts';
import { readConfig } from './platform/config.ts';
import type { Db } from './platform/db/client.ts';
import { testDatabase } from './platform/db/testing.ts';
import { openReadiness } from './platform/health/readiness.ts';
import { openAddressCounts } from './platform/http/address-counts.ts';
import type { Server } from './platform/http/server.ts';
import { WRITE_BYTES_PER_DAY } from './platform/http/write-quota.ts';
import { testQueue } from './platform/jobs/testing.ts';
import { testSecrets } from './platform/secrets/testing.ts';
import { NO_SITE } from './platform/site/files.ts';

const refused = async () => ({ ok: false, reason: 'refused', detail: 'no provider here' }) as const;
const payments: PaymentsPort = {
  createSession: refused,
  readSession: refused,
  expireSession: refused,
  chargeAgain: refused,
  findRepeatCharge: refused,
  endRepeatCharge: refused,
  readSubscription: refused,
  subscriptionsSince: refused,
  eventsSince: refused,
  readPayments: refused,
  subscriptionOfInvoice: refused,
  subscriptionOfCharge: refused,
  readDecline: refused,
  chargeOfFraudWarning: refused,
  readCustomerEmail: refused,
  balanceTransactions: refused,
  transactionsOfPayout: refused,
  cancelAtPeriodEnd: refused,
  discount: refused,
  pause: refused,
  resume: refused,
  endNow: refused,
  refund: refused,
  changePlan: refused,
  changeEmail: refused,
  portalUrl: refused,
  readHint: () => undefined,
};

const DATA = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

const NOW = new Date();
const CONSENT = '11111111-1111-4111-8111-111111111111';

const counts = openAddressCounts({ now: () => NOW });
let db: Db;
let app: Server;
beforeAll(async () => {
  db = await testDatabase();
  app = await appOf({});
});
afterAll(async () => {
  await app.close();
  await db.destroy();
});

type AppChange = { readonly editions?: Parameters<typeof buildApp>[0]['editions'] };

async function appOf(variables: Readonly<Record<string, string>>, change: AppChange = {}): Promise<Server> {
  return buildApp({
    config: { ...readConfig({ LOG_LEVEL: 'silent', ...variables }), stripe: undefined },
    db,
    site: NO_SITE,
    payments,
    queue: await testQueue(db, () => new Date()),
    secrets: testSecrets(),
    places: { search: async () => [], nearest: async () => undefined, find: async () => undefined },
    environment: offlineEnvironment(),
    readiness: openReadiness({ db, maxAgeMs: 0 }),
    counts,
    webhook: offlineWebhook(),
    integrations: [],
    sandboxPages: [
      async (scope) => {
        scope.post('/sandbox/pay', async (_request, reply) => reply.code(400).send());
        scope.get('/sandbox/page', async (_request, reply) => reply.type('text/html').send('<h1>Pay</h1>'));
      },
    ],
    now: () => new Date(),
    ...change,
  });
}

test('what a visit leaves says whose words it read: a consent, an address, an order and an event', async () => {
  const live = {
    pick: () => ({ edition: undefined, keep: undefined }),
    isAsBuilt: () => true,
    load: async () => {},
    all: () => [],
    stop: async () => {},
  };
  const named = await appOf({}, { editions: { serve: async () => live, of: (kept) => kept ?? null } });
  const post = (url: string, payload: object) =>
    named.inject({
      method: 'POST',
      url,
      payload,
      cookies: { edition: 'abcdef0123456789' },
    });
  const email = 'words@walk.example';
  const [plan] = plans;
  const choices = { statistics: false, answers: false, ads: false };
  const answered = [
    await post('/api/consents', { id: CONSENT, version: consentVersion, choices, gpc: false, at: Date.now() }),
    await post('/api/addUserToMailchimp', { email }),
    await post('/api/checkout', {
      ...{ planId: plan.id, email, answers: {}, consent: { version: consent.version, renewal: true, adult: true } },
      shown: { dueNow: plan.listPrice, dueLater: plan.listPrice, currency: 'USD' },
    }),
    await post('/api/events', { api_key: 'web', events: [{ event_type: 'page viewed', insert_id: 'words' }] }),
  ];
  expect(answered.map(({ statusCode }) => statusCode)).toEqual([200, 200, 503, 200]);
  await named.close();
  const told = { edition: 'abcdef0123456789' };
  expect(await db.selectFrom('consents').select('edition').where('id', '=', CONSENT).execute()).toEqual([told]);
  expect(await db.selectFrom('leads').select('edition').where('email', '=', email).execute()).toEqual([told]);
  expect(await db.selectFrom('checkout_attempts').select('edition').where('email', '=', email).execute()).toEqual([told]);
  expect(await db.selectFrom('events').select('edition').where('edition', 'is not', null).execute()).toEqual([told]);
});

test.each([
  ['POST', '/api/addUserToMailchimp', 400],
  ['POST', '/api/receiveWebQuizData', 400],
  ['POST', '/api/contact-messages', 400],
  ['POST', '/api/deleteUser', 400],
  ['POST', '/api/deletions', 400],
  ['POST', '/api/deletions/preview', 400],
  ['POST', '/api/deletions/status', 400],
  ['POST', '/api/export-links', 400],
  ['POST', '/api/exports', 400],
  ['POST', '/api/offer', 200],
  ['POST', '/api/checkout', 400],
  ['POST', '/api/upsells', 400],
  ['POST', '/api/program/workbook', 400],
  ['GET', '/api/checkout/none', 404],
  ['POST', '/api/webhooks/stripe', 400],
  ['POST', '/api/v1/mcp', 401],
  ['GET', '/api/places?q=', 200],
  ['GET', '/api/environment?place=1', 404],
] as const)('the route %s %s answers an empty request with %i', async (method, url, status) => {
  const response = await app.inject({ method, url, ...(method === 'POST' && { payload: {} }) });
  expect(response.statusCode).toBe(status);
  if (status !== 200) expect(response.json().error.message).not.toBe('There is nothing at this address.');
});

test('phones find no association files while the installation names no app, and those of its apps on both hosts otherwise', async () => {
  const files = ['/.well-known/apple-app-site-association', '/.well-known/assetlinks.json'];
  for (const file of files) expect((await app.inject(file)).statusCode).toBe(404);
  const named = await appOf({
    PUBLIC_URL: 'https://example.com',
    PAYMENT: 'sandbox',
    APP_IOS_ID: 'ABCDE12345.com.example.app',
    APP_ANDROID_ID: `com.example.app=${Array(32).fill('A0').join(':')}`,
    APP_LINK_URL: 'https://app.example.com',
  });
  for (const host of ['example.com', 'app.example.com'])
    for (const url of files) expect((await named.inject({ url, headers: { host } })).statusCode).toBe(200);
  const { headers } = await named.inject({ url: '/open', headers: { host: 'app.example.com' } });
  expect(headers.location).toBe('https://example.com/open');
  await named.close();
});

/** What writes to somebody or costs something, with what one address may ask of it a minute (of messages: in ten). */
test.each([
  ['POST', '/sandbox/pay', 60],
  ['POST', '/api/addUserToMailchimp', 60],
  ['POST', '/api/receiveWebQuizData', 60],
  ['POST', '/api/checkout', 60],
  ['POST', '/api/app-links', 60],
  ['POST', '/api/consents', 60],
  ['POST', '/api/contact-messages', 20],
  ['POST', '/api/deleteUser', 20],
  ['POST', '/api/deletions', 20],
  ['POST', '/api/deletions/status', 120],
  ['POST', '/api/export-links', 20],
  ['POST', '/api/exports', 20],
  ['POST', '/api/manage-links', 20],
  ['POST', '/api/manage-sessions', 20],
  ['GET', '/api/environment', 60],
] as const)('the route %s %s accepts %i requests of one address, and goes on for others', async (method, url, most) => {
  const ask = (remoteAddress: string) => app.inject({ method, url, remoteAddress, ...(method === 'POST' && { payload: {} }) });
  for (let times = 0; times < most; times++) expect((await ask('203.0.113.7')).statusCode).toBe(400);
  expect((await ask('203.0.113.7')).statusCode).toBe(429);
  expect((await ask('203.0.113.8')).statusCode).toBe(400);
});

/** What anybody may write without an order, a link or a sign-in. */
const WITHIN_QUOTA = [
  '/api/addUserToMailchimp',
  '/api/consents',
  '/api/contact-messages',
  '/api/marketing-confirmations',
  '/api/offer',
  '/api/program/calendar',
  '/api/program/calendar/end',
  '/api/program/diary',
  '/api/program/keys',
  '/api/program/mails',
  '/api/program/workbook',
  '/api/receiveWebQuizData',
];
/** Orders and payments, what a link or a secret opens, what erases, and what has limits of its own. */
const OUTSIDE_QUOTA =
  /^\/(sandbox|api\/(operator|manage|checkout|upsells|codes|app-links|webhooks|deletions|deleteUser|export|unsubscriptions|bounces|events|2\/|v1\/))/;

test('every route that stores what anybody sends is within the daily quota of an address, and no other one', async () => {
  const spent = '198.51.100.7';
  counts.add({ name: 'written bytes a day', max: WRITE_BYTES_PER_DAY, windowMs: DAY_MS }, spent, WRITE_BYTES_PER_DAY - 600);
  const held: string[] = [];
  const others: string[] = [];
  await app.ready();
  for (const url of writingRoutes(app.printRoutes({ method: 'POST', commonPrefix: false }))) {
    const ask = (remoteAddress: string) => app.inject({ method: 'POST', url, payload: { note: 'x'.repeat(200) }, remoteAddress });
    const { statusCode, headers, body } = await ask(spent);
    (statusCode === 429 ? held : others).push(url);
    if (statusCode !== 429) continue;
    expect(headers['retry-after']).toBe('3600');
    expect(body).toContain('Please try again tomorrow');
    expect((await ask('198.51.100.8')).statusCode).not.toBe(429);
  }
  expect(held.toSorted()).toEqual(WITHIN_QUOTA);
  expect(others.filter((url) => !OUTSIDE_QUOTA.test(url))).toEqual([]);
  expect(others.length).toBeGreaterThan(40);
});

/** The addresses in Fastify's drawing of its routes: a tree, four signs a level. */
function writingRoutes(tree: string): string[] {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent, path, methods] = /^((?:[│ ] {3})*)[├└]── (\S*)(?: \((.+)\))?/.exec(line) ?? [];
    if (indent === undefined || path === undefined) return [];
    const depth = indent.length / 4;
    parents.splice(depth, parents.length, path);
    return methods ? [parents.join('')] : [];
  });
}

test('the embedded page of the provider runs no script', async () => {
  const { statusCode, headers } = await app.inject('/sandbox/page');
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'/);
});

test.each(['/healthz', '/readyz', '/api/places?q=', '/sandbox/page'])(
  'the address %s answers under every name of the machine',
  async (url) => {
    expect((await app.inject({ url, headers: { host: '127.0.0.1:3000' } })).statusCode).toBe(200);
  },
);

test("an unknown route of the API is answered in the API's error format", async () => {
  for (const url of ['/api/none', '/none']) {
    const response = await app.inject(url);
    expect([response.statusCode, response.json().error.code]).toEqual([404, 'not_found']);
  }
});

test.each([
  ['/healthz', 200],
  ['/readyz', 200],
  ['/%', 400],
  ['/api/%', 400],
  ['/none', 404],
  ['/api/none', 404],
])('the answer of %s has the headers of data', async (url, status) => {
  const response = await app.inject(url);
  expect(response.statusCode).toBe(status);
  expect(response.headers).toMatchObject(DATA);
});

test('the answer to an invalid HTTP request has the headers of data', async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.end('HELLO\r\n\r\n');
  const [head = ''] = (await text(socket)).split('\r\n\r\n');
  for (const [name, value] of Object.entries(DATA)) expect(head).toContain(`\r\n${name}: ${value}`);
});

test('the health checks report a live process and a database that answers, and one that does not', async () => {
  const seen = async () => [(await app.inject('/healthz')).statusCode, (await app.inject('/readyz')).statusCode];
  expect(await seen()).toEqual([200, 200]);
  await db.destroy();
  expect(await seen()).toEqual([200, 503]);
});
