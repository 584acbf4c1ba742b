import fastify from 'fastify';
import type { Plan } from '../core/plans/plan.ts';
import { testDatabase } from '../server/db/testing.ts';
import { buildApi } from './api/server.ts';
import { catalogueObjects } from './objects/catalogue.ts';
import { seconds } from './objects/ids.ts';
import { checkoutPages } from './pages/routes.ts';
import { add } from './store.ts';

const SECRET_KEY = 'sk_test_known';

/** A catalogue of the tests' own: what the shop sells today is for the shop's tests. */
export const PLANS = [
  { id: 'year', title: '1-Year', interval: 'year', listPrice: 129_99, introDiscount: 65_00 },
  { id: 'month', title: '1-Month', interval: 'month', listPrice: 39_99, introDiscount: 20_00 },
  { id: 'quarter', title: '3-Months', interval: 'quarter', listPrice: 59_99, introDiscount: 30_00 },
] as const satisfies readonly Plan[];

/** The sandbox's API and pages on a database of their own, under a clock that is set by hand. */
export async function testSandbox(start = new Date('2026-11-20T12:00:00Z')) {
  const db = await testDatabase();
  const clock = { at: start };
  const now = () => clock.at;
  for (const plan of PLANS) await add(db, ...Object.values(catalogueObjects(plan, 'Petalune', seconds(start))));
  const api = buildApi({ db, secretKey: SECRET_KEY, publicUrl: new URL('http://localhost:3000'), now });
  const pages = fastify().register(checkoutPages({ db, brand: 'Petalune', now, deliver: async () => {} }));
  const close = async () => {
    await Promise.all([api.close(), pages.close()]);
    await db.destroy();
  };
  return { db, clock, api, pages, close };
}

export type TestSandbox = Awaited<ReturnType<typeof testSandbox>>;

/** The form of a session that sells the yearly plan under the introductory offer. */
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

/** A form post to the API, as the provider's SDK makes it. */
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
