import fastify from 'fastify';
import Stripe from 'stripe';
import type { Plan } from '../../core/plans/plan.ts';
import { testDatabase } from '../../server/platform/db/testing.ts';
import { buildApi } from './api/server.ts';
import { catalogueObjects } from './objects/catalogue.ts';
import { API_VERSION } from './objects/event.ts';
import { seconds } from './objects/ids.ts';
import { checkoutPages } from './pages/routes.ts';
import { startSandbox } from './sandbox.ts';
import { add, matching } from './store.ts';

export { processingFee } from './billing/balance.ts';
export { decline as rejectPayment, pay } from './billing/checkout.ts';
export { giveDiscount } from './billing/discounts.ts';
export { openDispute } from './billing/disputes.ts';
export { warnOfFraud } from './billing/fraud-warnings.ts';
export { billAllDue, billDue } from './billing/renewals.ts';
export { NORMAL, setDeliveryMode } from './deliveries/mode.ts';
export { signatureHeader } from './deliveries/signature.ts';
export { catalogueObjects } from './objects/catalogue.ts';
export { newCoupon } from './objects/coupon.ts';
export { newSession } from './objects/session.ts';
export { EMPTY_CARD, paymentPage } from './pages/payment-page.ts';
export { existing } from './store.ts';
export { buildApi };

const SECRET_KEY = 'sk_test_known';
/** The card pays once, and no renewal. */
export const FAILS_LATER = '4000 0000 0000 0341';

/** A fixed catalogue, because the shop's own changes. */
export const PLANS = [
  { id: 'year', title: '1-Year', period: { every: 1, unit: 'year' }, listPrice: 129_99, introDiscount: 65_00 },
  { id: 'month', title: '1-Month', period: { every: 1, unit: 'month' }, listPrice: 39_99, introDiscount: 20_00 },
  { id: 'quarter', title: '3-Months', period: { every: 3, unit: 'month' }, listPrice: 59_99, introDiscount: 30_00 },
] as const satisfies readonly Plan[];

/** The clock is set by hand. */
export async function testSandbox(start = new Date('2026-11-20T12:00:00Z')) {
  const db = await testDatabase();
  const clock = { at: start };
  const now = () => clock.at;
  for (const plan of PLANS) await add(db, ...catalogueObjects(plan, 'Petalune', seconds(start)));
  const api = buildApi({ db, secretKey: SECRET_KEY, publicUrl: new URL('http://localhost:3000'), now });
  const deliveries = { asked: 0 };
  const deliver = async () => void deliveries.asked++;
  const pages = fastify().register(checkoutPages({ db, brand: 'Petalune', now, deliver }));
  const close = async () => {
    await Promise.all([api.close(), pages.close()]);
    await db.destroy();
  };
  return { db, clock, api, pages, deliveries, close };
}

export type TestSandbox = Awaited<ReturnType<typeof testSandbox>>;

/** The yearly plan with the introductory offer. */
export const YEARLY_SESSION: Readonly<Record<string, string>> = {
  mode: 'subscription',
  'line_items[0][price]': 'price_year_12999_usd',
  'line_items[0][quantity]': '1',
  'discounts[0][coupon]': 'intro_year_6499_of_12999_usd',
  customer_email: 'ada@example.com',
  client_reference_id: 'attempt-1',
  'metadata[attempt]': 'attempt-1',
  'subscription_data[metadata][attempt]': 'attempt-1',
  success_url: 'http://localhost:3000/done?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:3000/back?canceled=true',
};

/** In the encoding of Stripe's SDK. */
export function post({ api }: TestSandbox, url: string, form: Readonly<Record<string, string>>, idempotencyKey?: string) {
  return api.inject({
    method: 'POST',
    url,
    headers: {
      authorization: `Bearer ${SECRET_KEY}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    payload: new URLSearchParams(form).toString(),
  });
}

export function get({ api }: TestSandbox, url: string) {
  return api.inject({ url, headers: { authorization: `Bearer ${SECRET_KEY}` } });
}

/** The sandbox listens, and Stripe's SDK calls it. */
export async function testProvider(start = new Date('2026-11-20T12:00:00Z'), plans: readonly Plan[] = PLANS) {
  const db = await testDatabase();
  const clock = { at: start };
  const sandbox = await startSandbox({
    db,
    plans,
    brand: 'Petalune',
    publicUrl: new URL('http://localhost:3000'),
    now: () => clock.at,
    onError: (error) => {
      throw error;
    },
  });
  const { secretKey, endpoint } = sandbox.settings;
  const stripe = new Stripe(secretKey, { ...endpoint, apiVersion: API_VERSION, maxNetworkRetries: 0, telemetry: false });
  const pages = fastify().register(sandbox.pages);
  return {
    db,
    clock,
    sandbox,
    stripe,
    pages,
    control: sandbox.control,

    /** The monthly plan with the introductory offer. */
    session: (change: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
      stripe.checkout.sessions.create({ ...MONTHLY_SESSION, ...change }),

    pay: (sessionId: string, number = '4242 4242 4242 4242', bank?: 'complete' | 'fail') =>
      pages.inject({
        method: 'POST',
        url: `/sandbox/checkout/${sessionId}/pay`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({
          number,
          expiry: '12/34',
          cvc: '123',
          name: 'Ada Lovelace',
          ...(bank && { bank }),
        }).toString(),
      }),

    /** The card pays at least once. */
    async subscribe(number?: string): Promise<Stripe.Subscription> {
      const { id } = await this.session();
      await this.pay(id, number);
      const session = await stripe.checkout.sessions.retrieve(id, { expand: ['subscription'] });
      return session.subscription as Stripe.Subscription;
    },

    async chargesOf({ customer }: Stripe.Subscription): Promise<Stripe.Charge[]> {
      return (await stripe.charges.list({ customer: String(customer), limit: 100 })).data;
    },

    /** Oldest first. */
    async eventTypes(): Promise<string[]> {
      return (await matching(db, 'event')).map((event) => event.type);
    },

    async eventsDuring(happens: () => Promise<unknown>): Promise<string[]> {
      const before = (await this.eventTypes()).length;
      await happens();
      return (await this.eventTypes()).slice(before);
    },

    async close() {
      await pages.close();
      await sandbox.stop();
      await db.destroy();
    },
  };
}

export type TestProvider = Awaited<ReturnType<typeof testProvider>>;

const MONTHLY_SESSION: Stripe.Checkout.SessionCreateParams = {
  mode: 'subscription',
  line_items: [{ price: 'price_month_3999_usd', quantity: 1 }],
  discounts: [{ coupon: 'intro_month_1999_of_3999_usd' }],
  customer_email: 'ada@example.com',
  client_reference_id: 'attempt-1',
  metadata: { attempt: 'attempt-1' },
  subscription_data: { metadata: { attempt: 'attempt-1', plan: 'month' } },
  success_url: 'http://localhost:3000/done?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:3000/back?canceled=true',
};
