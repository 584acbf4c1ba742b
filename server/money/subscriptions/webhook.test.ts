import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import { signatureHeader } from '../../../annex/payment-sandbox/testing.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { browser, PLAN, sessionIdOf, testShop } from '../checkout/testing.ts';

/** Its sandbox delivers nothing by itself: the events of these tests are sent and looked into by hand. */
const shop = openBeforeAll(testShop);
beforeEach(() => {
  shop.line.payments = shop.provider;
});

const seconds = () => Math.floor(Date.now() / 1000);
const eventText = (type: string, object: Readonly<Record<string, unknown>>, id = `evt_${randomUUID()}`) =>
  JSON.stringify({ id, object: 'event', type, data: { object } });

async function send(
  body: string,
  signature = signatureHeader(body, shop.sandbox.settings.webhookSecret, seconds()),
  remoteAddress = '127.0.0.1',
) {
  const headers = { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) };
  const response = await shop.server.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers,
    payload: body,
    remoteAddress,
  });
  await shop.queue.drain();
  return response;
}

/** A paid session that the shop has not heard of yet. */
async function paidSession() {
  const visitor = browser(shop);
  const { url } = (await visitor.checkout()).json();
  await visitor.pay(url);
  const session = await shop.provider.readSession(sessionIdOf(url));
  if (!session.ok || !session.value.subscriptionId || !session.value.attemptId) throw new Error('The session was not paid.');
  return { id: session.value.id, subscriptionId: session.value.subscriptionId, attemptId: session.value.attemptId };
}

const orderOf = (subscriptionId: string) =>
  shop.db.selectFrom('subscriptions').selectAll().where('id', '=', subscriptionId).executeTakeFirst();
const attempt = (id: string) =>
  shop.db.selectFrom('checkout_attempts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const outcomeOf = async (id: string) =>
  (await shop.db.selectFrom('provider_events').select('outcome').where('id', '=', id).executeTakeFirst())?.outcome;
const eventCount = async () => (await shop.db.selectFrom('provider_events').select('id').execute()).length;

describe('an event of the payment provider', () => {
  test.each([
    ['without a signature', (body: string) => send(body, '')],
    ['signed with another secret', (body: string) => send(body, signatureHeader(body, 'whsec_other', seconds()))],
    [
      'signed 310 seconds from now',
      (body: string) => send(body, signatureHeader(body, shop.sandbox.settings.webhookSecret, seconds() + 310)),
    ],
    [
      'signed 310 seconds ago',
      (body: string) => send(body, signatureHeader(body, shop.sandbox.settings.webhookSecret, seconds() - 310)),
    ],
    [
      'with one byte altered',
      (body: string) =>
        send(body.replace('"event"', '"evenT"'), signatureHeader(body, shop.sandbox.settings.webhookSecret, seconds())),
    ],
    ['with a senseless signature', (body: string) => send(body, 't=now,v1=yes')],
  ])('%s is answered 400 and changes nothing', async (_case, sent) => {
    const { id, subscriptionId, attemptId } = await paidSession();
    const before = await eventCount();
    const response = await sent(eventText('checkout.session.completed', { id }));
    expect(response.statusCode).toBe(400);
    expect(response.json().error.code).toBe('invalid');
    expect(await orderOf(subscriptionId)).toBeUndefined();
    expect((await attempt(attemptId)).status).toBe('open');
    expect(await eventCount()).toBe(before);
  });

  test.each([
    ['its own id', 'evt_a\0', 'cs_1'],
    ['the id of its object', 'evt_a', 'cs_a\0'],
  ])('signed, but with a NUL in %s, is answered 400 and changes nothing', async (_case, id, object) => {
    const before = await eventCount();
    const response = await send(eventText('checkout.session.completed', { id: object }, id));
    expect([response.statusCode, response.json().error.code]).toEqual([400, 'invalid']);
    expect(await eventCount()).toBe(before);
  });

  test('without a signature is refused before it is read, and so is one of an address that forged many', async () => {
    const { port } = shop.server.server.address() as AddressInfo;
    const unread = async (header: string) => {
      const socket = connect(port, '127.0.0.1');
      socket.write(
        `POST /api/webhooks/stripe HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900000\r\n${header}\r\n{`,
      );
      return (await text(socket)).split('\r\n')[0];
    };
    expect(await unread('')).toBe('HTTP/1.1 400 Bad Request');
    const forged = () => send('{}', signatureHeader('{}', 'whsec_other', seconds()), '203.0.113.7');
    for (let i = 0; i < 30; i++) expect((await forged()).statusCode).toBe(400);
    expect((await forged()).statusCode).toBe(429);
    expect((await send(eventText('product.created', { id: 'prod_2' }))).statusCode).toBe(200);
  });

  test('larger than 1 MB is answered 413', async () => {
    const response = await send(eventText('checkout.session.completed', { id: 'cs_1', padding: 'x'.repeat(1024 * 1024) }));
    expect(response.statusCode).toBe(413);
  });

  test('of just under 1 MB is read', async () => {
    const response = await send(eventText('product.created', { id: 'prod_1', padding: 'x'.repeat(1000 * 1000) }));
    expect(response.statusCode).toBe(200);
  });

  test('in another content type is answered 415', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'stripe-signature': 't=1,v1=0' };
    const response = await shop.server.inject({ method: 'POST', url: '/api/webhooks/stripe', headers, payload: 'a=1' });
    expect(response.statusCode).toBe(415);
  });
});

describe('a signed event of the payment provider', () => {
  test.each([
    ['of an unknown type', 'product.created', { id: 'prod_1' }],
    ['of an unknown type without an object id', 'balance.available', { object: 'balance' }],
    ['about a session that does not exist', 'checkout.session.completed', { id: 'cs_test_unknown' }],
    ['about a subscription that does not exist', 'customer.subscription.updated', { id: 'sub_unknown' }],
    ['about an invoice without a subscription', 'invoice.paid', { id: 'in_1', parent: null }],
  ])('%s is acknowledged and changes nothing', async (_case, type, object) => {
    const before = await shop.db.selectFrom('subscriptions').select('id').execute();
    expect((await send(eventText(type, object))).statusCode).toBe(200);
    expect(await shop.db.selectFrom('subscriptions').select('id').execute()).toEqual(before);
  });

  test('about a session that another shop of the same account sold is acknowledged and changes nothing', async () => {
    const { id, subscriptionId } = await paidSession();
    const readSession: typeof shop.provider.readSession = async () => ({
      ok: true,
      value: { id, url: undefined, clientSecret: undefined, state: 'paid', attemptId: 'not-ours', subscriptionId },
    });
    const readSubscription: typeof shop.provider.readSubscription = async (subscription) => {
      const found = await shop.provider.readSubscription(subscription);
      return found.ok ? { ok: true, value: { ...found.value, attemptId: 'not-ours' } } : found;
    };
    shop.line.payments = { ...shop.provider, readSession, readSubscription };
    expect((await send(eventText('checkout.session.completed', { id }))).statusCode).toBe(200);
    expect(await orderOf(subscriptionId)).toBeUndefined();
  });
});

describe('an order', () => {
  test.each([
    ['checkout.session.completed', (paid: { id: string }) => ({ id: paid.id })],
    ['customer.subscription.created', (paid: { subscriptionId: string }) => ({ id: paid.subscriptionId })],
    [
      'invoice.paid',
      (paid: { subscriptionId: string }) => ({
        id: 'in_1',
        parent: { subscription_details: { subscription: paid.subscriptionId } },
      }),
    ],
  ])('exists by %s alone, whichever comes first', async (type, object) => {
    const paid = await paidSession();
    expect(await orderOf(paid.subscriptionId)).toBeUndefined();
    expect((await send(eventText(type, object(paid)))).json()).toEqual({ received: true });
    expect(await orderOf(paid.subscriptionId)).toMatchObject({
      status: 'active',
      attempt_id: paid.attemptId,
      first_amount: PLAN.listPrice,
    });
    expect((await attempt(paid.attemptId)).status).toBe('paid');
  });

  test('exists once, however often and concurrently its events come', async () => {
    const paid = await paidSession();
    const body = eventText('checkout.session.completed', { id: paid.id });
    const others = ['customer.subscription.created', 'customer.subscription.updated'].map((type) =>
      eventText(type, { id: paid.subscriptionId }),
    );
    const responses = await Promise.all([body, body, ...others, body].map((text) => send(text)));
    expect(responses.map((response) => response.statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(await orderOf(paid.subscriptionId)).toMatchObject({ status: 'active' });
    const { id } = JSON.parse(body);
    expect(await shop.db.selectFrom('provider_events').selectAll().where('id', '=', id).execute()).toMatchObject([
      { type: 'checkout.session.completed', object_id: paid.id, outcome: expect.stringMatching(/^(mirrored|stale)$/) },
    ]);
  });

  test('does not exist because an event claims a payment that the provider does not know of', async () => {
    const visitor = browser(shop);
    const session = sessionIdOf((await visitor.checkout()).json().url);
    await send(eventText('checkout.session.completed', { id: session, status: 'complete', payment_status: 'paid' }));
    expect((await visitor.status(session)).json().status).toBe('pending');
  });

  test('does not exist while the first payment is missing', async () => {
    const paid = await paidSession();
    await withSubscription({ status: 'incomplete' }, () =>
      send(eventText('customer.subscription.created', { id: paid.subscriptionId })),
    );
    expect(await orderOf(paid.subscriptionId)).toBeUndefined();
    expect((await attempt(paid.attemptId)).status).toBe('open');
  });

  test('ends when the provider says so, and nothing seen earlier brings it back', async () => {
    const paid = await paidSession();
    await send(eventText('checkout.session.completed', { id: paid.id }));
    shop.clock.aheadMs = 5000;
    await withSubscription({ status: 'canceled' }, () =>
      send(eventText('customer.subscription.deleted', { id: paid.subscriptionId })),
    );
    shop.clock.aheadMs = 0;
    await send(eventText('customer.subscription.updated', { id: paid.subscriptionId })); // asked before that
    expect(await orderOf(paid.subscriptionId)).toMatchObject({ status: 'canceled' });
    expect((await attempt(paid.attemptId)).status).toBe('paid');
  });

  test('does not go away when its session is said to have expired', async () => {
    const paid = await paidSession();
    await send(eventText('checkout.session.completed', { id: paid.id }));
    const readSession: typeof shop.provider.readSession = async () => ({
      ok: true,
      value: {
        id: paid.id,
        url: undefined,
        clientSecret: undefined,
        state: 'expired',
        attemptId: paid.attemptId,
        subscriptionId: undefined,
      },
    });
    shop.line.payments = { ...shop.provider, readSession };
    await send(eventText('checkout.session.expired', { id: paid.id }));
    expect((await attempt(paid.attemptId)).status).toBe('paid');
  });
});

test('an expired session ends its attempt', async () => {
  const visitor = browser(shop);
  const session = sessionIdOf((await visitor.checkout()).json().url);
  await shop.provider.expireSession(session);
  await send(eventText('checkout.session.expired', { id: session }));
  const { status } = await shop.db
    .selectFrom('checkout_attempts')
    .select('status')
    .where('session_id', '=', session)
    .executeTakeFirstOrThrow();
  expect(status).toBe('expired');
});

test('an event is stored while the provider cannot be asked, and processed later', async () => {
  const paid = await paidSession();
  const id = `evt_${randomUUID()}`;
  shop.line.payments = { ...shop.provider, readSession: async () => ({ ok: false, reason: 'unreachable', detail: '' }) };
  expect((await send(eventText('checkout.session.completed', { id: paid.id }, id))).statusCode).toBe(200);
  expect(await outcomeOf(id)).toBe('waiting');
  expect(await orderOf(paid.subscriptionId)).toBeUndefined();
  shop.line.payments = shop.provider;
  shop.clock.aheadMs = 60_000;
  await shop.queue.drain();
  shop.clock.aheadMs = 0;
  expect(await outcomeOf(id)).toBe('mirrored');
  expect(await orderOf(paid.subscriptionId)).toMatchObject({ status: 'active' });
});

/** Does something while the provider tells subscriptions differently. */
async function withSubscription(
  change: { readonly status: 'incomplete' | 'canceled' },
  act: () => Promise<unknown>,
): Promise<void> {
  const readSubscription: typeof shop.provider.readSubscription = async (id) => {
    const found = await shop.provider.readSubscription(id);
    return found.ok ? { ok: true, value: { ...found.value, ...change } } : found;
  };
  shop.line.payments = { ...shop.provider, readSubscription };
  await act();
  shop.line.payments = shop.provider;
}

test.each([
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.finalization_failed',
  'invoice.marked_uncollectible',
  'invoice.voided',
])('an event %s in the shape of an older version of the API leads to its subscription by its invoice', async (type) => {
  const { subscriptionId } = await paidSession();
  const { customerId } = value(await shop.provider.readSubscription(subscriptionId));
  const [payment] = value(await shop.provider.readPayments({ id: subscriptionId, customerId }));
  const invoice = { id: payment?.id, object: 'invoice', subscription: subscriptionId, paid: true };
  const event = { id: `evt_${randomUUID()}`, object: 'event', type, api_version: '2024-04-10', data: { object: invoice } };
  expect((await send(JSON.stringify(event))).statusCode).toBe(200);
  expect(await outcomeOf(event.id)).toBe('mirrored');
  expect(await orderOf(subscriptionId)).toMatchObject({ status: 'active' });
});

test('an invoice of an older version that belongs to nothing of ours is no failure', async () => {
  const event = JSON.stringify({
    id: 'evt_foreign',
    object: 'event',
    type: 'invoice.paid',
    data: { object: { id: 'in_foreign' } },
  });
  expect((await send(event)).statusCode).toBe(200);
  expect(await outcomeOf('evt_foreign')).toBe('unknown');
});

function value<T>(answer: { ok: true; value: T } | { ok: false; detail: string }): T {
  if (!answer.ok) throw new Error(answer.detail);
  return answer.value;
}
