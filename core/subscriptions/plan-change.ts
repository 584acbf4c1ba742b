import { amountsOf, regularTerms, type ShownAmounts, shownAmounts } from '../checkout/terms.ts';
import { type PeriodWords, periodText } from '../plans/period.ts';
import type { Plan } from '../plans/plan.ts';
import { day } from '../presentation/day.ts';
import { fill } from '../presentation/fill.ts';

/** With the places {plan}, {renewal}, {period} and {day}. A changed sentence needs a new `version`. */
export type PlanChangeConsent = {
  readonly version: string;
  readonly renewal: string;
  readonly periods: PeriodWords;
};

/** The plan that is paid for until a planned change begins. Its amount is in cents, and null until the provider was asked. */
export type PaidPlan = { readonly planId: string; readonly amount: number | null };

/** A planned change that is taken back leads to the price that was paid for, whatever the plan costs today. */
export function withPaidPrice(plan: Plan, paid: PaidPlan | null): Plan {
  return paid?.planId === plan.id ? { ...plan, listPrice: paid.amount ?? plan.listPrice } : plan;
}

/** They begin with the next period. */
export function planChangeTerms(plan: Plan): ShownAmounts {
  return { ...shownAmounts(regularTerms(plan)), dueNow: 0 };
}

export function planChangeConsent({ renewal, periods }: PlanChangeConsent, plan: Plan, startsOn: number): string {
  return fill(renewal, {
    plan: plan.title,
    renewal: amountsOf(regularTerms(plan)).renewal,
    period: plan.once ? '' : periodText(periods, plan.period),
    day: day(startsOn, 'UTC'),
  });
}
