import { beforeEach, describe, expect, test } from 'vitest';
import { consent } from '../../../content/pages/checkout.ts';
import { upsellConsent, upsellRefusals } from '../../../content/pages/upsell.ts';
import type { ManagedSubscription } from '../../../core/api/managed-subscription.ts';
import type { ProgramResponse } from '../../../core/api/program.ts';
import { termsText } from '../../../core/checkout/consent.ts';
import { regularTerms, shownAmounts } from '../../../core/checkout/terms.ts';
import { pricedPlans } from '../../../core/plans/plan.ts';
import { casesOf } from '../../../core/testing.ts';
import { HOUR_MS, MINUTE_MS } from '../../../core/time.ts';
import { recordedEvents } from '../../messages/webhooks/testing.ts';
import { visitorId } from '../../platform/http/visitor.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { PLAN, shownTerms } from '../checkout/testing.ts';
import { buyer, mailsOf, manageFixture, post, signedIn, unreachable } from '../manage/testing.ts';
import { findPayments, findSubscription } from '../subscriptions/store.ts';
import { settleCharges } from './settle.ts';
import { answerBank, BANK_ASKS, DECLINED_LATER, soldUpsell, upsellCalls, upsellIn } from './testing.ts';

const shop = openBeforeAll(manageFixture);
beforeEach(() => {
  shop.clock.aheadMs = 0;
  shop.mails.length = 0;
  shop.line.payments = shop.provider;
});

async function buys(card?: string, change: Readonly<Record<string, unknown>> = {}) {
  const one = await buyer(shop, change, card);
  shop.mails.length = 0;
  const cookies = { visitor: one.visitor, ...one.cookies };
  const page = async () => (await shop.server.inject({ url: `/api/checkout/${one.sessionId}`, cookies })).json();
  return { ...one, ...upsellCalls(shop, one), page };
}

type OneBuyer = Awaited<ReturnType<typeof buys>>;

const ordersOf = ({ email }: OneBuyer) =>
  shop.db.selectFrom('subscriptions').selectAll().where('email', '=', email).where('upsell', '=', true).execute();
const attemptsOf = ({ visitor }: OneBuyer) =>
  shop.db
    .selectFrom('checkout_attempts')
    .selectAll()
    .where('visitor_id', '=', visitorId(visitor))
    .where('upsell_of', 'is not', null)
    .orderBy('created_at')
    .execute();
const rowOf = ({ sessionId }: OneBuyer) =>
  shop.db
    .selectFrom('upsells')
    .innerJoin('checkout_attempts as a', 'a.id', 'order_attempt_id')
    .selectAll('upsells')
    .where('a.session_id', '=', sessionId)
    .executeTakeFirst();
/** What the provider has charged, whatever is stored here. */
async function chargesOf(one: OneBuyer): Promise<number> {
  const { customer_id } = (await findSubscription(shop.db, one.id)) ?? {};
  const rows = await shop.db.selectFrom('sandbox_objects').select('data').where('type', '=', 'charge').execute();
  return rows.filter(({ data }) => {
    const { customer, amount, status } = data as { customer?: string; amount?: number; status?: string };
    return customer === customer_id && amount === soldUpsell().listPrice && status === 'succeeded';
  }).length;
}
async function passes(ms: number): Promise<void> {
  shop.clock.aheadMs += ms;
  expect(await settleCharges(shop.deps)).toEqual([]);
  await shop.queue.drain();
  await shop.settle();
}

describe('what is offered after an order', () => {
  test('is offered once its plan is paid, and named to the browser that opens the order alone', async () => {
    const one = await buys();
    expect((await one.see()).json()).toEqual({ state: 'offered', currency: 'USD' });
    expect(await one.page()).toMatchObject({ status: 'paid', upsell: true });
    const stranger = upsellCalls(shop, { ...one, cookies: {} });
    for (const answer of [await stranger.see(), await stranger.decline(), await stranger.take()]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json().error.message).toBe(upsellRefusals.unknown);
    }
    expect(await attemptsOf(one)).toEqual([]);
  });

  test('is charged to the card of the order with one press, and is an order of its own with its consent and its mail', async () => {
    const one = await buys();
    await one.see();
    expect((await one.take()).json()).toEqual({ state: 'bought' });
    await shop.settle();
    const [order, ...more] = await ordersOf(one);
    expect(more).toEqual([]);
    expect(order).toMatchObject({ plan_id: 'workbook', once: true, status: 'active', first_amount: soldUpsell().listPrice });
    expect(await findPayments(shop.db, order?.id ?? '')).toMatchObject([{ status: 'paid', amount_paid: soldUpsell().listPrice }]);
    const agreed = shop.db
      .selectFrom('consent_records')
      .selectAll()
      .where('attempt_id', '=', order?.attempt_id ?? '');
    const text = termsText(upsellConsent.text, consent, soldUpsell(), regularTerms(soldUpsell()));
    expect(await agreed.execute()).toMatchObject([
      { kind: 'renewal', text, version: upsellConsent.version, due_now: soldUpsell().listPrice },
    ]);
    expect(shop.mails.filter(({ to }) => to === one.email)).toMatchObject([
      { template: 'workbook', facts: { planId: 'workbook', amount: soldUpsell().listPrice, currency: 'USD' } },
    ]);
    expect(await chargesOf(one)).toBe(1);
  });

  test('is reported by its own name, and by the order after which it was taken, and the plan by the plan alone', {
    tags: 'exhaustive',
  }, async () => {
    const one = await buys();
    await one.take();
    await shop.settle();
    const { title, listPrice } = soldUpsell();
    const reported = (await recordedEvents(shop.db)).filter(
      ({ email, type }) => email === one.email && type === 'subscription.started',
    );
    const [order] = await ordersOf(one);
    expect(reported.map(({ data }) => data)).toMatchObject([
      { subscription: one.id, kind: 'subscription', title: PLAN.title, takenAfter: null },
      {
        subscription: order?.id,
        kind: 'offer',
        title,
        plan: 'workbook',
        takenAfter: one.id,
        code: null,
        amount: listPrice,
        currency: 'USD',
      },
    ]);
    await shop.sandbox.control.refund(order?.id ?? '');
    await shop.settle();
    const later = (await recordedEvents(shop.db)).filter(({ data }) => data.subscription === order?.id).slice(1);
    expect(later.map(({ type }) => type)).toEqual(['subscription.refunded', 'subscription.ended']);
    expect(new Set(later.map(({ data }) => data.title))).toEqual(new Set([title]));
  });

  test('is declined for good, also by a second tab that still shows it', { tags: 'exhaustive' }, async () => {
    const one = await buys();
    await one.see();
    expect((await one.decline()).json()).toEqual({ state: 'declined' });
    for (const answer of [await one.see(), await one.take(), await one.decline()])
      expect(answer.json()).toEqual({ state: 'declined' });
    expect((await one.page()).upsell).toBeUndefined();
    expect([await attemptsOf(one), await chargesOf(one)]).toEqual([[], 0]);
  });

  test('is charged once for two taps, two tabs and a press after it', async () => {
    const one = await buys();
    const answers = await Promise.all([one.take(), one.take(), one.take()]);
    for (const answer of answers) expect(['bought', 'pending']).toContain(answer.json().state);
    expect((await one.take()).json()).toEqual({ state: 'bought' });
    await shop.settle();
    expect([(await ordersOf(one)).length, (await attemptsOf(one)).length, await chargesOf(one)]).toEqual([1, 1, 1]);
  });

  test('is not taken and declined at once', { tags: 'exhaustive' }, async () => {
    const one = await buys();
    const [taken, declined] = await Promise.all([one.take(), one.decline()]);
    await shop.settle();
    const isDeclined = (await one.see()).json().state === 'declined';
    expect([taken.json().state, declined.json().state]).toEqual(
      isDeclined ? ['declined', 'declined'] : ['bought', expect.stringMatching(/bought|pending/)],
    );
    expect(await chargesOf(one)).toBe(isDeclined ? 0 : 1);
  });

  const CHANGES = [
    ['another price', { shown: { ...shownAmounts(regularTerms(upsellIn())), dueNow: 1 } }],
    ['another currency', { shown: shownAmounts(regularTerms(upsellIn('JPY'))) }],
    ['an older consent', { consent: { version: 'older', agreed: true } }],
  ] as const;
  test.each(casesOf(CHANGES, 1))('is not charged under %s', async (_what, change) => {
    const one = await buys();
    const answer = await one.take(change);
    expect([answer.statusCode, answer.json().error.message]).toEqual([409, upsellRefusals.changed]);
    expect([await attemptsOf(one), await chargesOf(one)]).toEqual([[], 0]);
  });

  test('is not charged without a tick', async () => {
    const one = await buys();
    expect((await one.take({ consent: { version: upsellConsent.version, agreed: false } })).statusCode).toBe(400);
    expect(await chargesOf(one)).toBe(0);
  });

  test('leaves the plan as it is where the card is refused, says so, and can be tried three times', {
    tags: 'exhaustive',
  }, async () => {
    const one = await buys(DECLINED_LATER);
    for (let tries = 0; tries < 3; tries++)
      expect((await one.take()).json()).toEqual({ state: 'offered', currency: 'USD', refused: true });
    const [fourth] = [await one.take()];
    expect([fourth.statusCode, fourth.json().error.message]).toEqual([409, upsellRefusals.tooMany]);
    await shop.settle();
    expect((await findSubscription(shop.db, one.id))?.status).toBe('active');
    expect([await ordersOf(one), await chargesOf(one)]).toEqual([[], 0]);
    expect(shop.mails.filter(({ to }) => to === one.email)).toEqual([]);
    expect((await one.decline()).json()).toEqual({ state: 'declined' });
  });

  test('leads to the page of the bank, and is bought once its owner confirms there', async () => {
    const one = await buys(BANK_ASKS);
    const { state, url } = (await one.take()).json();
    expect(state).toBe('pending');
    expect((await one.see()).json()).toEqual({ state, url });
    const back = await answerBank(shop, url, 'complete');
    expect(back.headers.location).toBe(`http://localhost:3000/prediction/subscribe-success?session_id=${one.sessionId}`);
    shop.clock.aheadMs += MINUTE_MS;
    expect((await one.see()).json()).toEqual({ state: 'bought' });
    await shop.settle();
    expect([(await ordersOf(one)).length, await chargesOf(one)]).toEqual([1, 1]);
  });

  test('is offered again where its owner does not confirm it at the bank', { tags: 'exhaustive' }, async () => {
    const one = await buys(BANK_ASKS);
    await answerBank(shop, (await one.take()).json().url, 'fail');
    shop.clock.aheadMs += MINUTE_MS;
    expect((await one.see()).json()).toEqual({ state: 'offered', currency: 'USD', refused: true });
    expect(await chargesOf(one)).toBe(0);
  });

  test('is seen as bought without the page of the shop, and ends at the bank after an hour and a half', {
    tags: 'exhaustive',
  }, async () => {
    const [confirms, leaves] = [await buys(BANK_ASKS), await buys(BANK_ASKS)];
    const [first, second] = [(await confirms.take()).json().url, (await leaves.take()).json().url];
    await answerBank(shop, first, 'complete');
    await passes(3 * MINUTE_MS);
    expect([(await ordersOf(confirms)).length, (await ordersOf(leaves)).length]).toEqual([1, 0]);
    await passes(2 * HOUR_MS);
    expect((await attemptsOf(leaves)).map(({ status }) => status)).toEqual(['failed']);
    expect((await answerBank(shop, second, 'complete')).statusCode).toBe(404);
    expect(await chargesOf(leaves)).toBe(0);
  });

  test('is bought once where the answer of the provider was lost after the charge', async () => {
    const one = await buys();
    shop.line.payments = {
      ...shop.provider,
      chargeAgain: async (request) => {
        await shop.provider.chargeAgain(request);
        return unreachable();
      },
    };
    expect((await one.take()).json()).toEqual({ state: 'pending' });
    shop.line.payments = shop.provider;
    expect((await one.take()).json()).toEqual({ state: 'bought' });
    await shop.settle();
    expect([(await ordersOf(one)).length, await chargesOf(one)]).toEqual([1, 1]);
  });

  test('is offered again where the call never reached the provider, and no sooner than that is sure', {
    tags: 'exhaustive',
  }, async () => {
    const one = await buys();
    shop.line.payments = { ...shop.provider, chargeAgain: unreachable };
    await one.take();
    shop.line.payments = shop.provider;
    await passes(5 * MINUTE_MS);
    expect((await one.see()).json()).toEqual({ state: 'pending' });
    await passes(6 * MINUTE_MS);
    shop.clock.aheadMs = 0;
    expect((await attemptsOf(one)).map(({ status }) => status)).toEqual(['failed']);
    expect((await one.take()).json()).toEqual({ state: 'bought' });
    expect(await chargesOf(one)).toBe(1);
  });

  test('is reconciled where the server stopped between the charge and its record', { tags: 'exhaustive' }, async () => {
    const one = await buys();
    shop.line.payments = {
      ...shop.provider,
      chargeAgain: async (request) => {
        await shop.provider.chargeAgain(request);
        throw new Error('The server stops.');
      },
    };
    expect((await one.take()).statusCode).toBe(500);
    shop.line.payments = shop.provider;
    await passes(3 * MINUTE_MS);
    expect([(await ordersOf(one)).length, await chargesOf(one)]).toEqual([1, 1]);
  });

  test('is not charged where the provider does not take the call, and says so', { tags: 'exhaustive' }, async () => {
    const one = await buys();
    shop.line.payments = { ...shop.provider, chargeAgain: async () => ({ ok: false, reason: 'refused', detail: 'no card' }) };
    const answer = await one.take();
    expect([answer.statusCode, answer.json().error.message]).toEqual([503, upsellRefusals.unavailable]);
    expect((await one.see()).json()).toMatchObject({ state: 'offered', refused: true });
  });

  test('is not offered after an order that was given back, nor to somebody who has it', { tags: 'exhaustive' }, async () => {
    const one = await buys();
    await shop.sandbox.control.refund(one.id);
    await shop.settle();
    expect((await one.see()).json()).toEqual({ state: 'none' });
    expect((await one.take()).json().error.message).toBe(upsellRefusals.ended);
    const two = await buys();
    await two.take();
    await shop.sandbox.control.refund(two.id);
    await shop.settle();
    const again = await buys(undefined, { email: two.email });
    expect([again.email, (await again.see()).json().state]).toEqual([two.email, 'none']);
  });

  test.each(casesOf(pricedPlans(soldUpsell()), 2).map(({ currency = 'USD' }) => currency))(
    'costs in %s what is shown, agreed to, mailed and charged',
    async (currency) => {
      const priced = pricedPlans(PLAN).find(({ currency: own = 'USD' }) => own === currency);
      if (!priced) throw new Error(`No plan costs ${currency}.`);
      const one = await buys(undefined, { shown: shownTerms(priced) });
      expect((await one.see()).json()).toEqual({ state: 'offered', currency });
      expect((await one.take({}, currency)).json()).toEqual({ state: 'bought' });
      await shop.settle();
      const [order] = await ordersOf(one);
      const amount = upsellIn(currency).listPrice;
      const [payment] = await findPayments(shop.db, order?.id ?? '');
      const agreed = await shop.db
        .selectFrom('consent_records')
        .selectAll()
        .where('attempt_id', '=', order?.attempt_id ?? '')
        .executeTakeFirst();
      expect([payment?.amount_paid, payment?.currency]).toEqual([amount, currency]);
      expect([agreed?.due_now, agreed?.currency]).toEqual([amount, currency]);
      expect(mailsOf(shop, 'workbook')[0]?.facts).toMatchObject({ amount, currency });
    },
  );
});

describe('a workbook that was bought beside a plan', () => {
  async function bought() {
    const one = await buys();
    await one.take();
    await shop.settle();
    const [order] = await ordersOf(one);
    const orderId = order?.id ?? '';
    const { ask, overview, cookies } = await signedIn(shop, one.email);
    const managed = async (): Promise<ManagedSubscription> =>
      (await overview()).json().subscriptions.find(({ id }: ManagedSubscription) => id === orderId);
    const listed = async () => (await overview()).json().subscriptions.map(({ id }: ManagedSubscription) => id);
    const program = async (): Promise<ProgramResponse> => (await shop.desk.inject({ url: '/api/program', cookies })).json();
    const open = () => post(shop, '/program/workbook', { orderId }, cookies);
    return { ...one, orderId, managed, listed, program, open, withdraw: () => ask(orderId, { kind: 'withdraw' }) };
  }

  test('stands beside the plan, which stays the plan of the page and of the browser', { tags: 'exhaustive' }, async () => {
    const one = await bought();
    expect(await one.program()).toMatchObject({ order: { id: one.id }, workbook: { orderId: one.orderId, opened: false } });
    expect(await one.managed()).toMatchObject({
      upsell: true,
      once: true,
      state: 'running',
      can: { cancel: false, changePlan: false },
    });
    const own = shop.desk.inject({ url: '/api/program', cookies: one.cookies });
    expect((await own).json()).toMatchObject({ order: { id: one.id }, workbook: { orderId: one.orderId } });
    expect(await post(shop, '/manage/app-links', { subscriptionId: one.orderId })).toMatchObject({ statusCode: 401 });
  });

  test('stays with its buyer when the plan is paid back, in the browser that opened it and after a sign-in', {
    tags: 'exhaustive',
  }, async () => {
    const one = await bought();
    await shop.sandbox.control.refund(one.id);
    await shop.settle();
    const kept = { order: { id: one.id, open: false }, workbook: { orderId: one.orderId, opened: false } };
    expect(await one.program()).toMatchObject(kept);
    expect((await shop.desk.inject({ url: '/api/program', cookies: one.cookies })).json()).toMatchObject(kept);
    expect((await one.open()).json()).toEqual({ success: true });
    expect((await one.managed()).state).toBe('running');
  });

  test('stands behind a plan that runs, and before one that is over', { tags: 'exhaustive' }, async () => {
    const one = await bought();
    expect(await one.listed()).toEqual([one.id, one.orderId]);
    await shop.sandbox.control.cancel(one.id);
    await shop.settle();
    expect(await one.listed()).toEqual([one.orderId, one.id]);
  });

  test('is withdrawn from until it is opened, and its payment goes back while the plan goes on', async () => {
    const one = await bought();
    expect((await one.managed()).can.withdrawAmount).toBe(soldUpsell().listPrice);
    expect((await one.withdraw()).json().outcome).toBe('done');
    await shop.settle();
    const [payment] = await findPayments(shop.db, one.orderId);
    expect(payment).toMatchObject({ amount_paid: soldUpsell().listPrice, amount_refunded: soldUpsell().listPrice });
    expect((await one.program()).workbook).toBeUndefined();
    expect((await findSubscription(shop.db, one.id))?.status).toBe('active');
    expect((await one.open()).statusCode).toBe(401);
  });

  test('cannot be given back once it was opened, and opening it again changes nothing', { tags: 'exhaustive' }, async () => {
    const one = await bought();
    for (const _ of [1, 2]) expect((await one.open()).json()).toEqual({ success: true });
    const { can } = await one.managed();
    expect([can.withdrawUntil, can.guaranteeUntil]).toEqual([null, null]);
    expect((await one.withdraw()).statusCode).toBe(409);
    expect((await one.program()).workbook).toEqual({ orderId: one.orderId, opened: true });
  });

  test('is opened by its buyer alone', { tags: 'exhaustive' }, async () => {
    const [one, other] = [await bought(), await bought()];
    const { cookies } = await signedIn(shop, other.email);
    expect((await post(shop, '/program/workbook', { orderId: one.orderId }, cookies)).statusCode).toBe(401);
    expect((await one.managed()).can.withdrawUntil).not.toBeNull();
  });

  test.each(['refund', 'dispute'] as const)(
    'is closed after a %s of all of it, and the plan stays open',
    { tags: 'exhaustive' },
    async (what) => {
      const one = await bought();
      if (what === 'refund') await shop.sandbox.control.refund(one.orderId);
      else {
        await shop.sandbox.control.dispute(one.orderId);
        await shop.settle();
        await shop.sandbox.control.closeDispute(one.orderId, 'lost');
      }
      await shop.settle();
      expect(await one.program()).toMatchObject({ order: { id: one.id, open: true } });
      expect((await one.program()).workbook).toBeUndefined();
    },
  );

  test('does not keep its buyer from another plan, and is not paid back as a second one', { tags: 'exhaustive' }, async () => {
    const one = await bought();
    await shop.settle();
    expect((await ordersOf(one)).map(({ duplicate_of, repetition }) => [duplicate_of, repetition])).toEqual([[null, null]]);
    expect((await rowOf(one))?.declined_at).toBeNull();
    await shop.sandbox.control.cancel(one.id);
    await shop.settle();
    const again = await buyer(shop, { email: one.email });
    expect((await findSubscription(shop.db, again.id))?.duplicate_of).toBeNull();
  });
});
