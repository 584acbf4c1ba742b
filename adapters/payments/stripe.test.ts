import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../annex/payment-sandbox/index.ts';
import { PLANS, signatureHeader } from '../../annex/payment-sandbox/testing.ts';
import { plans } from '../../content/plans.ts';
import type { Db } from '../../server/platform/db/client.ts';
import { testDatabase } from '../../server/platform/db/testing.ts';
import { paymentsContract, subscriptionsContract } from './contract.ts';
import type { PaymentsPort } from './port.ts';
import { API_VERSION, stripePayments } from './stripe.ts';
import { subscribeTestCard } from './try.ts';

let db: Db;
let sandbox: Sandbox;
let payments: PaymentsPort;
let pages: FastifyInstance;

beforeAll(async () => {
  db = await testDatabase();
  sandbox = await startSandbox({
    db,
    plans: PLANS,
    brand: 'Petalune',
    publicUrl: new URL('https://petalune.example'),
    now: () => new Date(),
    onError: (error) => expect.unreachable(String(error)),
  });
  payments = stripePayments(sandbox.settings);
  pages = fastify().register(sandbox.pages);
});
afterAll(async () => {
  await pages.close();
  await sandbox.stop();
  await db.destroy();
});

paymentsContract('the embedded sandbox', PLANS, () => payments);
subscriptionsContract(
  'the embedded sandbox',
  PLANS,
  () => payments,
  async (plan) => {
    const site = 'https://petalune.example/';
    const request = {
      attemptId: randomUUID(),
      plan,
      discounted: false,
      email: 'ada@example.com',
      successUrl: site,
      cancelUrl: site,
    };
    const session = await payments.createSession({ ...request, expiresAt: new Date(Date.now() + 60 * 60 * 1000) });
    if (!session.ok) throw new Error(session.detail);
    const card = new URLSearchParams({ number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123', name: 'Ada' });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await pages.inject({ method: 'POST', url: `/sandbox/checkout/${session.value.id}/pay`, headers, payload: card.toString() });
    const paid = await payments.readSession(session.value.id);
    const subscription =
      paid.ok && paid.value.subscriptionId ? await payments.readSubscription(paid.value.subscriptionId) : undefined;
    if (!subscription?.ok) throw new Error('Nothing was bought.');
    return subscription.value;
  },
  (id, at) => cancelAt(new Stripe(sandbox.settings.secretKey, { ...sandbox.settings.endpoint, apiVersion: API_VERSION }), id, at),
);

async function cancelAt(stripe: Stripe, id: string, at: Date): Promise<void> {
  const cancelled = await stripe.subscriptions.update(id, { cancel_at: at.getTime() / 1000 });
  expect(cancelled).toMatchObject({ cancel_at: at.getTime() / 1000, cancel_at_period_end: false });
}

/** Stripe's own test mode, where a key is given and `plans` were set up in that account. */
const testKey = process.env.STRIPE_CONTRACT_KEY;
if (testKey && /^[sr]k_test_/.test(testKey)) {
  const real = stripePayments({ secretKey: testKey, webhookSecret: 'whsec_unused' });
  paymentsContract('Stripe itself', plans, () => real);
  // Its hosted page is for people, so the first payment is made without it.
  subscriptionsContract(
    'Stripe itself',
    plans,
    () => real,
    (plan) => subscribeTestCard({ secretKey: testKey }, plan),
    (id, at) => cancelAt(new Stripe(testKey, { apiVersion: API_VERSION }), id, at),
  );
}

describe('a faulty answer of the payment provider', () => {
  const request = {
    attemptId: 'a',
    plan: PLANS[0],
    discounted: true,
    email: 'a@b.co',
    successUrl: 'https://a.example/',
    cancelUrl: 'https://a.example/',
    expiresAt: new Date(),
  };
  const answering = (status: number, body: string) => server((_request, response) => response.writeHead(status).end(body));

  test('counts as unreachable when the connection is refused', async () => {
    const { port, close } = await answering(200, '{}');
    await close();
    expect(await paymentsAt(port).createSession(request)).toMatchObject({ ok: false, reason: 'unreachable' });
  });

  test('counts as unreachable with status 429', async () => {
    const { port, close } = await answering(429, '{"error":{"message":"slow down"}}');
    expect(await paymentsAt(port).readSession('cs_1')).toMatchObject({ ok: false, reason: 'unreachable' });
    await close();
  });

  test('counts as unreachable with status 409, while another call with the same idempotency key is under way', async () => {
    sandbox.control.answerConflict(3);
    const order = { ...request, attemptId: randomUUID(), expiresAt: new Date(Date.now() + 60 * 60 * 1000) };
    expect(await payments.createSession(order)).toMatchObject({ ok: false, reason: 'unreachable' });
    sandbox.control.answerConflict();
    expect(await payments.createSession(order)).toMatchObject({ ok: true, value: { state: 'open' } });
  });

  test('counts as refused when a subscription goes on ending after its cancellation was undone', async () => {
    const price = { object: 'price', unit_amount: 3999 };
    const items = { data: [{ price, quantity: 1, current_period_start: 1, current_period_end: 2 }] };
    const subscription = { object: 'subscription', id: 'sub_1', customer: 'cus_1', metadata: {}, currency: 'usd', items };
    const body = { ...subscription, status: 'active', start_date: 1, cancel_at: 2, cancel_at_period_end: false, ended_at: null };
    const { port, close } = await answering(200, JSON.stringify(body));
    const kept = await paymentsAt(port).cancelAtPeriodEnd('sub_1', false);
    expect(kept).toMatchObject({ ok: false, reason: 'refused', detail: expect.stringContaining('still ends') });
    await close();
  });

  test('asks for no payment method that settles later, and for no other currency', async () => {
    const asked: string[] = [];
    const { port, close } = await server((request, response) => {
      request.on('data', (part) => asked.push(decodeURIComponent(String(part))));
      response.end(request.method === 'POST' ? '{}' : '{"object":"list","data":[{"id":"price_1","object":"price"}]}');
    });
    await paymentsAt(port).createSession(request);
    expect(asked.join()).toContain('adaptive_pricing[enabled]=false');
    expect(asked.join()).toContain('allowed_payment_method_types[0]=card&allowed_payment_method_types[1]=link');
    await close();
  });

  test.each([
    [500, '{"error":{"type":"api_error","message":"broken"}}'],
    [401, '{"error":{"message":"wrong key"}}'],
    [404, '{}'],
    [200, '{}'],
    [200, '{"object":"list","data":[]}'],
  ])('counts as refused for every call with status %i and the body %s', async (status, body) => {
    const { port, close } = await answering(status, body);
    for (const ask of [
      () => paymentsAt(port).readSession('cs_1'),
      () => paymentsAt(port).readSubscription('sub_1'),
      () => paymentsAt(port).createSession(request),
    ]) {
      expect(await ask()).toMatchObject({ ok: false, reason: 'refused' });
    }
    await close();
  });

  test('is reported without an e-mail address', async () => {
    const { port, close } = await answering(400, '{"error":{"message":"Invalid email address: ada@example.com"}}');
    const refused = await paymentsAt(port).readSession('cs_1');
    expect(refused).toMatchObject({ ok: false, detail: expect.stringContaining('Invalid email address: [address]') });
    await close();
  });

  const RIGHT = { currency: 'usd', amount_subtotal: 12999, total_details: { amount_discount: 6500 } };

  test.each([
    { ...RIGHT, amount_subtotal: 12998 },
    { ...RIGHT, total_details: { amount_discount: 6499 } },
    { ...RIGHT, total_details: null },
    { ...RIGHT, currency: 'eur' },
    { ...RIGHT, adaptive_pricing: { enabled: true } },
    { ...RIGHT, currency_conversion: { source_currency: 'usd' } },
  ])('counts as refused when its session has other amounts or may show another currency: %o', async (amounts) => {
    const { port, close } = await server((request, response) => {
      const session = { id: 'cs_1', object: 'checkout.session', status: 'open', url: 'https://pay.example/', ...amounts };
      const prices = { object: 'list', data: [{ id: 'price_1', object: 'price' }] };
      response.writeHead(200).end(JSON.stringify(request.method === 'POST' ? session : prices));
    });
    expect(await paymentsAt(port).createSession(request)).toMatchObject({ ok: false, reason: 'refused' });
    await close();
  });
});

describe('the payments of a subscription', () => {
  const invoice = (change: object) => ({
    object: 'invoice',
    id: 'in_1',
    status: 'paid',
    billing_reason: 'subscription_cycle',
    currency: 'usd',
    amount_due: 100,
    amount_paid: 100,
    attempted: true,
    created: 1,
    status_transitions: { paid_at: 1 },
    last_finalization_error: null,
    payments: {
      data: [
        { status: 'canceled', payment: { payment_intent: 'pi_canceled' } },
        { status: 'paid', payment: { payment_intent: 'pi_paid' } },
      ],
    },
    ...change,
  });
  const charge = {
    object: 'charge',
    id: 'ch_1',
    status: 'succeeded',
    disputed: false,
    amount_refunded: 0,
    payment_intent: 'pi_paid',
  };

  /** Answers the lists by their names, and records what is posted. */
  async function account(answers: Readonly<Record<string, readonly object[]>>) {
    const posted: string[] = [];
    const listening = await server((request, response) => {
      request.on('data', (part) => posted.push(decodeURIComponent(String(part))));
      const [, , kind = '', id] = new URL(request.url ?? '', 'http://a').pathname.split('/');
      const data = answers[kind] ?? [];
      response.end(JSON.stringify(id === undefined ? { object: 'list', has_more: false, url: '/', data } : data[0]));
    });
    return { ...listening, posted, payments: paymentsAt(listening.port) };
  }
  const readFirst = async (answers: Readonly<Record<string, readonly object[]>>) => {
    const { payments, close } = await account(answers);
    const read = await payments.readPayments({ id: 'sub_1', customerId: 'cus_1' });
    await close();
    return read;
  };

  const readDisputed = ({ status, due_by = null }: { status: string; due_by?: number | null }) =>
    readFirst({
      invoices: [invoice({})],
      charges: [{ ...charge, disputed: true }],
      disputes: [{ status, evidence_details: { due_by } }],
    });

  test('are refunded by the payment that was made, not by one that was given up', async () => {
    const { payments, posted, close } = await account({ invoices: [invoice({})] });
    await payments.refund({ id: 'in_1' });
    expect(posted.join()).toContain('payment_intent=pi_paid');
    await close();
  });

  test.each([
    ['prevented', 'won'],
    ['won', 'won'],
    ['warning_closed', 'won'],
    ['lost', 'lost'],
    ['needs_response', 'open'],
    ['appeal_under_review', 'open'],
  ])('with a dispute that is %s at Stripe have one that is %s', async (status, dispute) => {
    expect(await readDisputed({ status })).toMatchObject({ value: [{ dispute }] });
  });

  test.each([
    ['needs_response', 1_800_000_000, new Date('2027-01-15T08:00:00Z')],
    ['warning_needs_response', 1_800_000_000, new Date('2027-01-15T08:00:00Z')],
    ['needs_response', 0, undefined],
    ['needs_response', null, undefined],
    ['under_review', 1_800_000_000, undefined],
    ['lost', 1_800_000_000, undefined],
  ])('with a dispute that is %s and due at %s has an answer awaited until %s', async (status, due_by, disputeDueAt) => {
    expect(await readDisputed({ status, due_by })).toMatchObject({ value: [{ disputeDueAt }] });
  });

  test.each([
    ['the draft hour of a renewal', { status: 'draft' }, []],
    [
      'an invoice without the address that its tax needs',
      { status: 'draft', last_finalization_error: {} },
      [{ status: 'blocked' }],
    ],
    ['a payment that the bank settles later', { status: 'open' }, [{ status: 'processing' }], { ...charge, status: 'pending' }],
    ['a payment that failed', { status: 'open' }, [{ status: 'failed' }], { ...charge, status: 'failed' }],
  ])('with %s', async (_case, change, expected, only: object = charge) => {
    expect(await readFirst({ invoices: [invoice(change)], charges: [only] })).toMatchObject({ ok: true, value: expected });
  });
});

describe('an event of the payment provider', () => {
  const secret = 'whsec_test';
  const reader = stripePayments({ secretKey: 'sk_test_x', webhookSecret: secret });
  const body = (type: string, object: Record<string, unknown>) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const now = () => Math.floor(Date.now() / 1000);
  const read = (text: string, header = signatureHeader(text, secret, now())) => reader.readHint(Buffer.from(text), header);

  test.each([
    ['checkout.session.completed', { id: 'cs_1', object: 'checkout.session' }, 'session', 'cs_1'],
    ['checkout.session.expired', { id: 'cs_1', object: 'checkout.session' }, 'session', 'cs_1'],
    ['customer.subscription.deleted', { id: 'sub_1', object: 'subscription' }, 'subscription', 'sub_1'],
    ['invoice.paid', { id: 'in_1', parent: { subscription_details: { subscription: 'sub_1' } } }, 'subscription', 'sub_1'],
    ['invoice.paid', { id: 'in_1', parent: null }, 'other', 'in_1'],
    [
      'invoice.finalization_failed',
      { id: 'in_1', parent: { subscription_details: { subscription: 'sub_1' } } },
      'subscription',
      'sub_1',
    ],
    ['refund.failed', { id: 're_1', charge: 'ch_1' }, 'charge', 'ch_1'],
    ['refund.failed', { id: 're_1', charge: null }, 'other', 're_1'],
    [
      'subscription_schedule.released',
      { id: 's_1', subscription: null, released_subscription: 'sub_1' },
      'subscription',
      'sub_1',
    ],
    ['subscription_schedule.updated', { id: 's_1', subscription: null, released_subscription: null }, 'other', 's_1'],
    ['product.created', { id: 'prod_1' }, 'other', 'prod_1'],
    ['balance.available', { object: 'balance' }, 'other', ''],
  ])('of the type %s names the object to fetch', (type, object, about, objectId) => {
    expect(read(body(type, object))).toEqual({ id: 'evt_1', type, about, objectId });
  });

  test('is rejected when it is altered, signed by another key or older than 300 seconds', () => {
    const text = body('checkout.session.completed', { id: 'cs_1' });
    const header = signatureHeader(text, secret, now());
    expect(read(text.replace('cs_1', 'cs_2'), header)).toBeUndefined();
    expect(read(`${text} `, header)).toBeUndefined();
    expect(read(text, signatureHeader(text, 'whsec_other', now()))).toBeUndefined();
    expect(read(text, signatureHeader(text, secret, now() - 310))).toBeUndefined();
    expect(read(text, signatureHeader(text, secret, now() - 290))).toBeDefined();
  });
});

function paymentsAt(port: number): PaymentsPort {
  return stripePayments({ secretKey: 'sk_test_x', webhookSecret: 'w', endpoint: { host: '127.0.0.1', port, protocol: 'http' } });
}

async function server(listener: Parameters<typeof createServer>[1]) {
  const listening: Server = createServer(listener);
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  return { port, close: () => new Promise<void>((resolve) => listening.close(() => resolve())) };
}
