import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PLANS, type TestProvider, testProvider } from '../../../annex/payment-sandbox/testing.ts';
import { chargesOf } from '../../../core/checkout/charges.ts';
import { alternativesFor } from '../../../core/subscriptions/alternatives.ts';
import { casesOf } from '../../../core/testing.ts';
import { API_VERSION, stripePayments } from '../stripe.ts';

const [YEAR, MONTH] = PLANS;
const HALF = { percent: 50 };
const TEN = { cents: 10_00 };

let provider: TestProvider;
let payments: ReturnType<typeof stripePayments>;
beforeAll(async () => {
  provider = await testProvider();
  payments = stripePayments(provider.sandbox.settings);
});
afterAll(() => provider.close());

async function read(id: string) {
  const answer = await payments.readSubscription(id);
  if (!answer.ok) throw new Error(answer.detail);
  return answer.value;
}

/** What the provider charges, renewal by renewal. */
async function charged(id: string, renewals: number): Promise<number[]> {
  for (let n = 0; n < renewals; n++) await provider.control.renew(id);
  const all = await payments.readPayments(await read(id));
  if (!all.ok) throw new Error(all.detail);
  const paid = all.value.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  return paid.slice(1).map(({ amountPaid }) => amountPaid);
}

describe('a discount that is given at the provider', () => {
  test.each([
    ['half of one charge', HALF, 'once', 1999, 3999, [1999, 3999, 3999]],
    ['an amount of one charge', TEN, 'once', 2999, 3999, [2999, 3999, 3999]],
    ['half for ever', HALF, 'forever', 1999, 1999, [1999, 1999, 1999]],
    ['an amount for ever', TEN, 'forever', 2999, 2999, [2999, 2999, 2999]],
    ['half for two months', HALF, { months: 2 }, 1999, 1999, [1999, 1999, 3999]],
    ['an amount for two months', TEN, { months: 2 }, 2999, 2999, [2999, 2999, 3999]],
    ['all of one charge', { percent: 100 }, 'once', 0, 3999, [0, 3999, 3999]],
  ] as const)(
    'of %s is in the next charge that is named, and in every one that is made',
    async (_name, off, lasts, next, recurring, charges) => {
      const { id } = await provider.subscribe();
      provider.clock.at = new Date(provider.clock.at.getTime() + 86_400_000);
      expect(await read(id)).toMatchObject({ renewalAmount: 3999, recurringAmount: 3999, regular: undefined });
      await provider.control.discount(id, { off, lasts });
      const before = await read(id);
      expect(before).toMatchObject({ renewalAmount: next, recurringAmount: recurring, paidPlanAmount: 3999 });
      const firstFull = (charges as readonly number[]).indexOf(3999);
      expect(before.regular?.amount).toBe(firstFull === -1 ? undefined : 3999);
      const named: number[] = [];
      for (let n = 0; n < charges.length; n++) {
        const { renewalAmount, currentPeriodEnd, regular } = await read(id);
        named.push(renewalAmount);
        if (n === firstFull) expect(currentPeriodEnd).toEqual(before.regular?.from);
        if (n >= firstFull && firstFull !== -1) expect(regular).toBeUndefined();
        await provider.control.renew(id);
      }
      expect(named).toEqual(charges);
      expect(await charged(id, 0)).toEqual(charges);
    },
  );

  test('is none of the introductory price, which the first charge has used up', async () => {
    const { id } = await provider.subscribe();
    expect(await read(id)).toMatchObject({ renewalAmount: MONTH.listPrice, regular: undefined });
  });

  test('goes on with another plan, and when that change is taken back', async () => {
    const { id } = await provider.subscribe();
    provider.clock.at = new Date(provider.clock.at.getTime() + 86_400_000);
    await provider.control.discount(id, { off: HALF, lasts: 'forever' });
    const changed = await payments.changePlan(id, YEAR);
    expect(changed).toMatchObject({ value: { planId: 'year', renewalAmount: 6499, paidPlanAmount: MONTH.listPrice } });
    await payments.changePlan(id, MONTH);
    expect(await read(id)).toMatchObject({ planId: 'month', renewalAmount: 1999 });
    await payments.changePlan(id, YEAR);
    expect(await charged(id, 1)).toEqual([6499]);
    expect(await read(id)).toMatchObject({ planId: 'year', renewalAmount: 6499 });
  });

  test('counts for every piece of a subscription of several', async () => {
    const { id } = await provider.session({ line_items: [{ price: 'price_month_3999_usd', quantity: 3 }], discounts: [] });
    await provider.pay(id);
    const session = await provider.stripe.checkout.sessions.retrieve(id);
    const subscription = String(session.subscription);
    provider.clock.at = new Date(provider.clock.at.getTime() + 86_400_000);
    await provider.control.discount(subscription, { off: HALF, lasts: 'forever' });
    expect(await read(subscription)).toMatchObject({ renewalAmount: 5998, paidPlanAmount: 11_997 });
    expect(await charged(subscription, 1)).toEqual([5998]);
  });
});

describe('a discount that is given instead of cancelling', () => {
  test.each(
    casesOf(
      PLANS.flatMap((plan) => [1, 2, 3].map((charges) => ({ plan, charges }))),
      4,
    ),
  )('is in $charges charges of the plan $plan.id and in no later one, though it is asked for twice', async (each) => {
    const { plan, charges } = each;
    const session = await provider.session({
      line_items: [{ price: `price_${plan.id}_${plan.listPrice}_usd`, quantity: 1 }],
      discounts: [],
      subscription_data: { metadata: { plan: plan.id } },
    });
    await provider.pay(session.id);
    const id = String((await provider.stripe.checkout.sessions.retrieve(session.id)).subscription);
    provider.clock.at = new Date(provider.clock.at.getTime() + 2 * 86_400_000);
    const order = { requestId: `${plan.id}-${charges}`, percent: 25, charges };
    const terms = alternativesFor(
      { pauseMonths: [], discount: order },
      {
        ...{ planId: plan.id, currency: 'USD', renewalAmount: plan.listPrice, fullAmount: plan.listPrice },
        ...{ renewsAt: (await read(id)).currentPeriodEnd?.getTime() ?? 0, periodIsNew: false, usedThisYear: false },
      },
      PLANS,
    ).discount?.terms;
    if (!terms) throw new Error('There is no discount.');
    for (const _ of [1, 2]) expect(await payments.discount(id, order)).toMatchObject({ ok: true });
    const planned = chargesOf(terms, (await read(id)).currentPeriodEnd?.getTime() ?? 0, charges + 2);
    const { renewalAmount, regular } = await read(id);
    expect([renewalAmount, regular]).toEqual([
      planned[0]?.amount,
      { amount: plan.listPrice, from: new Date(planned[charges]?.at ?? 0) },
    ]);
    expect(await charged(id, charges + 2)).toEqual(planned.map(({ amount }) => amount));
  });
});

test('a subscription of which a discount is not expanded is refused rather than shown at its full price', async () => {
  const { id } = await provider.subscribe();
  provider.clock.at = new Date(provider.clock.at.getTime() + 86_400_000);
  await provider.control.discount(id, { off: HALF, lasts: 'forever' });
  const { secretKey, endpoint } = provider.sandbox.settings;
  const stripe = new Stripe(secretKey, { ...endpoint, apiVersion: API_VERSION, telemetry: false });
  const bare = await stripe.subscriptions.retrieve(id);
  const { discountsOf } = await import('./discounts.ts');
  expect(() => discountsOf(bare)).toThrow(/is not expanded/);
});
