import { beforeAll, beforeEach, expect, test } from 'vitest';
import { NORMAL } from '../../../annex/payment-sandbox/testing.ts';
import { MINUTE_MS } from '../../../core/time.ts';
import { readJobs } from '../../platform/jobs/testing.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { browser, PLAN, sessionIdOf, testShop } from '../checkout/testing.ts';

const LOST = { ...NORMAL, copies: 0 } as const;

const shop = openBeforeAll(testShop);
beforeAll(async () => {
  shop.sandbox.deliverTo(shop.webhookUrl);
  shop.queue.work({ async conversion() {} });
});
beforeEach(async () => {
  await shop.sandbox.control.setDelivery(NORMAL);
  shop.clock.aheadMs = 0;
});

/** Somebody whose renewal has begun and is not charged yet. */
async function renewing() {
  const visitor = browser(shop);
  const { url } = (await visitor.checkout()).json();
  await visitor.pay(url);
  await shop.settle();
  const session = await shop.provider.readSession(sessionIdOf(url));
  const id = (session.ok && session.value.subscriptionId) || '';
  const { current_period_end: end } = await subscription(id);
  shop.mails.length = 0;
  await shop.sandbox.control.beginRenewal(id);
  await shop.settle();
  return { id, end: end?.getTime() ?? 0 };
}

const subscription = (id: string) =>
  shop.db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const payments = async (id: string) =>
  (
    await shop.db
      .selectFrom('payments')
      .select(['status', 'amount_paid'])
      .where('subscription_id', '=', id)
      .orderBy('created_at')
      .execute()
  ).map(({ status, amount_paid }) => [status, amount_paid]);
const told = async (id: string) =>
  (await readJobs(shop.db))
    .filter(({ name, data }) => name === 'app-subscription' && data.subscription === id)
    .map(({ data }) => data.change);
const mailed = () => shop.mails.map(({ template }) => template);
async function reconcile() {
  await shop.db.transaction().execute((tx) => shop.queue.add(tx, 'reconcile', {}));
  await shop.settle();
  expect(shop.queue.failures).toEqual([]);
}

const FIRST = ['paid', PLAN.listPrice];

test('the draft hour of a renewal counts no revenue, reports no payment, and keeps the access', async () => {
  const { id, end } = await renewing();
  shop.clock.aheadMs = end - Date.now() + 30 * MINUTE_MS;
  await reconcile();
  expect(await subscription(id)).toMatchObject({ status: 'active', ended_at: null });
  expect(await payments(id)).toEqual([FIRST]);
  expect([await told(id), mailed()]).toEqual([['started'], []]);
  await shop.sandbox.control.renew(id);
  await shop.settle();
  expect(await payments(id)).toEqual([FIRST, ['paid', PLAN.listPrice]]);
  expect([await told(id), mailed()]).toEqual([['started', 'renewed'], ['receipt']]);
});

test('a renewal that fails after its draft hour is reported as a failure, and counts no revenue', async () => {
  const { id } = await renewing();
  await shop.sandbox.control.failRenewal(id);
  await shop.settle();
  expect(await subscription(id)).toMatchObject({ status: 'past_due', ended_at: null });
  expect(await payments(id)).toEqual([FIRST, ['failed', 0]]);
  expect([await told(id), mailed()]).toEqual([['started', 'payment-failed'], ['payment-failed']]);
});

test('a payment after the draft hour whose event is lost is found within minutes', async () => {
  const { id } = await renewing();
  await shop.sandbox.control.setDelivery(LOST);
  await shop.sandbox.control.renew(id);
  await reconcile();
  expect(await payments(id)).toEqual([FIRST, ['paid', PLAN.listPrice]]);
  expect([await told(id), mailed()]).toEqual([['started', 'renewed'], ['receipt']]);
});
