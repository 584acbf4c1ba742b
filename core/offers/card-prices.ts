import { checkoutTerms } from '../checkout/terms.ts';
import { type Plan, perDay } from '../plans/plan.ts';
import type { OfferState } from './offer.ts';

type Price = { readonly price: number; readonly perDay: number };

type CardPrices = { readonly now: Price; readonly before?: Price };

export function cardPrices(plan: Plan, offer: OfferState): CardPrices {
  const { dueNow, dueLater } = checkoutTerms(plan, offer);
  const priced = (price: number): Price => ({ price, perDay: perDay(plan, price) });
  return { now: priced(dueNow), ...(dueNow < dueLater && { before: priced(dueLater) }) };
}
