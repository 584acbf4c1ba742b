import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { offlineCompanion } from '../../../adapters/companion/offline.ts';
import type { CompanionPort } from '../../../adapters/companion/port.ts';
import { offlineEntitlements } from '../../../adapters/entitlements/offline.ts';
import type { EntitlementsPort } from '../../../adapters/entitlements/port.ts';
import type { PaymentsPort } from '../../../adapters/payments/port.ts';
import { stripePayments } from '../../../adapters/payments/stripe.ts';
import { startSandbox } from '../../../annex/payment-sandbox/index.ts';
import { type FunnelAnswers, funnel } from '../../../content/funnel/index.ts';
import { consent } from '../../../content/pages/checkout.ts';
import { salesTimings } from '../../../content/pages/sales-timings.ts';
import { plans } from '../../../content/plans.ts';
import type { Seller } from '../../../core/checkout/seller.ts';
import type { DueAmounts } from '../../../core/checkout/terms.ts';
import { validAnswers } from '../../../core/funnel/answers.ts';
import { exampleAnswer } from '../../../core/funnel/example-answer.ts';
import type { AskingStep } from '../../../core/funnel/step.ts';
import type { MailOrder } from '../../../core/mails/mail-facts.ts';
import { CURRENCY, currencyOf, type Plan } from '../../../core/plans/plan.ts';
import { subscriptionObservers } from '../../observers.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import { openAddressCounts } from '../../platform/http/address-counts.ts';
import { testServer } from '../../platform/http/testing.ts';
import { visitorId } from '../../platform/http/visitor.ts';
import { testQueue } from '../../platform/jobs/testing.ts';
import { isKnownAddress } from '../../privacy/erasure/erase.ts';
import { offerRoutes } from '../../visitors/offers/routes.ts';
import { submissionRoutes } from '../../visitors/submissions/routes.ts';
import { codeRoutes } from '../codes/routes.ts';
import { companionJobs } from '../companion/jobs.ts';
import { entitlementJobs } from '../entitlements/jobs.ts';
import { findBoughtPlan } from '../subscriptions/bought-plan.ts';
import { subscriptionJobs } from '../subscriptions/jobs.ts';
import { orders } from '../subscriptions/orders.ts';
import { webhookRoutes } from '../subscriptions/routes.ts';
import { upsellRoutes } from '../upsells/routes.ts';
import { checkoutRoutes } from './routes.ts';

/** Forged requests are counted by a clock that stands still: a slow test must not reach the next minute. */
const OPENED = new Date();

/** The shop's clock runs `aheadMs` ahead of the sandbox's. */
export async function testShop(
  companion: CompanionPort = offlineCompanion(),
  entitlements: EntitlementsPort = offlineEntitlements(),
) {
  const db = await testDatabase();
  const clock = { aheadMs: 0 };
  const now = () => new Date(Date.now() + clock.aheadMs);
  const publicUrl = new URL('http://localhost:3000');
  const sandbox = await startSandbox({
    db,
    plans,
    brand: 'Petalune',
    publicUrl,
    wallet: true,
    now: () => new Date(),
    onError: (error) => {
      throw error;
    },
  });
  const provider = stripePayments(sandbox.settings);
  const line = { payments: provider };
  const payments = relay(line);
  const queue = await testQueue(db, now);
  const deps = {
    db,
    payments,
    queue,
    observers: subscriptionObservers,
    orders,
    isKnown: isKnownAddress,
    publicUrl,
    upsells: true,
    seller: 'shop' as Seller,
    offerSeconds: salesTimings.offerSeconds,
    findBoughtPlan,
    reported: ['ga4', 'meta', 'tiktok'] as const,
    measurementId: 'G-TEST12345',
    hasEntitlements: true,
    counts: openAddressCounts({ now }),
    limited: true,
    elements: sandbox.elements,
    mailsPerDay: 5000,
    now,
  };
  const mails: MailOrder[] = [];
  const mail = async (order: MailOrder) => {
    mails.push(order);
  };
  queue.work({ ...subscriptionJobs(deps), ...companionJobs({ db, companion }), ...entitlementJobs({ entitlements }), mail });
  const server = testServer(
    offerRoutes(deps),
    checkoutRoutes(deps),
    upsellRoutes(deps),
    codeRoutes(deps),
    webhookRoutes({ ...deps, counts: openAddressCounts({ now: () => OPENED }) }),
    submissionRoutes(deps),
  );
  server.register(sandbox.pages);
  await server.listen({ host: '127.0.0.1', port: 0 });
  const webhookUrl = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}/api/webhooks/stripe`;
  const close = async () => {
    await queue.stop();
    await server.close();
    await sandbox.stop();
    await db.destroy();
  };
  /** Resolves when all events are delivered and processed. */
  const settle = async () => {
    await sandbox.deliver();
    await queue.drain();
  };
  return { db, clock, deps, queue, mails, settle, server, sandbox, provider, line, webhookUrl, close };
}

export type TestShop = Awaited<ReturnType<typeof testShop>>;

/** A test can replace `payments` between two calls. */
function relay(line: { payments: PaymentsPort }): PaymentsPort {
  return new Proxy(line.payments, { get: (_first, name) => Reflect.get(line.payments, name) });
}

export function browser(
  { server }: TestShop,
  visitor: string = randomUUID(),
  headers: Readonly<Record<string, string>> = {},
  remoteAddress = '127.0.0.1',
) {
  const cookies = { visitor };
  const email = `${visitor}@example.com`;
  const posted = (path: 'session' | 'pay', fields: Readonly<Record<string, string>>) =>
    server.inject({
      method: 'POST',
      url: `/sandbox/elements/${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  return {
    visitor,
    email,
    startOffer: () => server.inject({ method: 'POST', url: '/api/offer', cookies, payload: {} }),
    checkout: (change: Readonly<Record<string, unknown>> = {}) =>
      server.inject({
        method: 'POST',
        url: '/api/checkout',
        cookies,
        headers,
        remoteAddress,
        payload: { ...CHECKOUT_BODY, email, ...change },
      }),
    elements: (change: Readonly<Record<string, unknown>> = {}) =>
      server.inject({
        method: 'POST',
        url: '/api/checkout/elements',
        cookies,
        headers,
        remoteAddress,
        payload: { ...CHECKOUT_BODY, email, ...change },
      }),
    endElements: (sessionId: string) =>
      server.inject({ method: 'POST', url: '/api/checkout/elements/end', cookies, payload: { sessionId } }),
    /** What the sheet shows, and what becomes of a press on it. */
    sheet: (clientSecret: string) => posted('session', { clientSecret }),
    payElements: (clientSecret: string, number = '4242 4242 4242 4242') => posted('pay', { clientSecret, number }),
    code: (code: string, currency = CURRENCY) =>
      server.inject({ method: 'POST', url: '/api/codes', cookies, headers, remoteAddress, payload: { code, currency } }),
    status: (sessionId: string) => server.inject({ url: `/api/checkout/${sessionId}`, cookies }),
    pay: (url: string, number = '4242 4242 4242 4242', bank?: 'complete') =>
      server.inject({
        method: 'POST',
        url: `${new URL(url).pathname}/pay`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({
          number,
          expiry: '12/34',
          cvc: '123',
          name: 'Ada Lovelace',
          ...(bank && { bank }),
        }).toString(),
      }),
  };
}

export function attemptsOf({ db }: TestShop, visitor: string) {
  return db
    .selectFrom('checkout_attempts')
    .selectAll()
    .where('visitor_id', '=', visitorId(visitor))
    .orderBy('created_at')
    .execute();
}

export function subscriptionsOf({ db }: TestShop, visitor: string) {
  return db
    .selectFrom('subscriptions')
    .innerJoin('checkout_attempts', 'checkout_attempts.id', 'attempt_id')
    .selectAll('subscriptions')
    .where('visitor_id', '=', visitorId(visitor))
    .execute();
}

export function firstAnswers(...steps: readonly AskingStep[]): FunnelAnswers {
  return validAnswers(funnel, Object.fromEntries(steps.map((step) => [step.id, exampleAnswer(step, 'Lisbon, Portugal')])));
}

export function shownTerms(plan: Plan, dueNow = plan.listPrice): DueAmounts {
  return { dueNow, dueLater: plan.listPrice, currency: currencyOf(plan), ...(plan.once && { once: true }) };
}

export const [PLAN, OTHER_PLAN] = plans;
export const CHECKOUT_BODY = {
  planId: PLAN.id,
  answers: {},
  consent: { version: consent.version, renewal: true, adult: true },
  shown: shownTerms(PLAN),
} as const;

export function sessionIdOf(url: string): string {
  return new URL(url).pathname.split('/').at(-1) ?? '';
}
