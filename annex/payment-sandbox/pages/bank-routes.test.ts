import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stripePayments } from '../../../adapters/payments/stripe.ts';
import { regularTerms } from '../../../core/checkout/terms.ts';
import { KINDS } from '../../../core/plans/testing.ts';
import { PLANS, type TestProvider, testProvider } from '../testing.ts';

const ASKS_EACH_TIME = '4000 0027 6000 3184';
const LIFETIME = KINDS[8];

let provider: TestProvider;
beforeAll(async () => {
  provider = await testProvider(undefined, [...PLANS, LIFETIME]);
});
afterAll(() => provider.close());

/** A card that is known already is charged again, and its bank asks. */
async function asked() {
  const payments = stripePayments(provider.sandbox.settings);
  const sold = { plan: LIFETIME, terms: regularTerms(LIFETIME) };
  const session = await payments.createSession({
    ...{ ...sold, attemptId: randomUUID(), email: 'ada@example.com', keepsCard: true },
    ...{ successUrl: 'http://localhost:3000/done', cancelUrl: 'http://localhost:3000/back' },
    expiresAt: new Date('2026-11-20T13:00:00Z'),
  });
  if (!session.ok) throw new Error(session.detail);
  await provider.pay(session.value.id, ASKS_EACH_TIME, 'complete');
  const { payment_intent, customer } = await provider.stripe.checkout.sessions.retrieve(session.value.id);
  const charged = await payments.chargeAgain({
    ...{ ...sold, attemptId: randomUUID(), order: { id: String(payment_intent), customerId: String(customer) } },
    returnUrl: 'http://localhost:3000/done',
  });
  if (!charged.ok || !charged.value.url) throw new Error('No bank asks.');
  const { pathname, search } = new URL(charged.value.url);
  const post = (answer: Record<string, string>, url = pathname + search) =>
    provider.pages.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(answer).toString(),
    });
  const status = async () => (await provider.stripe.paymentIntents.retrieve(charged.value.id)).status;
  return { post, status, pathname };
}

test.each<Record<string, string>>([{}, { bank: 'perhaps' }, { bank: '' }])(
  'a bank that is answered %j asks again, and nothing is charged',
  async (answer) => {
    const { post, status } = await asked();
    const response = await post(answer);
    expect(response.statusCode).toBe(400);
    for (const button of ['>Complete<', '>Fail<']) expect(response.body).toContain(button);
    expect(await status()).toBe('requires_action');
    expect((await post({ bank: 'complete' })).statusCode).toBe(303);
    expect(await status()).toBe('succeeded');
  },
);

test('a bank knows no payment without its key, whatever the answer', async () => {
  const { post, status, pathname } = await asked();
  for (const url of [pathname, `${pathname}?key=guessed`, '/sandbox/bank/%241']) {
    for (const answer of [{ bank: 'complete' }, {}]) expect((await post(answer, url)).statusCode).toBe(404);
  }
  expect(await status()).toBe('requires_action');
});
