import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EntitledSubscription } from '../../../adapters/entitlements/port.ts';
import { casesOf } from '../../../core/testing.ts';
import { HOUR_MS } from '../../../core/time.ts';
import { visitorId } from '../../platform/http/visitor.ts';
import { readJobs } from '../../platform/jobs/testing.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { deletionJobs } from '../../privacy/deletion-requests/jobs.ts';
import { addDeletionRequest } from '../../privacy/deletion-requests/store.ts';
import { confirmAddress, hasConfirmedAddress } from '../../visitors/leads/confirmed-address.ts';
import { browser, OTHER_PLAN, sessionIdOf, shownTerms, testShop } from '../checkout/testing.ts';

const done = { ok: true } as const;
const sync = vi.fn(async (_entitled: EntitledSubscription): Promise<Awaited<ReturnType<Port['sync']>>> => done);
const remove = vi.fn(async (_appUserId: string): Promise<Awaited<ReturnType<Port['remove']>>> => done);
type Port = NonNullable<Parameters<typeof testShop>[1]>;

const shop = openBeforeAll(() => testShop(undefined, { sync, remove, try: async () => ({ ok: true, detail: '' }) }));
beforeAll(async () => {
  shop.sandbox.deliverTo(shop.webhookUrl);
  const ignored = { conversion: async () => {}, 'list-removal': async () => {}, 'analytics-deletion': async () => {} };
  shop.queue.work({ ...ignored, ...deletionJobs(shop.deps) });
});
beforeEach(async () => {
  shop.clock.aheadMs = 0;
  sync.mockReset().mockResolvedValue(done);
  remove.mockReset().mockResolvedValue(done);
});

async function buyer(visitor = browser(shop)) {
  const { url } = (await visitor.checkout()).json();
  await visitor.pay(url);
  await shop.settle();
  const session = await shop.provider.readSession(sessionIdOf(url));
  const id = (session.ok && session.value.subscriptionId) || '';
  const found = shop.db.selectFrom('checkout_attempts').select('app_user_id').where('session_id', '=', sessionIdOf(url));
  const { app_user_id: appUserId } = await found.executeTakeFirstOrThrow();
  return { visitor, id, appUserId: appUserId ?? '' };
}

const jobsOf = async (name: string, id: string) =>
  (await readJobs(shop.db)).filter((job) => job.name === name && job.data.subscription === id);

test('every change of a subscription is sent once, in order, to the service and to the app, without the address', async () => {
  const { id, appUserId, visitor } = await buyer();
  const { control } = shop.sandbox;
  await control.renew(id);
  await shop.settle();
  for (const cancel of [true, false, true]) {
    await shop.provider.cancelAtPeriodEnd(id, cancel);
    await shop.settle();
  }
  await shop.provider.changePlan(id, OTHER_PLAN);
  await shop.settle();
  await control.refund(id, 500);
  await control.dispute(id);
  await shop.settle();
  await shop.provider.endNow(id);
  await shop.settle();
  await shop.settle();
  const changes = ['started', 'renewed', 'cancelled', 'resumed', 'cancelled'];
  const told = (await jobsOf('entitlement', id)).map(({ data }) => data.change);
  expect(told.slice(0, 5)).toEqual(changes);
  expect(told.slice(5).toSorted()).toEqual(expect.arrayContaining(['disputed', 'ended', 'plan-changed', 'refunded']));
  expect(new Set(told.slice(5)).size).toBe(told.length - 5);
  expect(sync.mock.calls).toEqual(told.map(() => [{ appUserId, subscription: id }]));
  const notices = await jobsOf('app-subscription', id);
  expect(notices.map(({ data }) => data.change)).toEqual(told);
  expect(JSON.stringify(notices)).not.toContain(visitor.email);
});

test('a service that fails is asked again, and the next change of the subscription waits for it', {
  tags: 'exhaustive',
}, async () => {
  sync.mockResolvedValueOnce({ ok: false, reason: 'unreachable', detail: 'The receiver answered 401.' });
  const { id } = await buyer();
  await shop.provider.cancelAtPeriodEnd(id, true);
  await shop.settle();
  expect(sync).toHaveBeenCalledOnce();
  expect((await jobsOf('entitlement', id)).map(({ state }) => state)).toEqual(['retry', 'created']);
  shop.clock.aheadMs += HOUR_MS;
  await shop.settle();
  expect((await jobsOf('entitlement', id)).map(({ data, state }) => [data.change, state])).toEqual([
    ['started', 'completed'],
    ['cancelled', 'completed'],
  ]);
  expect(sync).toHaveBeenCalledTimes(3);
});

test('the id of the app user stands in the metadata at the provider', async () => {
  const { id, appUserId } = await buyer();
  const row = await shop.db.selectFrom('sandbox_objects').select('data').where('id', '=', id).executeTakeFirstOrThrow();
  expect(row.data).toMatchObject({ metadata: { app_user_id: appUserId } });
});

test('a buyer who returns in the same browser keeps the id, and a stranger who types the address gets another', {
  tags: 'exhaustive',
}, async () => {
  const first = await buyer();
  await shop.provider.endNow(first.id);
  await shop.settle();
  const again = await buyer(first.visitor);
  expect(again.appUserId).toBe(first.appUserId);
  await shop.provider.endNow(again.id);
  await shop.settle();
  const stranger = browser(shop);
  const { url } = (await stranger.checkout({ email: first.visitor.email })).json();
  const typed = shop.db.selectFrom('checkout_attempts').select('app_user_id').where('session_id', '=', sessionIdOf(url));
  expect((await typed.executeTakeFirstOrThrow()).app_user_id).not.toBe(first.appUserId);
});

test('a second subscription that is ended at once is not sent to the service', { tags: 'exhaustive' }, async () => {
  const { visitor } = await buyer();
  const other = browser(shop);
  const { url } = (await other.checkout({ email: visitor.email, planId: OTHER_PLAN.id, shown: shownTerms(OTHER_PLAN) })).json();
  await other.pay(url);
  await shop.settle();
  await shop.settle();
  expect(new Set(sync.mock.calls.map(([{ subscription }]) => subscription)).size).toBe(1);
});

test('a second order that was paid back leaves the next purchase to its buyer', { tags: 'exhaustive' }, async () => {
  const owner = await buyer();
  const { email } = owner.visitor;
  const stranger = browser(shop);
  const { url } = (await stranger.checkout({ email, planId: OTHER_PLAN.id, shown: shownTerms(OTHER_PLAN) })).json();
  await stranger.pay(url);
  await shop.settle();
  await shop.settle();
  await shop.provider.endNow(owner.id);
  await shop.settle();
  expect((await buyer(owner.visitor)).appUserId).toBe(owner.appUserId);
});

test('a payment proves no address', async () => {
  const { visitor } = await buyer();
  expect(await hasConfirmedAddress(shop.db, visitorId(visitor.visitor), visitor.email)).toBe(false);
});

describe('the id of an order that has ended', () => {
  const HANDED_ON = [
    ['is not handed on to a stranger who pays under the address of a buyer who opened a mailed link', true, false],
    ['is not handed on to another browser that paid under the address', false, false],
    ['is handed on between two browsers that opened links mailed to the address', true, true],
    ['of a stranger who paid under the address is not handed on to its owner, who opened a mailed link', false, true],
  ] as const;
  test.each(casesOf(HANDED_ON, 2))('%s', async (_which, before, after) => {
    const first = await buyer();
    const { email } = first.visitor;
    await shop.provider.endNow(first.id);
    await shop.settle();
    const other = browser(shop);
    if (before) await confirmAddress(shop.db, visitorId(first.visitor.visitor), email);
    if (after) await confirmAddress(shop.db, visitorId(other.visitor), email);
    const { appUserId } = await buyer({ ...other, checkout: (change) => other.checkout({ email, ...change }) });
    expect(appUserId === first.appUserId).toBe(before && after);
  });

  test('is not handed on once its money was given back in full', async () => {
    const first = await buyer();
    await shop.sandbox.control.refund(first.id);
    await shop.provider.endNow(first.id);
    await shop.settle();
    expect((await buyer(first.visitor)).appUserId).not.toBe(first.appUserId);
  });
});

test('a deletion reaches the service before it is done, and the receipt says so', async () => {
  const { visitor, appUserId } = await buyer();
  const { email } = visitor;
  remove.mockResolvedValueOnce({ ok: false, reason: 'busy', detail: 'The receiver answered 503.' });
  const requestId = await addDeletionRequest(shop.db, { email, tokenHash: `of ${email}` }, new Date());
  await shop.queue.add(shop.db, 'erase', { requestId });
  await shop.settle();
  const status = () => shop.db.selectFrom('deletion_requests').select('status').where('id', '=', requestId).executeTakeFirst();
  expect(await status()).toEqual({ status: 'erased' });
  for (let hours = 0; hours < 3; hours++) {
    shop.clock.aheadMs += HOUR_MS;
    await shop.settle();
  }
  expect(await status()).toEqual({ status: 'done' });
  expect(remove.mock.calls).toEqual([[appUserId], [appUserId]]);
  expect(shop.mails.at(-1)).toMatchObject({ template: 'deletion-done', facts: { entitlements: true } });
  const left = await shop.db.selectFrom('checkout_attempts').select('id').where('app_user_id', '=', appUserId).execute();
  expect(left).toEqual([]);
  expect(JSON.stringify(await readJobs(shop.db))).not.toContain(appUserId);
});
