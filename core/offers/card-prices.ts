import { fullPrice, isReduced, type Terms, trialOf } from '../checkout/terms.ts';
import { type Plan, perDay } from '../plans/plan.ts';

type Price = { readonly price: number; readonly perDay: number };

type CardPrices = { readonly now: Price; readonly before?: Price };

export function cardPrices(plan: Plan, terms: Terms): CardPrices {
  const priced = (price: number): Price => ({ price, perDay: perDay(plan, price) });
  return {
    now: priced(trialOf(terms) ? fullPrice(terms) : terms.phases[0].amount),
    ...(isReduced(terms) && { before: priced(fullPrice(terms)) }),
  };
}
