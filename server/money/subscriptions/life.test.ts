import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NORMAL } from '../../../annex/payment-sandbox/testing.ts';
import { brand } from '../../../content/brand.ts';
import { introPrice } from '../../../core/plans/plan.ts';
import { DAY_MS } from '../../../core/time.ts';
import { readBatch } from '../../analytics/events/batch.ts';
import { purchaseJobs } from '../../analytics/events/purchase.ts';
import { saveEvents } from '../../analytics/events/store.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { saveConsent } from '../../visitors/consents/store.ts';
import { browser, OTHER_PLAN, PLAN, sessionIdOf, shownTerms, testShop } from '../checkout/testing.ts';
import { syncSubscription } from './sync.ts';

const LOST = { ...NORMAL, copies: 0 } as const;

const shop = openBeforeAll(testShop);
beforeAll(async () => {
  shop.sandbox.deliverTo(shop.webhookUrl);
  shop.queue.work({ async conversion() {}, ...purchaseJobs(shop.deps) });
});
beforeEach(async () => {
  await shop.sandbox.control.setDelivery(NORMAL);
  shop.clock.aheadMs = 0;
  await shop.settle();
  shop.mails.length = 0;
});

/** Somebody who bought the first plan at the list price; nothing is told of it when events are lost. */
async function buyer(options: { readonly offer?: boolean; readonly card?: string } = {}) {
  const visitor = browser(shop);
  if (options.offer) await visitor.startOffer();
  const shown = shownTerms(PLAN, options.offer ? introPrice(PLAN) : PLAN.listPrice);
  const { url } = (await visitor.checkout({ shown })).json();
  await visitor.pay(url, options.card);
  await shop.settle();
  const session = await shop.provider.readSession(sessionIdOf(url));
  const id = session.ok ? session.value.subscriptionId : undefined;
  if (!id) throw new Error('Nothing was bought.');
  return { visitor, id, sessionId: sessionIdOf(url) };
}

const subscription = (id: string) => shop.db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
async function payments(id: string) {
  const rows = await shop.db.selectFrom('payments').selectAll().where('subscription_id', '=', id).orderBy('created_at').execute();
  return rows.map(({ reason, status, amount_paid, amount_refunded, dispute }) => [
    reason,
    status,
    amount_paid,
    amount_refunded,
    dispute,
  ]);
}
async function deadline(id: string): Promise<Date | null | undefined> {
  const row = await shop.db.selectFrom('payments').select('dispute_due_at').where('subscription_id', '=', id).executeTakeFirst();
  return row?.dispute_due_at;
}
const mailed = () => shop.mails.map(({ template }) => template);

describe('a subscription lives', () => {
  test('from the introductory price to the list price', async () => {
    const { id } = await buyer({ offer: true });
    const first = PLAN.listPrice - PLAN.introDiscount;
    expect(await subscription(id)).toMatchObject({ status: 'active', first_amount: first, renewal_amount: PLAN.listPrice });
    expect(await payments(id)).toEqual([['first', 'paid', first, 0, null]]);
    await shop.sandbox.control.renew(id);
    await shop.settle();
    expect(await payments(id)).toEqual([
      ['first', 'paid', first, 0, null],
      ['renewal', 'paid', PLAN.listPrice, 0, null],
    ]);
    expect(mailed()).toEqual(['order', 'receipt']);
  });

  test('through a renewal that fails and is paid later', async () => {
    const { id } = await buyer({ card: '4000 0000 0000 0341' });
    await shop.sandbox.control.advance(id);
    await shop.settle();
    expect(await subscription(id)).toMatchObject({ status: 'past_due' });
    expect((await payments(id))[1]).toEqual(['renewal', 'failed', 0, 0, null]);
    await shop.sandbox.control.payOpen(id);
    await shop.settle();
    expect(await subscription(id)).toMatchObject({ status: 'active' });
    expect((await payments(id))[1]).toEqual(['renewal', 'paid', PLAN.listPrice, 0, null]);
    expect(mailed()).toEqual(['order', 'payment-failed', 'receipt']);
  });

  test('through a renewal that cannot be charged without an address, of which buyer and support are notified', {
    tags: 'exhaustive',
  }, async () => {
    const { id, visitor } = await buyer();
    await shop.sandbox.control.blockRenewal(id);
    await shop.settle();
    expect((await payments(id))[1]).toEqual(['renewal', 'blocked', 0, 0, null]);
    expect(shop.mails.map(({ template, to }) => [template, to])).toEqual([
      ['order', visitor.email],
      ['payment-blocked-to-support', brand.supportEmail],
      ['payment-blocked', visitor.email],
    ]);
  });

  test('that is counted as a purchase though its buyer never comes back, once, if they agreed to be counted', {
    tags: 'exhaustive',
  }, async () => {
    await shop.db.deleteFrom('events').execute();
    const agreed = browser(shop);
    const consentId = randomUUID();
    const choices = { statistics: true, answers: false, ads: false };
    await saveConsent(shop.db, { id: consentId, version: '1', choices, gpc: false, at: Date.now() }, new Date());
    const counted = { attribution: { device_id: 'device-1' } };
    const { url } = (await agreed.checkout({ ...counted, consentId })).json();
    await browser(shop).checkout({ ...counted, email: 'said-no@example.com' });
    await agreed.pay(url);
    await shop.settle();
    await buyer();
    const told = () => shop.db.selectFrom('events').selectAll().execute();
    expect(await told()).toEqual([]);
    shop.clock.aheadMs = 61_000;
    await shop.queue.drain();
    expect(await told()).toMatchObject([{ name: 'payment success', device_id: 'device-1', properties: {} }]);
    const sent = { event_type: 'payment success', device_id: 'device-1', insert_id: `payment success ${sessionIdOf(url)}` };
    const batch = await readBatch({ api_key: 'web', events: [sent] }, new Date());
    if (typeof batch === 'string') throw new Error(batch);
    await saveEvents(shop.db, batch.events);
    expect(await shop.db.selectFrom('events').select('id').execute()).toHaveLength(1);
  });

  test('whose declined payment is reported to the operator once, with the reason and without the buyer', {
    tags: 'exhaustive',
  }, async () => {
    await shop.db.deleteFrom('declines').execute();
    const { id } = await buyer({ card: '4000 0000 0000 0341' });
    await shop.sandbox.control.advance(id);
    await shop.settle();
    const declines = await shop.db.selectFrom('declines').selectAll().execute();
    expect(declines).toEqual([
      {
        charge_id: expect.stringMatching(/^ch_/),
        reason: 'generic_decline',
        card_kind: 'visa credit',
        card_country: 'US',
        amount: PLAN.listPrice,
        currency: 'USD',
        declined_at: expect.any(Date),
      },
    ]);
    const event = await shop.db
      .selectFrom('provider_events')
      .selectAll()
      .where('about', '=', 'decline')
      .executeTakeFirstOrThrow();
    expect(event).toMatchObject({ type: 'charge.failed', outcome: 'mirrored' });
  });

  test('until it is cancelled: then it ends with its period, and nothing more is charged', async () => {
    const { id } = await buyer();
    await shop.provider.cancelAtPeriodEnd(id, true);
    await shop.settle();
    expect(await subscription(id)).toMatchObject({ status: 'active', cancel_at_period_end: true });
    await shop.sandbox.control.advance(id);
    await shop.settle();
    expect(await subscription(id)).toMatchObject({ status: 'canceled', ended_at: expect.any(Date) });
    expect(await payments(id)).toHaveLength(1);
    expect(mailed()).toEqual(['order', 'cancelled', 'ended']);
  });

  test('on with another plan, which is paid for from the next period on', async () => {
    const { id } = await buyer();
    const before = await subscription(id);
    await shop.provider.changePlan(id, OTHER_PLAN);
    await shop.settle();
    expect(await subscription(id)).toMatchObject({
      plan_id: OTHER_PLAN.id,
      renewal_amount: OTHER_PLAN.listPrice,
      current_period_end: before?.current_period_end,
    });
    expect((await payments(id)).filter(([, , paid]) => paid !== 0)).toHaveLength(1);
    await shop.sandbox.control.advance(id);
    await shop.settle();
    expect((await payments(id)).filter(([, , paid]) => paid !== 0).map(([, , paid]) => paid)).toEqual([
      PLAN.listPrice,
      OTHER_PLAN.listPrice,
    ]);
    expect(mailed()).toEqual(['order', 'plan-changed', 'receipt']);
  });

  test('with money paid back in parts, and a dispute that is won', { tags: 'exhaustive' }, async () => {
    const { id } = await buyer();
    await shop.sandbox.control.refund(id, 500);
    await shop.sandbox.control.dispute(id);
    await shop.settle();
    expect(await payments(id)).toEqual([['first', 'paid', PLAN.listPrice, 500, 'open']]);
    expect(await deadline(id)).toBeInstanceOf(Date);
    await shop.sandbox.control.closeDispute(id, 'won');
    await shop.settle();
    expect(await payments(id)).toEqual([['first', 'paid', PLAN.listPrice, 500, 'won']]);
    expect(await deadline(id)).toBeNull();
    expect(mailed()).toEqual(['order', 'refunded', 'cancelled']);
  });
});

test('a second subscription from another browser is ended, refunded and explained', async () => {
  const one = await buyer();
  const elsewhere = browser(shop);
  const { url } = (await elsewhere.checkout({ email: one.visitor.email })).json();
  await elsewhere.pay(url);
  expect((await elsewhere.status(sessionIdOf(url))).json()).toMatchObject({ status: 'duplicate' });
  await shop.settle();
  const session = await shop.provider.readSession(sessionIdOf(url));
  const second = (session.ok && session.value.subscriptionId) || '';
  expect(await subscription(one.id)).toMatchObject({ status: 'active', duplicate_of: null });
  expect(await subscription(second)).toMatchObject({ status: 'canceled', duplicate_of: one.id });
  expect(await payments(second)).toEqual([['first', 'paid', PLAN.listPrice, PLAN.listPrice, null]]);
  expect(mailed().toSorted()).toEqual(['duplicate', 'order', 'refunded']);
  expect((await elsewhere.status(sessionIdOf(url))).json()).toMatchObject({ status: 'duplicate' });
});

describe('when events are lost', () => {
  const reconcile = async () => {
    await shop.db.transaction().execute((tx) => shop.queue.add(tx, 'reconcile', {}));
    await shop.settle();
    expect(shop.queue.failures).toEqual([]);
  };

  test('a payment becomes an order within minutes', async () => {
    await shop.sandbox.control.setDelivery(LOST);
    const { id } = await buyer();
    expect(await subscription(id)).toBeUndefined();
    await reconcile();
    expect(await subscription(id)).toMatchObject({ status: 'active' });
    expect(mailed()).toEqual(['order']);
  });

  test('a cancellation, and a renewal after its time, are found within minutes', { tags: 'exhaustive' }, async () => {
    const { id } = await buyer();
    await shop.sandbox.control.setDelivery(LOST);
    await shop.provider.cancelAtPeriodEnd(id, true);
    await reconcile();
    expect(await subscription(id)).toMatchObject({ cancel_at_period_end: true });
    await shop.provider.cancelAtPeriodEnd(id, false);
    await shop.sandbox.control.renew(id);
    const period = (await subscription(id))?.current_period_end?.getTime() ?? 0;
    shop.clock.aheadMs = period - Date.now() + DAY_MS;
    await reconcile();
    expect((await payments(id)).map(([reason]) => reason)).toEqual(['first', 'renewal']);
  });

  test('a refund of a subscription of any age is found, and one that the bank returns', async () => {
    const { id } = await buyer();
    await shop.sandbox.control.setDelivery(LOST);
    await shop.sandbox.control.refund(id);
    await reconcile();
    await reconcile();
    expect(await payments(id)).toEqual([['first', 'paid', PLAN.listPrice, PLAN.listPrice, null]]);
    expect(mailed()).toEqual(['order', 'refunded', 'ended']);
    await shop.sandbox.control.failRefund(id);
    await reconcile();
    expect(await payments(id)).toEqual([['first', 'paid', PLAN.listPrice, 0, null]]);
  });

  test('a renewal is found by an event in the shape of an older version', { tags: 'exhaustive' }, async () => {
    const { id } = await buyer();
    await shop.sandbox.control.setDelivery(LOST);
    await shop.sandbox.control.renew(id);
    await sql`
      update sandbox_objects
      set data = jsonb_set(data #- '{data,object,parent}', '{data,object,subscription}', to_jsonb(${id}::text))
      where type = 'event' and data ->> 'type' like 'invoice.%'`.execute(shop.db);
    await shop.db.deleteFrom('provider_events').where('about', '=', 'invoice').execute();
    await shop.db
      .updateTable('subscriptions')
      .set({ current_period_end: new Date(Date.now() + 900 * DAY_MS) })
      .where('id', '=', id)
      .execute();
    const recent = { ...shop.provider, subscriptionsSince: async () => ({ ok: true, value: [] }) as const };
    shop.line.payments = recent;
    await reconcile();
    shop.line.payments = shop.provider;
    expect((await payments(id)).map(([reason]) => reason)).toContain('renewal');
    expect(mailed()).toEqual(['order', 'receipt']);
  });

  test('an unpaid payment page is closed at its time', { tags: 'exhaustive' }, async () => {
    await shop.sandbox.control.setDelivery(LOST);
    const visitor = browser(shop);
    const session = sessionIdOf((await visitor.checkout()).json().url);
    await shop.provider.expireSession(session);
    shop.clock.aheadMs = 3 * 60_000;
    await reconcile();
    const attempt = await shop.db
      .selectFrom('checkout_attempts')
      .select('status')
      .where('session_id', '=', session)
      .executeTakeFirst();
    expect(attempt?.status).toBe('expired');
  });
});

test('a buyer is reminded once before the introductory price ends', async () => {
  const { id, visitor } = await buyer({ offer: true });
  const renewsOn = (await subscription(id))?.current_period_end?.getTime() ?? 0;
  shop.mails.length = 0;
  for (const daysBefore of [11, 9, 8]) {
    shop.clock.aheadMs = renewsOn - Date.now() - daysBefore * DAY_MS;
    await shop.db.transaction().execute((tx) => shop.queue.add(tx, 'remind', {}));
    await shop.queue.drain();
    const own = shop.mails.filter(({ to }) => to === visitor.email);
    expect(own.map(({ template }) => template)).toEqual(daysBefore === 11 ? [] : ['renewal-reminder']);
  }
  expect(shop.mails.find(({ to }) => to === visitor.email)?.facts).toMatchObject({ amount: PLAN.listPrice, introductory: true });
});

test.each([
  [50, 'without tax', 0],
  [10, 'with more tax on top than it takes off', 20],
])(
  'a buyer is reminded once before a discount of %i % ends, %s, with the price that follows',
  async (percent, _what, taxPercent) => {
    const { id, visitor } = await buyer();
    await shop.provider.readSubscription(id);
    await shop.sandbox.control.discount(id, { off: { percent }, lasts: { months: 1 } });
    await shop.settle();
    expect(await subscription(id)).toMatchObject({ renewal_amount: PLAN.listPrice, regular_amount: null });
    await shop.sandbox.control.discount(id, { off: { percent }, lasts: { months: 13 } });
    await shop.settle();
    const reduced = PLAN.listPrice - Math.round((PLAN.listPrice * percent) / 100);
    expect(await subscription(id)).toMatchObject({ renewal_amount: reduced, regular_amount: PLAN.listPrice });
    await shop.sandbox.control.renew(id);
    await shop.settle();
    const tax = Math.round((reduced * taxPercent) / 100);
    await shop.db
      .updateTable('payments')
      .set({ tax, amount_paid: reduced + tax })
      .where('subscription_id', '=', id)
      .where('reason', '=', 'renewal')
      .execute();
    const { current_period_end: renewsOn, reminded_for, regular_amount } = (await subscription(id)) ?? {};
    expect([reminded_for, regular_amount]).toEqual([null, null]);
    shop.mails.length = 0;
    shop.clock.aheadMs = (renewsOn?.getTime() ?? 0) - Date.now() - 9 * DAY_MS;
    await shop.db.transaction().execute((tx) => shop.queue.add(tx, 'remind', {}));
    await shop.queue.drain();
    const [reminder] = shop.mails.filter(({ to }) => to === visitor.email);
    expect(reminder).toMatchObject({
      template: 'renewal-reminder',
      facts: { amount: PLAN.listPrice, introductory: false, discountOver: true },
    });
  },
);

test('a provider that cannot be asked leads to a refusal and stores no outcome', async () => {
  shop.line.payments = {
    ...shop.provider,
    readPayments: async () => ({ ok: false, reason: 'unreachable', detail: 'ETIMEDOUT' }),
  };
  expect(await syncSubscription(shop.deps, (await buyerWithoutNews()).id)).toMatchObject({ reason: 'unreachable' });
  shop.line.payments = shop.provider;
});

test('a second subscription that renewed before it could be ended gets all its payments back', async () => {
  const one = await buyer();
  shop.line.payments = { ...shop.provider, endNow: async () => ({ ok: false, reason: 'unreachable', detail: 'ETIMEDOUT' }) };
  const elsewhere = browser(shop);
  const { url } = (await elsewhere.checkout({ email: one.visitor.email })).json();
  await elsewhere.pay(url);
  await shop.settle();
  const session = await shop.provider.readSession(sessionIdOf(url));
  const second = (session.ok && session.value.subscriptionId) || '';
  await shop.sandbox.control.renew(second);
  await shop.settle();
  shop.line.payments = shop.provider;
  shop.clock.aheadMs += DAY_MS;
  await shop.settle();
  expect(await payments(second)).toEqual([
    ['first', 'paid', PLAN.listPrice, PLAN.listPrice, null],
    ['renewal', 'paid', PLAN.listPrice, PLAN.listPrice, null],
  ]);
  expect(shop.mails.find(({ template }) => template === 'duplicate')?.facts).toMatchObject({ amount: 2 * PLAN.listPrice });
});

async function buyerWithoutNews() {
  await shop.sandbox.control.setDelivery(LOST);
  return buyer();
}
