import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offlineEnvironment } from '../adapters/environment/offline.ts';
import type { PaymentsPort } from '../adapters/payments/port.ts';
import { offlineWebhook } from '../adapters/webhook/offline.ts';
import { buildApp } from './app.ts';
import { readConfig } from './platform/config.ts';
import type { Db } from './platform/db/client.ts';
import { testDatabase } from './platform/db/testing.ts';
import { openReadiness } from './platform/health/readiness.ts';
import { openAddressCounts } from './platform/http/address-counts.ts';
import type { Server } from './platform/http/server.ts';
import { testQueue } from './platform/jobs/testing.ts';
import { NO_SITE } from './platform/site/files.ts';

const refused = async () => ({ ok: false, reason: 'refused', detail: 'no provider here' }) as const;
const payments: PaymentsPort = {
  createSession: refused,
  readSession: refused,
  expireSession: refused,
  readSubscription: refused,
  subscriptionsSince: refused,
  eventsSince: refused,
  readPayments: refused,
  subscriptionOfCharge: refused,
  readDecline: refused,
  balanceTransactions: refused,
  transactionsOfPayout: refused,
  cancelAtPeriodEnd: refused,
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

let db: Db;
let app: Server;
beforeAll(async () => {
  db = await testDatabase();
  app = buildApp({
    config: { ...readConfig({ LOG_LEVEL: 'silent' }), stripe: undefined },
    db,
    site: NO_SITE,
    payments,
    queue: await testQueue(db, () => new Date()),
    places: { search: async () => [], nearest: async () => undefined, find: async () => undefined },
    environment: offlineEnvironment(),
    readiness: openReadiness({ db, maxAgeMs: 0 }),
    counts: openAddressCounts({ now: () => NOW }),
    webhook: offlineWebhook(),
    integrations: [],
    sandboxPages: [
      async (scope) => {
        scope.post('/sandbox/pay', async (_request, reply) => reply.code(400).send());
        scope.get('/sandbox/page', async (_request, reply) => reply.type('text/html').send('<h1>Pay</h1>'));
      },
    ],
    now: () => new Date(),
  });
});
afterAll(async () => {
  await app.close();
  await db.destroy();
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
  ['GET', '/api/checkout/none', 404],
  ['POST', '/api/webhooks/stripe', 400],
  ['GET', '/api/places?q=', 200],
  ['GET', '/api/environment?place=1', 404],
] as const)('the route %s %s answers an empty request with %i', async (method, url, status) => {
  const response = await app.inject({ method, url, ...(method === 'POST' && { payload: {} }) });
  expect(response.statusCode).toBe(status);
  if (status !== 200) expect(response.json().error.message).not.toBe('There is nothing at this address.');
});

/** What writes to somebody or costs something, with what one address may ask of it a minute (of messages: in ten). */
test.each([
  ['/sandbox/pay', 60],
  ['/api/addUserToMailchimp', 60],
  ['/api/receiveWebQuizData', 60],
  ['/api/checkout', 60],
  ['/api/app-links', 60],
  ['/api/consents', 60],
  ['/api/contact-messages', 20],
  ['/api/deleteUser', 20],
  ['/api/deletions', 20],
  ['/api/deletions/status', 120],
  ['/api/export-links', 20],
  ['/api/exports', 20],
  ['/api/manage-links', 20],
  ['/api/manage-sessions', 20],
])('the route %s accepts %i requests of one address, and goes on for others', async (url, most) => {
  const ask = (remoteAddress: string) => app.inject({ method: 'POST', url, payload: {}, remoteAddress });
  for (let times = 0; times < most; times++) expect((await ask('203.0.113.7')).statusCode).toBe(400);
  expect((await ask('203.0.113.7')).statusCode).toBe(429);
  expect((await ask('203.0.113.8')).statusCode).toBe(400);
});

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
