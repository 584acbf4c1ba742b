import { beforeEach, describe, expect, test } from 'vitest';
import { plans } from '../../../content/plans.ts';
import type { SubscriptionNotice } from '../../../core/subscriptions/notice.ts';
import { DAY_MS } from '../../../core/time.ts';
import { readJobs } from '../../platform/jobs/testing.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { mailsOf, manageFixture, movementsOf, signedIn, signedInBuyer } from '../manage/testing.ts';
import { sendReminders } from './reminders.ts';

const [PLAN] = plans;

const shop = openBeforeAll(manageFixture);
beforeEach(() => {
  shop.clock.aheadMs = 0;
  shop.line.payments = shop.provider;
  shop.mails.length = 0;
});

async function pause(id: string): Promise<void> {
  await shop.sandbox.control.pause(id);
  await shop.settle();
}

async function lastNotice(id: string): Promise<SubscriptionNotice | undefined> {
  const jobs = (await readJobs(shop.db)).filter(({ name, data }) => name === 'app-subscription' && data.subscription === id);
  return jobs.at(-1)?.data as SubscriptionNotice | undefined;
}

const monthly = Math.round(PLAN.listPrice / 12);

describe('a pause', () => {
  test('is reported once by mail, to the app and on the page, and is no failed payment', async () => {
    const { id, email, managed } = await signedInBuyer(shop);
    await pause(id);
    await pause(id).catch(() => {});
    const { periodEnd } = await managed();
    const until = new Date(periodEnd ?? 0).toISOString();
    expect(shop.mails).toEqual([{ template: 'paused', to: email, facts: { planId: PLAN.id, accessUntil: until } }]);
    expect(await managed()).toMatchObject({ state: 'paused', openUntil: periodEnd, resumesAt: null, can: { cancel: true } });
    expect(await lastNotice(id)).toMatchObject({
      change: 'paused',
      status: 'paused',
      renews: false,
      accessUntil: until,
      paidUntil: until,
    });
  });

  test('opens what is paid for and no day longer', async () => {
    const { id, email, managed } = await signedInBuyer(shop);
    await pause(id);
    const { periodEnd } = await managed();
    const openAt = async (at: number) => {
      shop.clock.aheadMs = at - Date.now();
      const { cookies, overview, post } = await signedIn(shop, email);
      const { order } = (await shop.desk.inject({ url: '/api/program', cookies })).json();
      const [shown] = (await overview()).json().subscriptions;
      const link = await post('/manage/app-links', { subscriptionId: id });
      return [order.open, order.renews, shown.openUntil !== null, link.statusCode];
    };
    expect(await openAt((periodEnd ?? 0) - 60_000)).toEqual([true, false, true, 200]);
    expect(await openAt((periodEnd ?? 0) + 60_000)).toEqual([false, false, false, 409]);
  });

  test('brings nothing a month until it is over, and its buyer is reminded of no renewal', async () => {
    const { id, managed } = await signedInBuyer(shop);
    await pause(id);
    const { periodEnd } = await managed();
    shop.clock.aheadMs = (periodEnd ?? 0) - 5 * DAY_MS - Date.now();
    await sendReminders(shop.deps);
    await shop.queue.drain();
    expect(mailsOf(shop, 'renewal-reminder')).toEqual([]);
    await shop.sandbox.control.resume(id);
    await shop.settle();
    expect(await movementsOf(shop, id)).toEqual([
      ['new', monthly],
      ['paused', -monthly],
      ['resumed', monthly],
    ]);
  });

  test('that ends within the paid period is mailed, and charges nothing', async () => {
    const { id, email, managed } = await signedInBuyer(shop);
    await pause(id);
    await shop.sandbox.control.resume(id);
    await shop.settle();
    const { periodEnd } = await managed();
    expect(mailsOf(shop, 'resumed')).toEqual([
      {
        template: 'resumed',
        to: email,
        facts: { planId: PLAN.id, currency: 'USD', amount: PLAN.listPrice, renewsOn: new Date(periodEnd ?? 0).toISOString() },
      },
    ]);
    expect(await managed()).toMatchObject({ state: 'running', payments: [{ reason: 'first' }] });
    expect(await lastNotice(id)).toMatchObject({ change: 'resumed', status: 'active', renews: true });
  });

  test('that ends later begins a period at once, which is charged', async () => {
    const { id, managed } = await signedInBuyer(shop);
    await pause(id);
    await shop.sandbox.control.advance(id);
    await shop.settle();
    expect((await managed()).payments).toHaveLength(1);
    await shop.sandbox.control.resume(id);
    await shop.settle();
    expect((await managed()).payments).toMatchObject([{ reason: 'renewal', status: 'paid' }, { reason: 'first' }]);
  });

  test('can be cancelled in, and the end counts once with its reason', async () => {
    const { id, ask } = await signedInBuyer(shop);
    await pause(id);
    expect((await ask({ kind: 'cancel' })).json().outcome).toBe('done');
    await shop.sandbox.control.advance(id);
    await shop.settle();
    expect(await movementsOf(shop, id)).toEqual([
      ['new', monthly],
      ['paused', -monthly],
      ['churned', 0],
    ]);
    const churned = await shop.db
      .selectFrom('subscription_movements')
      .select('end_reason')
      .where('subscription_id', '=', id)
      .where('kind', '=', 'churned')
      .executeTakeFirst();
    expect(churned?.end_reason).toBe('chosen');
  });
});
