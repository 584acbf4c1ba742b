import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApi, existing, openDispute, PLANS, pay } from '../../annex/payment-sandbox/testing.ts';
import type { Db } from '../../server/platform/db/client.ts';
import { testDatabase } from '../../server/platform/db/testing.ts';
import { type CapturedRequest, publishedSchema } from './schema/testing.ts';
import { setUpStripe } from './setup.ts';
import { stripePayments } from './stripe.ts';

const KEY = 'sk_test_schema';
const SHOP = { plans: PLANS, brand: 'Petalune', publicUrl: new URL('https://shop.example') };
const schema = publishedSchema();
const sent: CapturedRequest[] = [];

let db: Db;
let api: ReturnType<typeof buildApi>;
let stripe: Stripe;

/** Sends every request of the adapter and of the set-up once to the sandbox, and records them. */
beforeAll(async () => {
  db = await testDatabase();
  api = buildApi({ db, secretKey: KEY, publicUrl: SHOP.publicUrl, now: () => new Date() });
  api.addHook('preHandler', async ({ method, url, query, body }) => {
    const [path = ''] = url.split('?');
    sent.push({ method, path, params: { ...(query as object), ...(body as object) } });
  });
  await api.listen({ host: '127.0.0.1', port: 0 });
  const { port } = api.server.address() as AddressInfo;
  const endpoint = { host: '127.0.0.1', port, protocol: 'http' } as const;
  stripe = new Stripe(KEY, { ...endpoint, apiVersion: '2026-10-28.endive', telemetry: false });
  await setUpEverything({ secretKey: KEY, endpoint });
  await callEveryEndpoint(stripePayments({ secretKey: KEY, webhookSecret: 'whsec_x', endpoint }));
});
afterAll(async () => {
  await api.close();
  await db.destroy();
});

async function setUpEverything(settings: { secretKey: string; endpoint: { host: string; port: number; protocol: 'http' } }) {
  await setUpStripe(settings, SHOP);
  const [price] = (await stripe.prices.list({ lookup_keys: ['month_3999_usd'] })).data;
  const [portal] = (await stripe.billingPortal.configurations.list()).data;
  const [endpoint] = (await stripe.webhookEndpoints.list()).data;
  await stripe.prices.update(String(price?.id), { active: false });
  await stripe.products.update('plan_year', { name: 'Another' });
  await stripe.webhookEndpoints.update(String(endpoint?.id), { enabled_events: ['invoice.paid'] });
  await stripe.billingPortal.configurations.update(String(portal?.id), { default_return_url: 'https://other.example' });
  await setUpStripe(settings, SHOP);
}

async function callEveryEndpoint(payments: ReturnType<typeof stripePayments>) {
  const [plan, other] = PLANS;
  const request = {
    attemptId: 'a6e0b0a4-0f37-4e7c-8a52-2d4c3f1f9f11',
    plan,
    discounted: true,
    email: 'ada@example.com',
    successUrl: 'https://shop.example/done?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'https://shop.example/back',
    expiresAt: new Date(Date.now() + 60 * 60 * 1000),
  };
  const session = good(await payments.createSession(request));
  await payments.expireSession(good(await payments.createSession({ ...request, attemptId: 'b', discounted: false })).id);
  await pay(db, session.id, { card: '4242424242424242', email: request.email, name: 'Ada' }, new Date());
  const { subscriptionId = '' } = good(await payments.readSession(session.id));
  const { customerId } = good(await payments.readSubscription(subscriptionId));
  good(await payments.subscriptionsSince(new Date(Date.now() - 60_000)));
  const [charge] = (await stripe.charges.list({ customer: customerId })).data;
  expect(good(await payments.subscriptionOfCharge(String(charge?.id)))).toBe(subscriptionId);
  expect(good(await payments.readDecline(String(charge?.id)))).toBeUndefined();
  const [payment] = good(await payments.readPayments({ id: subscriptionId, customerId }));
  good(await payments.refund({ id: String(payment?.id) }));
  good(await payments.cancelAtPeriodEnd(subscriptionId, true));
  good(await payments.cancelAtPeriodEnd(subscriptionId, false));
  good(await payments.changePlan(subscriptionId, other));
  good(await payments.changeEmail(customerId, 'new@example.com'));
  good(await payments.portalUrl(customerId, 'https://shop.example/manage'));
  good(await payments.endNow(subscriptionId));
  const [balance] = good(await payments.balanceTransactions(new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)));
  expect(balance).toMatchObject({ kind: 'refund', chargeId: charge?.id });
  expect(good(await payments.transactionsOfPayout('po_unknown'))).toEqual([]);
  await disputeAnother(payments, { ...request, attemptId: 'c' });
}

/** A disputed payment is asked about in one call more. */
async function disputeAnother(
  payments: ReturnType<typeof stripePayments>,
  request: Parameters<typeof payments.createSession>[0],
) {
  const session = good(await payments.createSession(request));
  await pay(db, session.id, { card: '4242424242424242', email: request.email, name: 'Ada' }, new Date());
  const { subscriptionId = '' } = good(await payments.readSession(session.id));
  const { customerId } = good(await payments.readSubscription(subscriptionId));
  const [charge] = (await stripe.charges.list({ customer: customerId })).data;
  await openDispute({ tx: db, now: new Date(), at: 0 }, await existing(db, 'charge', String(charge?.id)));
  expect(good(await payments.readPayments({ id: subscriptionId, customerId }))).toMatchObject([{ dispute: 'open' }]);
}

function good<T>(outcome: { ok: true; value: T } | { ok: false; detail: string }): T {
  if (!outcome.ok) throw new Error(outcome.detail);
  return outcome.value;
}

/** What the description of 2024-04-10 cannot know. */
const NEWER_PATHS = ['GET /v1/invoice_payments'];
function older({ method, path, params }: CapturedRequest): CapturedRequest {
  const { api_version: _, ...rest } = params;
  return { method, path, params: path === '/v1/webhook_endpoints' ? rest : params };
}

const ENDPOINTS = [
  'POST /v1/checkout/sessions',
  'POST /v1/checkout/sessions/*/expire',
  'GET /v1/checkout/sessions/*',
  'GET /v1/prices',
  'POST /v1/prices',
  'POST /v1/prices/*',
  'GET /v1/products/*',
  'POST /v1/products',
  'POST /v1/products/*',
  'GET /v1/coupons/*',
  'POST /v1/coupons',
  'GET /v1/subscriptions',
  'GET /v1/subscriptions/*',
  'POST /v1/subscriptions/*',
  'DELETE /v1/subscriptions/*',
  'GET /v1/invoices',
  'GET /v1/invoices/*',
  'GET /v1/invoice_payments',
  'GET /v1/charges',
  'GET /v1/charges/*',
  'GET /v1/disputes',
  'GET /v1/balance_transactions',
  'POST /v1/refunds',
  'POST /v1/customers/*',
  'POST /v1/billing_portal/sessions',
  'GET /v1/billing_portal/configurations',
  'POST /v1/billing_portal/configurations',
  'POST /v1/billing_portal/configurations/*',
  'GET /v1/webhook_endpoints',
  'POST /v1/webhook_endpoints',
  'POST /v1/webhook_endpoints/*',
];

/** `POST /v1/prices/*`: a request with its ids left out. */
function nameOf({ method, path }: CapturedRequest): string {
  const names = new Set(ENDPOINTS.map((name) => name.split(' ')[1]));
  const anonymous = path.replace(/\/[^/]+$/, '/*');
  if (names.has(path)) return `${method} ${path}`;
  if (names.has(anonymous)) return `${method} ${anonymous}`;
  return `${method} ${path.replace(/\/[^/]+(\/[^/]+)$/, '/*$1')}`;
}

test('the adapter and the set-up call every listed endpoint of Stripe', () => {
  expect([...new Set(sent.map(nameOf))].sort()).toEqual([...ENDPOINTS].sort());
});

test.each(ENDPOINTS)('the request %s matches the published schema of Stripe', (name) => {
  const requests = sent.filter((each) => nameOf(each) === name);
  expect(requests.length).toBeGreaterThan(0);
  for (const request of requests) {
    expect(schema.problemsOfRequest(older(request))).toEqual(NEWER_PATHS.includes(name) ? undefined : []);
  }
});

describe("the published schema of Stripe's requests", () => {
  const session = () =>
    sent.find((each) => nameOf(each) === 'POST /v1/checkout/sessions') ?? expect.unreachable('no session was made');
  const problemsOf = (method: string, path: string, params: CapturedRequest['params']) =>
    schema.problemsOfRequest({ method, path, params });

  test.each<[string, Record<string, unknown>, RegExp]>([
    ['a misspelt parameter', { sucess_url: 'https://a.example' }, /additionalProperty":"sucess_url/],
    ['a wrong choice', { mode: 'subscribe' }, /^\/mode must be equal to one of/],
    [
      'a reference that is too long',
      { client_reference_id: 'x'.repeat(201) },
      /^\/client_reference_id must NOT have more than 200/,
    ],
    [
      'a quantity that is no number',
      { line_items: [{ price: 'p', quantity: 'one' }] },
      /^\/line_items\/0\/quantity must be integer/,
    ],
    ['a misspelt parameter deep inside', { subscription_data: { metdata: {} } }, /^\/subscription_data .*metdata/],
  ])('on %s', (_case, change, problem) => {
    const { method, path, params } = session();
    expect(problemsOf(method, path, { ...params, ...change })).toContainEqual(expect.stringMatching(problem));
  });

  test.each<[string, string, string, CapturedRequest['params']]>([
    ['a coupon of unknown duration', 'POST', '/v1/coupons', { duration: 'onec' }],
    ['a portal without features', 'POST', '/v1/billing_portal/configurations', {}],
    [
      'an endpoint for an unknown event',
      'POST',
      '/v1/webhook_endpoints',
      { url: 'https://a.example', enabled_events: ['invoice.payed'] },
    ],
    ['a refund for an unknown reason', 'POST', '/v1/refunds', { payment_intent: 'pi_1', reason: 'because' }],
    ['a list by an unknown field', 'GET', '/v1/subscriptions', { creatd: { gte: '1' } }],
    ['proration of an unknown kind', 'POST', '/v1/subscriptions/sub_1', { proration_behavior: 'no' }],
    ['a misspelt parameter of a cancellation', 'DELETE', '/v1/subscriptions/sub_1', { invoice: 'false' }],
  ])('on %s', (_case, method, path, params) => {
    expect(problemsOf(method, path, params)).not.toEqual([]);
    expect(problemsOf(method, path, params)).toBeDefined();
  });
});

describe("the published schema of Stripe's responses", () => {
  /** Objects whose layout did not change since the description was published. */
  test.each([
    ['product', 'products'],
    ['price', 'prices'],
    ['coupon', 'coupons'],
    ['customer', 'customers'],
    ['charge', 'charges'],
    ['refund', 'refunds'],
    ['event', 'events'],
    ['webhook_endpoint', 'webhook_endpoints'],
    ['billing_portal.configuration', 'billing_portal/configurations'],
  ])('accepts the %s of the sandbox', async (type, path) => {
    const { data } = await (
      await fetch(`http://127.0.0.1:${(api.server.address() as AddressInfo).port}/v1/${path}`, {
        headers: { authorization: `Bearer ${KEY}` },
      })
    ).json();
    expect(data.length).toBeGreaterThan(0);
    for (const object of data) expect(schema.problemsOfObject(type, object)).toEqual([]);
  });

  test('rejects an object with a missing field', () => {
    expect(schema.problemsOfObject('coupon', { id: 'x', object: 'coupon' })).not.toEqual([]);
  });
});
