import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordedEvents } from '../../messages/webhooks/testing.ts';
import { browser, PLAN, sessionIdOf, type TestShop, testShop } from '../checkout/testing.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  shop.sandbox.deliverTo(shop.webhookUrl);
});
afterAll(() => shop.close());

async function buyer() {
  const visitor = browser(shop);
  const { url } = (await visitor.checkout()).json();
  await visitor.pay(url);
  await shop.settle();
  const session = await shop.provider.readSession(sessionIdOf(url));
  return { email: visitor.email, id: (session.ok && session.value.subscriptionId) || '' };
}

const about = async (email: string) => (await recordedEvents(shop.db)).filter((event) => event.email === email);

test('every change of a subscription is reported once, in order and with its amounts', async () => {
  const { email, id } = await buyer();
  await shop.sandbox.control.renew(id);
  await shop.settle();
  await shop.provider.cancelAtPeriodEnd(id, true);
  await shop.settle();
  await shop.sandbox.control.refund(id, 500);
  await shop.settle();
  await shop.sandbox.control.advance(id);
  await shop.settle();
  await shop.settle();
  const events = await about(email);
  const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  const same = { subscription: id, plan: PLAN.id, currency: 'USD', duplicateOf: null };
  expect(events.map(({ type }) => type)).toEqual([
    'lead.created',
    'answers.submitted',
    'subscription.started',
    'subscription.renewed',
    'subscription.cancelled',
    'subscription.refunded',
    'subscription.ended',
  ]);
  expect(events.slice(2).map(({ data }) => data)).toEqual([
    {
      ...same,
      status: 'active',
      payment: expect.stringMatching(/^in_/),
      amount: PLAN.listPrice,
      renewalAmount: PLAN.listPrice,
      startedAt: instant,
      renewsAt: instant,
    },
    {
      ...same,
      status: 'active',
      payment: expect.stringMatching(/^in_/),
      amount: PLAN.listPrice,
      renewalAmount: PLAN.listPrice,
      renewsAt: instant,
    },
    { ...same, status: 'active', accessUntil: instant },
    { ...same, status: 'active', payment: expect.stringMatching(/^in_/), amount: 500 },
    { ...same, status: 'canceled', endedAt: instant },
  ]);
});

test('a subscription that ends at once is reported as cancelled too', async () => {
  const { email, id } = await buyer();
  await shop.provider.endNow(id);
  await shop.settle();
  expect((await about(email)).slice(3).map(({ type }) => type)).toEqual(['subscription.cancelled', 'subscription.ended']);
});
