import { dueOf, isIntroductory, type Terms } from '../checkout/terms.ts';
import { type Plan, perDay } from '../plans/plan.ts';

type Price = { readonly price: number; readonly perDay: number };

type CardPrices = { readonly now: Price; readonly before?: Price };

export function cardPrices(plan: Plan, terms: Terms): CardPrices {
  const due = dueOf(terms);
  const priced = (price: number): Price => ({ price, perDay: perDay(plan, price) });
  return { now: priced(due.dueNow), ...(isIntroductory(due) && { before: priced(due.dueLater) }) };
}
