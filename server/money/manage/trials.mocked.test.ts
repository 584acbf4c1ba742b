import { beforeEach, describe, expect, test, vi } from 'vitest';
import { refusedOrders } from '../../../content/mails/payments.ts';
import type { ManagedSubscription } from '../../../core/api/managed-subscription.ts';
import { dueOf, introductoryTerms, regularTerms } from '../../../core/checkout/terms.ts';
import { casesOf } from '../../../core/testing.ts';
import { DAY_MS } from '../../../core/time.ts';
import { readGrowth } from '../../operator/growth/query.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { browser, sessionIdOf, subscriptionsOf } from '../checkout/testing.ts';
import { findPayments } from '../subscriptions/store.ts';
import { buyer, mailsOf, manageFixture, movementsOf, signedIn } from './testing.ts';

vi.mock('../../../content/plans.ts', async () => {
  const { KINDS } = await import('../../../core/plans/testing.ts');
  return { plans: KINDS, preselectedPlan: null };
});
const { KINDS } = await import('../../../core/plans/testing.ts');
const [, , , , , FREE, PAID] = KINDS;
type TrialPlan = typeof FREE | typeof PAID;
const TRIALS = [
  ['a free trial', FREE, 39_99],
  ['a paid trial', PAID, 37_91],
] as const;

/** One card under every address. */
const SHARED_CARD = '4000 0566 5566 5556';

const shop = openBeforeAll(manageFixture);
beforeEach(() => {
  shop.clock.aheadMs = 0;
  shop.mails.length = 0;
});

const order = (plan: TrialPlan) => ({ planId: plan.id, shown: dueOf(introductoryTerms(plan)) });
const withoutTrial = (plan: TrialPlan) => ({ planId: plan.id, shown: dueOf(regularTerms(plan)) });

async function begin(plan: TrialPlan, card?: string) {
  const one = await buyer(shop, order(plan), card);
  const { ask, overview } = await signedIn(shop, one.email);
  const managed = async (): Promise<ManagedSubscription> => (await overview()).json().subscriptions[0];
  return { ...one, ask: (request: object) => ask(one.id, request), managed };
}

async function happens(act: () => Promise<unknown>): Promise<void> {
  await act();
  await shop.settle();
}

const growth = () => {
  const day = new Date().toISOString().slice(0, 10);
  return readGrowth(shop.db, { from: day, to: '2100-01-01', zone: 'UTC', unit: 'month' });
};
const ownMails = ({ email }: { email: string }) =>
  shop.mails.filter(({ to, template }) => to === email && template !== 'manage-link').map(({ template }) => template);
const balance = async (id: string) =>
  (await findPayments(shop.db, id)).reduce((sum, { amount_paid, amount_refunded }) => sum + amount_paid - amount_refunded, 0);

async function remindOn(at: number): Promise<void> {
  shop.clock.aheadMs = at - Date.now();
  await shop.db.transaction().execute((tx) => shop.queue.add(tx, 'remind', {}));
  await shop.queue.drain();
}

describe.each(casesOf(TRIALS, 1))('%s', (_kind, plan, monthly) => {
  test('is paid for today, named in the mail with its days and the amount, and brings no monthly revenue', async () => {
    const before = await growth();
    const one = await begin(plan);
    expect(await balance(one.id)).toBe(plan.trialPrice);
    const { trialDays: days, trialPrice: price } = plan;
    const [mail] = mailsOf(shop, 'order');
    expect(mail?.facts).toMatchObject({ amount: price, trialDays: days, renewalAmount: plan.listPrice });
    const { trial, periodEnd, startedAt, can } = await one.managed();
    expect([trial, periodEnd, can.changePlan]).toEqual([{ runs: true }, startedAt + days * DAY_MS, false]);
    const after = await growth();
    expect([after.monthly, after.running, await movementsOf(shop, one.id)]).toEqual([before.monthly, before.running, []]);
    expect(after.trials.running).toBe(before.trials.running + 1);
  });

  test('is reminded of once, a day after the order at the earliest and 48 hours before the charge at the latest', async () => {
    const one = await begin(plan);
    const { startedAt, periodEnd } = await one.managed();
    await remindOn(startedAt + 1.5 * DAY_MS);
    expect(ownMails(one)).toEqual(['order']);
    await remindOn((periodEnd ?? 0) - 2 * DAY_MS);
    await remindOn((periodEnd ?? 0) - DAY_MS);
    expect(ownMails(one)).toEqual(['order', 'renewal-reminder']);
    expect(mailsOf(shop, 'renewal-reminder').at(-1)?.facts).toMatchObject({
      amount: plan.listPrice,
      renewsOn: new Date(periodEnd ?? 0).toISOString(),
      trial: true,
      introductory: false,
      discountOver: false,
    });
  });

  test('brings monthly revenue from the first charge on', { tags: 'exhaustive' }, async () => {
    const one = await begin(plan);
    const before = await growth();
    await happens(() => shop.sandbox.control.renew(one.id));
    expect(await balance(one.id)).toBe(plan.trialPrice + plan.listPrice);
    expect(await movementsOf(shop, one.id)).toEqual([['new', monthly]]);
    const after = await growth();
    expect([after.monthly, after.running]).toEqual([before.monthly + monthly, before.running + 1]);
    expect([after.trials.running, after.trials.converted]).toEqual([before.trials.running - 1, before.trials.converted + 1]);
    expect((await one.managed()).can.changePlan).toBe(true);
    expect(ownMails(one)).toEqual(['order', 'receipt']);
  });

  test('brings none where the first charge is declined, until it is paid', { tags: 'exhaustive' }, async () => {
    const one = await begin(plan);
    await happens(() => shop.sandbox.control.failRenewal(one.id));
    expect(await movementsOf(shop, one.id)).toEqual([]);
    await happens(() => shop.sandbox.control.payOpen(one.id));
    expect(await movementsOf(shop, one.id)).toEqual([['new', monthly]]);
  });

  test('that is cancelled ends on its last day without a charge, and counts as one that was not converted', async () => {
    const one = await begin(plan);
    const before = await growth();
    expect((await one.ask({ kind: 'cancel' })).json().outcome).toBe('done');
    await happens(() => shop.sandbox.control.advance(one.id));
    expect(await balance(one.id)).toBe(plan.trialPrice);
    expect(await movementsOf(shop, one.id)).toEqual([]);
    const { trials } = await growth();
    expect([trials.running, trials.ended, trials.converted]).toEqual([
      before.trials.running - 1,
      before.trials.ended + 1,
      before.trials.converted,
    ]);
  });

  test('can be withdrawn from, with all that was paid until then', { tags: 'exhaustive' }, async () => {
    const trying = await begin(plan);
    const charged = await begin(plan);
    await happens(() => shop.sandbox.control.renew(charged.id));
    for (const [one, paid] of [
      [trying, plan.trialPrice],
      [charged, plan.trialPrice + plan.listPrice],
    ] as const) {
      expect((await one.managed()).can).toMatchObject({ withdrawUntil: expect.any(Number), withdrawAmount: paid });
      expect((await one.ask({ kind: 'withdraw' })).json().outcome).toBe('done');
      await shop.settle();
      expect([await balance(one.id), (await one.managed()).state]).toEqual([0, 'withdrawn']);
      expect(ownMails(one)).toContain(paid === 0 ? 'withdrawn-free' : 'withdrawn');
    }
  });

  test('is one of a mailbox: the price without it is named before anything is paid', async () => {
    const { email, id } = await begin(plan);
    await happens(() => shop.sandbox.control.cancel(id));
    const again = browser(shop);
    const refused = await again.checkout({ ...order(plan), email });
    expect(refused.json().error).toMatchObject({
      message: expect.stringContaining('The trial is for a first order'),
      terms: dueOf(regularTerms(plan)),
    });
    const { url } = (await again.checkout({ ...withoutTrial(plan), email })).json();
    await happens(() => again.pay(url));
    const [second] = await subscriptionsOf(shop, again.visitor);
    expect([second?.status, second?.duplicate_of, await balance(second?.id ?? '')]).toEqual(['active', null, plan.listPrice]);
  });

  test('is one of a card: a second one is ended at once, and its price goes back', { tags: 'exhaustive' }, async () => {
    await begin(plan, SHARED_CARD);
    const other = browser(shop);
    const { url } = (await other.checkout(order(plan))).json();
    await happens(() => other.pay(url, SHARED_CARD));
    await shop.settle();
    const [second] = await subscriptionsOf(shop, other.visitor);
    expect([second?.status, second?.repetition, await balance(second?.id ?? '')]).toEqual(['canceled', 'trial', 0]);
    expect((await other.status(sessionIdOf(url))).json().status).toBe('refused');
    const template = plan.trialPrice === 0 ? 'order-ended-free' : 'order-refused';
    expect(mailsOf(shop, template).at(-1)?.facts).toMatchObject({ why: refusedOrders.trial });
  });
});
