import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FAILS_LATER, type TestProvider, testProvider } from '../testing.ts';
import { billAllDue } from './renewals.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

let provider: TestProvider;
let stripe: Stripe;
beforeAll(async () => {
  provider = await testProvider();
  stripe = provider.stripe;
});
afterAll(() => provider.close());

const subscription = (id: string) => stripe.subscriptions.retrieve(id);
const invoices = async (id: string) =>
  (await stripe.invoices.list({ subscription: id, limit: 100, expand: ['data.payments'] })).data;
const periodOf = ({ items }: Stripe.Subscription) => {
  const [item] = items.data;
  return [item?.current_period_start, item?.current_period_end].map((at) =>
    new Date(Number(at) * 1000).toISOString().slice(0, 10),
  );
};

describe('a first payment', () => {
  test('creates a subscription, an invoice, an intent and a charge of the same amount that refer to each other', async () => {
    const bought = await provider.subscribe();
    expect(bought).toMatchObject({
      status: 'active',
      metadata: { attempt: 'attempt-1', plan: 'month' },
      cancel_at_period_end: false,
    });
    expect(periodOf(bought)).toEqual(['2026-11-20', '2026-12-20']);
    const [invoice, ...others] = await invoices(bought.id);
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({
      id: bought.latest_invoice,
      billing_reason: 'subscription_create',
      status: 'paid',
      subtotal: 3999,
      total: 1999,
      amount_paid: 1999,
      amount_remaining: 0,
      parent: { subscription_details: { subscription: bought.id } },
    });
    const [payment] = invoice?.payments?.data ?? [];
    expect(payment).toMatchObject({ status: 'paid', amount_paid: 1999, payment: { type: 'payment_intent' } });
    const intent = await stripe.paymentIntents.retrieve(String(payment?.payment.payment_intent), { expand: ['latest_charge'] });
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 1999, latest_charge: { amount: 1999, paid: true } });
    const found = await stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent.id } });
    expect(found.data.map((each) => each.invoice)).toEqual([invoice?.id]);
  });

  test('emits an event for each step, and reports the subscription before it is paid', async () => {
    const { id } = await provider.session();
    expect(await provider.eventsDuring(() => provider.pay(id))).toEqual([
      'payment_intent.created',
      'customer.created',
      'customer.subscription.created',
      'invoice.created',
      'invoice.finalized',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice_payment.paid',
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.updated',
      'checkout.session.completed',
    ]);
    const created = await stripe.events.list({ type: 'customer.subscription.created', limit: 1 });
    expect(created.data[0]?.data.object).toMatchObject({ status: 'incomplete' });
  });

  test('that is declined leaves a failed charge on the intent that is paid later', async () => {
    const { id } = await provider.session();
    expect(await provider.eventsDuring(() => provider.pay(id, '4000 0000 0000 9995'))).toEqual([
      'payment_intent.created',
      'charge.failed',
      'payment_intent.payment_failed',
    ]);
    await provider.pay(id);
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['subscription'] });
    const [paid, ...rest] = await provider.chargesOf(session.subscription as Stripe.Subscription);
    expect(rest).toEqual([]);
    const tries = await stripe.charges.list({ payment_intent: String(paid?.payment_intent) });
    expect(tries.data.map(({ status, outcome }) => [status, outcome?.reason])).toEqual([
      ['succeeded', null],
      ['failed', 'insufficient_funds'],
    ]);
  });
});

describe('a renewal', () => {
  test('charges the list price for the next period', async () => {
    const { id } = await provider.subscribe();
    expect(await provider.eventsDuring(() => provider.control.renew(id))).toEqual([
      'customer.subscription.updated',
      'invoice.created',
      'invoice.finalized',
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice_payment.paid',
      'invoice.paid',
      'invoice.payment_succeeded',
    ]);
    expect(periodOf(await subscription(id))).toEqual(['2026-12-20', '2027-01-20']);
    expect((await invoices(id)).map(({ billing_reason, amount_paid }) => [billing_reason, amount_paid])).toEqual([
      ['subscription_cycle', 3999],
      ['subscription_create', 1999],
    ]);
  });

  test('that fails leaves the subscription past due until its invoice is paid', async () => {
    const { id } = await provider.subscribe();
    await provider.control.failRenewal(id);
    expect(await subscription(id)).toMatchObject({ status: 'past_due' });
    const [open] = await invoices(id);
    expect(open).toMatchObject({ status: 'open', amount_remaining: 3999, attempt_count: 1, attempted: true });
    expect(open?.payments?.data).toMatchObject([{ status: 'open', amount_paid: null }]);
    await expect(provider.control.renew(id)).rejects.toThrow('has a payment open');
    await provider.control.payOpen(id);
    expect(await subscription(id)).toMatchObject({ status: 'active' });
    expect((await invoices(id))[0]).toMatchObject({ id: open?.id, status: 'paid', amount_paid: 3999, attempt_count: 2 });
    await expect(provider.control.payOpen(id)).rejects.toThrow('no open invoice');
  });

  test('fails with a card that only pays once, and ends the subscription after four attempts', async () => {
    const bought = await provider.subscribe(FAILS_LATER);
    await provider.control.advance(bought.id);
    expect(await subscription(bought.id)).toMatchObject({ status: 'past_due' });
    await provider.control.advance(bought.id);
    const ended = await subscription(bought.id);
    expect(ended).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } });
    expect(Number(ended.ended_at) - Number(ended.items.data[0]?.current_period_start)).toBe(HOUR + 15 * DAY);
    expect((await provider.chargesOf(bought)).map(({ status }) => status)).toEqual([
      'failed',
      'failed',
      'failed',
      'failed',
      'succeeded',
    ]);
  });

  test('is charged once for each period that has passed', async () => {
    const late = await testProvider(new Date('2027-01-31T12:00:00Z'));
    const { id } = await late.subscribe();
    late.clock.at = new Date('2027-04-01T12:00:00Z');
    await billAllDue(late.db, late.clock.at);
    const periods = (await late.stripe.invoices.list({ subscription: id })).data.map(({ lines }) => lines.data[0]?.period.start);
    expect(periods.map((at) => new Date(Number(at) * 1000).toISOString().slice(0, 10))).toEqual([
      '2027-03-31',
      '2027-02-28',
      '2027-01-31',
    ]);
    await late.close();
  });
});

describe('the clock of the sandbox', () => {
  test('can be advanced for one subscription only', async () => {
    const [one, other] = [await provider.subscribe(), await provider.subscribe()];
    await provider.control.advance(one.id);
    expect(periodOf(await subscription(one.id))).toEqual(['2026-12-20', '2027-01-20']);
    expect(periodOf(await subscription(other.id))).toEqual(['2026-11-20', '2026-12-20']);
    expect(periodOf(await provider.subscribe())).toEqual(['2026-11-20', '2026-12-20']);
  });

  test('can be advanced for all running subscriptions together', async () => {
    const all = await testProvider();
    const [one, other, ended] = [await all.subscribe(), await all.subscribe(), await all.subscribe()];
    await all.control.cancel(ended.id);
    await all.control.advanceAll();
    for (const { id } of [one, other]) expect(periodOf(await all.stripe.subscriptions.retrieve(id))[0]).toBe('2026-12-20');
    expect(periodOf(await all.stripe.subscriptions.retrieve(ended.id))[0]).toBe('2026-11-20');
    await all.close();
  });
});

describe('the cancellation of a subscription', () => {
  test('at the period end takes effect then, and can be taken back before', async () => {
    const bought = await provider.subscribe();
    const ending = await stripe.subscriptions.update(bought.id, { cancel_at_period_end: true });
    expect(ending).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: ending.items.data[0]?.current_period_end,
      cancellation_details: { reason: 'cancellation_requested' },
    });
    const kept = await stripe.subscriptions.update(bought.id, { cancel_at_period_end: false });
    expect(kept).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
    await stripe.subscriptions.update(bought.id, { cancel_at_period_end: true });
    await expect(provider.control.renew(bought.id)).rejects.toThrow('does not renew');
    expect(await provider.eventsDuring(() => provider.control.advance(bought.id))).toEqual(['customer.subscription.deleted']);
    const ended = await subscription(bought.id);
    expect(ended).toMatchObject({ status: 'canceled', ended_at: ended.items.data[0]?.current_period_end });
    expect(await invoices(bought.id)).toHaveLength(1);
  });

  test('on a date takes effect then, and only an empty date undoes it', async () => {
    const { id, items } = await provider.subscribe();
    const at = Number(items.data[0]?.current_period_end);
    expect(await stripe.subscriptions.update(id, { cancel_at: at })).toMatchObject({
      cancel_at: at,
      cancel_at_period_end: false,
    });
    expect(await stripe.subscriptions.update(id, { cancel_at_period_end: false })).toMatchObject({ cancel_at: at });
    expect(await stripe.subscriptions.update(id, { cancel_at: '' })).toMatchObject({ cancel_at: null, canceled_at: null });
    const both = { cancel_at: at, cancel_at_period_end: true };
    await expect(stripe.subscriptions.update(id, both)).rejects.toThrow('only specify one');
    await stripe.subscriptions.update(id, { cancel_at: at });
    await provider.control.advance(id);
    expect(await subscription(id)).toMatchObject({ status: 'canceled', ended_at: at });
  });

  test('with immediate effect ends it, and allows no further change', async () => {
    const { id } = await provider.subscribe();
    const ended = await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false });
    expect(ended).toMatchObject({ status: 'canceled', canceled_at: expect.any(Number), ended_at: expect.any(Number) });
    await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' });
    await expect(stripe.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toMatchObject({ statusCode: 400 });
    await expect(provider.control.advance(id)).rejects.toThrow('has ended');
  });
});

describe('a change of plan', () => {
  async function scheduled() {
    const bought = await provider.subscribe();
    const schedule = await stripe.subscriptionSchedules.create({ from_subscription: bought.id });
    const { start_date, end_date } = schedule.current_phase ?? expect.unreachable('the schedule has no phase');
    const now = { start_date, end_date, items: [{ price: 'price_month_3999_usd', quantity: 1 }] };
    const yearly = { items: [{ price: 'price_year_12999_usd', quantity: 1 }], metadata: { plan: 'year' } };
    const next = { ...yearly, billing_cycle_anchor: 'phase_start' as const, duration: { interval: 'year' as const } };
    return { bought, schedule, now, next };
  }

  test('charges nothing today, and charges the new list price from the next period on', async () => {
    const { bought, schedule, now, next } = await scheduled();
    await stripe.subscriptionSchedules.update(schedule.id, { proration_behavior: 'none', phases: [now, next] });
    expect(await subscription(bought.id)).toMatchObject({ status: 'active', schedule: schedule.id, metadata: { plan: 'month' } });
    expect(await invoices(bought.id)).toHaveLength(1);
    await provider.control.advance(bought.id);
    const metadata = { attempt: 'attempt-1', plan: 'year' };
    expect(await subscription(bought.id)).toMatchObject({ status: 'active', schedule: schedule.id, metadata });
    expect(periodOf(await subscription(bought.id))).toEqual(['2026-12-20', '2027-12-20']);
    expect((await invoices(bought.id))[0]).toMatchObject({ billing_reason: 'subscription_cycle', amount_paid: 12999 });
    await provider.control.advance(bought.id);
    expect(await subscription(bought.id)).toMatchObject({ status: 'active', schedule: null });
    expect(await stripe.subscriptionSchedules.retrieve(schedule.id)).toMatchObject({ status: 'completed', subscription: null });
  });

  test('keeps the subscription from being cancelled directly, until its schedule is released', async () => {
    const { bought, schedule } = await scheduled();
    await expect(stripe.subscriptions.update(bought.id, { cancel_at_period_end: true })).rejects.toThrow('managed by');
    await expect(stripe.subscriptionSchedules.create({ from_subscription: bought.id })).rejects.toThrow('already attached');
    expect(await stripe.subscriptionSchedules.release(schedule.id)).toMatchObject({
      status: 'released',
      subscription: null,
      released_subscription: bought.id,
    });
    expect(await stripe.subscriptions.update(bought.id, { cancel_at_period_end: true })).toMatchObject({ schedule: null });
    await expect(stripe.subscriptionSchedules.release(schedule.id)).rejects.toThrow('not active');
  });

  test('is refused with an unknown price, a current phase that begins at another time, or a phase without an end', async () => {
    const { schedule, now, next } = await scheduled();
    const update = (phases: object[]) =>
      stripe.subscriptionSchedules.update(schedule.id, {
        proration_behavior: 'none',
        phases: phases as Stripe.SubscriptionScheduleUpdateParams.Phase[],
      });
    const unknown = { ...next, items: [{ price: 'price_x' }] };
    await expect(update([now, unknown])).rejects.toMatchObject({ param: 'phases[1][items][0][price]' });
    await expect(update([{ ...now, start_date: 1 }])).rejects.toMatchObject({ param: 'phases[0][start_date]' });
    await expect(update([now, { items: next.items }])).rejects.toThrow('needs an end date');
  });
});
