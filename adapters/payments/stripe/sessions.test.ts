import { expect, test } from 'vitest';
import { PLANS } from '../../../annex/payment-sandbox/testing.ts';
import { introductoryTerms } from '../../../core/checkout/terms.ts';
import { PROVIDER_API_VERSION } from '../../../core/plans/provider-events.ts';
import { stripeElements } from '../elements.ts';
import { sessionParams } from './sessions.ts';

const [plan] = PLANS;
const request = {
  attemptId: 'attempt-1',
  plan,
  terms: introductoryTerms(plan),
  email: 'ada@example.com',
  successUrl: 'https://petalune.example/success?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://petalune.example/prediction?canceled=true',
  expiresAt: new Date(90_000),
};
const params = (view?: 'page' | 'elements') =>
  sessionParams({ ...request, view }, 'price_1', { automaticTax: false, seller: 'shop' });

/** What both views send, word for word. */
const COMMON = {
  mode: 'subscription',
  managed_payments: { enabled: false },
  line_items: [{ price: 'price_1', quantity: 1 }],
  customer_email: 'ada@example.com',
  client_reference_id: 'attempt-1',
  metadata: { attempt: 'attempt-1', plan: 'year' },
  subscription_data: { metadata: { attempt: 'attempt-1', plan: 'year' } },
  adaptive_pricing: { enabled: false },
  discounts: [{ coupon: 'intro_year_6499_of_12999_usd' }],
  expires_at: 90,
};

// https://docs.stripe.com/api/checkout/sessions/create: elements have a return_url, and neither a success_url nor a cancel_url.
test.each([
  ['page', { allowed_payment_method_types: ['card', 'link'], success_url: request.successUrl, cancel_url: request.cancelUrl }],
  ['elements', { allowed_payment_method_types: ['card', 'link', 'paypal'], ui_mode: 'elements', return_url: request.successUrl }],
] as const)('a session with the view %s costs the same and differs in where it is paid', (view, own) => {
  expect(params(view)).toEqual({ ...COMMON, ...own });
});

test('a session is a page where nothing else is asked for', () => {
  expect(params()).toEqual(params('page'));
});

// https://docs.stripe.com/sdks/stripejs-versioning
test('the script of the elements has the name of the version that the server speaks', () => {
  const { script, sources } = stripeElements('pk_test_1');
  expect(script).toBe(`https://js.stripe.com/${PROVIDER_API_VERSION.replace(/^[\d-]+\./, '')}/stripe.js`);
  expect(sources.scripts).toContain(new URL(script).origin);
});
