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

const charges = async ({ customer }: Stripe.Subscription) =>
  (await stripe.charges.list({ customer: String(customer), limit: 100 })).data;
/** The types of the events that come while something happens. */
async function eventsDuring(happens: () => Promise<unknown>): Promise<string[]> {
  const before = (await provider.eventTypes()).length;
  await happens();
  return (await provider.eventTypes()).slice(before);
}

describe('a refund', () => {
  test('in parts and then of the rest is told on the charge, and never exceeds it', async () => {
    const bought = await provider.subscribe();
    const [charge] = await charges(bought);
    const payment_intent = String(charge?.payment_intent);
    const part = await stripe.refunds.create({ payment_intent, amount: 500, reason: 'requested_by_customer' });
    expect(part).toMatchObject({ amount: 500, charge: charge?.id, status: 'succeeded', reason: 'requested_by_customer' });
    expect((await charges(bought))[0]).toMatchObject({ amount: 1999, amount_refunded: 500, refunded: false });
    const tooMuch = stripe.refunds.create({ payment_intent, amount: 1500 });
    await expect(tooMuch).rejects.toMatchObject({ statusCode: 400, param: 'amount' });
    expect(await eventsDuring(() => stripe.refunds.create({ payment_intent }))).toEqual(['refund.created', 'charge.refunded']);
    expect((await charges(bought))[0]).toMatchObject({ amount_refunded: 1999, refunded: true });
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ code: 'charge_already_refunded' });
    expect((await stripe.refunds.list({ charge: String(charge?.id) })).data.map(({ amount }) => amount)).toEqual([1499, 500]);
  });

  test('asked for twice with one key, even at once, is one', async () => {
    const bought = await provider.subscribe();
    const payment_intent = String((await charges(bought))[0]?.payment_intent);
    const ask = () => stripe.refunds.create({ payment_intent, amount: 500 }, { idempotencyKey: 'refund-1' });
    const refunds = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(refunds.map(({ id }) => id)).size).toBe(1);
    expect((await charges(bought))[0]).toMatchObject({ amount_refunded: 500 });
  });

  test('asked for at once with different keys never gives back more than was paid', async () => {
    const bought = await provider.subscribe();
    const payment_intent = String((await charges(bought))[0]?.payment_intent);
    const asked = await Promise.allSettled([1, 2, 3].map(() => stripe.refunds.create({ payment_intent, amount: 1000 })));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('of nothing that was charged, or of nothing at all, is refused', async () => {
    await expect(stripe.refunds.create({})).rejects.toMatchObject({ statusCode: 400 });
    await expect(stripe.refunds.create({ payment_intent: 'pi_x' })).rejects.toMatchObject({ statusCode: 404 });
    await expect(stripe.refunds.create({ charge: 'ch_x' })).rejects.toMatchObject({ statusCode: 404 });
  });
});

describe('a dispute', () => {
  test.each([
    ['won', ['charge.dispute.closed', 'charge.dispute.funds_reinstated']],
    ['lost', ['charge.dispute.closed']],
  ] as const)('is opened once and %s once; meanwhile nothing can be refunded', async (outcome, events) => {
    const bought = await provider.subscribe();
    expect(await eventsDuring(() => provider.control.dispute(bought.id))).toEqual([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
    ]);
    await expect(provider.control.dispute(bought.id)).rejects.toThrow('disputed already');
    const [charge] = await charges(bought);
    expect(charge).toMatchObject({ disputed: true });
    await expect(provider.control.refund(bought.id)).rejects.toThrow('charged back');
    expect(await eventsDuring(() => provider.control.closeDispute(bought.id, outcome))).toEqual(events);
    const { data } = await stripe.disputes.list({ charge: String(charge?.id) });
    expect(data).toMatchObject([{ status: outcome, amount: 1999, payment_intent: charge?.payment_intent }]);
    await expect(provider.control.closeDispute(bought.id, outcome)).rejects.toThrow('closed already');
  });

  test('that was never opened is not closed', async () => {
    const { id } = await provider.subscribe();
    await expect(provider.control.closeDispute(id, 'won')).rejects.toThrow('not disputed');
  });
});
