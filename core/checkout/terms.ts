import type { OfferState } from '../offers/offer.ts';
import type { Span } from '../plans/period.ts';
import { type Currency, currencyOf, introPrice, type Plan } from '../plans/plan.ts';
import { money } from '../presentation/money.ts';

/** The amount is charged when each period begins, and a trial of no price charges nothing. `periods` is null until somebody ends it. */
export type TermsPhase = {
  readonly amount: number;
  readonly period: Span;
  readonly periods: number | null;
};

/** What a buyer is charged, phase after phase. Amounts are in the smallest unit of the currency. */
export type Terms = {
  readonly currency: Currency;
  readonly phases: readonly [TermsPhase, ...TermsPhase[]];
  /** By which the first phase costs less than `price`. Without one, an introductory price does. */
  readonly code?: { readonly name: string; readonly price: number };
  /** Of what is bought once: what its one charge is without a reduction. */
  readonly once?: { readonly price: number };
};

/** As a visitor reads and agrees to them, and as they are stored. */
export type DueAmounts = {
  readonly dueNow: number;
  /** Of what is bought once, its price without a reduction: nothing is charged later. */
  readonly dueLater: number;
  readonly currency: Currency;
  /** `dueNow` is the price of a trial of so many days. */
  readonly trialDays?: number;
  readonly once?: true;
  /** `charges` cost `dueNow`; null: all of them. */
  readonly code?: { readonly name: string; readonly price: number; readonly charges: number | null };
};

export function regularTerms(plan: Plan): Terms {
  return startingAt(plan.listPrice, plan);
}

/** A trial, or the introductory price. */
export function introductoryTerms(plan: Plan): Terms {
  const { trialDays, trialPrice = 0, listPrice: dueLater } = plan;
  if (trialDays) return termsOf(plan, { dueNow: trialPrice, dueLater, currency: currencyOf(plan), trialDays });
  return startingAt(introPrice(plan), plan);
}

function startingAt(dueNow: number, plan: Plan): Terms {
  return termsOf(plan, { dueNow, dueLater: plan.listPrice, currency: currencyOf(plan), ...(plan.once && { once: true }) });
}

/** An unknown offer means the list price, because a shown price must never rise. A trial is of every day. */
export function checkoutTerms(plan: Plan, offer: OfferState): Terms {
  return offer.kind === 'running' || plan.trialDays ? introductoryTerms(plan) : regularTerms(plan);
}

export function termsOf(
  { period }: Pick<Plan, 'period'>,
  { dueNow, dueLater, currency, trialDays, once, code }: DueAmounts,
): Terms {
  const coded = code && { code: { name: code.name, price: code.price } };
  if (once) return { currency, phases: [{ amount: dueNow, period, periods: 1 }], once: { price: dueLater }, ...coded };
  const regular = { amount: dueLater, period, periods: null };
  const trial = trialDays && { every: trialDays, unit: 'day' as const };
  const first = { amount: dueNow, period: trial || period, periods: code?.charges ?? 1 };
  const phases: Terms['phases'] = !trial && dueNow === dueLater ? [regular] : [first, regular];
  return { currency, phases, ...coded };
}

export function dueOf({ currency, phases: [first, regular = first], code, once }: Terms): DueAmounts {
  const { unit, every: trialDays } = first.period;
  const amounts = {
    dueNow: first.amount,
    dueLater: once?.price ?? regular.amount,
    currency,
    ...(unit === 'day' && { trialDays }),
    ...(once && { once: true as const }),
  };
  return code ? { ...amounts, code: { ...code, charges: first.periods } } : amounts;
}

/** As a checkout names what its page showed. `code` is the name. */
export type ShownAmounts = Omit<DueAmounts, 'code'> & { readonly code?: string | undefined };

export function shownAmounts(terms: Terms): ShownAmounts {
  const { code, ...amounts } = dueOf(terms);
  return { ...amounts, ...(code && { code: code.name }) };
}

/** What the provider's price of the plan is, from which an introductory price or a code takes something. */
export function fullPrice(terms: Terms): number {
  return terms.code?.price ?? dueOf(terms).dueLater;
}

/** The first phase is a period at less than the price, and no trial. */
export function isReduced(terms: Terms): boolean {
  const [{ amount, period }] = terms.phases;
  return period.unit !== 'day' && amount < fullPrice(terms);
}

export function isIntroductory(terms: Terms): boolean {
  return isReduced(terms) && terms.code === undefined;
}

export function percentOff(terms: Terms): number {
  return Math.round((1 - terms.phases[0].amount / fullPrice(terms)) * 100);
}

/** The places {price} and {renewal} of every sentence about terms. */
export function amountsOf(terms: Terms): { readonly price: string; readonly renewal: string } {
  const { dueNow, dueLater, currency } = dueOf(terms);
  return { price: money(dueNow, currency), renewal: money(dueLater, currency) };
}
