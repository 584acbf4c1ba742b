import type { Interval, Plan } from '../plans/plan.ts';
import { fill } from '../presentation/fill.ts';
import { money } from '../presentation/money.ts';
import type { Terms } from './terms.ts';

/** The sentences beside the two consent boxes; `renewal` has the places {price}, {renewal} and {period}. */
export type ConsentCopy = {
  /** Changes with every change of a sentence, so that what was agreed can be told later. */
  readonly version: string;
  readonly renewal: string;
  readonly adult: string;
  /** What follows 'every'. */
  readonly periods: Readonly<Record<Interval, string>>;
};

/** The renewal sentence as this visitor is shown it, and as it is kept with the order. */
export function renewalConsent(copy: ConsentCopy, plan: Plan, terms: Terms): string {
  return fill(copy.renewal, {
    price: money(terms.dueNow),
    renewal: money(terms.dueLater),
    period: copy.periods[plan.interval],
  });
}
