import { beforeEach, describe, expect, test } from 'vitest';
import { brand } from '../../../content/brand.ts';
import { endings } from '../../../content/mails/changes.ts';
import type { SubscriptionNotice } from '../../../core/subscriptions/notice.ts';
import { readJobs } from '../../platform/jobs/testing.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { mailsOf, manageFixture, signedInBuyer, subscriptionAt, unreachable } from '../manage/testing.ts';

const shop = openBeforeAll(manageFixture);
beforeEach(() => {
  shop.clock.aheadMs = 0;
  shop.line.payments = shop.provider;
  shop.mails.length = 0;
});

async function settle(): Promise<void> {
  await shop.settle();
  await shop.settle();
}

const rowOf = (id: string) => shop.db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const paymentsOf = (id: string) => shop.db.selectFrom('payments').select('status').where('subscription_id', '=', id).execute();

async function lastNotice(id: string): Promise<SubscriptionNotice | undefined> {
  const jobs = (await readJobs(shop.db)).filter(({ name, data }) => name === 'app-subscription' && data.subscription === id);
  return jobs.at(-1)?.data as SubscriptionNotice | undefined;
}

describe('a refund in full in the dashboard of the provider', () => {
  test('ends the subscription: nothing is charged again, and mail, page and app say so', async () => {
    const { id, managed } = await signedInBuyer(shop);
    await shop.sandbox.control.refund(id);
    await settle();
    expect((await subscriptionAt(shop, id)).status).toBe('canceled');
    expect(shop.mails.map(({ template }) => template)).toEqual(['refunded', 'ended']);
    expect(mailsOf(shop, 'ended')).toMatchObject([{ facts: { why: endings.refunded } }]);
    expect(await managed()).toMatchObject({ state: 'ended', endReason: 'refunded', can: { cancel: false, keep: false } });
    expect(await lastNotice(id)).toMatchObject({ change: 'ended', renews: false });
    await expect(shop.sandbox.control.renew(id)).rejects.toThrow('has ended');
    expect(await paymentsOf(id)).toHaveLength(1);
  });

  test('of an earlier payment, and of a part of the latest, leaves it running', { tags: 'exhaustive' }, async () => {
    const { id } = await signedInBuyer(shop);
    await shop.sandbox.control.refund(id, 500);
    await settle();
    expect(await rowOf(id)).toMatchObject({ status: 'active', cancel_at_period_end: false, end_reason: null });
  });
});

describe('a dispute', () => {
  test('stops the renewal while the bank decides, and leaves what is paid for', async () => {
    const { id, managed, email } = await signedInBuyer(shop);
    await shop.sandbox.control.dispute(id);
    await settle();
    expect(await subscriptionAt(shop, id)).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    expect(shop.mails).toMatchObject([{ template: 'cancelled', to: email, facts: { why: endings.disputing } }]);
    expect(await managed()).toMatchObject({ state: 'ending', endReason: 'disputed', can: { keep: true } });
    const notice = await lastNotice(id);
    expect(notice).toMatchObject({ change: 'cancelled', renews: false });
    expect(Date.parse(notice?.accessUntil ?? '')).toBeGreaterThan(Date.now());
    await shop.sandbox.control.advance(id);
    await settle();
    expect(await rowOf(id)).toMatchObject({ status: 'canceled', end_reason: 'disputed' });
    expect(await paymentsOf(id)).toHaveLength(1);
  });

  test('that is lost ends the subscription at once, with one mail', async () => {
    const { id, managed } = await signedInBuyer(shop);
    await shop.sandbox.control.dispute(id);
    await settle();
    shop.mails.length = 0;
    await shop.sandbox.control.closeDispute(id, 'lost');
    await settle();
    expect((await subscriptionAt(shop, id)).status).toBe('canceled');
    expect(shop.mails).toMatchObject([{ template: 'ended', facts: { why: endings.disputed } }]);
    expect(await managed()).toMatchObject({
      state: 'ended',
      endReason: 'disputed',
      can: { withdrawUntil: null, guaranteeUntil: null },
    });
  });

  test('that is won leaves it cancelled, and its buyer can go on', { tags: 'exhaustive' }, async () => {
    const { id, ask, managed } = await signedInBuyer(shop);
    await shop.sandbox.control.dispute(id);
    await settle();
    await shop.sandbox.control.closeDispute(id, 'won');
    await settle();
    expect(await managed()).toMatchObject({ state: 'ending', endReason: null });
    await ask({ kind: 'keep' });
    await shop.sandbox.control.renew(id);
    await settle();
    expect(await rowOf(id)).toMatchObject({ status: 'active', cancel_at_period_end: false });
    expect(await paymentsOf(id)).toHaveLength(2);
  });

  test('in the hour before a renewal is charged ends it, so that nothing is charged', { tags: 'exhaustive' }, async () => {
    const { id } = await signedInBuyer(shop);
    await shop.sandbox.control.beginRenewal(id);
    await shop.sandbox.control.dispute(id);
    await settle();
    expect(await rowOf(id)).toMatchObject({ status: 'canceled', end_reason: 'disputed' });
    shop.clock.aheadMs = 2 * 60 * 60_000;
    await settle();
    expect((await paymentsOf(id)).filter(({ status }) => status === 'paid')).toHaveLength(1);
  });
});

test('an end by a policy waits for a provider that is down, and support gets one mail after a minute', {
  tags: 'exhaustive',
}, async () => {
  const { id, email } = await signedInBuyer(shop);
  shop.line.payments = { ...shop.provider, endNow: unreachable };
  await shop.sandbox.control.refund(id);
  for (let attempt = 0; attempt < 9; attempt++) {
    await settle();
    shop.clock.aheadMs += 60 * 60_000;
  }
  expect((await subscriptionAt(shop, id)).status).toBe('active');
  expect(mailsOf(shop, 'not-ended-to-support')).toEqual([
    { template: 'not-ended-to-support', to: brand.supportEmail, facts: { email, subscriptionId: id } },
  ]);
  shop.line.payments = shop.provider;
  await settle();
  expect(await rowOf(id)).toMatchObject({ status: 'canceled', end_reason: 'refunded' });
});

test('a dispute that is won before the provider can be asked again ends nothing', { tags: 'exhaustive' }, async () => {
  const { id } = await signedInBuyer(shop);
  shop.line.payments = { ...shop.provider, cancelAtPeriodEnd: unreachable };
  await shop.sandbox.control.dispute(id);
  await settle();
  await shop.sandbox.control.closeDispute(id, 'won');
  await settle();
  shop.line.payments = shop.provider;
  shop.clock.aheadMs += 60 * 60_000;
  await settle();
  expect(await subscriptionAt(shop, id)).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
});
