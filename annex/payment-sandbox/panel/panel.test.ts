import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stripePayments } from '../../../adapters/payments/stripe.ts';
import { regularTerms } from '../../../core/checkout/terms.ts';
import { NORMAL } from '../deliveries/mode.ts';
import { matching } from '../store.ts';
import { PLANS, type TestProvider, testProvider } from '../testing.ts';

const HALF_YEAR = {
  id: 'half-year',
  title: 'Half a year',
  once: true,
  period: { every: 6, unit: 'month' },
  listPrice: 49_99,
  introDiscount: 0,
} as const;
const WORKBOOK = {
  id: 'workbook',
  title: 'Workbook',
  once: true,
  period: { every: 1, unit: 'lifetime' },
  listPrice: 9_99,
  introDiscount: 0,
} as const;

let provider: TestProvider;
let webhook: Server;
let status = 200;
/** What the webhook received, in order. */
let received: { id: string; type: string }[] = [];
beforeAll(async () => {
  provider = await testProvider();
  webhook = createServer(async (request, response) => {
    received.push(JSON.parse(await text(request)));
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve));
  provider.sandbox.deliverTo(`http://127.0.0.1:${(webhook.address() as AddressInfo).port}/`);
});
afterAll(async () => {
  await provider.close();
  await new Promise((resolve) => webhook.close(resolve));
});
beforeEach(async () => {
  status = 200;
  await provider.control.setDelivery(NORMAL);
  await provider.sandbox.deliver();
  received = [];
});

const panelUrl = () => new URL(provider.sandbox.panelUrl);
const token = () => panelUrl().searchParams.get('token') ?? '';
const asOperator = () => ({ cookie: `sandbox_operator=${token()}`, 'sec-fetch-site': 'same-origin' });
const getPage = (headers: Record<string, string> = asOperator()) => provider.pages.inject({ url: '/sandbox/panel', headers });
const press = (path: string, form: Record<string, string>, headers: Record<string, string> = asOperator()) =>
  provider.pages.inject({
    method: 'POST',
    url: `/sandbox/panel${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  });
const act = (id: string, action: string, amount = '') => press(`/subscriptions/${id}`, { action, amount });
const subscription = (id: string) => provider.stripe.subscriptions.retrieve(id);
const lastCharge = async ({ customer }: Stripe.Subscription) =>
  (await provider.stripe.charges.list({ customer: String(customer), limit: 1 })).data[0];
const types = () => received.map(({ type }) => type);
const lastEvent = async () =>
  (await provider.stripe.events.list({ type: 'checkout.session.completed', limit: 1 })).data[0]?.id ?? '';

describe('the sandbox panel', () => {
  test('is closed to a browser without the token of the operator', async () => {
    for (const headers of [{}, { cookie: 'sandbox_operator=guessed' }, { cookie: 'sandbox_operator=' }]) {
      const { statusCode, body } = await getPage(headers);
      expect(statusCode).toBe(403);
      expect(body).toContain('for the operator');
      expect(body).not.toContain('Subscriptions');
      expect((await press('/clock', {}, headers)).statusCode).toBe(403);
    }
    expect((await provider.pages.inject({ url: '/sandbox/panel?token=guessed' })).statusCode).toBe(403);
  });

  test('opens at the printed address, which sets a cookie and redirects to an address without the token', async () => {
    const { statusCode, headers } = await provider.pages.inject({ url: panelUrl().pathname + panelUrl().search });
    expect(statusCode).toBe(303);
    expect(headers.location).toBe('/sandbox/panel');
    expect(headers['set-cookie']).toBe(`sandbox_operator=${token()}; Path=/; HttpOnly; SameSite=Strict`);
  });

  test('refuses a post from another site', async () => {
    const { id } = await provider.subscribe();
    for (const from of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': '', origin: 'https://evil.example' }]) {
      const refused = await press(`/subscriptions/${id}`, { action: 'cancel' }, { ...asOperator(), ...from });
      expect(refused.statusCode).toBe(403);
    }
    expect(await subscription(id)).toMatchObject({ status: 'active' });
  });

  test('needs neither inline styles nor scripts, and escapes the values of a session', async () => {
    const { id } = await provider.session({ customer_email: '<b>@example.com' });
    await provider.pay(id);
    const { body, headers } = await getPage();
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=|<b>/);
    expect(body).toContain('&#60;b&#62;@example.com');
  });

  test('says that there are no subscriptions and no events yet', async () => {
    const fresh = await testProvider();
    const { pathname, search } = new URL(fresh.sandbox.panelUrl);
    const entered = await fresh.pages.inject({ url: pathname + search });
    const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? '';
    const { body } = await fresh.pages.inject({ url: pathname, headers: { cookie } });
    expect(body).toContain('Nobody has subscribed yet');
    expect(body).toContain('Nothing has happened yet');
    await fresh.close();
  });
});

describe('a subscription on the panel', () => {
  test('can renew, fail to renew, and be paid later', async () => {
    const { id } = await provider.subscribe();
    expect((await act(id, 'renew')).statusCode).toBe(303);
    await act(id, 'fail');
    expect(await subscription(id)).toMatchObject({ status: 'past_due' });
    expect((await getPage()).body).toContain('is tried again on');
    await act(id, 'pay');
    expect(await subscription(id)).toMatchObject({ status: 'active' });
    expect(types()).toContain('invoice.payment_failed');
    expect(types().filter((type) => type === 'invoice.paid')).toHaveLength(3);
  });

  test('can begin a renewal, which is charged after the hour of its draft', async () => {
    const { id } = await provider.subscribe();
    await act(id, 'begin');
    expect((await getPage()).body).toContain('$39.99 within the hour');
    expect((await act(id, 'begin')).body).toContain('has begun already');
    await act(id, 'renew');
    expect((await getPage()).body).not.toContain('within the hour');
    expect(types().filter((type) => type === 'invoice.paid')).toHaveLength(2);
  });

  test('can have a fraud warning, which is settled once its payment went back', async () => {
    const bought = await provider.subscribe();
    expect((await getPage()).body).toContain('Early fraud warning');
    await act(bought.id, 'warn');
    const charge = (await lastCharge(bought))?.id;
    const [warning] = await matching(provider.db, 'radar.early_fraud_warning', { charge });
    const read = () => provider.stripe.radar.earlyFraudWarnings.retrieve(String(warning?.id));
    expect(await read()).toMatchObject({ actionable: true, charge });
    await act(bought.id, 'refund');
    expect(await read()).toMatchObject({ actionable: false });
    expect(types()).toContain('radar.early_fraud_warning.created');
  });

  test('can be refunded in parts up to the amount that was paid', async () => {
    const bought = await provider.subscribe();
    await act(bought.id, 'refund', '5.00');
    expect(await lastCharge(bought)).toMatchObject({ amount_refunded: 500 });
    const refused = await act(bought.id, 'refund', '100');
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toMatch(/role="alert">Refund amount \(\$100\.00\) is greater/);
    await act(bought.id, 'refund');
    expect(await lastCharge(bought)).toMatchObject({ amount_refunded: 1999, refunded: true });
    expect((await act(bought.id, 'refund', 'ten')).body).toContain('Please write the amount like 19.99.');
  });

  test('can be disputed, and the dispute can be closed', async () => {
    const bought = await provider.subscribe();
    await act(bought.id, 'dispute');
    expect(await lastCharge(bought)).toMatchObject({ disputed: true });
    expect((await getPage()).body).toContain('Close dispute: won');
    await act(bought.id, 'lost');
    expect(types().slice(-2)).toEqual(['charge.dispute.created', 'charge.dispute.closed']);
    expect((await getPage()).body).toContain('dispute lost');
  });

  test('can be advanced alone or together with all others', async () => {
    const [one, other] = [await provider.subscribe(), await provider.subscribe()];
    const end = (bought: Stripe.Subscription) => bought.items.data[0]?.current_period_end;
    await act(one.id, 'advance');
    expect(end(await subscription(one.id))).not.toBe(end(one));
    expect(end(await subscription(other.id))).toBe(end(other));
    await press('/clock', {});
    expect(end(await subscription(other.id))).not.toBe(end(other));
  });

  test('offers no renewal after its cancellation', async () => {
    const { id } = await provider.subscribe();
    await act(id, 'cancel');
    expect(await subscription(id)).toMatchObject({ status: 'canceled' });
    const { body } = await act(id, 'renew');
    expect(body).toContain('has ended');
    const card = body.slice(body.indexOf(`id="${id}"`));
    expect(card.slice(0, card.indexOf('</li>'))).not.toContain('Renew now');
  });

  test.each([{ action: 'explode' }, {}, { action: 'refund', amount: '-1' }])('refuses the invalid post %o', async (form) => {
    const { id } = await provider.subscribe();
    expect((await press(`/subscriptions/${id}`, form as Record<string, string>)).statusCode).toBe(409);
    expect((await press('/subscriptions/sub_x', { action: 'renew' })).statusCode).toBe(409);
  });
});

describe('what is paid once on the panel', () => {
  let once: TestProvider;
  const post = (path: string, form: Record<string, string>) =>
    once.pages.inject({
      method: 'POST',
      url: `/sandbox/panel/subscriptions/${path}`,
      headers: { ...entered(), 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ amount: '', ...form }).toString(),
    });
  const entered = () => {
    const cookie = new URL(once.sandbox.panelUrl).searchParams.get('token');
    return { cookie: `sandbox_operator=${cookie}`, 'sec-fetch-site': 'same-origin' };
  };
  const card = async (id: string) => {
    const { body } = await once.pages.inject({ url: '/sandbox/panel', headers: entered() });
    return /<li.*?<\/li>/s.exec(body.slice(body.indexOf(`id="${id}"`) - 20))?.[0] ?? '';
  };
  beforeAll(async () => {
    once = await testProvider(undefined, [...PLANS, HALF_YEAR]);
  });
  afterAll(() => once.close());

  const payments = () => stripePayments(once.sandbox.settings);

  async function buyHalfYear(number?: string) {
    const session = await payments().createSession({
      attemptId: randomUUID(),
      plan: HALF_YEAR,
      terms: regularTerms(HALF_YEAR),
      email: 'ada@example.com',
      keepsCard: true,
      successUrl: 'http://localhost:3000/done',
      cancelUrl: 'http://localhost:3000/back',
      expiresAt: new Date('2026-11-20T13:00:00Z'),
    });
    if (!session.ok) throw new Error(session.detail);
    await once.pay(session.value.id, number, 'complete');
    const { payment_intent, customer } = await once.stripe.checkout.sessions.retrieve(session.value.id);
    return { id: String(payment_intent), customerId: String(customer) };
  }

  const offer = async (number?: string) => {
    const order = await buyHalfYear(number);
    const charged = await payments().chargeAgain({
      ...{ attemptId: randomUUID(), plan: WORKBOOK, terms: regularTerms(WORKBOOK), order },
      returnUrl: 'http://localhost:3000/done',
    });
    if (!charged.ok) throw new Error(charged.detail);
    return charged.value.id;
  };

  test.each([
    { action: 'arrive', label: 'The money arrives', state: 'paid', opens: 'until May 20, 2027' },
    { action: 'bounce', label: 'The money does not arrive', state: 'declined', opens: 'not yet' },
  ])('settles later with the card of a bank debit, where "$label" is pressed', async ({ action, label, state, opens }) => {
    const { id } = await buyHalfYear('4000 0000 0000 0077');
    const before = await card(id);
    for (const part of ['on its way', 'none of $49.99', 'not yet', label]) expect(before).toContain(part);
    expect((await post(id, { action })).statusCode).toBe(303);
    const after = await card(id);
    for (const part of [state, opens]) expect(after).toContain(part);
    expect(after).not.toContain(label);
    expect((await post(id, { action })).statusCode).toBe(409);
  });

  test('stands beside subscriptions with its buyer, its payment and for how long it opens', async () => {
    await once.subscribe();
    const { id } = await buyHalfYear();
    const shown = await card(id);
    for (const part of [
      'ada@example.com',
      'Half a year',
      'paid',
      'on the payment page',
      '$49.99 on Nov 20, 2026',
      'until May 20, 2027',
    ])
      expect(shown).toContain(part);
    expect(shown).not.toMatch(/Renew|Advance|Cancel/);
  });

  test('names an offer that was taken after an order, and one whose card or bank did not pay', async () => {
    const taken = await card(await offer());
    for (const part of ['Workbook', 'after an order, with its card', '$9.99 on', 'for ever']) expect(taken).toContain(part);
    const declined = await card(await offer('4000 0000 0000 0341'));
    for (const part of ['declined', 'none of $9.99', 'not yet']) expect(declined).toContain(part);
    expect(declined).not.toContain('Refund');
    expect(await card(await offer('4000 0027 6000 3184'))).toContain('asked at the bank');
  });

  test('is refunded in part and disputed from there, until the rest of it is lost', async () => {
    const { id, customerId: customer } = await buyHalfYear();
    expect((await post(id, { action: 'refund', amount: '10.00' })).headers.location).toBe(`/sandbox/panel#${id}`);
    expect(await card(id)).toContain('$10.00 refunded');
    await post(id, { action: 'dispute' });
    expect(await card(id)).toContain('Close dispute: won');
    await post(id, { action: 'lost' });
    expect(await card(id)).toContain('dispute lost');
    const [charge] = (await once.stripe.charges.list({ customer })).data;
    expect(charge).toMatchObject({ amount_refunded: 10_00, disputed: true });
  });

  test('says when the shop ended it', async () => {
    const { id } = await buyHalfYear();
    await payments().endNow(id, new Date('2026-12-24T12:00:00Z'));
    expect(await card(id)).toContain('until Dec 24, 2026, when it ended');
  });

  test('has no renewal that could be made or missed', async () => {
    const { id } = await buyHalfYear();
    expect((await post(id, { action: 'renew' })).statusCode).toBe(409);
  });
});

describe('events on the sandbox panel', () => {
  test('can be sent again under the same id, once or twice', async () => {
    await provider.subscribe();
    const id = await lastEvent();
    await press(`/events/${id}`, { action: 'again' });
    expect(received.filter((event) => event.id === id)).toHaveLength(2);
    await press(`/events/${id}`, { action: 'twice' });
    expect(received.filter((event) => event.id === id)).toHaveLength(4);
  });

  test('can be sent again with the newest first', async () => {
    await provider.subscribe();
    const inOrder = received.map(({ id }) => id);
    received = [];
    await press('/events', { count: String(inOrder.length) });
    expect(received.map(({ id }) => id)).toEqual(inOrder.reverse());
  });

  test('can be sent late or never', async () => {
    await provider.subscribe();
    const id = await lastEvent();
    received = [];
    await press(`/events/${id}`, { action: 'late' });
    expect(received).toEqual([]);
    provider.clock.at = new Date(provider.clock.at.getTime() + 60_000);
    await provider.sandbox.deliver();
    expect(received.map((event) => event.id)).toEqual([id]);
    await press(`/events/${id}`, { action: 'late' });
    await press(`/events/${id}`, { action: 'never' });
    provider.clock.at = new Date(provider.clock.at.getTime() + 60_000);
    await provider.sandbox.deliver();
    expect(received).toHaveLength(1);
  });

  test('show the answer of the webhook and the time of the next attempt', async () => {
    status = 503;
    await provider.subscribe();
    expect((await getPage()).body).toContain('answered 503 at attempt 1, again in 1 s');
    status = 200;
    provider.clock.at = new Date(provider.clock.at.getTime() + 1000);
    await provider.sandbox.deliver();
    expect((await getPage()).body).toContain('answered 200 at attempt 2');
  });

  test.each([
    ['twice', { copies: '2', delaySeconds: '0' }, 8, 8],
    ['never', { copies: '0', delaySeconds: '0' }, 0, 0],
    ['late', { copies: '1', delaySeconds: '30' }, 0, 4],
    ['twice, late and in random order', { copies: '2', delaySeconds: '30', shuffled: 'on' }, 0, 8],
  ])('are sent %s after a change of the delivery mode', async (_case, mode, atOnce, inTheEnd) => {
    await press('/delivery', mode);
    await provider.subscribe();
    await provider.sandbox.deliver();
    expect(received).toHaveLength(atOnce);
    provider.clock.at = new Date(provider.clock.at.getTime() + 33_000);
    await provider.sandbox.deliver();
    expect(received).toHaveLength(inTheEnd);
  });

  test('are sent as before when the chosen delivery mode is invalid', async () => {
    expect((await press('/delivery', { copies: '99', delaySeconds: '0' })).statusCode).toBe(409);
    await provider.subscribe();
    expect(received).toHaveLength(4);
  });
});
