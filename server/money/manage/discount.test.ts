import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { manageRefusals, planChange } from '../../../content/pages/manage.ts';
import { plans } from '../../../content/plans.ts';
import { alternatives } from '../../../content/policies.ts';
import type { ManagedSubscription } from '../../../core/api/managed-subscription.ts';
import { dueOf } from '../../../core/checkout/terms.ts';
import type { AlternativesPolicy } from '../../../core/subscriptions/alternatives.ts';
import { DAY_MS } from '../../../core/time.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { syncSubscription } from '../subscriptions/sync.ts';
import { buyer, manageFixture, requestsOf, signedIn, startedYesterday, unreachable } from './testing.ts';

const [PLAN, , QUARTER] = plans;
const REDUCED = PLAN.listPrice - Math.round(PLAN.listPrice / 4);

const shop = openBeforeAll(manageFixture);
const policy = alternatives as { -readonly [Name in keyof AlternativesPolicy]: AlternativesPolicy[Name] };
const before = { ...alternatives };
beforeEach(() => {
  shop.clock.aheadMs = 0;
  shop.line.payments = shop.provider;
  policy.discount = { percent: 25, charges: 1 };
});
afterEach(() => {
  Object.assign(policy, before);
});

/** A buyer of more than a day ago, signed in. */
async function visitor() {
  const { id, email } = await buyer(shop);
  await startedYesterday(shop, id);
  await syncSubscription(shop.deps, id);
  return { id, email, ...(await page(email, id)) };
}

async function page(email: string, id: string) {
  const { ask, overview } = await signedIn(shop, email);
  const managed = async (): Promise<ManagedSubscription> => (await overview()).json().subscriptions[0];
  const take = async (offerId: string = randomUUID()) => {
    const { discount } = (await managed()).alternatives;
    const shown = discount ? dueOf(discount.terms) : { dueNow: REDUCED, dueLater: PLAN.listPrice, currency: 'USD' };
    return ask(id, { kind: 'discount', offerId, shown });
  };
  return { ask: (request: object) => ask(id, request), managed, take };
}

const mailsAbout = (email: string) => shop.mails.filter((mail) => mail.to === email && mail.template === 'discount-given');

describe('a discount that is chosen instead of cancelling', () => {
  test('is in the next charge alone, is confirmed once by mail, and is then no longer offered', async () => {
    const { id, email, managed, take } = await visitor();
    const offered = (await managed()).alternatives.discount;
    expect(offered).toMatchObject({ percent: 25, charges: 1 });
    expect((await take()).json().outcome).toBe('done');
    await shop.settle();
    const { renewalAmount, regular, alternatives: left, state, periodEnd } = await managed();
    expect([renewalAmount, regular?.amount, left.discount, state]).toEqual([REDUCED, PLAN.listPrice, null, 'running']);
    expect(mailsAbout(email)).toMatchObject([
      { facts: { amount: REDUCED, renewsOn: new Date(periodEnd ?? 0).toISOString(), regularAmount: PLAN.listPrice } },
    ]);
    expect(await requestsOf(shop, id)).toMatchObject([
      { kind: 'discount', detail: { percent: 25, charges: 1, dueNow: REDUCED } },
    ]);
    for (const _ of [1, 2]) await shop.sandbox.control.renew(id);
    await shop.settle();
    expect((await managed()).payments.map(({ amount }) => amount)).toEqual([PLAN.listPrice, REDUCED, PLAN.listPrice]);
  });

  test('is given once by two presses of one dialog, and a second one of the year is refused in a sentence', async () => {
    const { id, managed, take } = await visitor();
    const offerId = randomUUID();
    const answers = await Promise.all([take(offerId), take(offerId)]);
    expect(answers.map((answer) => answer.json().outcome)).toEqual(['done', 'done']);
    expect((await take(offerId)).json().outcome).toBe('done');
    const second = await take();
    expect([second.statusCode, second.json().error.message]).toEqual([409, manageRefusals.oneAYear]);
    expect((await managed()).renewalAmount).toBe(REDUCED);
    expect((await requestsOf(shop, id)).map(({ kind }) => kind)).toEqual(['discount']);
  });

  test('is given once by two tabs at once', { tags: 'exhaustive' }, async () => {
    const { id, managed, take } = await visitor();
    const answers = await Promise.all([take(), take()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200]);
    expect((await managed()).renewalAmount).toBe(REDUCED);
    expect(await requestsOf(shop, id)).toHaveLength(1);
  });

  test('is offered again after a year, and to no other subscription of its buyer before', { tags: 'exhaustive' }, async () => {
    const { id, email, take } = await visitor();
    await take();
    await shop.sandbox.control.renew(id);
    await shop.settle();
    const later = async (days: number) => {
      shop.clock.aheadMs = days * DAY_MS;
      return (await (await page(email, id)).managed()).alternatives.discount;
    };
    expect(await later(364)).toBeNull();
    expect(await later(366)).toMatchObject({ percent: 25 });
    shop.clock.aheadMs = 0;
    await shop.sandbox.control.cancel(id);
    await shop.settle();
    const next = await buyer(shop, { email });
    await startedYesterday(shop, next.id);
    await syncSubscription(shop.deps, next.id);
    const { managed } = await page(email, next.id);
    const { id: shown, state, alternatives: offered } = await managed();
    expect([shown, state, offered.discount, offered.pauses.length]).toEqual([next.id, 'running', null, 3]);
  });

  test('is given once though the answer of the provider was lost', { tags: 'exhaustive' }, async () => {
    const { id, managed, take } = await visitor();
    const discount: typeof shop.provider.discount = async (...order) => {
      await shop.provider.discount(...order);
      return unreachable();
    };
    shop.line.payments = { ...shop.provider, discount };
    expect((await take()).json().error.message).toBe(manageRefusals.unavailable);
    shop.line.payments = shop.provider;
    expect((await take()).json().outcome).toBe('done');
    expect((await managed()).renewalAmount).toBe(REDUCED);
    expect(await requestsOf(shop, id)).toHaveLength(1);
  });

  test('is refused at another amount than the page may say', async () => {
    const { ask, managed } = await visitor();
    const shown = { dueNow: 1, dueLater: PLAN.listPrice, currency: 'USD' };
    const refused = await ask({ kind: 'discount', offerId: randomUUID(), shown });
    expect(refused.json().error.message).toBe(manageRefusals.offerChanged);
    expect((await managed()).renewalAmount).toBe(PLAN.listPrice);
  });

  test.each<[string, (id: string) => Promise<unknown>]>([
    ['of support runs', (id) => shop.sandbox.control.discount(id, { off: { percent: 10 }, lasts: 'forever' })],
    ['is not configured', async () => delete policy.discount],
    ['would come after a cancellation', (id) => shop.provider.cancelAtPeriodEnd(id, true)],
  ])('is neither offered nor given where one %s', async (_name, change) => {
    const { id, managed, take } = await visitor();
    await change(id);
    await syncSubscription(shop.deps, id);
    const { renewalAmount, alternatives: offered } = await managed();
    expect(offered.discount).toBeNull();
    expect((await take()).json().error.message).toBe(manageRefusals.notPossible);
    expect((await managed()).renewalAmount).toBe(renewalAmount);
  });
});

describe('a smaller plan that is chosen instead of cancelling', () => {
  test('stands in place of the discount, and counts as the offer of the year', { tags: 'exhaustive' }, async () => {
    delete policy.discount;
    const { id, ask, managed } = await visitor();
    expect((await managed()).alternatives).toMatchObject({ discount: null, smallerPlan: QUARTER.id });
    const shown = { dueNow: 0, dueLater: QUARTER.listPrice, currency: 'USD' };
    const consent = { version: planChange.version, renewal: true };
    const change = { kind: 'plan-change', planId: QUARTER.id, shown, consent, insteadOfCancelling: true };
    expect((await ask(change)).json().outcome).toBe('done');
    expect(await requestsOf(shop, id)).toMatchObject([{ kind: 'plan-change', detail: { insteadOfCancelling: true } }]);
    const back = { ...change, planId: PLAN.id, shown: { ...shown, dueLater: PLAN.listPrice } };
    expect((await ask(back)).json().outcome).toBe('done');
    policy.discount = { percent: 25, charges: 1 };
    expect((await managed()).alternatives).toMatchObject({ discount: null, smallerPlan: null, pauses: [{}, {}, {}] });
    expect((await requestsOf(shop, id)).map(({ detail }) => detail.insteadOfCancelling)).toEqual([true, undefined]);
  });

  test('changes nothing about a change that was made without it', { tags: 'exhaustive' }, async () => {
    delete policy.discount;
    const { id, ask, managed } = await visitor();
    const shown = { dueNow: 0, dueLater: QUARTER.listPrice, currency: 'USD' };
    const consent = { version: planChange.version, renewal: true };
    await ask({ kind: 'plan-change', planId: QUARTER.id, shown, consent });
    await ask({ kind: 'plan-change', planId: PLAN.id, shown: { ...shown, dueLater: PLAN.listPrice }, consent });
    expect((await managed()).alternatives.smallerPlan).toBe(QUARTER.id);
    expect((await requestsOf(shop, id)).map(({ detail }) => 'insteadOfCancelling' in detail)).toEqual([false, false]);
  });
});
