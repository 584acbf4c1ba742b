import { afterEach, beforeEach, expect, test } from 'vitest';
import { brand } from '../../../content/brand.ts';
import { policies } from '../../../content/policies.ts';
import { HOUR_MS } from '../../../core/time.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { PLAN } from '../checkout/testing.ts';
import { reconcile } from '../subscriptions/reconcile.ts';
import { mailsOf, manageFixture, requestsOf, signedInBuyer, subscriptionAt, unreachable } from './testing.ts';

const shop = openBeforeAll(manageFixture);

const setPolicy = (onFraudWarning: 'refund' | 'tell') => Object.assign(policies, { onFraudWarning });
const configured = policies.onFraudWarning;
beforeEach(() => {
  setPolicy('refund');
});
afterEach(() => {
  setPolicy(configured);
  shop.line.payments = shop.provider;
});

async function settle(): Promise<void> {
  for (let round = 0; round < 4; round++) await shop.settle();
}

const paymentOf = (id: string) =>
  shop.db.selectFrom('payments').selectAll().where('subscription_id', '=', id).orderBy('created_at').executeTakeFirstOrThrow();

test('a fraud warning refunds the payment and ends the subscription, and each of buyer and support gets one mail', async () => {
  const { id, email, managed } = await signedInBuyer(shop);
  await shop.sandbox.control.warnOfFraud(id);
  await shop.sandbox.control.warnOfFraud(id);
  await settle();
  expect((await subscriptionAt(shop, id)).status).toBe('canceled');
  expect(await paymentOf(id)).toMatchObject({ amount_refunded: PLAN.listPrice });
  expect(await managed()).toMatchObject({ state: 'ended', endReason: 'refunded' });
  expect(mailsOf(shop, 'refunded')).toHaveLength(1);
  const facts = { email, subscriptionId: id, amount: PLAN.listPrice, currency: 'USD', refunds: true };
  expect(mailsOf(shop, 'fraud-warning-to-support')).toMatchObject([{ to: brand.supportEmail, facts }]);
  expect(await requestsOf(shop, id)).toMatchObject([{ kind: 'fraud-warning', done_at: expect.any(Date) }]);
  await expect(shop.sandbox.control.renew(id)).rejects.toThrow('has ended');
});

test('a fraud warning of a payment whose part was refunded sends the rest', { tags: 'exhaustive' }, async () => {
  const { id } = await signedInBuyer(shop);
  await shop.sandbox.control.refund(id, 10_00);
  await settle();
  await shop.sandbox.control.warnOfFraud(id);
  await settle();
  expect(await paymentOf(id)).toMatchObject({ amount_refunded: PLAN.listPrice });
  expect(mailsOf(shop, 'fraud-warning-to-support')).toMatchObject([{ facts: { amount: PLAN.listPrice - 10_00 } }]);
});

test("with the policy 'tell' a fraud warning sends nothing back, and waits in the inbox", async () => {
  setPolicy('tell');
  const { id } = await signedInBuyer(shop);
  await shop.sandbox.control.warnOfFraud(id);
  await settle();
  expect((await subscriptionAt(shop, id)).status).toBe('active');
  expect(await paymentOf(id)).toMatchObject({ amount_refunded: 0 });
  expect(mailsOf(shop, 'fraud-warning-to-support')).toMatchObject([{ facts: { refunds: false } }]);
  expect(await requestsOf(shop, id)).toMatchObject([{ kind: 'fraud-warning', done_at: null }]);
});

test('the refund of a fraud warning waits for a provider that is down', { tags: 'exhaustive' }, async () => {
  const { id } = await signedInBuyer(shop);
  shop.line.payments = { ...shop.provider, refund: unreachable };
  await shop.sandbox.control.warnOfFraud(id);
  await settle();
  expect(await requestsOf(shop, id)).toMatchObject([{ done_at: null }]);
  await shop.sandbox.control.renew(id); // so that the payment is no longer the latest
  shop.line.payments = { ...shop.provider, endNow: unreachable };
  shop.clock.aheadMs += HOUR_MS;
  await settle();
  shop.line.payments = shop.provider;
  shop.clock.aheadMs += HOUR_MS;
  await settle();
  expect((await subscriptionAt(shop, id)).status).toBe('canceled');
  expect(await paymentOf(id)).toMatchObject({ reason: 'first', amount_refunded: PLAN.listPrice });
  expect(await requestsOf(shop, id)).toMatchObject([{ done_at: expect.any(Date) }]);
});

test('a dispute that comes before the refund of a fraud warning gets the money, and the subscription ends', {
  tags: 'exhaustive',
}, async () => {
  const { id } = await signedInBuyer(shop);
  shop.line.payments = { ...shop.provider, refund: unreachable };
  await shop.sandbox.control.warnOfFraud(id);
  await settle();
  await shop.sandbox.control.dispute(id);
  shop.line.payments = shop.provider;
  shop.clock.aheadMs += HOUR_MS;
  await settle();
  expect((await subscriptionAt(shop, id)).status).toBe('canceled');
  expect(await paymentOf(id)).toMatchObject({ amount_refunded: 0, dispute: 'open' });
});

test.each([
  ['refunded in full', (id: string) => shop.sandbox.control.refund(id)],
  ['disputed', (id: string) => shop.sandbox.control.dispute(id)],
])('a fraud warning of a payment that was %s changes nothing', async (_how, happen) => {
  const { id } = await signedInBuyer(shop);
  await happen(id);
  await settle();
  await shop.sandbox.control.warnOfFraud(id);
  await settle();
  expect(await requestsOf(shop, id)).toEqual([]);
  expect(mailsOf(shop, 'fraud-warning-to-support')).toEqual([]);
});

test('a fraud warning whose webhook was lost is found by the provider’s list of events', { tags: 'exhaustive' }, async () => {
  const { id } = await signedInBuyer(shop);
  await shop.sandbox.control.setDelivery({ copies: 0, delaySeconds: 0, shuffled: false });
  await shop.sandbox.control.warnOfFraud(id);
  await shop.sandbox.control.setDelivery({ copies: 1, delaySeconds: 0, shuffled: false });
  await reconcile(shop.deps);
  await settle();
  expect((await subscriptionAt(shop, id)).status).toBe('canceled');
});
