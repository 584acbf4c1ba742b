import { afterAll, beforeAll, expect, test } from 'vitest';
import { PLANS, type TestProvider, testProvider } from '../../annex/payment-sandbox/testing.ts';
import type { Plan } from '../../core/plans/plan.ts';
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
  expect(steps).toHaveLength(9 + PLANS.length);
  expect(steps.map(({ seen }) => seen)).toContain('renews again, billing mode flexible');
});

test('the try of a key without rights says so at each step, and goes on', async () => {
  const steps = await tryStripe({ ...provider.sandbox.settings, secretKey: 'rk_test_none' }, SHOP, subscribe);
  const failed = steps.filter(({ ok }) => !ok);
  expect(failed.length).toBeGreaterThan(8);
  for (const { seen } of failed) expect(seen).toContain('Invalid API Key');
});
