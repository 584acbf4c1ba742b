import type { OfferState } from '../offers/offer.ts';
import { CURRENCY, type Currency, type Interval, introPrice, type Plan } from '../plans/plan.ts';
import { money } from '../presentation/money.ts';

/** The amount is charged when each period begins. `periods` is null until somebody ends it. */
export type TermsPhase = {
  readonly amount: number;
  readonly interval: Interval;
  readonly periods: number | null;
};

/** What a buyer is charged, phase after phase. Amounts are in the smallest unit of the currency. */
export type Terms = { readonly currency: Currency; readonly phases: readonly [TermsPhase, ...TermsPhase[]] };

/** As a visitor reads and agrees to them, and as they are stored. */
export type DueAmounts = { readonly dueNow: number; readonly dueLater: number; readonly currency: Currency };

export function regularTerms(plan: Plan): Terms {
  return startingAt(plan.listPrice, plan);
}

export function introductoryTerms(plan: Plan): Terms {
  return startingAt(introPrice(plan), plan);
}

function startingAt(dueNow: number, plan: Plan): Terms {
  return termsOf(plan, { dueNow, dueLater: plan.listPrice, currency: CURRENCY });
}

/** An unknown offer means the list price, because a shown price must never rise. */
export function checkoutTerms(plan: Plan, offer: OfferState): Terms {
  return offer.kind === 'running' ? introductoryTerms(plan) : regularTerms(plan);
}

export function termsOf({ interval }: Pick<Plan, 'interval'>, { dueNow, dueLater, currency }: DueAmounts): Terms {
  const regular = { amount: dueLater, interval, periods: null };
  return { currency, phases: dueNow === dueLater ? [regular] : [{ amount: dueNow, interval, periods: 1 }, regular] };
}

export function dueOf({ currency, phases: [first, regular = first] }: Terms): DueAmounts {
  return { dueNow: first.amount, dueLater: regular.amount, currency };
}

export function isIntroductory({ dueNow, dueLater }: Pick<DueAmounts, 'dueNow' | 'dueLater'>): boolean {
  return dueNow < dueLater;
}

export function percentOff(terms: Terms): number {
  const { dueNow, dueLater } = dueOf(terms);
  return Math.round((1 - dueNow / dueLater) * 100);
}

/** The places {price} and {renewal} of every sentence about terms. */
export function amountsOf(terms: Terms): { readonly price: string; readonly renewal: string } {
  const { dueNow, dueLater, currency } = dueOf(terms);
  return { price: money(dueNow, currency), renewal: money(dueLater, currency) };
}
