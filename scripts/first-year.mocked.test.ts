import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ProviderSubscription } from '../adapters/payments/port.ts';
import { couponParams } from '../adapters/payments/stripe/coupons.ts';
import { readPurchase } from '../adapters/payments/stripe/purchases.ts';
import { assertAmounts, sessionParams } from '../adapters/payments/stripe/sessions.ts';
import { toSubscription } from '../adapters/payments/stripe/subscriptions.ts';
import { billDue, catalogueObjects, newCoupon, newSession, pay } from '../annex/payment-sandbox/testing.ts';
import { consent } from '../content/pages/checkout.ts';
import { chargesOf } from '../core/checkout/charges.ts';
import { betterTerms, codeTerms } from '../core/checkout/code.ts';
import { consentSentence, renewalConsent, severalCharges } from '../core/checkout/consent.ts';
import { checkoutTerms, dueOf, type Terms } from '../core/checkout/terms.ts';
import { trialOf } from '../core/checkout/trial.ts';
import type { OfferState } from '../core/offers/offer.ts';
import { accessText, type BillingPeriod, periodText } from '../core/plans/period.ts';
import { monthsAfter, periodEnd } from '../core/plans/period-end.ts';
import { type Plan, planIn } from '../core/plans/plan.ts';
import { couponKey, priceKey } from '../core/plans/provider-keys.ts';
import { day } from '../core/presentation/day.ts';
import { amountIn } from '../core/presentation/money.ts';
import { rounds } from '../core/testing.ts';
import { HOUR_MS } from '../core/time.ts';
import { renderMail } from '../server/messages/mails/render.ts';
import { mailFor } from '../server/money/subscriptions/change-mail.ts';
import type { SubscriptionRow } from '../server/money/subscriptions/store.ts';
import type { Db } from '../server/platform/db/client.ts';
import { PaymentForm } from '../web/sales/payment/payment-form.tsx';
import { PlanSummary } from '../web/sales/payment/plan-summary.tsx';
import { PlanOption } from '../web/sales/plans/plan-option.tsx';

/** The sandbox keeps its objects in memory here: 10,000 years of charges are too many for a database. */
const objects = vi.hoisted(() => new Map<string, StoredObject>());

type StoredObject = { readonly id: string; readonly object: string };

vi.mock('../annex/payment-sandbox/store.ts', () => {
  const find = async (_db: unknown, _type: string, id: string) => objects.get(id);
  const contains = (object: unknown, match: unknown): boolean =>
    typeof match === 'object' && match !== null
      ? Object.entries(match).every(([key, value]) => contains((object as Record<string, unknown>)?.[key], value))
      : object === match;
  const replace = async (_tx: unknown, object: StoredObject) => {
    objects.set(object.id, object);
    return object;
  };
  return {
    find,
    replace,
    existing: find,
    lock: find,
    add: async (tx: unknown, ...added: StoredObject[]) => void added.map((object) => replace(tx, object)),
    matching: async (_db: unknown, type: string, match: unknown) =>
      [...objects.values()].filter((one) => one.object === type && contains(one, match)),
  };
});
vi.mock('../annex/payment-sandbox/deliveries/emit.ts', () => ({ emit: async () => undefined }));

const tx = {} as Db;
const db = { transaction: () => ({ execute: (run: (each: Db) => unknown) => run(tx) }) } as unknown as Db;
const SITE = new URL('https://shop.example');
const CARD = { card: '4242424242424242', email: 'ada@example.com', name: 'Ada' };
const LIFETIME = { every: 1, unit: 'lifetime' } as const;
const WEEK: BillingPeriod = { every: 1, unit: 'week' };
const PERIODS: readonly BillingPeriod[] = [
  { every: 4, unit: 'week' },
  { every: 1, unit: 'month' },
  { every: 3, unit: 'month' },
  { every: 1, unit: 'year' },
];

/** Of a year of weeks, with a trial before it. */
const MAX_CHARGES = 54;

/** Until and with the charge on the anniversary, so that the price of a renewal counts for every period. */
function chargesOfYear({ terms, start }: Pick<Order, 'terms' | 'start'>): number {
  return chargesOf(terms, start, MAX_CHARGES).filter(({ at }) => at <= monthsAfter(start, 12)).length;
}

const CURRENCIES = ['USD', 'EUR', 'GBP', 'CHF', 'JPY', 'KRW', 'CLP', 'MGA', 'ISK', 'UGX', 'BHD'] as const;

/** Of some currencies the payment provider only takes whole units, or tens of the smallest one. */
const STEPS = { USD: 1, EUR: 1, GBP: 1, CHF: 1, JPY: 1, KRW: 1, CLP: 1, MGA: 1, ISK: 100, UGX: 100, BHD: 10 } as const;

const orders = fc
  .record({
    // A week is rare, because its year has 53 charges.
    period: fc.oneof({ weight: 1, arbitrary: fc.constant(WEEK) }, { weight: 19, arbitrary: fc.constantFrom(...PERIODS) }),
    price: fc.integer({ min: 1, max: 10_000_00 }),
    share: fc.integer({ min: 0, max: 100 }),
    kind: fc.oneof(
      { weight: 3, arbitrary: fc.constant({ is: 'renewing' as const }) },
      { weight: 1, arbitrary: fc.record({ is: fc.constant('trial' as const), days: fc.integer({ min: 3, max: 365 }) }) },
      {
        weight: 1,
        arbitrary: fc.record({ is: fc.constant('once' as const), months: fc.option(fc.integer({ min: 1, max: 36 })) }),
      },
    ),
    offer: fc.constantFrom<OfferState>({ kind: 'running', remainingMs: 1000 }, { kind: 'over' }, { kind: 'unknown' }),
    currency: fc.constantFrom(...CURRENCIES),
    other: fc.constantFrom(...CURRENCIES),
    code: fc.option(
      fc.record({
        share: fc.integer({ min: 0, max: 99 }),
        kind: fc.constantFrom('amount', 'percent', 'abroad'),
        charges: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 14 })),
        others: fc.boolean(),
      }),
    ),
    start: fc.date({ min: new Date('2026-01-01'), max: new Date('2032-12-31'), noInvalidDate: true }),
  })
  .map(({ period, price, share, kind, offer, currency, other, code, start }) => {
    const listPrice = price * STEPS[currency];
    const isTrial = kind.is === 'trial';
    const part = Math.floor((price * Math.min(share, 99)) / 100) * STEPS[currency];
    const introDiscount = isTrial ? 0 : Math.floor((price * share) / 100) * STEPS[currency];
    const elsewhere = { listPrice: STEPS.UGX * 7, introDiscount: 0 };
    const prices = { [other]: elsewhere, [currency]: { listPrice, introDiscount, ...(isTrial && { trialPrice: part }) } };
    const named = { id: 'random', title: 'Random', ...elsewhere, currency: 'XXX', prices };
    const sold: Plan =
      kind.is === 'once'
        ? { ...named, once: true, period: kind.months === null ? LIFETIME : { every: kind.months, unit: 'month' } }
        : { ...named, period, ...(isTrial && { trialDays: kind.days }) };
    const plan = planIn(sold, currency) ?? sold;
    const amount = Math.floor((price * (code?.share ?? 0)) / 100) * STEPS[currency];
    const fixed = { amount, currency: code?.kind === 'abroad' ? 'XXX' : currency };
    const off = code?.kind === 'percent' ? { percent: code.share } : fixed;
    const rule = code && { name: 'CODE-1', off, charges: code.charges, plans: code.others ? ['other'] : null };
    const terms = betterTerms(checkoutTerms(plan, offer), rule ? codeTerms(plan, rule) : undefined);
    if (code?.kind === 'abroad') expect(terms.code).toBeUndefined();
    return { sold, plan, offer, terms, start: Math.floor(start.getTime() / 1000) * 1000 };
  });

type Order = {
  readonly sold: Plan;
  readonly plan: Plan;
  readonly offer: OfferState;
  readonly terms: Terms;
  readonly start: number;
};
type Year = { readonly total: number; readonly first: number; readonly renewsOn?: string };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  objects.clear();
});

test('the first year costs the same on the page, in the consent, in the mail and at the provider, to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(orders, async (order) => {
      objects.clear();
      vi.setSystemTime(order.start);
      const { terms, start } = order;
      const charges = chargesOf(terms, start, chargesOfYear(order));
      const agreed = { total: charges.reduce((sum, { amount }) => sum + amount, 0), first: charges[0]?.amount };
      const renewsOn = order.plan.once ? accessEndOf(order) : charges[1]?.at;
      const regularOn = order.plan.once
        ? accessEndOf(order)
        : chargesOf(terms, start, (terms.phases[0].periods ?? 1) + 1).at(-1)?.at;
      const { mail, charged } = await bill(order);
      if (!terms.code) expect(onCard(order)).toMatchObject(agreed);
      expect(inDialog(order)).toEqual({ ...agreed, renewsOn: regularOn === undefined ? 'Today' : day(regularOn) });
      expect(inForm(order)).toEqual(agreed);
      expect(inConsent(order)).toEqual(agreed);
      expect(mail).toEqual({ ...agreed, renewsOn: renewsOn === undefined ? '' : day(renewsOn, 'UTC') });
      expect(charged.map(({ amount }) => amount)).toEqual(charges.map(({ amount }) => amount));
      expect(charged.map(({ at }) => at)).toEqual(charges.map(({ at }) => at));
    }),
    { numRuns: rounds(10_000, 60) },
  );
}, 600_000);

/** Of what is paid once. */
function accessEndOf({ plan: { period }, start }: Order): number | undefined {
  return period.unit === 'lifetime' ? undefined : periodEnd(period, start);
}

/** Of amounts as they are written, where as many charges as are said cost the first one. */
function yearOf(order: Order, price: string, renewal: string, reduced = 1): Year {
  const { currency } = order.terms;
  const first = amountIn(price, currency);
  const count = chargesOfYear(order);
  const atFirst = Math.min(reduced, count);
  return { first, total: first * atFirst + amountIn(renewal, currency) * (count - atFirst) };
}

/** The cards of the page know no code. */
function onCard(order: Order): Year {
  const { plan, offer } = order;
  const html = renderToStaticMarkup(
    createElement(PlanOption, { plan, plans: [plan], offer, group: 'plans', chosen: true, onSelect: () => undefined }),
  );
  return agreedIn(order, html, html);
}

function inDialog(order: Order): Year {
  const html = renderToStaticMarkup(createElement(PlanSummary, order));
  const [, said] = /first (\d+) payments/.exec(html) ?? [];
  const days = Array.from(html.matchAll(/<dt>(.*?)<\/dt>/g), ([, text = '']) => text);
  return { ...agreedIn(order, html, html, said), renewsOn: days.at(-1) ?? '' };
}

/** The button names the first amount, and the sentence of the consent both. */
function inForm(order: Order): Year {
  const props = { ...order, version: '', ended: false, onPriceRefused: () => undefined };
  const html = renderToStaticMarkup(createElement(PaymentForm, props));
  const button = html.slice(html.lastIndexOf('<button'));
  const [, said] = /(\d+) payments in all/.exec(html) ?? [];
  return agreedIn(order, button, html, said);
}

function agreedIn(order: Order, first: string, renewal: string, reduced = '1'): Year {
  const amount = (html: string, name: string) => new RegExp(`data-amount="${name}">(.*?)<`).exec(html)?.[1];
  const regular = amount(renewal, 'renewal') ?? '';
  const unnamed = trialOf(order.terms)?.price === 0 ? '0' : regular;
  return yearOf(order, amount(first, 'price') ?? unnamed, regular, Number(reduced));
}

function inConsent(order: Order): Year {
  const sentence = renewalConsent(consent, order.plan, order.terms);
  const wording = new RegExp(
    consentSentence(consent, order.terms)
      .replace('{price}', '(?<price>.*)')
      .replace('{price}', '.*')
      .replace('{charges}', '(?<reduced>.*)')
      .replace('{renewal}', '(?<renewal>.*)')
      .replace('{days}', String(order.plan.trialDays))
      .replaceAll(/\{(period|access)\}/g, '.*'),
  );
  if (order.plan.once) expect(sentence).toContain(accessText(consent.access, order.plan.period));
  else expect(sentence).toContain(`every ${periodText(consent.periods, order.plan.period)} until`);
  const { price = '0', renewal = '', reduced = 1 } = wording.exec(sentence)?.groups ?? {};
  return yearOf(order, price, renewal, Number(reduced));
}

/** At the sandbox, by the parameters of the adapter, and as the mail of the order tells it. */
async function bill(order: Order) {
  const { plan, terms, start } = order;
  const [product, ...catalogue] = catalogueObjects(order.sold, 'Shop', 0);
  const price = catalogue.find((each) => each.object === 'price' && each.lookup_key === priceKey(plan, terms));
  const introductory = catalogue.find(({ id }) => id === couponKey(plan, terms));
  const coupon = terms.code ? newCouponOf(plan, terms, String(product?.id)) : introductory;
  if (price?.object !== 'price') throw new Error(`The catalogue has no price ${priceKey(plan, terms)}.`);
  objects.set(price.id, price);
  if (coupon) objects.set(coupon.id, coupon);
  const request = {
    ...{ attemptId: 'a', email: CARD.email, plan, terms, expiresAt: new Date(start + HOUR_MS) },
    ...{ successUrl: SITE.href, cancelUrl: SITE.href },
  };
  const params = sessionParams(request, price.id, { automaticTax: false, seller: 'shop' });
  const { mode, discounts = [], line_items: [, fee] = [], subscription_data, payment_intent_data } = params;
  const session = newSession(
    {
      price,
      coupon: coupon?.object === 'coupon' && discounts[0]?.coupon === coupon.id ? coupon : undefined,
      quantity: 1,
      email: CARD.email,
      clientReference: 'a',
      metadata: {},
      mode: mode === 'payment' ? ('payment' as const) : ('subscription' as const),
      trialDays: subscription_data?.trial_period_days,
      fee: fee?.price_data?.unit_amount ?? 0,
      subscriptionMetadata: (subscription_data ?? payment_intent_data)?.metadata as Record<string, string>,
      successUrl: SITE.href,
      cancelUrl: undefined,
      expiresAt: undefined,
      managed: false,
      adaptivePricing: false,
      paymentMethods: undefined,
      uiMode: 'hosted_page',
      returnUrl: undefined,
    },
    SITE,
    new Date(start),
  );
  objects.set(session.id, session);
  assertAmounts(session, request, 'shop');
  const paid = await pay(db, session.id, CARD, new Date(start));
  if (plan.once) return oncePaid(order, String(paid?.payment_intent));
  const id = String(paid?.subscription);
  const mail = inMail(order, toSubscription(withDiscounts(objects.get(id) as unknown as Stripe.Subscription)));
  await billDue(tx, id, new Date(monthsAfter(start, 12) + HOUR_MS));
  const invoices = [...objects.values()].filter(({ object }) => object === 'invoice') as unknown as Stripe.Invoice[];
  const charged = invoices.map(({ amount_paid: amount, created }) => ({ amount, at: created * 1000 }));
  return { mail, charged };
}

async function oncePaid(order: Order, id: string) {
  const intent = objects.get(id) as unknown as Stripe.PaymentIntent;
  const charge = objects.get(String(intent.latest_charge)) as unknown as Stripe.Charge;
  const retrieve = async () => ({ ...intent, latest_charge: charge });
  const mail = inMail(order, await readPurchase({ paymentIntents: { retrieve } } as unknown as Stripe, id));
  return { mail, charged: [{ amount: charge.amount, at: charge.created * 1000 }] };
}

/** As the provider expands them. */
function withDiscounts(subscription: Stripe.Subscription): Stripe.Subscription {
  const discounts = subscription.discounts.map((id) => {
    const discount = objects.get(String(id)) as unknown as Stripe.Discount;
    return { ...discount, source: { ...discount.source, coupon: objects.get(String(discount.source.coupon)) } };
  });
  return { ...subscription, discounts: discounts as Stripe.Discount[] };
}

function newCouponOf(plan: Plan, terms: Terms, productId: string) {
  const { amount_off: amountOff, applies_to, ...given } = couponParams(plan, terms, productId);
  const months = 'duration_in_months' in given ? given.duration_in_months : null;
  return newCoupon({ ...given, amountOff, months, products: applies_to.products }, 0);
}

function inMail(order: Order, seen: ProviderSubscription): Year {
  const row = {
    email: CARD.email,
    plan_id: order.plan.id,
    attempt_id: null,
    currency: seen.currency,
    first_amount: dueOf(order.terms).dueNow,
    renewal_amount: seen.renewalAmount,
    regular_amount: seen.regular?.amount ?? null,
    regular_from: seen.regular?.from ?? null,
    started_at: seen.startedAt,
    trial_ends_at: seen.trialEndsAt ?? null,
    once: seen.once,
    current_period_end: seen.currentPeriodEnd ?? null,
    as_of: seen.startedAt,
  } as SubscriptionRow;
  const mail = mailFor({ kind: 'started' }, row, order.plan.id, [], { pauseChosen: false, seller: 'shop' });
  if (!mail) throw new Error('An order has no mail.');
  const { text } = renderMail(mail, [order.plan], { publicUrl: SITE, operatorUrl: SITE });
  const [, price = ''] = /^Paid: (.*?)(?:, once)?$/m.exec(text) ?? [];
  if (order.plan.once) return { ...yearOf(order, price, ''), renewsOn: /^Your access: Until (.*)$/m.exec(text)?.[1] ?? '' };
  const [, next = '', renewsOn = ''] = /^Next charge: (.*) on (.*)$/m.exec(text) ?? [];
  const [, later = '', from] = /^(?:After that|Without your discount): (.*) every .*?(?: from (.*?))?, until/m.exec(text) ?? [];
  if (from === undefined) expect(later).toBe(next);
  const reduced = severalCharges(order.terms) ?? 1;
  if (from !== undefined) expect(from).toBe(day(chargesOf(order.terms, order.start, reduced + 1).at(-1)?.at ?? 0, 'UTC'));
  return { ...yearOf(order, price, later, reduced), renewsOn };
}
