import type { OfferState } from '../offers/offer.ts';
import { type Currency, introPrice, type Plan } from '../plans/plan.ts';

export type Terms = { readonly dueNow: number; readonly dueLater: number };
export type PricedTerms = Terms & { readonly currency: Currency };

/** An unknown offer means the list price, because a shown price must never rise. Amounts are cents. */
export function checkoutTerms(plan: Plan, offer: OfferState): Terms {
  return { dueNow: offer.kind === 'running' ? introPrice(plan) : plan.listPrice, dueLater: plan.listPrice };
}

export function isIntroductory({ dueNow, dueLater }: Terms): boolean {
  return dueNow < dueLater;
}
