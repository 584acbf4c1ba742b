import type { OfferState } from '../offers/offer.ts';
import { introPrice, type Plan } from '../plans/plan.ts';

/** What a buyer agrees to pay, in cents: today, and every period after. */
export type Terms = { readonly dueNow: number; readonly dueLater: number };

/** The introductory price needs a running offer; while the offer is not known the list price is promised, so that no price is ever corrected upwards. */
export function checkoutTerms(plan: Plan, offer: OfferState): Terms {
  return { dueNow: offer.kind === 'running' ? introPrice(plan) : plan.listPrice, dueLater: plan.listPrice };
}
