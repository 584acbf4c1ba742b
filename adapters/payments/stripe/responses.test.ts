import { describe, expect, test } from 'vitest';
import { PLANS } from '../../../annex/payment-sandbox/testing.ts';
import type { Seller } from '../../../core/checkout/seller.ts';
import { introductoryTerms } from '../../../core/checkout/terms.ts';
import { paymentsAt, respondWith } from './testing.ts';

describe('a faulty answer of the payment provider', () => {
  const request = {
    attemptId: 'a',
    plan: PLANS[0],
    terms: introductoryTerms(PLANS[0]),
    email: 'a@b.co',
    successUrl: 'https://a.example/',
    cancelUrl: 'https://a.example/',
    expiresAt: new Date(),
  };
  const answering = (status: number, body: string) => respondWith((_request, response) => response.writeHead(status).end(body));

  test('counts as unreachable when the connection is refused', async () => {
    const { port, close } = await answering(200, '{}');
    await close();
    expect(await paymentsAt(port).createSession(request)).toEqual({
      ok: false,
      reason: 'unreachable',
      detail: 'Stripe could not be reached, or did not answer in time.',
    });
  });

  // https://docs.stripe.com/rate-limits
  test('counts as unreachable with status 429', async () => {
    const { port, close } = await answering(429, '{"error":{"message":"slow down"}}');
    expect(await paymentsAt(port).readSession('cs_1')).toMatchObject({ ok: false, reason: 'unreachable' });
    await close();
  });

  // https://docs.stripe.com/billing/subscriptions/billing-mode/compare: the portal of a flexible subscription sets `cancel_at` alone.
  test('counts as refused when a subscription goes on ending after its cancellation was undone', async () => {
    const price = { object: 'price', unit_amount: 3999, recurring: { interval: 'month', interval_count: 1 } };
    const items = { data: [{ price, quantity: 1, current_period_start: 1, current_period_end: 2 }] };
    const subscription = {
      object: 'subscription',
      id: 'sub_1',
      customer: 'cus_1',
      metadata: {},
      currency: 'usd',
      items,
      discounts: [],
    };
    const body = { ...subscription, status: 'active', start_date: 1, cancel_at: 2, cancel_at_period_end: false, ended_at: null };
    const { port, close } = await answering(200, JSON.stringify(body));
    const kept = await paymentsAt(port).cancelAtPeriodEnd('sub_1', false);
    expect(kept).toMatchObject({ ok: false, reason: 'refused', detail: expect.stringContaining('still ends') });
    await close();
  });

  // https://docs.stripe.com/payments/currencies/localize-prices/adaptive-pricing: on where the account says so and the call does not.
  test('asks for no payment method that settles later, and for no other currency', async () => {
    const asked = await askedFor('shop');
    expect(asked).toContain('adaptive_pricing[enabled]=false');
    expect(asked).toContain('allowed_payment_method_types[0]=card&allowed_payment_method_types[1]=link');
    expect(asked).toContain('managed_payments[enabled]=false');
  });

  // https://docs.stripe.com/payments/managed-payments/update-checkout: parameters of tax, currency and ways of paying are refused there.
  test('asks for a session of the provider as the seller without what the provider then decides', async () => {
    const asked = await askedFor('provider');
    expect(asked).toContain('managed_payments[enabled]=true');
    expect(asked).not.toMatch(/tax|adaptive|payment_method|address/);
  });

  async function askedFor(seller: Seller): Promise<string> {
    const asked: string[] = [];
    const { port, close } = await respondWith((request, response) => {
      request.on('data', (part) => asked.push(decodeURIComponent(String(part))));
      response.end(request.method === 'POST' ? '{}' : '{"object":"list","data":[{"id":"price_1","object":"price"}]}');
    });
    await paymentsAt(port, seller).createSession(request);
    await close();
    return asked.join();
  }

  test.each([
    [500, '{"error":{"type":"api_error","message":"broken"}}'],
    [401, '{"error":{"message":"wrong key"}}'],
    [404, '{}'],
    [200, '{}'],
    [200, '{"object":"list","data":[]}'],
  ])('counts as refused for every call with status %i and the body %s', async (status, body) => {
    const { port, close } = await answering(status, body);
    for (const ask of [
      () => paymentsAt(port).readSession('cs_1'),
      () => paymentsAt(port).readSubscription('sub_1'),
      () => paymentsAt(port).createSession(request),
    ]) {
      expect(await ask()).toMatchObject({ ok: false, reason: 'refused' });
    }
    await close();
  });

  test('is reported without an e-mail address', async () => {
    const { port, close } = await answering(400, '{"error":{"message":"Invalid email address: ada@example.com"}}');
    const refused = await paymentsAt(port).readSession('cs_1');
    expect(refused).toMatchObject({ ok: false, detail: expect.stringContaining('Invalid email address: [address]') });
    await close();
  });

  const RIGHT = { currency: 'usd', amount_subtotal: 12999, total_details: { amount_discount: 6500 } };

  test.each([
    { ...RIGHT, amount_subtotal: 12998 },
    { ...RIGHT, total_details: { amount_discount: 6499 } },
    { ...RIGHT, total_details: null },
    { ...RIGHT, currency: 'eur' },
    { ...RIGHT, adaptive_pricing: { enabled: true } },
    { ...RIGHT, currency_conversion: { source_currency: 'usd' } },
  ])('counts as refused when its session has other amounts or may show another currency: %o', async (amounts) => {
    expect(await sessionLike(amounts, 'shop')).toMatchObject({ ok: false, reason: 'refused' });
  });

  test.each([
    ['shop', { enabled: true }],
    ['provider', { enabled: false }],
    ['provider', null],
  ] as const)(
    'counts as refused when the buyer agreed to the %s as the seller and the session says %o',
    async (seller, managed_payments) => {
      expect(await sessionLike({ ...RIGHT, managed_payments }, seller)).toMatchObject({
        ok: false,
        reason: 'refused',
        detail: expect.stringContaining('seller'),
      });
    },
  );

  test('is none where the provider is the seller, shows another currency beside ours, and charges our amounts', async () => {
    const managed = { managed_payments: { enabled: true }, adaptive_pricing: { enabled: true } };
    expect(await sessionLike({ ...RIGHT, ...managed }, 'provider')).toMatchObject({ ok: true });
    expect(await sessionLike({ ...RIGHT, ...managed, currency: 'eur' }, 'provider')).toMatchObject({ ok: false });
    expect(await sessionLike({ ...RIGHT, ...managed, amount_subtotal: 12998 }, 'provider')).toMatchObject({ ok: false });
  });

  async function sessionLike(fields: object, seller: Seller) {
    const { port, close } = await respondWith((request, response) => {
      const session = { id: 'cs_1', object: 'checkout.session', status: 'open', url: 'https://pay.example/', ...fields };
      const prices = { object: 'list', data: [{ id: 'price_1', object: 'price' }] };
      response.writeHead(200).end(JSON.stringify(request.method === 'POST' ? session : prices));
    });
    const outcome = await paymentsAt(port, seller).createSession(request);
    await close();
    return outcome;
  }
});
