import { beforeEach, describe, expect, test, vi } from 'vitest';
import { refusals } from '../../../content/pages/checkout.ts';
import type { ManagedSubscription } from '../../../core/api/managed-subscription.ts';
import { dueOf, regularTerms } from '../../../core/checkout/terms.ts';
import { monthsAfter } from '../../../core/plans/period-end.ts';
import { casesOf } from '../../../core/testing.ts';
import { DAY_MS, HOUR_MS } from '../../../core/time.ts';
import { readGrowth } from '../../operator/growth/query.ts';
import { readRevenue } from '../../operator/revenue/query.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { browser, sessionIdOf } from '../checkout/testing.ts';
import { findProgramOrder } from '../program/store.ts';
import { findPayments, findSubscription } from '../subscriptions/store.ts';
import { buyer, mailsOf, manageFixture, movementsOf, signedIn } from './testing.ts';

vi.mock('../../../content/plans.ts', async () => {
  const { KINDS } = await import('../../../core/plans/testing.ts');
  const family = { family: 'once' };
  return { plans: [...KINDS, { ...KINDS[0], ...family, id: 'renewing' }], preselectedPlan: null };
});
const { KINDS } = await import('../../../core/plans/testing.ts');
const [, , , , , , , HALF_YEAR, LIFETIME] = KINDS;
const ONCE = [HALF_YEAR, LIFETIME] as const;

const shop = openBeforeAll(manageFixture);
beforeEach(() => {
  shop.clock.aheadMs = 0;
  shop.mails.length = 0;
});

type OncePlan = (typeof ONCE)[number];
const order = (plan: OncePlan) => ({ planId: plan.id, shown: dueOf(regularTerms(plan)) });
const period = { from: '2020-01-01', to: '2100-01-01', zone: 'UTC', unit: 'month' } as const;

async function buy(plan: OncePlan) {
  const one = await buyer(shop, order(plan));
  const { ask, overview } = await signedIn(shop, one.email);
  const managed = async (): Promise<ManagedSubscription> => (await overview()).json().subscriptions[0];
  return { ...one, ask: (request: object) => ask(one.id, request), managed };
}

async function happens(act: () => Promise<unknown>): Promise<void> {
  await act();
  await shop.settle();
}

const isOpen = async (id: string, at = Date.now()) => (await findProgramOrder(shop.db, id, new Date(at)))?.open;
const ownMails = ({ email }: { email: string }) =>
  shop.mails.filter(({ to, template }) => to === email && template !== 'manage-link').map(({ template }) => template);
const balance = async (id: string) =>
  (await findPayments(shop.db, id)).reduce((sum, { amount_paid, amount_refunded }) => sum + amount_paid - amount_refunded, 0);

async function passes(ms: number): Promise<void> {
  shop.clock.aheadMs += ms;
  for (const job of ['reconcile', 'remind'] as const) await shop.db.transaction().execute((tx) => shop.queue.add(tx, job, {}));
  await shop.queue.drain();
  await shop.settle();
}

describe.each(casesOf(ONCE, 1))('a plan that is paid once: $title', (plan) => {
  const endOf = ({ startedAt }: ManagedSubscription) =>
    plan.period.unit === 'lifetime' ? null : monthsAfter(startedAt, plan.period.every);

  test('is one payment with a mail of its own, opens what it was bought for, and brings revenue and no monthly revenue', async () => {
    const [growth, revenue] = [await readGrowth(shop.db, period), await readRevenue(shop.db, period, new Date())];
    const one = await buy(plan);
    const managed = await one.managed();
    expect(managed).toMatchObject({ once: true, state: 'running', renewalAmount: 0, periodEnd: endOf(managed) });
    expect([await balance(one.id), await isOpen(one.id)]).toEqual([plan.listPrice, true]);
    expect(ownMails(one)).toEqual(['purchase']);
    expect(mailsOf(shop, 'purchase')[0]?.facts).toMatchObject({ amount: plan.listPrice });
    const after = await readGrowth(shop.db, period);
    expect([after.monthly, after.running, await movementsOf(shop, one.id)]).toEqual([growth.monthly, growth.running, []]);
    const { totals } = await readRevenue(shop.db, period, new Date());
    expect(totals.gross - revenue.totals.gross).toBe(plan.listPrice);
  });

  test('is neither cancelled nor changed nor reminded of, and has the rights of every order', async () => {
    const one = await buy(plan);
    const { can, alternatives } = await one.managed();
    expect(can).toMatchObject({ cancel: false, keep: false, changePlan: false, withdrawAmount: plan.listPrice });
    expect([can.withdrawUntil, can.guaranteeUntil]).toEqual([expect.any(Number), expect.any(Number)]);
    expect([alternatives.pauses, alternatives.discount, alternatives.smallerPlan]).toEqual([[], null, null]);
    expect((await one.ask({ kind: 'cancel' })).statusCode).toBe(409);
    for (const days of [90, 80, 5]) await passes(days * DAY_MS);
    expect([ownMails(one), await balance(one.id)]).toEqual([['purchase'], plan.listPrice]);
  });

  test('ends by a withdrawal, with its payment back', async () => {
    const one = await buy(plan);
    expect((await one.ask({ kind: 'withdraw' })).json().outcome).toBe('done');
    await shop.settle();
    expect([await balance(one.id), await isOpen(one.id), (await one.managed()).state]).toEqual([0, false, 'withdrawn']);
    expect(ownMails(one)).toEqual(['purchase', 'withdrawn', 'refunded']);
    expect(await movementsOf(shop, one.id)).toEqual([]);
  });

  test('ends with a refund of all of it from the dashboard of the provider, and stays open after one of a part', async () => {
    const one = await buy(plan);
    await happens(() => shop.sandbox.control.refund(one.id, 10_00));
    expect([await balance(one.id), await isOpen(one.id)]).toEqual([plan.listPrice - 10_00, true]);
    await happens(() => shop.sandbox.control.refund(one.id));
    expect([await balance(one.id), await isOpen(one.id)]).toEqual([0, false]);
    expect(await one.managed()).toMatchObject({ state: 'ended', endReason: 'refunded' });
    expect(ownMails(one)).toEqual(['purchase', 'refunded', 'refunded', 'access-ended']);
  });

  test('stays open while a dispute is open, and ends with one that is lost', { tags: 'exhaustive' }, async () => {
    const one = await buy(plan);
    await happens(() => shop.sandbox.control.dispute(one.id));
    expect([await isOpen(one.id), (await one.managed()).can.withdrawAmount]).toEqual([true, 0]);
    await happens(() => shop.sandbox.control.closeDispute(one.id, 'lost'));
    expect([await isOpen(one.id), (await findSubscription(shop.db, one.id))?.end_reason]).toEqual([false, 'disputed']);
  });

  test('is refused beside a running one in the same browser, and paid back from another', async () => {
    const [visitor, elsewhere] = [browser(shop), browser(shop)];
    const buyIn = async (of: typeof visitor, change: Readonly<Record<string, unknown>>) => {
      const answer = await of.checkout(change);
      if (answer.statusCode !== 200) return answer.json().error.message as string;
      await of.pay(answer.json().url);
      await shop.settle();
      return (await of.status(sessionIdOf(answer.json().url))).json() as {
        readonly status: string;
        readonly accessUntil?: unknown;
      };
    };
    const bought = await buyIn(visitor, order(plan));
    const accessUntil = plan.period.unit === 'lifetime' ? null : expect.any(String);
    expect(bought).toMatchObject({ status: 'paid', accessUntil });
    expect(await buyIn(visitor, { planId: 'renewing', shown: { dueNow: 39_99, dueLater: 39_99, currency: 'USD' } })).toBe(
      refusals.alreadyOwned,
    );
    expect(await buyIn(elsewhere, { ...order(plan), email: visitor.email })).toMatchObject({ status: 'duplicate' });
  });
});

test('what is paid once for half a year ends by itself on its last day, and can then be bought again', {
  tags: 'exhaustive',
}, async () => {
  const one = await buy(HALF_YEAR);
  const { periodEnd } = await one.managed();
  const end = periodEnd ?? 0;
  expect([await isOpen(one.id, end - HOUR_MS), await isOpen(one.id, end)]).toEqual([true, false]);
  await passes(end - Date.now() + 3 * HOUR_MS);
  expect(ownMails(one)).toEqual(['purchase', 'access-ended']);
  const { overview } = await signedIn(shop, one.email);
  expect((await overview()).json().subscriptions[0]).toMatchObject({ state: 'ended', endedAt: end, endReason: 'chosen' });
  shop.clock.aheadMs = 0;
  const again = await buyer(shop, { ...order(LIFETIME), email: one.email });
  expect(await isOpen(again.id)).toBe(true);
});

test('what is paid once has no end after ten years', async () => {
  const one = await buy(LIFETIME);
  await passes(3650 * DAY_MS);
  expect([await isOpen(one.id, Date.now() + 3650 * DAY_MS), ownMails(one)]).toEqual([true, ['purchase']]);
});

describe('what is paid once by a payment that the bank settles later', () => {
  async function payLater() {
    const visitor = browser(shop);
    const { url } = (await visitor.checkout(order(LIFETIME))).json();
    await visitor.pay(url, '4000 0000 0000 0077');
    await shop.settle();
    const session = await shop.provider.readSession(sessionIdOf(url));
    const id = session.ok ? session.value.subscriptionId : undefined;
    if (!id) throw new Error('Nothing was ordered.');
    const settles = (succeeds: boolean) => happens(() => shop.sandbox.control.settle(id, succeeds));
    const again = async () => (await visitor.checkout(order(LIFETIME))).json();
    return { ...visitor, id, settles, again, status: async () => (await visitor.status(sessionIdOf(url))).json() };
  }

  test('is not open while the money is on its way, and cannot be bought twice', async () => {
    const one = await payLater();
    expect(await one.status()).toMatchObject({ status: 'processing', planId: LIFETIME.id });
    expect((await one.again()).error.message).toBe(refusals.processing);
    expect([await isOpen(one.id), ownMails(one)]).toEqual([undefined, ['payment-processing']]);
  });

  test('opens when the money arrives', async () => {
    const one = await payLater();
    await one.settles(true);
    expect(await one.status()).toMatchObject({ status: 'paid', accessUntil: null, paid: { value: LIFETIME.listPrice } });
    expect([await isOpen(one.id), await balance(one.id)]).toEqual([true, LIFETIME.listPrice]);
    expect(ownMails(one)).toEqual(['payment-processing', 'purchase']);
  });

  test('stays closed when the money does not arrive, and can then be bought with another card', async () => {
    const one = await payLater();
    await one.settles(false);
    expect(await one.status()).toMatchObject({ status: 'failed' });
    expect([await isOpen(one.id), ownMails(one)]).toEqual([undefined, ['payment-processing', 'payment-not-received']]);
    expect(await one.again()).toMatchObject({ url: expect.any(String) });
  });
});
