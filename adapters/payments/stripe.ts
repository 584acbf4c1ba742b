import Stripe from 'stripe';
import type { Seller } from '../../core/checkout/seller.ts';
import { regularTerms, type Terms } from '../../core/checkout/terms.ts';
import { CURRENCY, type Plan } from '../../core/plans/plan.ts';
import { LATE_PROVIDER_EVENTS, PROVIDER_API_VERSION } from '../../core/plans/provider-events.ts';
import { couponKey, priceKey } from '../../core/plans/provider-keys.ts';
import type { PaymentsPort, SessionRequest } from './port.ts';
import { listBalance, listPayout } from './stripe/balance.ts';
import { endSubscription, setCancelAtPeriodEnd } from './stripe/cancellation.ts';
import { makeCoupon } from './stripe/coupons.ts';
import { toHint } from './stripe/events.ts';
import { giveDiscount } from './stripe/give-discount.ts';
import { pauseSubscription, resumeSubscription } from './stripe/pauses.ts';
import {
  chargeOfFraudWarning,
  listPayments,
  readDecline,
  refundIntent,
  refundInvoice,
  subscriptionOfCharge,
  subscriptionOfInvoice,
} from './stripe/payments.ts';
import { schedulePlan } from './stripe/plan-change.ts';
import { findPortal } from './stripe/portal.ts';
import { endPurchase, isPurchase, listPurchasePayments, readPurchase } from './stripe/purchases.ts';
import { chargeAgain, endRepeatCharge, findRepeatCharge } from './stripe/repeat-charges.ts';
import { callStripe, entries, Mismatch } from './stripe/responses.ts';
import { assertAmounts, assertSeller, sessionParams, toSession } from './stripe/sessions.ts';
import { readSubscription, toListed, toSubscription } from './stripe/subscriptions.ts';

export type StripeSettings = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly endpoint?: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' };
  /** Of plans, in the currency of all. */
  readonly priceIds?: Readonly<Record<string, string>>;
  readonly automaticTax?: boolean;
  readonly seller?: Seller;
};

export const API_VERSION = PROVIDER_API_VERSION;
const SIGNATURE_TOLERANCE_SECONDS = 300;

/** The sandbox speaks Stripe's protocol, so there is no other payments adapter. */
export function stripePayments({
  secretKey,
  webhookSecret,
  endpoint,
  priceIds = {},
  automaticTax = false,
  seller = 'shop',
}: StripeSettings): PaymentsPort {
  const stripe = new Stripe(secretKey, {
    ...endpoint,
    apiVersion: API_VERSION,
    timeout: 8000,
    maxNetworkRetries: 2,
    telemetry: false,
  });
  const { sessions } = stripe.checkout;
  const found = new Map<string, string>();
  const coupons = new Set<string>();

  async function priceId(plan: Plan, terms: Terms): Promise<string> {
    const key = priceKey(plan, terms);
    const known = (terms.currency === CURRENCY ? priceIds[plan.id] : undefined) ?? found.get(key);
    if (known) return known;
    const [price] = entries(await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 }));
    if (!price) throw new Mismatch(`There is no active price with the lookup key ${key}.`);
    found.set(key, price.id);
    return price.id;
  }

  /** Of a code. That of the introductory price is made by the set-up. */
  async function ensureCoupon({ plan, terms }: SessionRequest, price: string): Promise<void> {
    const key = couponKey(plan, terms);
    if (!terms.code || coupons.has(key)) return;
    await makeCoupon(stripe, plan, terms, price);
    coupons.add(key);
  }

  return {
    async createSession(request) {
      const outcome = await callStripe(async () => {
        const price = await priceId(request.plan, request.terms);
        await ensureCoupon(request, price);
        const params = sessionParams(request, price, { automaticTax, seller });
        const session = await sessions.create(params, { idempotencyKey: request.attemptId });
        assertSeller(session, seller);
        assertAmounts(session, request, seller);
        return toSession(session);
      });
      if (!outcome.ok) {
        // The cached price or coupon may be the refused one.
        found.delete(priceKey(request.plan, request.terms));
        coupons.delete(couponKey(request.plan, request.terms));
      }
      return outcome;
    },
    readSession: (id) => callStripe(async () => toSession(await sessions.retrieve(id))),
    expireSession: (id) => callStripe(async () => toSession(await sessions.expire(id))),
    chargeAgain: (request) => callStripe(() => chargeAgain(stripe, request)),
    findRepeatCharge: ({ attemptId }, customerId) => callStripe(() => findRepeatCharge(stripe, attemptId, customerId)),
    endRepeatCharge: (id) => callStripe(() => endRepeatCharge(stripe, id)),
    readSubscription: (id) =>
      callStripe(async () => (isPurchase(id) ? readPurchase(stripe, id) : toSubscription(await readSubscription(stripe, id)))),
    subscriptionsSince: (since) =>
      callStripe(async () => {
        const gte = Math.floor(since.getTime() / 1000);
        const all = await stripe.subscriptions
          .list({ created: { gte }, status: 'all', limit: 100 })
          .autoPagingToArray({ limit: 10_000 });
        return all.map(toListed);
      }),
    eventsSince: (since) =>
      callStripe(async () => {
        const created = { gte: Math.floor(since.getTime() / 1000) };
        const all = stripe.events.list({ created, types: [...LATE_PROVIDER_EVENTS], limit: 100 });
        return (await all.autoPagingToArray({ limit: 10_000 })).map(toHint);
      }),
    readPayments: ({ id, customerId }) =>
      callStripe(() => (isPurchase(id) ? listPurchasePayments(stripe, id) : listPayments(stripe, id, customerId))),
    readDecline: (id) => callStripe(() => readDecline(stripe, id)),
    subscriptionOfInvoice: (id) => callStripe(() => subscriptionOfInvoice(stripe, id)),
    subscriptionOfCharge: (id) => callStripe(() => subscriptionOfCharge(stripe, id)),
    chargeOfFraudWarning: (id) => callStripe(() => chargeOfFraudWarning(stripe, id)),
    readCustomerEmail: (id) =>
      callStripe(async () => {
        const customer = await stripe.customers.retrieve(id);
        return customer.deleted ? undefined : (customer.email ?? undefined);
      }),
    balanceTransactions: (from, until) => callStripe(() => listBalance(stripe, from, until)),
    transactionsOfPayout: (id) => callStripe(() => listPayout(stripe, id)),
    cancelAtPeriodEnd: (id, cancel) =>
      callStripe(() => (isPurchase(id) ? readPurchase(stripe, id) : setCancelAtPeriodEnd(stripe, id, cancel))),
    discount: (id, order) => callStripe(() => giveDiscount(stripe, id, order)),
    pause: (id, resumesAt) => callStripe(() => pauseSubscription(stripe, id, resumesAt)),
    resume: (id, order) => callStripe(() => resumeSubscription(stripe, id, order)),
    endNow: (id, at = new Date()) =>
      callStripe(() => (isPurchase(id) ? endPurchase(stripe, id, at) : endSubscription(stripe, id))),
    refund: ({ id }, order) =>
      callStripe(() => (isPurchase(id) ? refundIntent(stripe, id, order) : refundInvoice(stripe, id, order))),
    changePlan: (id, plan) => callStripe(() => schedulePlan(stripe, id, plan, () => priceId(plan, regularTerms(plan)))),
    changeEmail: (id, email) =>
      callStripe(async () => {
        await stripe.customers.update(id, { email });
        return 'changed' as const;
      }),
    portalUrl: (customer, returnUrl) =>
      callStripe(async () => {
        const portal = await findPortal(stripe, new URL(returnUrl).origin);
        const request = { customer, return_url: returnUrl, ...(portal && { configuration: portal.id }) };
        return (await stripe.billingPortal.sessions.create(request)).url;
      }),
    readHint(body, signature) {
      if (isFromFuture(signature)) return undefined;
      try {
        return toHint(stripe.webhooks.constructEvent(body, signature, webhookSecret, SIGNATURE_TOLERANCE_SECONDS));
      } catch {
        return undefined;
      }
    },
  };
}

/** The SDK refuses only old signatures. */
function isFromFuture(signature: string): boolean {
  const [, seconds] = /(?:^|,)t=(\d+)/.exec(signature) ?? [];
  return Number(seconds) > Date.now() / 1000 + SIGNATURE_TOLERANCE_SECONDS;
}
