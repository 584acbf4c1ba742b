import { fullPrice, isReduced, type Terms } from '../checkout/terms.ts';
import { type Plan, perDay } from '../plans/plan.ts';

type Price = { readonly price: number; readonly perDay: number };

type CardPrices = { readonly now: Price; readonly before?: Price };

export function cardPrices(plan: Plan, terms: Terms): CardPrices {
  const priced = (price: number): Price => ({ price, perDay: perDay(plan, price) });
  const full = priced(fullPrice(terms));
  return isReduced(terms) ? { now: priced(terms.phases[0].amount), before: full } : { now: full };
}
