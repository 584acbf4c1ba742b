import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PLANS, type TestProvider, testProvider } from '../../annex/payment-sandbox/testing.ts';
import type { Plan } from '../../core/plans/plan.ts';
import { respondWith } from './stripe/testing.ts';
import { tryStripe } from './try.ts';

const SHOP = { plans: PLANS, brand: 'Petalune', publicUrl: new URL('http://localhost:3000') };

let provider: TestProvider;
beforeAll(async () => {
  provider = await testProvider(new Date());
});
afterAll(() => provider.close());

async function subscribe(plan: Plan) {
  const price = `price_${plan.id}_${plan.listPrice}_usd`;
  const subscription_data = { metadata: { plan: plan.id } };
  const { id } = await provider.session({ line_items: [{ price, quantity: 1 }], discounts: [], subscription_data });
  await provider.pay(id);
  const { subscription, customer } = await provider.stripe.checkout.sessions.retrieve(id);
  return { id: String(subscription), customerId: String(customer) };
}

test('the try of a test key passes every step with the sandbox', async () => {
  const steps = await tryStripe(provider.sandbox.settings, SHOP, subscribe);
  expect(steps.filter(({ ok }) => !ok)).toEqual([]);
  expect(steps).toHaveLength(12 + PLANS.length);
  expect(steps.map(({ seen }) => seen)).toContain('renews again, billing mode flexible');
});

test('the try of a key that Stripe does not know ends with its first step, and buys nothing', async () => {
  const buy = vi.fn(subscribe);
  const steps = await tryStripe({ ...provider.sandbox.settings, secretKey: 'rk_test_none' }, SHOP, buy);
  const seen = expect.stringContaining('Invalid API Key');
  expect(steps).toEqual([{ name: 'Stripe knows the key', ok: false, seen }]);
  expect(buy).not.toHaveBeenCalled();
});

test('the try of a key without rights says so at each step, and goes on', async () => {
  const message = 'This key does not have the required permissions.';
  const { port, close } = await respondWith((_request, response) =>
    response.writeHead(403).end(JSON.stringify({ error: { message } })),
  );
  const endpoint = { host: '127.0.0.1', port, protocol: 'http' } as const;
  const steps = await tryStripe({ secretKey: 'rk_test_few', endpoint }, SHOP, subscribe);
  await close();
  const failed = steps.filter(({ ok }) => !ok);
  expect(failed).toHaveLength(10 + PLANS.length);
  for (const { seen } of failed) expect(seen).toContain(message);
});

test('the try that makes the webhook endpoint shows its signing secret, once', async () => {
  const shop = { ...SHOP, publicUrl: new URL('https://petalune.example') };
  const seenOf = async () => (await tryStripe(provider.sandbox.settings, shop, subscribe))[1]?.seen;
  expect(await seenOf()).toMatch(/things found; keep STRIPE_WEBHOOK_SECRET=whsec_\w+, Stripe does not show it again$/);
  expect(await seenOf()).toMatch(/things found$/);
});
