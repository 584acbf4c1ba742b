import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { catalogueObjects, EMPTY_CARD, newCoupon, newSession, paymentPage } from '../annex/payment-sandbox/testing.ts';
import { consent, costs } from '../content/pages/checkout.ts';
import type { ManagedSubscription } from '../core/api/managed-subscription.ts';
import { chargesOf } from '../core/checkout/charges.ts';
import { type CodeRule, codeTerms } from '../core/checkout/code.ts';
import { consentSentence, renewalConsent, severalCharges, termsText } from '../core/checkout/consent.ts';
import { checkoutTerms, dueOf, fullPrice, isReduced, type Terms } from '../core/checkout/terms.ts';
import { trialOf } from '../core/checkout/trial.ts';
import type { MailOrder } from '../core/mails/mail-facts.ts';
import { cardPrices } from '../core/offers/card-prices.ts';
import { monthsIn } from '../core/plans/period.ts';
import { periodEnd } from '../core/plans/period-end.ts';
import { type Plan, planIn, priceByTheMonth } from '../core/plans/plan.ts';
import { money } from '../core/presentation/money.ts';
import { NO_ALTERNATIVES } from '../core/subscriptions/alternatives.ts';
import { DAY_MS, HOUR_MS } from '../core/time.ts';
import { renderMail } from '../server/messages/mails/render.ts';
import { mailFor } from '../server/money/subscriptions/change-mail.ts';
import type { PaymentRow, SubscriptionRow } from '../server/money/subscriptions/store.ts';

const { sold } = vi.hoisted(() => {
  const periods = {
    week: { every: 1, unit: 'week' },
    'four-weeks': { every: 4, unit: 'week' },
    month: { every: 1, unit: 'month' },
    quarter: { every: 3, unit: 'month' },
    year: { every: 1, unit: 'year' },
  } as const;
  const starts = {
    plain: [{ introDiscount: 0 }, { introDiscount: 0 }, {}],
    reduced: [{ introDiscount: 20_00 }, { introDiscount: 3_000 }, {}],
    free: [{ introDiscount: 0 }, { introDiscount: 0 }, { trialDays: 7 }],
    tried: [{ introDiscount: 0, trialPrice: 1_00 }, { introDiscount: 0, trialPrice: 100 }, { trialDays: 14 }],
  } as const;
  const sold = Object.entries(periods).flatMap(([length, period]) =>
    Object.entries(starts).map(([start, [usd, jpy, trial]]) => ({
      id: `${length}-${start}`,
      title: `Plan of ${length}, ${start}`,
      family: start,
      period,
      listPrice: 39_99,
      ...usd,
      ...trial,
      prices: { JPY: { listPrice: 5_980, ...jpy } },
    })),
  );
  const accesses = { 'half-year': { every: 6, unit: 'month' }, life: { every: 1, unit: 'lifetime' } } as const;
  const once = Object.entries(accesses).flatMap(([length, period]) =>
    (['plain', 'reduced'] as const).map((start) => ({
      id: `once-${length}-${start}`,
      title: `Plan of ${length}, ${start}`,
      family: `once-${start}`,
      once: true as const,
      period,
      listPrice: 39_99,
      ...starts[start][0],
      prices: { JPY: { listPrice: 5_980, ...starts[start][1] } },
    })),
  );
  return { sold: [...sold, ...once] as readonly Plan[] };
});
vi.mock('../content/plans.ts', () => ({ plans: sold, preselectedPlan: null }));

const { PaidOrder } = await import('../web/confirmation/paid-order.tsx');
const { planRows } = await import('../web/legal/render.ts');
const { cancelSentence, statusSentence, withdrawSentence } = await import('../web/manage/labels.ts');
const { SubscriptionCard } = await import('../web/manage/subscription-card.tsx');
const { OrderFoot } = await import('../web/plan/order-foot.tsx');
const { BoughtPage } = await import('../web/sales/bought/bought-page.tsx');
const { CodeLine } = await import('../web/sales/payment/code/code-line.tsx');
const { PaymentForm } = await import('../web/sales/payment/payment-form.tsx');
const { PlanSummary } = await import('../web/sales/payment/plan-summary.tsx');
const { PlanOption } = await import('../web/sales/plans/plan-option.tsx');

type Order = { readonly plan: Plan; readonly terms: Terms };
/** Of what was bought, on a day of it. */
type Sentences = Readonly<Record<string, string>>;

const START = Date.parse('2027-01-31T10:00:00Z');
const SITE = new URL('https://shop.example');
const OFFER = { kind: 'running', remainingMs: HOUR_MS } as const;
const CODES: readonly (CodeRule | undefined)[] = [
  undefined,
  ...[1, 3, null].map((charges) => ({ name: 'GLOW', off: { percent: 20 }, charges, plans: null })),
];

const orders: readonly Order[] = sold
  .flatMap((plan) => ['USD', 'JPY'].flatMap((currency) => planIn(plan, currency) ?? []))
  .flatMap((plan) =>
    CODES.flatMap((code) => {
      const terms = code ? codeTerms(plan, code) : checkoutTerms(plan, OFFER);
      return terms ? { plan, terms } : [];
    }),
  );
function nameOf({ plan, terms: { currency, code, phases } }: Order): string {
  return `${plan.id} in ${currency}${code ? ` with a code for ${phases[0].periods ?? 'all'} charges` : ''}`;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  return () => vi.useRealTimers();
});

describe('each sentence about a plan', () => {
  test('reads as a sentence', () => {
    expect(saying(/\{\w+\}|undefined|NaN|Invalid|Infinity|\b([a-z]+) \1\b|\b(per|every) 1\b|\b0 free\b/i)).toEqual([]);
  });

  test('names no amount that is not of its terms', () => {
    const wrong = said().flatMap(({ order, place, text }) => {
      const allowed = amountsAllowed(order, place);
      return amountsIn(text).some((amount) => !allowed.has(amount)) ? [describeIt({ order, place, text })] : [];
    });
    expect(wrong).toEqual([]);
  });

  test('says nothing of a trial where there is none', () => {
    expect(saying(/\btrial/i, ({ plan }) => !plan.trialDays)).toEqual([]);
  });

  test('says nothing of a reduced price where there is none', () => {
    expect(saying(/introductory/i, ({ plan }) => plan.introDiscount === 0)).toEqual([]);
    expect(saying(/reduced to|% off|first-payment discount|Save \d+%/, ({ terms }) => !isReduced(terms))).toEqual([]);
  });

  test('says of what is bought once neither that it renews nor that it is a subscription', () => {
    const isOnce = ({ terms }: Order) => terms.once !== undefined;
    expect(
      saying(/subscri|until you cancel|can cancel|\brenews (on|by|auto|next)|next (payment|charge)|first[- ]payment/i, isOnce),
    ).toEqual([]);
    expect(saying(/paid once|once, for|\d once/, (order) => !isOnce(order))).toEqual([]);
  });

  test('does not take a trial for a payment of the plan', () => {
    const isTrial = ({ terms }: Order) => trialOf(terms) !== undefined;
    expect(saying(/Payment success|paid already|is paid until/, isTrial)).toEqual([]);
    expect(saying(/Pay \S*\b0(\.00)?\b|ask us for your payment back/, ({ terms }) => trialOf(terms)?.price === 0)).toEqual([]);
  });
});

type Said = { readonly order: Order; readonly place: string; readonly text: string };

/** Every test reads all of them, on one day. */
let allSaid: readonly Said[] | undefined;

function said(): readonly Said[] {
  allSaid ??= orders.flatMap((order) =>
    Object.entries(sentencesOf(order)).map(([place, text]) => ({ order, place, text: text.replaceAll(NAMES, '') })),
  );
  return allSaid;
}

/** The page has this name whatever was bought, and the columns of the terms are those of every plan. */
const NAMES = /Manage subscription|First payment \| Each later payment/g;

function saying(words: RegExp, isAbout: (order: Order) => boolean = () => true): readonly string[] {
  return said()
    .filter(({ order, text }) => isAbout(order) && words.test(text))
    .map((one) => `${describeIt(one)} [${words.exec(one.text)?.[0]}]`);
}

function describeIt({ order, place, text }: Said): string {
  return `${nameOf(order)}, ${place}: ${text}`;
}

/** By the place where they stand. */
function sentencesOf(order: Order): Sentences {
  const { plan, terms } = order;
  const { once } = terms;
  const subscription = managedOf(order);
  const { email, sessionId } = { email: 'ada@example.com', sessionId: 'cs_1' };
  const [first, next] = chargesOf(terms, START, 2);
  const paid = { id: 'p', value: first?.amount ?? 0, currency: terms.currency };
  const renewal = next && { amount: next.amount, currency: terms.currency, renewsOn: new Date(next.at).toISOString() };
  const trial = trialOf(terms) && ({ trial: true } as const);
  const until = endOf(order);
  const accessUntil = until === undefined ? null : new Date(until).toISOString();
  return {
    ...(terms.code
      ? { code: rendered(CodeLine, { plan, terms, code: { applied: { name: 'GLOW', terms: { [plan.id]: {} } } } }) }
      : { card: rendered(PlanOption, { plan, plans: [plan], offer: OFFER, group: 'plans', chosen: true, onSelect: ignore }) }),
    dialog: rendered(PlanSummary, order),
    form: rendered(PaymentForm, { ...order, version: '', ended: false, onPriceRefused: ignore }),
    consent: renewalConsent(consent, plan, terms),
    refusal: termsText(consentSentence(costs, terms), consent, plan, terms),
    'page of the provider': providerPage(order),
    ...mailsOf(order),
    'done page': rendered(PaidOrder, {
      order: { kind: 'paid', sessionId, email, planId: plan.id, paid, renewal, ...trial, ...(once && { accessUntil }) },
    }),
    'bought page': rendered(BoughtPage, {
      bought: { planId: plan.id, sessionId, periodEnd: until ?? null, renews: !once },
      returned: false,
      onBuyAgain: ignore,
    }),
    'foot of the plan': rendered(OrderFoot, { order: { planId: plan.id, until: until ?? null, renews: !once }, isOpen: true }),
    'manage card': rendered(SubscriptionCard, { subscription }),
    'manage, running': statusSentence(subscription),
    ...(!once && {
      'manage, cancelled': statusSentence({ ...subscription, state: 'ending' }),
      'dialog that cancels': cancelSentence(subscription),
    }),
    'manage, ended': statusSentence({ ...subscription, state: 'ended', endedAt: START }),
    'dialog that withdraws': withdrawSentence(subscription),
    ...(!terms.code && { terms: planRows([plan]) }),
  };
}

// biome-ignore lint/suspicious/noExplicitAny: a component takes what it takes
function rendered(component: any, props: object): string {
  return textOf(renderToStaticMarkup(createElement(Router, { ssrPath: '/', children: createElement(component, props) })));
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
}

function ignore(): void {}

function providerPage({ plan, terms }: Order): string {
  const [product, ...catalogue] = catalogueObjects(plan, 'Shop', 0);
  const price = catalogue.find(({ object }) => object === 'price');
  if (product?.object !== 'product' || price?.object !== 'price') throw new Error('The catalogue has no price.');
  const charges = severalCharges(terms) ?? 1;
  const isForever = terms.code !== undefined && terms.phases[0].periods === null;
  const coupon = isReduced(terms)
    ? newCoupon(
        {
          ...{ id: 'c', amountOff: fullPrice(terms) - terms.phases[0].amount, currency: price.currency, metadata: {} },
          name: terms.code?.name ?? 'Introductory offer',
          duration: isForever ? 'forever' : charges > 1 ? 'repeating' : 'once',
          months: charges > 1 ? charges * (monthsIn(plan.period) ?? 0) : null,
        },
        0,
      )
    : undefined;
  const trial = trialOf(terms);
  const session = newSession(
    {
      ...{ price, coupon, quantity: 1, email: 'ada@example.com', clientReference: 'a', metadata: {}, subscriptionMetadata: {} },
      ...(plan.once && { mode: 'payment' as const }),
      ...(trial && { trialDays: trial.days, fee: trial.price }),
      ...{ successUrl: SITE.href, cancelUrl: undefined, returnUrl: undefined, expiresAt: undefined, managed: false },
      ...{ adaptivePricing: false, paymentMethods: undefined, uiMode: 'hosted_page' },
    },
    SITE,
    new Date(START),
  );
  return textOf(paymentPage({ session, price, product, coupon }, EMPTY_CARD, {}, new Date(START)).text);
}

/** Of the first period, or of the access. */
function endOf({ plan, terms }: Order): number | undefined {
  if (!plan.once) return chargesOf(terms, START, 2)[1]?.at;
  return plan.period.unit === 'lifetime' ? undefined : periodEnd(plan.period, START);
}

function rowOf(order: Order): SubscriptionRow {
  const { plan, terms } = order;
  const end = endOf(order);
  const { dueNow, dueLater } = dueOf(terms);
  const [, next] = chargesOf(terms, START, 2);
  const several = severalCharges(terms);
  const regular = several === undefined ? undefined : chargesOf(terms, START, several + 1).at(-1);
  const at = new Date(START);
  return {
    email: 'ada@example.com',
    plan_id: plan.id,
    paid_plan_id: plan.id,
    paid_plan_amount: fullPrice(terms),
    attempt_id: null,
    currency: terms.currency,
    first_amount: dueNow,
    renewal_amount: next?.amount ?? 0,
    regular_amount: regular ? dueLater : null,
    regular_from: regular ? new Date(regular.at) : null,
    status: trialOf(terms) ? 'trialing' : 'active',
    started_at: at,
    trial_ends_at: trialOf(terms) && next ? new Date(next.at) : null,
    current_period_start: at,
    current_period_end: end === undefined ? null : new Date(end),
    once: plan.once === true,
    as_of: at,
    cancel_at_period_end: false,
    ended_at: null,
    end_reason: null,
    duplicate_of: null,
  } as SubscriptionRow;
}

function mailsOf(order: Order): Sentences {
  const { plan, terms } = order;
  const row = rowOf(order);
  const { dueNow, dueLater, currency } = dueOf(terms);
  const payment = {
    id: 'in_1',
    reason: 'renewal',
    status: 'paid',
    amount_paid: row.renewal_amount,
    created_at: row.as_of,
  } as PaymentRow;
  const context = { pauseChosen: false, seller: 'shop' } as const;
  const about = (change: Parameters<typeof mailFor>[0]) => mailFor(change, row, plan.id, [payment], context);
  const trial = trialOf(terms);
  const reminder: MailOrder = {
    template: 'renewal-reminder',
    to: row.email,
    facts: {
      planId: plan.id,
      currency,
      amount: row.renewal_amount,
      renewsOn: (row.current_period_end ?? row.as_of).toISOString(),
      introductory: !trial && !terms.code && dueNow < dueLater,
      discountOver: false,
      ...(trial && { trial: true }),
      ...(row.regular_amount !== null && { regularAmount: row.regular_amount, regularFrom: row.regular_from?.toISOString() }),
    } as Extract<MailOrder, { template: 'renewal-reminder' }>['facts'],
  };
  const receivedAt = row.as_of.toISOString();
  const withdrawn: MailOrder = {
    template: 'withdrawn',
    to: row.email,
    facts: { planId: plan.id, currency, amount: dueNow, receivedAt },
  };
  const mails = {
    'mail of the order': about({ kind: 'started' }),
    ...(!plan.once && {
      'mail of a renewal': about({ kind: 'renewed', paymentId: 'in_1', amount: row.renewal_amount }),
      'mail of a cancellation': about({ kind: 'cancelled' }),
      'mail of a reminder': reminder,
    }),
    'mail of the end': about({ kind: 'ended' }),
    'mail of a refund': about({ kind: 'refunded', paymentId: 'in_1', amount: dueNow }),
    'mail of a withdrawal': withdrawn,
    'mail of a duplicate': {
      template: 'duplicate',
      to: row.email,
      facts: { planId: plan.id, currency, amount: dueNow },
    } as const,
    'mail of a request': { template: 'guarantee-requested', to: row.email, facts: { planId: plan.id, receivedAt } } as const,
  };
  return Object.fromEntries(
    Object.entries(mails).flatMap(([place, mail]) => {
      if (!mail) return [];
      const { subject, text } = renderMail(mail, sold, { publicUrl: SITE, operatorUrl: SITE });
      return [[place, `${subject} ${text}`.replace(/\s+/g, ' ')]];
    }),
  );
}

function managedOf(order: Order): ManagedSubscription {
  const { plan, terms } = order;
  const row = rowOf(order);
  return {
    id: 'sub_1',
    planId: plan.id,
    currency: terms.currency,
    once: plan.once === true,
    state: 'running',
    startedAt: START,
    endedAt: null,
    endReason: null,
    periodEnd: row.current_period_end?.getTime() ?? null,
    trial: trialOf(terms) ? { runs: true } : null,
    unpaidSince: null,
    openUntil: null,
    resumesAt: null,
    resumption: null,
    renewalAmount: row.renewal_amount,
    regular: row.regular_amount === null ? null : { amount: row.regular_amount, from: row.regular_from?.getTime() ?? 0 },
    until: null,
    can: {
      ...{ cancel: true, keep: false, changePlan: false, guaranteeUntil: null },
      ...{ withdrawUntil: START + 14 * DAY_MS, withdrawAmount: dueOf(terms).dueNow },
    },
    alternatives: NO_ALTERNATIVES,
    withdrawnAt: null,
    guaranteeAskedAt: null,
    payments: [],
    agreements: [],
  };
}

/** With its sign. Days and percentages have none. */
function amountsIn(text: string): readonly string[] {
  return Array.from(text.matchAll(/[$¥]\d+(?:,\d{3})*(?:\.\d\d)?/g), ([amount]) => amount);
}

/** A card also names prices by the day, and what a longer plan would cost by the month. */
function amountsAllowed({ plan, terms }: Order, place: string): ReadonlySet<string> {
  const { now, before } = cardPrices(plan, terms);
  const ofCard = [now.perDay, before?.perDay, priceByTheMonth(plan, [plan])];
  const off = place === 'page of the provider' ? [fullPrice(terms) - terms.phases[0].amount] : [];
  const amounts = [...terms.phases.map(({ amount }) => amount), fullPrice(terms), ...off, ...(place === 'card' ? ofCard : [])];
  return new Set(amounts.flatMap((amount) => (amount === undefined ? [] : money(amount, terms.currency))));
}
