import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestProvider, testProvider } from '../testing.ts';

let provider: TestProvider;
let stripe: Stripe;
beforeAll(async () => {
  provider = await testProvider();
  stripe = provider.stripe;
});
afterAll(() => provider.close());

describe('a refund', () => {
  test('can be partial, adds up on its charge, and never exceeds it', async () => {
    const subscription = await provider.subscribe();
    const [charge] = await provider.chargesOf(subscription);
    const payment_intent = String(charge?.payment_intent);
    const part = await stripe.refunds.create({ payment_intent, amount: 500, reason: 'requested_by_customer' });
    expect(part).toMatchObject({ amount: 500, charge: charge?.id, status: 'succeeded', reason: 'requested_by_customer' });
    expect((await provider.chargesOf(subscription))[0]).toMatchObject({ amount: 1999, amount_refunded: 500, refunded: false });
    const tooMuch = stripe.refunds.create({ payment_intent, amount: 1500 });
    await expect(tooMuch).rejects.toMatchObject({ statusCode: 400, param: 'amount' });
    expect(await provider.eventsDuring(() => stripe.refunds.create({ payment_intent }))).toEqual([
      'refund.created',
      'charge.refunded',
    ]);
    expect((await provider.chargesOf(subscription))[0]).toMatchObject({ amount_refunded: 1999, refunded: true });
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ code: 'charge_already_refunded' });
    expect((await stripe.refunds.list({ charge: String(charge?.id) })).data.map(({ amount }) => amount)).toEqual([1499, 500]);
  });

  test('is made once for concurrent requests with one key', async () => {
    const subscription = await provider.subscribe();
    const payment_intent = String((await provider.chargesOf(subscription))[0]?.payment_intent);
    const createRefund = () => stripe.refunds.create({ payment_intent, amount: 500 }, { idempotencyKey: 'refund-1' });
    const refunds = await Promise.all([createRefund(), createRefund(), createRefund()]);
    expect(new Set(refunds.map(({ id }) => id)).size).toBe(1);
    expect((await provider.chargesOf(subscription))[0]).toMatchObject({ amount_refunded: 500 });
  });

  test('never exceeds the payment, also for concurrent requests with different keys', async () => {
    const subscription = await provider.subscribe();
    const payment_intent = String((await provider.chargesOf(subscription))[0]?.payment_intent);
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => stripe.refunds.create({ payment_intent, amount: 1000 })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('without a known charge is refused', async () => {
    await expect(stripe.refunds.create({})).rejects.toMatchObject({ statusCode: 400 });
    await expect(stripe.refunds.create({ payment_intent: 'pi_x' })).rejects.toMatchObject({ statusCode: 404 });
    await expect(stripe.refunds.create({ charge: 'ch_x' })).rejects.toMatchObject({ statusCode: 404 });
  });
});

describe('a dispute', () => {
  test.each([
    ['won', ['charge.dispute.closed', 'charge.dispute.funds_reinstated']],
    ['lost', ['charge.dispute.closed']],
  ] as const)('can be opened once and %s once, and prevents a refund while it is open', async (outcome, events) => {
    const subscription = await provider.subscribe();
    expect(await provider.eventsDuring(() => provider.control.dispute(subscription.id))).toEqual([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
    ]);
    await expect(provider.control.dispute(subscription.id)).rejects.toThrow('disputed already');
    const [charge] = await provider.chargesOf(subscription);
    expect(charge).toMatchObject({ disputed: true });
    await expect(provider.control.refund(subscription.id)).rejects.toThrow('charged back');
    expect(await provider.eventsDuring(() => provider.control.closeDispute(subscription.id, outcome))).toEqual(events);
    const { data } = await stripe.disputes.list({ charge: String(charge?.id) });
    expect(data).toMatchObject([{ status: outcome, amount: 1999, payment_intent: charge?.payment_intent }]);
    await expect(provider.control.closeDispute(subscription.id, outcome)).rejects.toThrow('closed already');
  });

  test('can be of a part, and is refundable again only once it was won', async () => {
    const [lost, won] = [await provider.subscribe(), await provider.subscribe()];
    for (const { id } of [lost, won]) await provider.control.dispute(id, 500);
    await expect(provider.control.dispute((await provider.subscribe()).id, 9999)).rejects.toThrow('less left');
    const [charge] = await provider.chargesOf(won);
    expect((await stripe.disputes.list({ charge: String(charge?.id) })).data).toMatchObject([{ amount: 500 }]);
    await provider.control.closeDispute(lost.id, 'lost');
    await provider.control.closeDispute(won.id, 'won');
    await expect(provider.control.refund(lost.id)).rejects.toThrow('charged back');
    expect(await provider.control.refund(won.id)).toMatchObject({ amount: 1999 });
  });

  test('that was never opened cannot be closed', async () => {
    const { id } = await provider.subscribe();
    await expect(provider.control.closeDispute(id, 'won')).rejects.toThrow('not disputed');
  });
});
