import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { brand } from '../../../content/brand.ts';
import { planChange } from '../../../content/pages/manage.ts';
import { plans } from '../../../content/plans.ts';
import type { ManagedSubscription } from '../../../core/api/manage.ts';
import type { MailOrder } from '../../../core/mails/mail-facts.ts';
import { CURRENCY } from '../../../core/plans/plan.ts';
import { planChangeTerms } from '../../../core/subscriptions/plan-change.ts';
import { DAY_MS } from '../../../core/time.ts';
import { buyer, type ManageFixture, manageFixture, signedIn } from './testing.ts';

const [PLAN] = plans;
const OTHER = plans[1];
let shop: ManageFixture;
beforeAll(async () => {
  shop = await manageFixture();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.clock.aheadMs = 0;
  shop.line.payments = shop.provider;
  shop.mails.length = 0;
});

/** A buyer with a subscription, signed in. */
async function signedInDesk() {
  const one = await buyer(shop);
  const { ask, overview } = await signedIn(shop, one.email);
  await shop.queue.drain();
  shop.mails.length = 0;
  const managed = async (): Promise<ManagedSubscription> => (await overview()).json().subscriptions[0];
  return { ...one, ask: (request: object) => ask(one.id, request), askAbout: ask, overview, managed };
}
const requestsOf = (id: string) =>
  shop.db.selectFrom('subscription_requests').selectAll().where('subscription_id', '=', id).orderBy('created_at').execute();
const mailed = (template: MailOrder['template']) => shop.mails.filter((mail) => mail.template === template);
const provided = async (id: string) => {
  const found = await shop.provider.readSubscription(id);
  if (!found.ok) throw new Error(found.detail);
  return found.value;
};
const unreachable = async () => ({ ok: false, reason: 'unreachable', detail: 'no answer' }) as const;

test('a cancellation in the portal of the provider can be undone on our page', async () => {
  const { id, email, ask, managed } = await signedInDesk();
  const { currentPeriodEnd, customerId } = await provided(id);
  const portal = await shop.provider.portalUrl(customerId, 'http://localhost:3000/manage');
  await shop.server.inject({
    method: 'POST',
    url: new URL(portal.ok ? portal.value : '').pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `subscription=${id}&ends=yes`,
  });
  await shop.settle();
  expect(await managed()).toMatchObject({ state: 'ending', periodEnd: currentPeriodEnd.getTime() });
  expect(mailed('cancelled')).toMatchObject([{ to: email }]);
  expect((await ask({ kind: 'keep' })).json()).toMatchObject({
    outcome: 'done',
    overview: { subscriptions: [{ state: 'running' }] },
  });
  expect(await provided(id)).toMatchObject({ cancelAtPeriodEnd: false });
});

test('a withdrawal before a plan change begins is one from the plan that was paid for', async () => {
  const { ask, managed } = await signedInDesk();
  await ask({ kind: 'plan-change', planId: OTHER.id, shown: SHOWN, consent: AGREED });
  expect(await managed()).toMatchObject({ planId: OTHER.id, until: { planId: PLAN.id } });
  await ask({ kind: 'withdraw' });
  await shop.settle();
  expect(await managed()).toMatchObject({ planId: PLAN.id, until: null, state: 'withdrawn' });
  for (const template of ['withdrawn', 'refunded'] as const)
    expect(mailed(template)).toMatchObject([{ facts: { planId: PLAN.id } }]);
});

test('the overview of a subscription has its plan, state, next payment, payments and agreements', async () => {
  const { managed, id } = await signedInDesk();
  const subscription = await managed();
  expect(subscription).toMatchObject({
    id,
    planId: PLAN.id,
    state: 'running',
    renewalAmount: PLAN.listPrice,
    can: { cancel: true, keep: false, changePlan: true },
    payments: [{ reason: 'first', status: 'paid', amount: PLAN.listPrice, refunded: 0 }],
  });
  expect(subscription.agreements.map(({ text }) => text).join()).toContain('renews automatically');
  const { withdrawUntil, guaranteeUntil } = subscription.can;
  expect(withdrawUntil).toBe(subscription.startedAt + 14 * DAY_MS);
  expect(Math.round(((guaranteeUntil ?? 0) - subscription.startedAt) / DAY_MS)).toBe(30);
});

describe('a cancellation', () => {
  test('is made once at the provider, keeps access until the period ends, and sends one mail', async () => {
    const { ask, managed, id } = await signedInDesk();
    const answers = await Promise.all([1, 2, 3].map(() => ask({ kind: 'cancel' })));
    for (const answer of answers) {
      expect(answer.json()).toMatchObject({ outcome: 'done', overview: { subscriptions: [{ state: 'ending' }] } });
    }
    expect((await ask({ kind: 'cancel' })).json().outcome).toBe('done');
    expect(await provided(id)).toMatchObject({ cancelAtPeriodEnd: true, status: 'active' });
    expect(await requestsOf(id)).toMatchObject([{ kind: 'cancel', done_at: expect.any(Date) }]);
    await shop.settle();
    shop.clock.aheadMs = 2 * 60_000;
    await shop.queue.drain();
    expect(mailed('cancelled')).toHaveLength(1);
    expect((await managed()).can).toMatchObject({ cancel: false, keep: true, changePlan: false });
  });

  test('can be taken back, and made again', async () => {
    const { ask, id } = await signedInDesk();
    await ask({ kind: 'cancel' });
    expect((await ask({ kind: 'keep' })).json()).toMatchObject({
      outcome: 'done',
      overview: { subscriptions: [{ state: 'running' }] },
    });
    expect((await ask({ kind: 'keep' })).json().outcome).toBe('done');
    expect((await provided(id)).cancelAtPeriodEnd).toBe(false);
    await ask({ kind: 'cancel' });
    expect((await provided(id)).cancelAtPeriodEnd).toBe(true);
    expect((await requestsOf(id)).map(({ kind }) => kind)).toEqual(['cancel', 'keep', 'cancel']);
  });

  test('is accepted while the provider is down, and carried out later', async () => {
    const { ask, id, managed } = await signedInDesk();
    shop.line.payments = { ...shop.provider, cancelAtPeriodEnd: unreachable };
    expect((await ask({ kind: 'cancel' })).json()).toMatchObject({
      outcome: 'accepted',
      overview: { subscriptions: [{ state: 'ending' }] },
    });
    expect((await ask({ kind: 'cancel' })).json().outcome).toBe('accepted');
    expect(await requestsOf(id)).toMatchObject([{ kind: 'cancel', done_at: null }]);
    shop.line.payments = shop.provider;
    shop.clock.aheadMs = 2 * 60_000;
    await shop.queue.drain();
    expect((await provided(id)).cancelAtPeriodEnd).toBe(true);
    expect(await requestsOf(id)).toMatchObject([{ kind: 'cancel', done_at: expect.any(Date) }]);
    expect((await managed()).state).toBe('ending');
    expect(mailed('cancelled')).toHaveLength(1);
  });

  test('that is taken back before it is carried out is dropped', async () => {
    const { ask, id } = await signedInDesk();
    shop.line.payments = { ...shop.provider, cancelAtPeriodEnd: unreachable };
    await ask({ kind: 'cancel' });
    expect((await ask({ kind: 'keep' })).statusCode).toBe(503);
    shop.line.payments = shop.provider;
    expect((await ask({ kind: 'keep' })).json()).toMatchObject({ overview: { subscriptions: [{ state: 'running' }] } });
    shop.clock.aheadMs = 2 * 60_000;
    await shop.queue.drain();
    expect((await provided(id)).cancelAtPeriodEnd).toBe(false);
  });
});

describe('a withdrawal', () => {
  test('ends the subscription at once, refunds the first payment, and is acknowledged once with day and time', async () => {
    const { ask, id, email, managed } = await signedInDesk();
    const answers = await Promise.all([ask({ kind: 'withdraw' }), ask({ kind: 'withdraw' })]);
    for (const answer of answers) expect(answer.json()).toMatchObject({ outcome: 'done' });
    expect((await ask({ kind: 'withdraw' })).json().outcome).toBe('done');
    expect((await provided(id)).status).toBe('canceled');
    const [request] = await requestsOf(id);
    expect(request).toMatchObject({ kind: 'withdraw', done_at: expect.any(Date) });
    await shop.settle();
    shop.clock.aheadMs = 2 * 60_000;
    await shop.queue.drain();
    expect(mailed('withdrawn')).toEqual([
      {
        template: 'withdrawn',
        to: email,
        facts: { planId: PLAN.id, currency: 'USD', amount: PLAN.listPrice, receivedAt: request?.created_at.toISOString() },
      },
    ]);
    expect(mailed('refunded')).toHaveLength(1);
    expect(mailed('ended')).toEqual([]);
    expect(await managed()).toMatchObject({
      state: 'withdrawn',
      can: { cancel: false, keep: false, changePlan: false, withdrawUntil: null, guaranteeUntil: null },
      payments: [{ refunded: PLAN.listPrice }],
    });
  });

  test('is possible until the end of the fourteenth day, and refused after it', async () => {
    const late = await signedInDesk();
    shop.clock.aheadMs = 15 * DAY_MS;
    const again = await signedIn(shop, late.email);
    const refused = await again.ask(late.id, { kind: 'withdraw' });
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'conflict']);
    expect((await provided(late.id)).status).toBe('active');

    shop.clock.aheadMs = 0;
    const timely = await signedInDesk();
    shop.clock.aheadMs = 15 * DAY_MS - 60_000;
    const on = await signedIn(shop, timely.email);
    expect((await on.ask(timely.id, { kind: 'withdraw' })).json().outcome).toBe('done');
  });

  test.each(['endNow', 'refund'] as const)(
    'is accepted while the call %s of the provider fails, and carried out later',
    async (call) => {
      const { ask, id, managed } = await signedInDesk();
      shop.line.payments = { ...shop.provider, [call]: unreachable };
      expect((await ask({ kind: 'withdraw' })).json().outcome).toBe('accepted');
      expect(await managed()).toMatchObject({ state: 'withdrawn' });
      await shop.queue.drain();
      expect(mailed('withdrawn')).toHaveLength(1);
      shop.line.payments = shop.provider;
      shop.clock.aheadMs = 2 * 60_000;
      await shop.queue.drain();
      expect((await provided(id)).status).toBe('canceled');
      expect(await managed()).toMatchObject({ payments: [{ refunded: PLAN.listPrice }] });
      expect(mailed('withdrawn')).toHaveLength(1);
    },
  );

  test('leaves nothing to cancel, to resume or to change', async () => {
    const { ask } = await signedInDesk();
    await ask({ kind: 'withdraw' });
    const change = { kind: 'plan-change', planId: OTHER.id, shown: SHOWN, consent: AGREED };
    for (const request of [{ kind: 'cancel' }, { kind: 'keep' }, { kind: 'guarantee', note: '' }, change]) {
      expect((await ask(request)).statusCode).toBe(409);
    }
  });
});

test('a guarantee request is mailed once to buyer and support, and changes nothing else', async () => {
  const { ask, id, email, managed } = await signedInDesk();
  const note = 'It did not suit my skin.';
  expect((await ask({ kind: 'guarantee', note })).json().outcome).toBe('done');
  expect((await ask({ kind: 'guarantee', note: 'Again' })).json().outcome).toBe('done');
  await shop.queue.drain();
  expect(mailed('guarantee-requested').map(({ to }) => to)).toEqual([email]);
  expect(mailed('guarantee-to-support')).toMatchObject([
    { to: brand.supportEmail, facts: { email, subscriptionId: id, note, amount: PLAN.listPrice } },
  ]);
  expect(await managed()).toMatchObject({ state: 'running', can: { guaranteeUntil: null, cancel: true } });
  expect(await requestsOf(id)).toMatchObject([{ kind: 'guarantee', done_at: null }]);
});

const AGREED = { version: planChange.version, renewal: true };
const SHOWN = { ...planChangeTerms(OTHER), currency: CURRENCY };

describe('a plan change', () => {
  const request = { kind: 'plan-change', planId: OTHER.id, shown: SHOWN, consent: AGREED };

  test('begins with the next period at the list price, charges nothing today, and stores the consent', async () => {
    const { ask, id, managed } = await signedInDesk();
    const before = await managed();
    expect((await ask(request)).json().outcome).toBe('done');
    expect((await ask(request)).json().outcome).toBe('done');
    await shop.settle();
    expect(await managed()).toMatchObject({
      state: 'running',
      planId: OTHER.id,
      until: { planId: PLAN.id },
      periodEnd: before.periodEnd,
      renewalAmount: OTHER.listPrice,
      payments: [{ amount: PLAN.listPrice }],
    });
    const agreements = (await managed()).agreements.map(({ text }) => text);
    expect(agreements.filter((text) => text.includes('Nothing is charged today'))).toHaveLength(1);
    expect(mailed('plan-changed')).toMatchObject([{ facts: { planId: OTHER.id, amount: OTHER.listPrice } }]);
    expect(await requestsOf(id)).toMatchObject([{ kind: 'plan-change', detail: { from: PLAN.id, to: OTHER.id } }]);
  });

  let refusing: Awaited<ReturnType<typeof signedInDesk>>;
  beforeAll(async () => {
    refusing = await signedInDesk();
  });
  test.each([
    ['an unknown plan', { planId: 'forever' }, 400],
    ['a price that is not the current one', { shown: { ...SHOWN, dueLater: OTHER.listPrice - 1 } }, 409],
    ['a charge today that is not made', { shown: { ...SHOWN, dueNow: 1 } }, 409],
    ['a currency that is not charged', { shown: { ...SHOWN, currency: 'EUR' } }, 409],
    ['an outdated consent text', { consent: { ...AGREED, version: '2020' } }, 409],
    ['a box that is not ticked', { consent: { ...AGREED, renewal: false } }, 400],
    ['no consent', { consent: undefined }, 400],
  ])('is refused with %s', async (_case, change, status) => {
    const { ask, id } = refusing;
    expect((await ask({ ...request, ...change })).statusCode).toBe(status);
    expect(await requestsOf(id)).toEqual([]);
    expect((await provided(id)).planId).toBe(PLAN.id);
  });

  test('is refused while the provider is down, and changes nothing', async () => {
    const { ask, managed } = await signedInDesk();
    shop.line.payments = { ...shop.provider, changePlan: unreachable };
    const refused = await ask(request);
    expect([refused.statusCode, refused.json().error.code]).toEqual([503, 'unavailable']);
    expect(await managed()).toMatchObject({ planId: PLAN.id, until: null });
    shop.line.payments = shop.provider;
    expect((await ask(request)).json().outcome).toBe('done');
  });
});

test('an unknown or malformed request about a subscription is refused', async () => {
  const { ask } = await signedInDesk();
  for (const request of [
    {},
    { kind: 'refund' },
    { kind: 'cancel', id: 'other' },
    { kind: 'guarantee', note: 'x'.repeat(2001) },
  ]) {
    expect((await ask(request)).statusCode).toBe(400);
  }
});

test('the portal of the provider opens for a subscription of the buyer', async () => {
  const { id, email } = await buyer(shop);
  const { post } = await signedIn(shop, email);
  shop.line.payments = {
    ...shop.provider,
    portalUrl: async (customer, back) => ({ ok: true, value: `https://pay.example/${customer}?back=${back}` }),
  };
  const { url } = (await post('/manage/portal', { subscriptionId: id })).json();
  expect(url).toMatch(/^https:\/\/pay\.example\/cus_\w+\?back=http:\/\/localhost:3000\/manage$/);
  shop.line.payments = { ...shop.provider, portalUrl: unreachable };
  expect((await post('/manage/portal', { subscriptionId: id })).statusCode).toBe(503);
});
