import { beforeEach, describe, expect, test } from 'vitest';
import { manageRefusals } from '../../../content/pages/manage.ts';
import { plans } from '../../../content/plans.ts';
import type { SubscriptionRequest } from '../../../core/api/manage.ts';
import type { ManagedSubscription } from '../../../core/api/managed-subscription.ts';
import type { MailOrder } from '../../../core/mails/mail-facts.ts';
import { monthsAfter } from '../../../core/plans/period-end.ts';
import { DAY_MS } from '../../../core/time.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { reconcile } from '../subscriptions/reconcile.ts';
import {
  buyer,
  manageFixture,
  movementsOf,
  requestsOf,
  signedIn,
  signedInBuyer,
  subscriptionAt,
  unreachable,
} from './testing.ts';

const [PLAN] = plans;
type PauseBody = Extract<SubscriptionRequest, { kind: 'pause' }>;

const shop = openBeforeAll(manageFixture);
beforeEach(() => {
  shop.clock.aheadMs = 0;
  shop.line.payments = shop.provider;
});

const monthly = Math.round(PLAN.listPrice / 12);

const mailsTo = (email: string, template: MailOrder['template']) =>
  shop.mails.filter((mail) => mail.to === email && mail.template === template);

const jump = (at: number) => {
  shop.clock.aheadMs = at - Date.now();
};

/** The job, and what its mails and calls lead to. */
async function runJob(name: 'remind' | 'end-pauses'): Promise<void> {
  await shop.db.transaction().execute((tx) => shop.queue.add(tx, name, {}));
  await shop.queue.drain();
  await shop.settle();
}

const CARD_OF_ONE_PAYMENT = '4000 0000 0000 0341';

/** As the page does, whose session ends after 30 minutes. */
async function page(email: string, id: string) {
  const { ask, overview } = await signedIn(shop, email);
  const managed = async (): Promise<ManagedSubscription> => {
    const { subscriptions } = (await overview()).json();
    return subscriptions.find((one: ManagedSubscription) => one.id === id);
  };
  return { ask: (request: object) => ask(id, request), managed };
}

/** A buyer whose plan is paused from the end of what is paid. */
async function pausedBuyer(months = 2, card?: string) {
  const { id, email } = await buyer(shop, {}, card);
  const { ask, managed } = await page(email, id);
  const { alternatives, renewalAmount, periodEnd } = await managed();
  const choice = alternatives.pauses.find((one) => one.months === months);
  if (!choice || periodEnd === null) throw new Error('No pause can be chosen.');
  const shown = { dueNow: 0, dueLater: renewalAmount, currency: 'USD' };
  await shop.queue.drain();
  const request = { kind: 'pause', ...choice, shown };
  const answer = await ask(request);
  await shop.settle();
  return { id, email, ask, managed, choice, request, answer, periodEnd, resumesAt: choice.resumesAt };
}

const requestKinds = async (id: string) => (await requestsOf(shop, id)).map(({ kind, done_at }) => [kind, done_at !== null]);

describe('a pause that its buyer chooses', () => {
  test('begins when what is paid is over, and is confirmed once with the day it ends and what is charged then', async () => {
    const { id, email, answer, ask, request, periodEnd, resumesAt } = await pausedBuyer();
    expect(resumesAt).toBe(monthsAfter(periodEnd, 2));
    expect(answer.json()).toMatchObject({
      outcome: 'done',
      overview: {
        subscriptions: [{ state: 'paused', openUntil: periodEnd, resumesAt, can: { cancel: true, changePlan: false } }],
      },
    });
    expect((await ask(request)).json().outcome).toBe('done');
    await shop.settle();
    expect(mailsTo(email, 'paused')).toEqual([
      {
        template: 'paused',
        to: email,
        facts: {
          planId: PLAN.id,
          accessUntil: new Date(periodEnd).toISOString(),
          resumesOn: new Date(resumesAt).toISOString(),
          currency: 'USD',
          amount: PLAN.listPrice,
        },
      },
    ]);
    expect(await requestKinds(id)).toEqual([['pause', true]]);
    expect(await movementsOf(shop, id)).toEqual([
      ['new', monthly],
      ['paused', -monthly],
    ]);
  });

  test('is made once by two presses at once, and another one of another tab is refused in a sentence', {
    tags: 'exhaustive',
  }, async () => {
    const { id, email } = await buyer(shop);
    const { ask, managed } = await page(email, id);
    const { alternatives, renewalAmount } = await managed();
    const shown = { dueNow: 0, dueLater: renewalAmount, currency: 'USD' };
    const [one, two] = alternatives.pauses;
    const answers = await Promise.all([one, one].map((choice) => ask({ kind: 'pause', ...choice, shown })));
    expect(answers.map((answer) => answer.json().outcome)).toEqual(['done', 'done']);
    const other = await ask({ kind: 'pause', ...two, shown });
    expect([other.statusCode, other.json().error.message]).toEqual([409, manageRefusals.notPossible]);
    expect(await requestKinds(id)).toEqual([['pause', true]]);
    expect((await managed()).resumesAt).toBe(one?.resumesAt);
  });

  test.each([
    ['another amount', (request: PauseBody) => ({ ...request, shown: { ...request.shown, dueLater: 1 } })],
    ['another day', (request: PauseBody) => ({ ...request, resumesAt: request.resumesAt + DAY_MS })],
    ['a length that is not offered', (request: PauseBody) => ({ ...request, months: 12 })],
  ])('is refused with %s than the page may say', async (_name, change) => {
    const { id, email } = await buyer(shop);
    const { ask, managed } = await page(email, id);
    const { alternatives, renewalAmount } = await managed();
    const [choice] = alternatives.pauses;
    const shown = { dueNow: 0, dueLater: renewalAmount, currency: 'USD' };
    const refused = await ask(change({ kind: 'pause', months: choice?.months ?? 0, resumesAt: choice?.resumesAt ?? 0, shown }));
    expect([refused.statusCode, refused.json().error.message]).toEqual([409, manageRefusals.offerChanged]);
    expect(await managed()).toMatchObject({ state: 'running' });
  });

  test('is not made while the provider is down, and can be made after it', { tags: 'exhaustive' }, async () => {
    const { id, email } = await buyer(shop);
    const { ask, managed } = await page(email, id);
    const { alternatives, renewalAmount } = await managed();
    const request = { kind: 'pause', ...alternatives.pauses[0], shown: { dueNow: 0, dueLater: renewalAmount, currency: 'USD' } };
    shop.line.payments = { ...shop.provider, pause: unreachable };
    expect((await ask(request)).json().error.message).toBe(manageRefusals.unavailable);
    shop.line.payments = shop.provider;
    expect((await ask(request)).json().outcome).toBe('done');
    expect(await requestKinds(id)).toEqual([['pause', true]]);
  });

  test('is reminded of once before it ends, and then goes on with one charge for a whole period', async () => {
    const { id, email, resumesAt } = await pausedBuyer();
    jump(resumesAt - 11 * DAY_MS);
    await runJob('remind');
    expect(mailsTo(email, 'pause-ending')).toEqual([]);
    jump(resumesAt - 9 * DAY_MS);
    await runJob('remind');
    await runJob('remind');
    const resumesOn = new Date(resumesAt).toISOString();
    const facts = { planId: PLAN.id, currency: 'USD', amount: PLAN.listPrice, resumesOn };
    expect(mailsTo(email, 'pause-ending')).toEqual([{ template: 'pause-ending', to: email, facts }]);
    expect(mailsTo(email, 'renewal-reminder')).toEqual([]);
    await runJob('end-pauses');
    expect((await subscriptionAt(shop, id)).status).toBe('paused');

    await shop.sandbox.control.advance(id);
    jump(resumesAt + 60_000);
    await runJob('end-pauses');
    await runJob('end-pauses');
    const { managed } = await page(email, id);
    const { payments, state, periodEnd: next } = await managed();
    expect([state, payments.map(({ reason, status, amount }) => [reason, status, amount])]).toEqual([
      'running',
      [
        ['renewal', 'paid', PLAN.listPrice],
        ['first', 'paid', PLAN.listPrice],
      ],
    ]);
    expect(next).toBe((await subscriptionAt(shop, id)).currentPeriodEnd.getTime());
    expect([mailsTo(email, 'resumed').length, mailsTo(email, 'receipt').length]).toEqual([1, 1]);
    expect(await requestKinds(id)).toEqual([
      ['pause', true],
      ['resume', true],
    ]);
    expect(await movementsOf(shop, id)).toEqual([
      ['new', monthly],
      ['paused', -monthly],
      ['resumed', monthly],
    ]);
  });

  test('ends without a charge when its buyer resumes within what is paid, however often that is pressed', async () => {
    const { id, email, ask, managed, periodEnd } = await pausedBuyer();
    const { resumption } = await managed();
    expect(resumption).toEqual({ dueNow: 0, dueLater: PLAN.listPrice, currency: 'USD' });
    const wrong = await ask({ kind: 'resume', shown: { ...resumption, dueLater: 1 } });
    expect(wrong.json().error.message).toBe(manageRefusals.offerChanged);
    const answers = await Promise.all([1, 2].map(() => ask({ kind: 'resume', shown: resumption })));
    expect(answers.map((answer) => answer.json().outcome)).toEqual(['done', 'done']);
    await shop.settle();
    expect(await managed()).toMatchObject({ state: 'running', periodEnd, resumesAt: null, payments: [{ reason: 'first' }] });
    expect(await requestKinds(id)).toEqual([
      ['pause', true],
      ['resume', true],
    ]);
    expect(mailsTo(email, 'resumed')).toHaveLength(1);
  });

  test('that is ended after what was paid is charged once, and says so before', { tags: 'exhaustive' }, async () => {
    const { id, email, periodEnd } = await pausedBuyer();
    await shop.sandbox.control.advance(id);
    jump(periodEnd + DAY_MS);
    const { ask, managed } = await page(email, id);
    const { resumption, openUntil } = await managed();
    expect([openUntil, resumption]).toEqual([null, { dueNow: PLAN.listPrice, dueLater: PLAN.listPrice, currency: 'USD' }]);
    const answers = await Promise.all([1, 2].map(() => ask({ kind: 'resume', shown: resumption })));
    expect(answers.map((answer) => answer.json().outcome)).toEqual(['done', 'done']);
    await shop.settle();
    expect((await managed()).payments.map(({ status }) => status)).toEqual(['paid', 'paid']);
  });

  test('goes on when the payment after it is declined, which is mailed once, and ends when its invoice is paid', {
    tags: 'exhaustive',
  }, async () => {
    const { id, email, resumesAt } = await pausedBuyer(1, CARD_OF_ONE_PAYMENT);
    await shop.sandbox.control.advance(id);
    jump(resumesAt + 60_000);
    for (const _ of [1, 2]) await runJob('end-pauses');
    const { ask, managed } = await page(email, id);
    expect(await managed()).toMatchObject({ state: 'paused', resumption: null, payments: [{ status: 'failed' }, {}] });
    expect(mailsTo(email, 'pause-unpaid')).toMatchObject([
      { to: email, facts: { amount: PLAN.listPrice, payLink: expect.any(String), retryOn: expect.any(String) } },
    ]);
    for (const _ of [1, 2, 3]) await shop.sandbox.control.failAgain(id);
    await shop.settle();
    expect([(await managed()).state, mailsTo(email, 'pause-unpaid').length]).toEqual(['paused', 1]);
    for (const template of ['payment-failed', 'payment-last-try', 'ended'] as const) expect(mailsTo(email, template)).toEqual([]);
    const shown = { dueNow: PLAN.listPrice, dueLater: PLAN.listPrice, currency: 'USD' };
    expect((await ask({ kind: 'resume', shown })).json().error.message).toBe(manageRefusals.notPossible);
    await shop.sandbox.control.payOpen(id);
    await shop.settle();
    expect(await managed()).toMatchObject({ state: 'running', payments: [{ status: 'paid' }, {}] });
    expect(mailsTo(email, 'resumed')).toHaveLength(1);
  });

  test('answers that the card was declined when its buyer resumes', { tags: 'exhaustive' }, async () => {
    const { id, email, periodEnd } = await pausedBuyer(1, CARD_OF_ONE_PAYMENT);
    await shop.sandbox.control.advance(id);
    jump(periodEnd + DAY_MS);
    const { ask, managed } = await page(email, id);
    const answer = await ask({ kind: 'resume', shown: (await managed()).resumption });
    expect(answer.json()).toMatchObject({ outcome: 'declined', overview: { subscriptions: [{ state: 'paused' }] } });
  });

  test('is ended later where the provider is down on its day, with one charge', { tags: 'exhaustive' }, async () => {
    const { id, email, resumesAt } = await pausedBuyer();
    await shop.sandbox.control.advance(id);
    jump(resumesAt + 60_000);
    shop.line.payments = { ...shop.provider, resume: unreachable };
    for (const _ of [1, 2]) await runJob('end-pauses');
    shop.line.payments = shop.provider;
    jump(resumesAt + DAY_MS);
    await shop.queue.drain();
    await shop.settle();
    const { managed } = await page(email, id);
    expect(await managed()).toMatchObject({ state: 'running', payments: [{ status: 'paid' }, { reason: 'first' }] });
    expect(await requestKinds(id)).toEqual([
      ['pause', true],
      ['resume', true],
    ]);
  });

  test('is cancelled in one request while something is paid, and ends with it', { tags: 'exhaustive' }, async () => {
    const { id, email, ask, managed, periodEnd, resumesAt } = await pausedBuyer();
    expect((await ask({ kind: 'cancel' })).json().outcome).toBe('done');
    await shop.settle();
    expect(await managed()).toMatchObject({ state: 'ending', periodEnd, resumption: null });
    expect(mailsTo(email, 'cancelled')).toHaveLength(1);
    jump(resumesAt + 60_000);
    for (const name of ['remind', 'end-pauses'] as const) await runJob(name);
    expect(await requestKinds(id)).toEqual([
      ['pause', true],
      ['cancel', true],
    ]);
    expect(mailsTo(email, 'pause-ending')).toEqual([]);
  });

  test('ends at once when it is cancelled after what was paid, by choice and although a payment was declined', {
    tags: 'exhaustive',
  }, async () => {
    const { id, email, resumesAt } = await pausedBuyer(1, CARD_OF_ONE_PAYMENT);
    await shop.sandbox.control.advance(id);
    jump(resumesAt + 60_000);
    await runJob('end-pauses');
    const { ask, managed } = await page(email, id);
    expect((await ask({ kind: 'cancel' })).json().outcome).toBe('done');
    await shop.settle();
    expect(await managed()).toMatchObject({ state: 'ended', endReason: 'chosen' });
    expect(mailsTo(email, 'ended')).toHaveLength(1);
    expect((await subscriptionAt(shop, id)).status).toBe('canceled');
  });

  test('is not asked about every few minutes after what was paid for is over', { tags: 'exhaustive' }, async () => {
    const running = await buyer(shop);
    const { id, periodEnd } = await pausedBuyer();
    jump(periodEnd + DAY_MS);
    const asked: string[] = [];
    const readSubscription: typeof shop.provider.readSubscription = (each) => {
      asked.push(each);
      return shop.provider.readSubscription(each);
    };
    shop.line.payments = { ...shop.provider, readSubscription };
    await reconcile(shop.deps);
    expect(asked).toContain(running.id);
    expect(asked).not.toContain(id);
  });

  test('cannot be ended by its buyer where support made it, and no job ends that', { tags: 'exhaustive' }, async () => {
    const { id, ask, managed } = await signedInBuyer(shop);
    await shop.sandbox.control.pause(id);
    await shop.settle();
    await shop.db.updateTable('subscriptions').set({ resumes_at: new Date() }).where('id', '=', id).execute();
    expect((await managed()).resumption).toBeNull();
    const shown = { dueNow: 0, dueLater: PLAN.listPrice, currency: 'USD' };
    expect((await ask({ kind: 'resume', shown })).statusCode).toBe(409);
    await runJob('end-pauses');
    expect((await subscriptionAt(shop, id)).status).toBe('paused');
  });
});
