import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { brand } from '../../../content/brand.ts';
import { manageRefusals, planChange } from '../../../content/pages/manage.ts';
import { plans } from '../../../content/plans.ts';
import type { BillingPeriod } from '../../../core/plans/period.ts';
import { periodEnd } from '../../../core/plans/period-end.ts';
import { CURRENCY, type Plan, planIn } from '../../../core/plans/plan.ts';
import { money } from '../../../core/presentation/money.ts';
import { planChangeTerms } from '../../../core/subscriptions/plan-change.ts';
import { casesOf } from '../../../core/testing.ts';
import { DAY_MS } from '../../../core/time.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import {
  buyer,
  mailsOf,
  manageFixture,
  requestsOf,
  setPrice,
  signedIn,
  signedInBuyer,
  startedYesterday,
  subscriptionAt,
  unreachable,
} from './testing.ts';

const [PLAN] = plans;
const OTHER = plans[1];
const AGREED = { version: planChange.version, renewal: true };
const SHOWN = { ...planChangeTerms(OTHER), currency: CURRENCY };

const shop = openBeforeAll(manageFixture);
beforeEach(() => {
  shop.clock.aheadMs = 0;
  shop.line.payments = shop.provider;
  shop.mails.length = 0;
});

test('the overview of a subscription has its plan, state, next payment, payments and agreements', async () => {
  const { managed, id } = await signedInBuyer(shop);
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

test('a guarantee request is mailed once to buyer and support, and changes nothing else', async () => {
  const { ask, id, email, managed } = await signedInBuyer(shop);
  const note = 'It did not suit my skin.';
  expect((await ask({ kind: 'guarantee', note })).json().outcome).toBe('done');
  expect((await ask({ kind: 'guarantee', note: 'Again' })).json().outcome).toBe('done');
  await shop.queue.drain();
  expect(mailsOf(shop, 'guarantee-requested').map(({ to }) => to)).toEqual([email]);
  expect(mailsOf(shop, 'guarantee-to-support')).toMatchObject([
    { to: brand.supportEmail, facts: { email, subscriptionId: id, note, amount: PLAN.listPrice } },
  ]);
  expect(await managed()).toMatchObject({ state: 'running', can: { guaranteeUntil: null, cancel: true } });
  expect(await requestsOf(shop, id)).toMatchObject([{ kind: 'guarantee', done_at: null }]);
});

describe('a plan change', () => {
  const request = { kind: 'plan-change', planId: OTHER.id, shown: SHOWN, consent: AGREED };

  test('begins with the next period at the list price, charges nothing, and stores the consent', async () => {
    const { ask, id, managed } = await signedInBuyer(shop);
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
    expect(agreements.filter((text) => text.includes('Nothing is charged for the change'))).toHaveLength(1);
    expect(mailsOf(shop, 'plan-changed')).toMatchObject([{ facts: { planId: OTHER.id, amount: OTHER.listPrice } }]);
    expect(await requestsOf(shop, id)).toMatchObject([{ kind: 'plan-change', detail: { from: PLAN.id, to: OTHER.id } }]);
  });

  describe('that is taken back within the paid period', () => {
    const takeBack = (dueLater: number) => ({ ...request, planId: PLAN.id, shown: { ...SHOWN, dueLater } });

    const PAID = [
      ['rose', PLAN.listPrice - 5_00],
      ['fell', PLAN.listPrice + 5_00],
    ] as const;
    test.each(casesOf(PAID, 1))('keeps the price that was paid for where the price %s since', async (_since, paid) => {
      const { ask, id, managed } = await signedInBuyer(shop);
      await setPrice(shop, id, paid);
      await ask(request);
      expect(await managed()).toMatchObject({ until: { planId: PLAN.id, amount: paid }, renewalAmount: OTHER.listPrice });
      expect((await ask(takeBack(PLAN.listPrice))).statusCode).toBe(409);
      expect((await ask(takeBack(paid))).json().outcome).toBe('done');
      await shop.settle();
      expect(await subscriptionAt(shop, id)).toMatchObject({ planId: PLAN.id, renewalAmount: paid });
      expect(await managed()).toMatchObject({ planId: PLAN.id, until: null, renewalAmount: paid });
      const [agreement] = (await managed()).agreements;
      expect(agreement?.text).toContain(`renews automatically at ${money(paid)} every`);
      expect(mailsOf(shop, 'plan-changed').at(-1)).toMatchObject({ facts: { planId: PLAN.id, amount: paid } });
    });

    test('asks the provider for the price that a server of the version before did not keep', { tags: 'exhaustive' }, async () => {
      const { ask, id } = await signedInBuyer(shop);
      await setPrice(shop, id, PLAN.listPrice - 5_00);
      await ask(request);
      await shop.db.updateTable('subscriptions').set({ paid_plan_amount: null }).where('id', '=', id).execute();
      expect((await ask(takeBack(PLAN.listPrice - 5_00))).json().outcome).toBe('done');
      expect(await subscriptionAt(shop, id)).toMatchObject({ renewalAmount: PLAN.listPrice - 5_00 });
    });
  });

  let refusing: Awaited<ReturnType<typeof signedInBuyer>>;
  beforeAll(async () => {
    refusing = await signedInBuyer(shop);
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
    expect(await requestsOf(shop, id)).toEqual([]);
    expect((await subscriptionAt(shop, id)).planId).toBe(PLAN.id);
  });

  test('is refused for a subscription in a currency that is no longer sold', { tags: 'exhaustive' }, async () => {
    const { ask, id, managed } = await signedInBuyer(shop);
    await shop.db.updateTable('subscriptions').set({ currency: 'CHF' }).where('id', '=', id).execute();
    expect((await managed()).can.changePlan).toBe(false);
    expect((await ask(request)).json().error.message).toBe(manageRefusals.notPossible);
    expect(await requestsOf(shop, id)).toEqual([]);
  });

  test('is refused while the provider is down, and changes nothing', async () => {
    const { ask, managed } = await signedInBuyer(shop);
    shop.line.payments = { ...shop.provider, changePlan: unreachable };
    const refused = await ask(request);
    expect([refused.statusCode, refused.json().error.code]).toEqual([503, 'unavailable']);
    expect(await managed()).toMatchObject({ planId: PLAN.id, until: null });
    shop.line.payments = shop.provider;
    expect((await ask(request)).json().outcome).toBe('done');
  });
});

describe('a discount that support gave at the provider', () => {
  const half = (price: number) => price - Math.round(price / 2);
  const nextAfter = (seen: { periodEnd: number | null }, period: BillingPeriod) => periodEnd(period, seen.periodEnd ?? 0);

  test('is named with the next payment, in the mail of a renewal and in the webhook, with what follows it', async () => {
    const { id, managed } = await signedInBuyer(shop);
    await shop.db.updateTable('webhook_events').set({ email: 'earlier@example.com' }).execute();
    expect((await managed()).regular).toBeNull();
    await startedYesterday(shop, id);
    await shop.sandbox.control.discount(id, { off: { percent: 50 }, lasts: 'once' });
    await shop.settle();
    const discounted = await managed();
    const from = nextAfter(discounted, PLAN.period);
    expect(discounted).toMatchObject({ renewalAmount: half(PLAN.listPrice), regular: { amount: PLAN.listPrice, from } });
    await shop.sandbox.control.renew(id);
    await shop.settle();
    expect(await managed()).toMatchObject({ renewalAmount: PLAN.listPrice, regular: null });
    expect(mailsOf(shop, 'receipt')).toMatchObject([{ facts: { amount: half(PLAN.listPrice), renewalAmount: PLAN.listPrice } }]);
    const events = await shop.db.selectFrom('webhook_events').select('data').where('type', '=', 'subscription.renewed').execute();
    expect(events.map(({ data }) => data)).toContainEqual(
      expect.objectContaining({ subscription: id, amount: half(PLAN.listPrice), renewalAmount: PLAN.listPrice }),
    );
  });

  test('of one charge leaves what comes in a month, and a lasting one lowers it until it ends', {
    tags: 'exhaustive',
  }, async () => {
    const { id } = await signedInBuyer(shop);
    await startedYesterday(shop, id);
    const monthly = async () => {
      const last = await shop.db
        .selectFrom('subscription_movements')
        .select('monthly_after')
        .where('subscription_id', '=', id)
        .orderBy('id', 'desc')
        .executeTakeFirst();
      return last?.monthly_after;
    };
    const full = Math.round(PLAN.listPrice / 12);
    expect(await monthly()).toBe(full);
    await shop.sandbox.control.discount(id, { off: { cents: 20_00 }, lasts: 'once' });
    await shop.settle();
    expect(await monthly()).toBe(full);
    await shop.sandbox.control.discount(id, { off: { percent: 50 }, lasts: 'forever' });
    await shop.settle();
    expect(await monthly()).toBe(Math.round(half(PLAN.listPrice) / 12));
  });

  test('lowers the monthly revenue in the currency of its subscription', async () => {
    const yen = planIn(PLAN, 'JPY') as Plan;
    const shown = { dueNow: yen.listPrice, dueLater: yen.listPrice, currency: 'JPY' };
    const { id } = await signedInBuyer(shop, { shown });
    await startedYesterday(shop, id);
    await shop.sandbox.control.discount(id, { off: { percent: 50 }, lasts: 'forever' });
    await shop.settle();
    const moved = await shop.db
      .selectFrom('subscription_movements')
      .select(['kind', 'currency', 'monthly_after'])
      .where('subscription_id', '=', id)
      .orderBy('id')
      .execute();
    const monthly = (price: number) => Math.round(price / 12);
    expect(moved).toEqual([
      { kind: 'new', currency: 'JPY', monthly_after: monthly(yen.listPrice) },
      { kind: 'contraction', currency: 'JPY', monthly_after: monthly(half(yen.listPrice)) },
    ]);
  });

  test('is named in the mail of a plan change that it goes on with', { tags: 'exhaustive' }, async () => {
    const { id, ask, managed } = await signedInBuyer(shop);
    await startedYesterday(shop, id);
    await shop.sandbox.control.discount(id, { off: { percent: 50 }, lasts: { months: 14 } });
    await shop.settle();
    await ask({ kind: 'plan-change', planId: OTHER.id, shown: SHOWN, consent: AGREED });
    await shop.settle();
    const { renewalAmount, regular } = await managed();
    expect([renewalAmount, regular?.amount]).toEqual([half(OTHER.listPrice), OTHER.listPrice]);
    expect(mailsOf(shop, 'plan-changed')).toMatchObject([
      { facts: { amount: half(OTHER.listPrice), regularAmount: OTHER.listPrice, regularFrom: expect.any(String) } },
    ]);
  });
});

test('a withdrawal before a plan change begins is one from the plan that was paid for', { tags: 'exhaustive' }, async () => {
  const { ask, managed } = await signedInBuyer(shop);
  await ask({ kind: 'plan-change', planId: OTHER.id, shown: SHOWN, consent: AGREED });
  expect(await managed()).toMatchObject({ planId: OTHER.id, until: { planId: PLAN.id } });
  await ask({ kind: 'withdraw' });
  await shop.settle();
  expect(await managed()).toMatchObject({ planId: PLAN.id, until: null, state: 'withdrawn' });
  for (const template of ['withdrawn', 'refunded'] as const)
    expect(mailsOf(shop, template)).toMatchObject([{ facts: { planId: PLAN.id } }]);
});

test('a withdrawal leaves nothing to cancel, to resume or to change', async () => {
  const { ask } = await signedInBuyer(shop);
  await ask({ kind: 'withdraw' });
  const change = { kind: 'plan-change', planId: OTHER.id, shown: SHOWN, consent: AGREED };
  for (const request of [{ kind: 'cancel' }, { kind: 'keep' }, { kind: 'guarantee', note: '' }, change]) {
    expect((await ask(request)).statusCode).toBe(409);
  }
});

test('an unknown or malformed request about a subscription is refused', async () => {
  const { ask } = await signedInBuyer(shop);
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
