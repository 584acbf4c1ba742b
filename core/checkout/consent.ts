import type { Interval, Plan } from '../plans/plan.ts';
import { fill } from '../presentation/fill.ts';
import { amountsOf, type Terms } from './terms.ts';

/** `renewal` has the places {price}, {renewal} and {period}. A changed sentence needs a new `version`. */
export type ConsentCopy = {
  readonly version: string;
  readonly renewal: string;
  readonly adult: string;
  readonly periods: Readonly<Record<Interval, string>>;
};

export function renewalConsent(copy: ConsentCopy, plan: Plan, terms: Terms): string {
  return termsText(copy.renewal, copy, plan, terms);
}

export function termsText(sentence: string, { periods }: Pick<ConsentCopy, 'periods'>, plan: Plan, terms: Terms): string {
  return fill(sentence, { plan: plan.title, ...amountsOf(terms), period: periods[plan.interval] });
}
