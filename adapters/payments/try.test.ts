import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PLANS, type TestProvider, testProvider } from '../../annex/payment-sandbox/testing.ts';
import { regularTerms } from '../../core/checkout/terms.ts';
import { KINDS } from '../../core/plans/testing.ts';
import { HOUR_MS } from '../../core/time.ts';
import type { PaymentsPort } from './port.ts';
import { respondWith } from './stripe/testing.ts';
import { stripePayments } from './stripe.ts';
import type { BuyPlan, Order } from './try/test-cards.ts';
import { tryStripe } from './try.ts';

const ONCE = KINDS.filter(({ id }) => id === 'half-year' || id === 'lifetime');
const UPSELL = {
  id: 'workbook',
  title: 'Workbook',
  period: { every: 1, unit: 'lifetime' },
  once: true,
  listPrice: 9_99,
  introDiscount: 0,
} as const;
const SHOP = { plans: [...PLANS, ...ONCE], upsell: UPSELL, brand: 'Petalune', publicUrl: new URL('http://localhost:3000') };
const CARDS = { pays: '4242 4242 4242 4242', declined: '4000 0000 0000 0341', confirms: '4000 0027 6000 3184' } as const;

let provider: TestProvider;
let payments: PaymentsPort;
beforeAll(async () => {
  provider = await testProvider(new Date(), SHOP.plans);
  payments = stripePayments(provider.sandbox.settings);
});
afterAll(() => provider.close());

const buyAt =
  (keepsCard: boolean): BuyPlan =>
  async (plan, later = 'pays') => {
    const session = await payments.createSession({
      attemptId: randomUUID(),
      plan,
      terms: regularTerms(plan),
      email: 'try@example.com',
      keepsCard,
      successUrl: 'http://localhost:3000/done',
      cancelUrl: 'http://localhost:3000/back',
      expiresAt: new Date(Date.now() + HOUR_MS),
    });
    if (!session.ok) throw new Error(session.detail);
    await provider.pay(session.value.id, CARDS[later], 'complete');
    const { subscription, payment_intent, customer } = await provider.stripe.checkout.sessions.retrieve(session.value.id);
    return { id: String(subscription ?? payment_intent), customerId: String(customer) };
  };
const buy = buyAt(true);

test('the try of a test key passes every step with the sandbox', async () => {
  const steps = await tryStripe(provider.sandbox.settings, SHOP, buy);
  expect(steps.filter(({ ok }) => !ok)).toEqual([]);
  expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length);
  const [purchases, offers] = [3 * ONCE.length, 4 * (1 + ONCE.length) + 2];
  expect(steps).toHaveLength(12 + SHOP.plans.length + purchases + offers);
  expect(steps.map(({ seen }) => seen)).toContain('renews again, billing mode flexible');
});

test('the try leaves every order that it made ended, and keeps no cent', async () => {
  const buyers: Order[] = [];
  const { sandbox, stripe } = provider;
  await tryStripe(sandbox.settings, SHOP, async (plan, later) => {
    const order = await buy(plan, later);
    if (later === undefined) buyers.push(order);
    return order;
  });
  expect(buyers).toHaveLength(1 + ONCE.length);
  for (const { customerId: customer } of buyers) {
    const charges = (await stripe.charges.list({ customer, limit: 100 })).data;
    expect(charges.map(({ amount_refunded }) => amount_refunded)).toEqual(charges.map(({ amount }) => amount));
  }
  expect((await stripe.subscriptions.list({ limit: 100 })).data.filter(({ status }) => status !== 'canceled')).toEqual([]);
});

test.each([{ automaticTax: true }, { seller: 'provider' as const }, { upsell: undefined }])(
  'the try of a shop with %o tries no offer',
  { tags: 'exhaustive' },
  async (change) => {
    const steps = await tryStripe(provider.sandbox.settings, { ...SHOP, ...change }, buy);
    expect(steps.filter(({ name }) => name.startsWith(UPSELL.title))).toEqual([]);
    expect(steps.filter(({ name }) => name.startsWith('Lifetime'))).toHaveLength(3);
  },
);

test('the try of a shop whose plans are all paid once passes too', { tags: 'exhaustive' }, async () => {
  const steps = await tryStripe(provider.sandbox.settings, { ...SHOP, plans: ONCE }, buy);
  expect(steps.filter(({ ok }) => !ok)).toEqual([]);
  expect(steps).toHaveLength(2 + ONCE.length * 8);
});

test('the try says that a card which was not kept cannot be charged again', async () => {
  const steps = await tryStripe(provider.sandbox.settings, { ...SHOP, plans: ONCE }, buyAt(false));
  const failed = steps.filter(({ ok }) => !ok);
  expect(failed).toHaveLength(4 * ONCE.length);
  for (const { name } of failed) expect(name).toContain(`${UPSELL.title} after`);
});

test('the try of a key that Stripe does not know ends with its first step, and buys nothing', async () => {
  const never = vi.fn(buy);
  const steps = await tryStripe({ ...provider.sandbox.settings, secretKey: 'rk_test_none' }, SHOP, never);
  const seen = expect.stringContaining('Invalid API Key');
  expect(steps).toEqual([{ name: 'Stripe knows the key', ok: false, seen }]);
  expect(never).not.toHaveBeenCalled();
});

test('the try of a key without rights says so at each step, and goes on', async () => {
  const message = 'This key does not have the required permissions.';
  const { port, close } = await respondWith((_request, response) =>
    response.writeHead(403).end(JSON.stringify({ error: { message } })),
  );
  const endpoint = { host: '127.0.0.1', port, protocol: 'http' } as const;
  const steps = await tryStripe({ secretKey: 'rk_test_few', endpoint }, SHOP, buy);
  await close();
  const failed = steps.filter(({ ok }) => !ok);
  expect(failed).toHaveLength(steps.length - 2);
  for (const { seen } of failed) expect(seen).toContain(message);
});

test('the try that makes the webhook endpoint shows its signing secret, once', { tags: 'exhaustive' }, async () => {
  const shop = { ...SHOP, publicUrl: new URL('https://petalune.example') };
  const seenOf = async () => (await tryStripe(provider.sandbox.settings, shop, buy))[1]?.seen;
  expect(await seenOf()).toMatch(/things found; keep STRIPE_WEBHOOK_SECRET=whsec_\w+, Stripe does not show it again$/);
  expect(await seenOf()).toMatch(/things found$/);
});
