import { beforeAll, beforeEach, expect, test } from 'vitest';
import { browser, OTHER_PLAN, sessionIdOf, shownTerms, testShop } from '../../money/checkout/testing.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { purchaseJobs } from './purchase.ts';

const DECLINED = '4000 0000 0000 0002';
/** Pays once, and is declined at the renewal. */
const DECLINED_LATER = '4000 0000 0000 0341';

const shop = openBeforeAll(testShop);
beforeAll(async () => {
  shop.sandbox.deliverTo(shop.webhookUrl);
  shop.queue.work(purchaseJobs(shop.deps));
});
beforeEach(() => shop.db.deleteFrom('events').execute());

const failures = () =>
  shop.db.selectFrom('events').select(['name', 'device_id', 'properties']).where('name', '=', 'Purchase Failed').execute();

test('a card that is declined at checkout counts as a failed purchase with its reason, also when the next card pays', async () => {
  const visitor = browser(shop);
  const { url } = (await visitor.checkout()).json();
  await visitor.pay(url, DECLINED);
  await visitor.pay(url);
  await shop.settle();
  const properties = { reason: 'declined', error_message: 'generic_decline' };
  expect(await failures()).toEqual([{ name: 'Purchase Failed', device_id: null, properties }]);
});

test('a declined renewal is not a failed purchase', async () => {
  const visitor = browser(shop);
  const { url } = (await visitor.checkout()).json();
  await visitor.pay(url, DECLINED_LATER);
  await shop.settle();
  const { id } = await shop.db
    .selectFrom('subscriptions')
    .select('id')
    .where('email', '=', visitor.email)
    .executeTakeFirstOrThrow();
  await shop.sandbox.control.advance(id);
  await shop.settle();
  expect(await shop.db.selectFrom('declines').select('reason').execute()).toContainEqual({ reason: 'generic_decline' });
  expect(await failures()).toEqual([]);
});

test('a payment page that ends unpaid counts once as expired, and one that another replaces does not count', async () => {
  const visitor = browser(shop);
  const { url } = (await visitor.checkout()).json();
  await visitor.checkout({ email: 'other@example.com' });
  await shop.settle();
  expect(await failures()).toEqual([]);
  const last = (await visitor.checkout({ planId: OTHER_PLAN.id, shown: shownTerms(OTHER_PLAN) })).json();
  expect(last.url).not.toBe(url);
  await shop.provider.expireSession(sessionIdOf(last.url));
  await shop.settle();
  await visitor.status(sessionIdOf(last.url));
  await shop.settle();
  const properties = { reason: 'expired', error_message: 'expired' };
  expect(await failures()).toEqual([{ name: 'Purchase Failed', device_id: null, properties }]);
});
