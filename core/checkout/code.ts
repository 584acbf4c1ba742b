import { canReduce } from '../plans/period.ts';
import { monthsAfter } from '../plans/period-end.ts';
import type { Currency, Plan } from '../plans/plan.ts';
import { stepOf } from '../presentation/units.ts';
import { chargesOf } from './charges.ts';
import { dueOf, regularTerms, type Terms, termsOf } from './terms.ts';

/** What a discount code takes off. Amounts are in the smallest unit of their currency. */
export type CodeRule = {
  readonly name: string;
  readonly off: { readonly percent: number } | { readonly amount: number; readonly currency: Currency };
  /** How many charges it reduces; null: all of them. */
  readonly charges: number | null;
  /** Null: every plan. */
  readonly plans: readonly string[] | null;
};

/** Undefined where the code does not hold for the plan, cannot be counted in its periods, or would leave nothing to pay. */
export function codeTerms(plan: Plan, { name, off, charges, plans }: CodeRule): Terms | undefined {
  const regular = dueOf(regularTerms(plan));
  const { dueLater: price, currency } = regular;
  const isForPlan = (plans === null || plans.includes(plan.id)) && (plan.once || canReduce(plan.period, charges));
  const less = 'percent' in off ? roundTo(stepOf(currency), (price * off.percent) / 100) : off.amount;
  if (!isForPlan || less <= 0 || less >= price || ('currency' in off && off.currency !== currency)) return undefined;
  const dueNow = price - less;
  if (plan.once) return termsOf(plan, { dueNow, dueLater: price, currency, once: true, code: { name, price, charges: 1 } });
  return termsOf(plan, { dueNow, dueLater: charges === null ? dueNow : price, currency, code: { name, price, charges } });
}

function roundTo(step: number, amount: number): number {
  return Math.round(amount / step) * step;
}

/** The better for the buyer of the introductory price and a code, by what a year costs and then by what follows; never both. */
export function betterTerms(offered: Terms, coded: Terms | undefined): Terms {
  if (coded === undefined) return offered;
  const saved = firstYear(offered) - firstYear(coded) || dueOf(offered).dueLater - dueOf(coded).dueLater;
  return saved > 0 ? coded : offered;
}

/** In a year of weeks, with a trial. */
const MAX_CHARGES = 54;

function firstYear(terms: Terms): number {
  const end = monthsAfter(0, 12);
  return chargesOf(terms, 0, MAX_CHARGES)
    .filter(({ at }) => at < end)
    .reduce((sum, { amount }) => sum + amount, 0);
}
