import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusals } from '../../../content/pages/checkout.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { browser, PLAN, sessionIdOf, testShop } from '../checkout/testing.ts';

const SETTLES_LATER = '4000 0000 0000 0077';

const shop = openBeforeAll(testShop);
beforeAll(async () => {
  shop.sandbox.deliverTo(shop.webhookUrl);
});
beforeEach(() => {
  shop.mails.length = 0;
});

const mailed = () => shop.mails.map(({ template }) => template);

async function payLater() {
  const visitor = browser(shop);
  const { url } = (await visitor.checkout()).json();
  await visitor.pay(url, SETTLES_LATER);
  await shop.settle();
  const session = await shop.provider.readSession(sessionIdOf(url));
  const id = session.ok ? session.value.subscriptionId : undefined;
  if (!id) throw new Error('Nothing was ordered.');
  const settle = async (succeeds: boolean) => {
    await shop.sandbox.control.settle(id, succeeds);
    await shop.settle();
  };
  return { ...visitor, id, settle, status: async () => (await visitor.status(sessionIdOf(url))).json() };
}

describe('a payment that the bank settles later', () => {
  test('unlocks nothing and cannot be made twice while it is on its way, and the buyer is notified once', async () => {
    const { id, email, status, checkout } = await payLater();
    expect(await status()).toEqual({ status: 'processing', email, planId: PLAN.id });
    expect(await status()).toMatchObject({ status: 'processing' });
    expect((await checkout()).json().error).toMatchObject({ code: 'conflict', message: refusals.processing });
    expect(await shop.db.selectFrom('subscriptions').select('id').where('id', '=', id).execute()).toEqual([]);
    expect(mailed()).toEqual(['payment-processing']);
  });

  test('is an order when it has arrived', async () => {
    const { id, settle, status } = await payLater();
    await settle(true);
    expect(await status()).toMatchObject({ status: 'paid', paid: { value: PLAN.listPrice } });
    const rows = await shop.db.selectFrom('payments').selectAll().where('subscription_id', '=', id).execute();
    expect(rows).toMatchObject([{ reason: 'first', status: 'paid', amount_paid: PLAN.listPrice }]);
    expect(mailed()).toEqual(['payment-processing', 'order']);
  });

  test('is reported to the buyer and not tried again when it does not arrive', async () => {
    const { id, settle, status, checkout } = await payLater();
    await settle(false);
    expect(await status()).toMatchObject({ status: 'failed' });
    expect(mailed()).toEqual(['payment-processing', 'payment-not-received']);
    expect(await shop.provider.readSubscription(id)).toMatchObject({ value: { status: 'canceled' } });
    expect((await checkout()).statusCode).toBe(200);
  });
});
