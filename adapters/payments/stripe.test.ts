import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../annex/payment-sandbox/index.ts';
import { PLANS } from '../../annex/payment-sandbox/testing.ts';
import { plans } from '../../content/plans.ts';
import { codeTerms } from '../../core/checkout/code.ts';
import { introductoryTerms, regularTerms } from '../../core/checkout/terms.ts';
import type { Plan } from '../../core/plans/plan.ts';
import { KINDS } from '../../core/plans/testing.ts';
import { HOUR_MS } from '../../core/time.ts';
import type { Db } from '../../server/platform/db/client.ts';
import { testDatabase } from '../../server/platform/db/testing.ts';
import { paymentsContract, purchasesContract, subscriptionsContract } from './contract.ts';
import type { PaymentsPort, RepeatCharge } from './port.ts';
import { bankContract, repeatChargesContract, unpaidChargesContract } from './repeat-charges/contract.ts';
import { API_VERSION, stripePayments } from './stripe.ts';
import { type BuyPlan, buyWithTestCards } from './try/test-cards.ts';

const CARDS = { pays: '4242 4242 4242 4242', declined: '4000 0000 0000 0341', confirms: '4000 0027 6000 3184' } as const;
const ONCE = KINDS.filter(({ id }) => id === 'half-year' || id === 'lifetime');

let db: Db;
let sandbox: Sandbox;
let payments: PaymentsPort;
let pages: FastifyInstance;

beforeAll(async () => {
  db = await testDatabase();
  sandbox = await startSandbox({
    db,
    plans: [...PLANS, ...ONCE],
    brand: 'Petalune',
    publicUrl: new URL('https://petalune.example'),
    now: () => new Date(),
    onError: (error) => expect.unreachable(String(error)),
  });
  payments = stripePayments(sandbox.settings);
  pages = fastify().register(sandbox.pages);
});
afterAll(async () => {
  await pages.close();
  await sandbox.stop();
  await db.destroy();
});

paymentsContract('the embedded sandbox', [...PLANS, ...ONCE], () => payments);
purchasesContract('the embedded sandbox', ONCE, () => payments, buy);
subscriptionsContract(
  'the embedded sandbox',
  PLANS,
  () => payments,
  buy,
  (id, at) => cancelAt(new Stripe(sandbox.settings.secretKey, { ...sandbox.settings.endpoint, apiVersion: API_VERSION }), id, at),
);

const UPSELL = {
  id: 'workbook',
  title: 'Workbook',
  period: { every: 1, unit: 'lifetime' },
  once: true,
  listPrice: 9_99,
  introDiscount: 0,
} as const;
const buyWith: BuyPlan = (plan, later = 'pays') => buy(plan, CARDS[later]);
for (const plan of [PLANS[0], ...ONCE]) {
  const tried = { provider: 'the embedded sandbox', plan, upsell: UPSELL, adapter: () => payments, buy: buyWith };
  repeatChargesContract(tried);
  unpaidChargesContract(tried);
  bankContract(tried, answerBank);
}

test('a card that was used once and not kept is not charged again', async () => {
  const [plan] = ONCE;
  if (!plan) throw new Error('No plan is paid once.');
  const order = await buy(plan, undefined, false);
  const again = { plan: UPSELL, terms: regularTerms(UPSELL), order, returnUrl: 'https://petalune.example/' };
  expect(await payments.chargeAgain({ ...again, attemptId: randomUUID() })).toMatchObject({ ok: false, reason: 'refused' });
});

async function cancelAt(stripe: Stripe, id: string, at: Date): Promise<void> {
  const cancelled = await stripe.subscriptions.update(id, { cancel_at: at.getTime() / 1000 });
  expect(cancelled).toMatchObject({ cancel_at: at.getTime() / 1000, cancel_at_period_end: false });
}

/** Stripe's own test mode, where a key is given and `plans` were set up in that account. Its pages, of payments and of banks, are for people. */
const testKey = process.env.STRIPE_CONTRACT_KEY;
if (testKey && /^[sr]k_test_/.test(testKey)) {
  const real = stripePayments({ secretKey: testKey, webhookSecret: 'whsec_unused' });
  paymentsContract('Stripe itself', plans, () => real);
  const buyReal = buyWithTestCards({ secretKey: testKey });
  subscriptionsContract(
    'Stripe itself',
    plans,
    () => real,
    buyReal,
    (id, at) => cancelAt(new Stripe(testKey, { apiVersion: API_VERSION }), id, at),
  );
  purchasesContract('Stripe itself', ONCE, () => real, buyReal);
  const tried = { provider: 'Stripe itself', upsell: UPSELL, adapter: () => real, buy: buyReal };
  for (const plan of [...plans.slice(0, 1), ...ONCE]) repeatChargesContract({ ...tried, plan });
  // A card that paid a one-time plan pays again: renewing plans alone can meet a refusal.
  for (const plan of plans.filter((each: Plan) => !each.once).slice(0, 1)) unpaidChargesContract({ ...tried, plan });
}

test('a call counts as unreachable while another with the same idempotency key is under way', async () => {
  const request = sessionRequest(PLANS[0]);
  sandbox.control.answerConflict(3);
  expect(await payments.createSession(request)).toMatchObject({ ok: false, reason: 'unreachable' });
  sandbox.control.answerConflict();
  expect(await payments.createSession(request)).toMatchObject({ ok: true, value: { state: 'open' } });
});

function sessionRequest(plan: Plan) {
  const site = 'https://petalune.example/';
  const expiresAt = new Date(Date.now() + HOUR_MS);
  return {
    attemptId: randomUUID(),
    plan,
    terms: regularTerms(plan),
    email: 'ada@example.com',
    successUrl: site,
    cancelUrl: site,
    expiresAt,
  };
}

test.each([0, 500])('the provider sells a plan with a trial for %i cents, which has a tax code too', async (trialPrice) => {
  const plan = { ...PLANS[0], trialDays: 7, trialPrice };
  const provider = stripePayments({ ...sandbox.settings, seller: 'provider' });
  const request = { ...sessionRequest(plan), terms: introductoryTerms(plan) };
  expect(await provider.createSession(request)).toMatchObject({ ok: true });
});

test('the provider sells on its own page alone', async () => {
  const provider = stripePayments({ ...sandbox.settings, seller: 'provider' });
  expect(await provider.createSession({ ...sessionRequest(PLANS[0]), view: 'elements' })).toMatchObject({
    ok: false,
    detail: expect.stringContaining('ui_mode'),
  });
});

test('a server sells by a code whose coupon another server has made', async () => {
  const [plan] = PLANS;
  const terms = codeTerms(plan, { name: 'SPRING-1', off: { percent: 20 }, charges: 3, plans: null });
  if (!terms) throw new Error('The code does not hold.');
  for (const server of [stripePayments(sandbox.settings), stripePayments(sandbox.settings)])
    expect(await server.createSession({ ...sessionRequest(plan), terms })).toMatchObject({ ok: true });
  const coupons = db.selectFrom('sandbox_objects').select('id').where('id', 'like', 'code_SPRING-1_%');
  expect(await coupons.execute()).toEqual([{ id: 'code_SPRING-1_year_10399_of_12999_usd_3' }]);
});

async function answerBank({ url = '' }: RepeatCharge, completes: boolean): Promise<void> {
  const { pathname, search } = new URL(url);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = `bank=${completes ? 'complete' : 'fail'}`;
  const answer = await pages.inject({ method: 'POST', url: pathname + search, headers, payload });
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    'https://petalune.example/prediction/subscribe-success?session_id=cs_1',
  ]);
}

async function buy(plan: Plan, number: string = CARDS.pays, keepsCard = true) {
  const session = await payments.createSession({ ...sessionRequest(plan), keepsCard });
  if (!session.ok) throw new Error(session.detail);
  const card = new URLSearchParams({ number, expiry: '12/34', cvc: '123', name: 'Ada', bank: 'complete' });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await pages.inject({ method: 'POST', url: `/sandbox/checkout/${session.value.id}/pay`, headers, payload: card.toString() });
  const paid = await payments.readSession(session.value.id);
  const subscription =
    paid.ok && paid.value.subscriptionId ? await payments.readSubscription(paid.value.subscriptionId) : undefined;
  if (!subscription?.ok) throw new Error('Nothing was bought.');
  return subscription.value;
}
