import type { Terms } from '../checkout/terms.ts';
import type { Interval, Plan } from '../plans/plan.ts';
import { day } from '../presentation/day.ts';
import { fill } from '../presentation/fill.ts';
import { money } from '../presentation/money.ts';

/** With the places {plan}, {renewal}, {period} and {day}. A changed sentence needs a new `version`. */
export type PlanChangeConsent = {
  readonly version: string;
  readonly renewal: string;
  readonly periods: Readonly<Record<Interval, string>>;
};

export function planChangeTerms(plan: Plan): Terms {
  return { dueNow: 0, dueLater: plan.listPrice };
}

export function planChangeConsent({ renewal, periods }: PlanChangeConsent, plan: Plan, startsOn: number): string {
  return fill(renewal, {
    plan: plan.title,
    renewal: money(plan.listPrice),
    period: periods[plan.interval],
    day: day(startsOn, 'UTC'),
  });
}
