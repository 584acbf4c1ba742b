import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NORMAL } from '../deliveries/mode.ts';
import { type TestProvider, testProvider } from '../testing.ts';

let provider: TestProvider;
let webhook: Server;
let status = 200;
/** What the webhook was told, in order. */
let heard: { id: string; type: string }[] = [];
beforeAll(async () => {
  provider = await testProvider();
  webhook = createServer(async (request, response) => {
    heard.push(JSON.parse(await text(request)));
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
  heard = [];
});

const entrance = () => new URL(provider.sandbox.panelUrl);
const token = () => entrance().searchParams.get('token') ?? '';
const asOperator = () => ({ cookie: `sandbox_operator=${token()}`, 'sec-fetch-site': 'same-origin' });
const look = (headers: Record<string, string> = asOperator()) => provider.pages.inject({ url: '/sandbox/panel', headers });
const press = (path: string, form: Record<string, string>, headers: Record<string, string> = asOperator()) =>
  provider.pages.inject({
    method: 'POST',
    url: `/sandbox/panel${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  });
const press1 = (id: string, action: string, amount = '') => press(`/subscriptions/${id}`, { action, amount });
const subscription = (id: string) => provider.stripe.subscriptions.retrieve(id);
const lastCharge = async ({ customer }: Stripe.Subscription) =>
  (await provider.stripe.charges.list({ customer: String(customer), limit: 1 })).data[0];
const types = () => heard.map(({ type }) => type);
const lastEvent = async () =>
  (await provider.stripe.events.list({ type: 'checkout.session.completed', limit: 1 })).data[0]?.id ?? '';

describe('the panel', () => {
  test('is closed to everybody but the operator', async () => {
    for (const headers of [{}, { cookie: 'sandbox_operator=guessed' }, { cookie: 'sandbox_operator=' }]) {
      const { statusCode, body } = await look(headers);
      expect(statusCode).toBe(403);
      expect(body).toContain('for the operator');
      expect(body).not.toContain('Subscriptions');
      expect((await press('/clock', {}, headers)).statusCode).toBe(403);
    }
    expect((await provider.pages.inject({ url: '/sandbox/panel?token=guessed' })).statusCode).toBe(403);
  });

  test('is opened by the printed address, which leaves a cookie and no token in the address', async () => {
    const { statusCode, headers } = await provider.pages.inject({ url: entrance().pathname + entrance().search });
    expect(statusCode).toBe(303);
    expect(headers.location).toBe('/sandbox/panel');
    expect(headers['set-cookie']).toBe(`sandbox_operator=${token()}; Path=/sandbox; HttpOnly; SameSite=Strict`);
  });

  test('takes no post that another site makes a browser send', async () => {
    const { id } = await provider.subscribe();
    for (const from of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': '', origin: 'https://evil.example' }]) {
      const refused = await press(`/subscriptions/${id}`, { action: 'cancel' }, { ...asOperator(), ...from });
      expect(refused.statusCode).toBe(403);
    }
    expect(await subscription(id)).toMatchObject({ status: 'active' });
  });

  test('needs neither inline styles nor scripts, and writes what it was given as text', async () => {
    const { id } = await provider.session({ customer_email: '<b>@example.com' });
    await provider.pay(id);
    const { body, headers } = await look();
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=|<b>/);
    expect(body).toContain('&#60;b&#62;@example.com');
  });

  test('says so while nothing has happened', async () => {
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
  test('renews, fails to renew, and is paid after all', async () => {
    const { id } = await provider.subscribe();
    expect((await press1(id, 'renew')).statusCode).toBe(303);
    await press1(id, 'fail');
    expect(await subscription(id)).toMatchObject({ status: 'past_due' });
    expect((await look()).body).toContain('is tried again on');
    await press1(id, 'pay');
    expect(await subscription(id)).toMatchObject({ status: 'active' });
    expect(types()).toContain('invoice.payment_failed');
    expect(types().filter((type) => type === 'invoice.paid')).toHaveLength(3);
  });

  test('is refunded in part and then whole, and no further', async () => {
    const bought = await provider.subscribe();
    await press1(bought.id, 'refund', '5.00');
    expect(await lastCharge(bought)).toMatchObject({ amount_refunded: 500 });
    const refused = await press1(bought.id, 'refund', '100');
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toMatch(/role="alert">Refund amount \(\$100\.00\) is greater/);
    await press1(bought.id, 'refund');
    expect(await lastCharge(bought)).toMatchObject({ amount_refunded: 1999, refunded: true });
    expect((await press1(bought.id, 'refund', 'ten')).body).toContain('Please write the amount like 19.99.');
  });

  test('is disputed, which is then won or lost', async () => {
    const bought = await provider.subscribe();
    await press1(bought.id, 'dispute');
    expect(await lastCharge(bought)).toMatchObject({ disputed: true });
    expect((await look()).body).toContain('Close dispute: won');
    await press1(bought.id, 'lost');
    expect(types().slice(-2)).toEqual(['charge.dispute.created', 'charge.dispute.closed']);
    expect((await look()).body).toContain('dispute lost');
  });

  test('goes forward with its own clock, or all of them together', async () => {
    const [one, other] = [await provider.subscribe(), await provider.subscribe()];
    const end = (bought: Stripe.Subscription) => bought.items.data[0]?.current_period_end;
    await press1(one.id, 'advance');
    expect(end(await subscription(one.id))).not.toBe(end(one));
    expect(end(await subscription(other.id))).toBe(end(other));
    await press('/clock', {});
    expect(end(await subscription(other.id))).not.toBe(end(other));
  });

  test('is cancelled, and then offers no more than it can do', async () => {
    const { id } = await provider.subscribe();
    await press1(id, 'cancel');
    expect(await subscription(id)).toMatchObject({ status: 'canceled' });
    const { body } = await press1(id, 'renew');
    expect(body).toContain('has ended');
    const card = body.slice(body.indexOf(`id="${id}"`));
    expect(card.slice(0, card.indexOf('</li>'))).not.toContain('Renew now');
  });

  test.each([{ action: 'explode' }, {}, { action: 'refund', amount: '-1' }])('senseless post %o is refused', async (form) => {
    const { id } = await provider.subscribe();
    expect((await press(`/subscriptions/${id}`, form as Record<string, string>)).statusCode).toBe(409);
    expect((await press('/subscriptions/sub_x', { action: 'renew' })).statusCode).toBe(409);
  });
});

describe('events', () => {
  test('are sent again as the same event, once or twice', async () => {
    await provider.subscribe();
    const id = await lastEvent();
    await press(`/events/${id}`, { action: 'again' });
    expect(heard.filter((event) => event.id === id)).toHaveLength(2);
    await press(`/events/${id}`, { action: 'twice' });
    expect(heard.filter((event) => event.id === id)).toHaveLength(4);
  });

  test('are sent once more with the newest first', async () => {
    await provider.subscribe();
    const inOrder = heard.map(({ id }) => id);
    heard = [];
    await press('/events', { count: String(inOrder.length) });
    expect(heard.map(({ id }) => id)).toEqual(inOrder.reverse());
  });

  test('are sent late, or never', async () => {
    await provider.subscribe();
    const id = await lastEvent();
    heard = [];
    await press(`/events/${id}`, { action: 'late' });
    expect(heard).toEqual([]);
    provider.clock.at = new Date(provider.clock.at.getTime() + 60_000);
    await provider.sandbox.deliver();
    expect(heard.map((event) => event.id)).toEqual([id]);
    await press(`/events/${id}`, { action: 'late' });
    await press(`/events/${id}`, { action: 'never' });
    provider.clock.at = new Date(provider.clock.at.getTime() + 60_000);
    await provider.sandbox.deliver();
    expect(heard).toHaveLength(1);
  });

  test('show what was answered, and when they are sent again', async () => {
    status = 503;
    await provider.subscribe();
    expect((await look()).body).toContain('answered 503 at attempt 1, again in 1 s');
    status = 200;
    provider.clock.at = new Date(provider.clock.at.getTime() + 1000);
    await provider.sandbox.deliver();
    expect((await look()).body).toContain('answered 200 at attempt 2');
  });

  test.each([
    ['twice', { copies: '2', delaySeconds: '0' }, 8, 8],
    ['never', { copies: '0', delaySeconds: '0' }, 0, 0],
    ['late', { copies: '1', delaySeconds: '30' }, 0, 4],
    ['twice, late and in random order', { copies: '2', delaySeconds: '30', shuffled: 'on' }, 0, 8],
  ])('of what happens next are sent %s', async (_case, mode, atOnce, inTheEnd) => {
    await press('/delivery', mode);
    await provider.subscribe();
    await provider.sandbox.deliver();
    expect(heard).toHaveLength(atOnce);
    provider.clock.at = new Date(provider.clock.at.getTime() + 33_000);
    await provider.sandbox.deliver();
    expect(heard).toHaveLength(inTheEnd);
  });

  test('are sent as before when the wish makes no sense', async () => {
    expect((await press('/delivery', { copies: '99', delaySeconds: '0' })).statusCode).toBe(409);
    await provider.subscribe();
    expect(heard).toHaveLength(4);
  });
});
