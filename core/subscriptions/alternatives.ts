import type { Terms } from '../checkout/terms.ts';
import { canReduce } from '../plans/period.ts';
import { monthsAfter } from '../plans/period-end.ts';
import { findPlan, otherPlans, type Plan, plansIn } from '../plans/plan.ts';
import { DAY_MS } from '../time.ts';
import { percentReduced } from './discount.ts';

/** What a buyer who is about to cancel may choose instead, below the button that cancels. */
export type AlternativesPolicy = {
  /** Lengths of a pause. */
  readonly pauseMonths: readonly number[];
  /** Once a year. Without one a smaller plan stands in its place. */
  readonly discount?: ChargeDiscount;
};

/** Of the next `charges` charges. */
export type ChargeDiscount = { readonly percent: number; readonly charges: number };

/** `resumesAt` is epoch milliseconds. */
export type PauseChoice = { readonly months: number; readonly resumesAt: number };

export type Alternatives = {
  readonly pauses: readonly PauseChoice[];
  readonly discount: (ChargeDiscount & { readonly terms: Terms }) | null;
  readonly smallerPlan: string | null;
};

export const NO_ALTERNATIVES: Alternatives = { pauses: [], discount: null, smallerPlan: null };

/** Between two discounts or smaller plans of one buyer. */
export const ALTERNATIVE_MS = 365 * DAY_MS;

export type AlternativesInput = {
  readonly planId: string;
  readonly currency: string;
  readonly renewalAmount: number;
  /** Without any discount; null where it is not known. */
  readonly fullAmount: number | null;
  /** Until when it is paid, and when it renews; null where a payment is open, a change is planned, or a discount ends. */
  readonly renewsAt: number | null;
  /** A day of it is not over yet: a discount of now could count as one of the charge that began it. */
  readonly periodIsNew: boolean;
  /** A discount or a smaller plan was chosen within a year. */
  readonly usedThisYear: boolean;
};

export function alternativesFor(
  { pauseMonths, discount }: AlternativesPolicy,
  input: AlternativesInput,
  plans: readonly Plan[],
): Alternatives {
  const { planId, currency, renewalAmount, fullAmount, renewsAt, periodIsNew, usedThisYear } = input;
  const plan = findPlan(plans, planId);
  if (!plan || plan.once || renewsAt === null) return NO_ALTERNATIVES;
  const isCountable = discount !== undefined && canReduce(plan.period, discount.charges);
  const reduces = isCountable && !usedThisYear && !periodIsNew && renewalAmount === fullAmount;
  return {
    pauses: pauseMonths.map((months) => ({ months, resumesAt: monthsAfter(renewsAt, months) })),
    discount: reduces ? { ...discount, terms: discountedTerms(plan, input, discount) } : null,
    smallerPlan: usedThisYear || discount !== undefined ? null : (smallerPlan(planId, plansIn(plans, currency))?.id ?? null),
  };
}

function discountedTerms(
  { period }: Plan,
  { currency, renewalAmount }: AlternativesInput,
  { percent, charges }: ChargeDiscount,
): Terms {
  const reduced = { amount: percentReduced(renewalAmount, percent), period, periods: charges };
  return { currency, phases: [reduced, { amount: renewalAmount, period, periods: null }] };
}

/** Of the plans of the family that charge less at a time, the one that charges most. */
function smallerPlan(planId: string, plans: readonly Plan[]): Plan | undefined {
  const { listPrice = 0 } = findPlan(plans, planId) ?? {};
  const [next] = otherPlans(plans, planId)
    .filter((plan) => plan.listPrice < listPrice)
    .toSorted((a, b) => b.listPrice - a.listPrice);
  return next;
}
