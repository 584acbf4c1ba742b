import { beforeAll, expect, test } from 'vitest';
import { recordedEvents } from '../../messages/webhooks/testing.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { browser, OTHER_PLAN, PLAN, sessionIdOf, testShop } from '../checkout/testing.ts';

const shop = openBeforeAll(testShop);
beforeAll(async () => {
  shop.sandbox.deliverTo(shop.webhookUrl);
});

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
  const sold = { kind: 'subscription', title: PLAN.title, code: null, takenAfter: null };
  const same = { subscription: id, ...sold, plan: PLAN.id, currency: 'USD', duplicateOf: null };
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
    { ...same, status: 'active', accessUntil: instant, paidUntil: events[4]?.data.accessUntil },
    { ...same, status: 'active', payment: expect.stringMatching(/^in_/), amount: 500 },
    { ...same, status: 'canceled', endedAt: instant, reason: 'chosen' },
  ]);
});

test('a renewal that fails and a dispute are reported once each, with what is due and what was paid', async () => {
  const { email, id } = await buyer();
  await shop.sandbox.control.failRenewal(id);
  await shop.settle();
  await shop.sandbox.control.dispute(id);
  await shop.settle();
  await shop.settle();
  const events = (await about(email)).slice(3, 5);
  expect(events).toMatchObject([
    { type: 'subscription.payment_failed', data: { subscription: id, amount: PLAN.listPrice, payment: expect.any(String) } },
    { type: 'dispute.opened', data: { subscription: id, amount: PLAN.listPrice, payment: expect.any(String) } },
  ]);
});

test.each([
  ['agreed to marketing and confirmed the address', { consented_at: new Date(), confirmed_at: new Date() }, 1],
  ['agreed to marketing, which nobody has confirmed', { consented_at: new Date() }, 0],
  ['has unsubscribed', { consented_at: new Date(), confirmed_at: new Date(), unsubscribed_at: new Date() }, 0],
  ['did not agree to marketing', { consented_at: null }, 0],
])('a checkout that was left is reported or not for somebody who %s', async (_who, lead, count) => {
  const visitor = browser(shop);
  const { url } = (await visitor.checkout()).json();
  await shop.db.updateTable('leads').set(lead).where('email', '=', visitor.email).execute();
  await shop.provider.expireSession(sessionIdOf(url));
  await shop.settle();
  const left = (await about(visitor.email)).filter(({ type }) => type === 'checkout.abandoned');
  expect(left.map(({ data }) => data)).toEqual(
    Array(count).fill({
      plan: PLAN.id,
      currency: 'USD',
      amount: PLAN.listPrice,
      renewalAmount: PLAN.listPrice,
      begunAt: expect.any(String),
    }),
  );
});

test('webhooks report what notices to the app do: a pause, its end, another plan, a cancellation taken back, a closed dispute', {
  tags: 'exhaustive',
}, async () => {
  const { email, id } = await buyer();
  const { control } = shop.sandbox;
  for (const happen of [
    () => control.pause(id),
    () => control.resume(id),
    () => shop.provider.changePlan(id, OTHER_PLAN),
    () => shop.provider.cancelAtPeriodEnd(id, true),
    () => shop.provider.cancelAtPeriodEnd(id, false),
    () => control.dispute(id, 500),
    () => control.closeDispute(id, 'lost'),
  ]) {
    await happen();
    await shop.settle();
    await shop.settle();
  }
  const events = (await about(email)).slice(3);
  const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  const of = (type: string) => events.filter((event) => event.type === type).map(({ data }) => data);
  expect(of('subscription.paused')).toMatchObject([{ status: 'paused', accessUntil: instant, resumesAt: null }]);
  expect(of('subscription.resumed')).toMatchObject([
    { after: 'pause', renewalAmount: PLAN.listPrice, renewsAt: instant },
    { after: 'cancellation', status: 'active' },
  ]);
  expect(of('subscription.plan_changed')[0]).toMatchObject({
    plan: OTHER_PLAN.id,
    paidPlan: PLAN.id,
    renewalAmount: OTHER_PLAN.listPrice,
    startsAt: instant,
  });
  expect(of('dispute.opened')).toMatchObject([{ amount: 500 }]);
  expect(of('dispute.closed')).toMatchObject([{ outcome: 'lost', amount: 500, payment: expect.stringMatching(/^in_/) }]);
});

test('a subscription that ends at once is reported as cancelled too', async () => {
  const { email, id } = await buyer();
  await shop.provider.endNow(id);
  await shop.settle();
  expect((await about(email)).slice(3).map(({ type }) => type)).toEqual(['subscription.cancelled', 'subscription.ended']);
});
