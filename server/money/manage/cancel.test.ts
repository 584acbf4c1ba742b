import { beforeEach, describe, expect, test } from 'vitest';
import { plans } from '../../../content/plans.ts';
import { casesOf } from '../../../core/testing.ts';
import { DAY_MS } from '../../../core/time.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { mailsOf, manageFixture, requestsOf, signedIn, signedInBuyer, subscriptionAt, unreachable } from './testing.ts';

const [PLAN] = plans;
const shop = openBeforeAll(manageFixture);
beforeEach(() => {
  shop.clock.aheadMs = 0;
  shop.line.payments = shop.provider;
  shop.mails.length = 0;
});

describe('a cancellation', () => {
  test('is made once at the provider, keeps access until the period ends, and sends one mail', async () => {
    const { ask, managed, id } = await signedInBuyer(shop);
    const answers = await Promise.all([1, 2, 3].map(() => ask({ kind: 'cancel' })));
    for (const answer of answers) {
      expect(answer.json()).toMatchObject({ outcome: 'done', overview: { subscriptions: [{ state: 'ending' }] } });
    }
    expect((await ask({ kind: 'cancel' })).json().outcome).toBe('done');
    expect(await subscriptionAt(shop, id)).toMatchObject({ cancelAtPeriodEnd: true, status: 'active' });
    expect(await requestsOf(shop, id)).toMatchObject([{ kind: 'cancel', done_at: expect.any(Date) }]);
    await shop.settle();
    shop.clock.aheadMs = 2 * 60_000;
    await shop.queue.drain();
    expect(mailsOf(shop, 'cancelled')).toHaveLength(1);
    expect((await managed()).can).toMatchObject({ cancel: false, keep: true, changePlan: false });
  });

  test('can be taken back, and made again', async () => {
    const { ask, id } = await signedInBuyer(shop);
    await ask({ kind: 'cancel' });
    expect((await ask({ kind: 'keep' })).json()).toMatchObject({
      outcome: 'done',
      overview: { subscriptions: [{ state: 'running' }] },
    });
    expect((await ask({ kind: 'keep' })).json().outcome).toBe('done');
    expect((await subscriptionAt(shop, id)).cancelAtPeriodEnd).toBe(false);
    await ask({ kind: 'cancel' });
    expect((await subscriptionAt(shop, id)).cancelAtPeriodEnd).toBe(true);
    expect((await requestsOf(shop, id)).map(({ kind }) => kind)).toEqual(['cancel', 'keep', 'cancel']);
  });

  test('is accepted while the provider is down, and carried out later', async () => {
    const { ask, id, managed } = await signedInBuyer(shop);
    shop.line.payments = { ...shop.provider, cancelAtPeriodEnd: unreachable };
    expect((await ask({ kind: 'cancel' })).json()).toMatchObject({
      outcome: 'accepted',
      overview: { subscriptions: [{ state: 'ending' }] },
    });
    expect((await ask({ kind: 'cancel' })).json().outcome).toBe('accepted');
    expect(await requestsOf(shop, id)).toMatchObject([{ kind: 'cancel', done_at: null }]);
    shop.line.payments = shop.provider;
    shop.clock.aheadMs = 2 * 60_000;
    await shop.queue.drain();
    expect((await subscriptionAt(shop, id)).cancelAtPeriodEnd).toBe(true);
    expect(await requestsOf(shop, id)).toMatchObject([{ kind: 'cancel', done_at: expect.any(Date) }]);
    expect((await managed()).state).toBe('ending');
    expect(mailsOf(shop, 'cancelled')).toHaveLength(1);
  });

  test('that is taken back before it is carried out is dropped', { tags: 'exhaustive' }, async () => {
    const { ask, id } = await signedInBuyer(shop);
    shop.line.payments = { ...shop.provider, cancelAtPeriodEnd: unreachable };
    await ask({ kind: 'cancel' });
    expect((await ask({ kind: 'keep' })).statusCode).toBe(503);
    shop.line.payments = shop.provider;
    expect((await ask({ kind: 'keep' })).json()).toMatchObject({ overview: { subscriptions: [{ state: 'running' }] } });
    shop.clock.aheadMs = 2 * 60_000;
    await shop.queue.drain();
    expect((await subscriptionAt(shop, id)).cancelAtPeriodEnd).toBe(false);
  });

  test('in the portal of the provider can be undone on our page', { tags: 'exhaustive' }, async () => {
    const { id, email, ask, managed } = await signedInBuyer(shop);
    const { currentPeriodEnd, customerId } = await subscriptionAt(shop, id);
    const portal = await shop.provider.portalUrl(customerId, 'http://localhost:3000/manage');
    await shop.server.inject({
      method: 'POST',
      url: new URL(portal.ok ? portal.value : '').pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `subscription=${id}&ends=yes`,
    });
    await shop.settle();
    expect(await managed()).toMatchObject({ state: 'ending', periodEnd: currentPeriodEnd.getTime() });
    expect(mailsOf(shop, 'cancelled')).toMatchObject([{ to: email }]);
    expect((await ask({ kind: 'keep' })).json()).toMatchObject({
      outcome: 'done',
      overview: { subscriptions: [{ state: 'running' }] },
    });
    expect(await subscriptionAt(shop, id)).toMatchObject({ cancelAtPeriodEnd: false });
  });
});

describe('a withdrawal', () => {
  test('ends the subscription at once, refunds the first payment, and is acknowledged once with day and time', async () => {
    const { ask, id, email, managed } = await signedInBuyer(shop);
    const answers = await Promise.all([ask({ kind: 'withdraw' }), ask({ kind: 'withdraw' })]);
    for (const answer of answers) expect(answer.json()).toMatchObject({ outcome: 'done' });
    expect((await ask({ kind: 'withdraw' })).json().outcome).toBe('done');
    expect((await subscriptionAt(shop, id)).status).toBe('canceled');
    const [request] = await requestsOf(shop, id);
    expect(request).toMatchObject({ kind: 'withdraw', done_at: expect.any(Date) });
    await shop.settle();
    shop.clock.aheadMs = 2 * 60_000;
    await shop.queue.drain();
    expect(mailsOf(shop, 'withdrawn')).toEqual([
      {
        template: 'withdrawn',
        to: email,
        facts: { planId: PLAN.id, currency: 'USD', amount: PLAN.listPrice, receivedAt: request?.created_at.toISOString() },
      },
    ]);
    expect(mailsOf(shop, 'refunded')).toHaveLength(1);
    expect(mailsOf(shop, 'ended')).toEqual([]);
    expect(await managed()).toMatchObject({
      state: 'withdrawn',
      can: { cancel: false, keep: false, changePlan: false, withdrawUntil: null, guaranteeUntil: null },
      payments: [{ refunded: PLAN.listPrice }],
    });
  });

  test('is possible until the end of the fourteenth day, and refused after it', async () => {
    const late = await signedInBuyer(shop);
    shop.clock.aheadMs = 15 * DAY_MS;
    const again = await signedIn(shop, late.email);
    const refused = await again.ask(late.id, { kind: 'withdraw' });
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'conflict']);
    expect((await subscriptionAt(shop, late.id)).status).toBe('active');

    shop.clock.aheadMs = 0;
    const timely = await signedInBuyer(shop);
    shop.clock.aheadMs = 15 * DAY_MS - 60_000;
    const on = await signedIn(shop, timely.email);
    expect((await on.ask(timely.id, { kind: 'withdraw' })).json().outcome).toBe('done');
  });

  test.each(casesOf(['refund', 'endNow'] as const, 1))(
    'is accepted while the call %s of the provider fails, and carried out later',
    async (call) => {
      const { ask, id, managed } = await signedInBuyer(shop);
      shop.line.payments = { ...shop.provider, [call]: unreachable };
      expect((await ask({ kind: 'withdraw' })).json().outcome).toBe('accepted');
      expect(await managed()).toMatchObject({ state: 'withdrawn' });
      await shop.queue.drain();
      expect(mailsOf(shop, 'withdrawn')).toHaveLength(1);
      shop.line.payments = shop.provider;
      shop.clock.aheadMs = 2 * 60_000;
      await shop.queue.drain();
      expect((await subscriptionAt(shop, id)).status).toBe('canceled');
      expect(await managed()).toMatchObject({ payments: [{ refunded: PLAN.listPrice }] });
      expect(mailsOf(shop, 'withdrawn')).toHaveLength(1);
    },
  );
});
