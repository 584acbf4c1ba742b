import type { Interval, Plan } from '../plans/plan.ts';
import { day } from '../presentation/day.ts';
import { fill } from '../presentation/fill.ts';
import { money } from '../presentation/money.ts';

/** The sentence beside the box for another plan, with the places {plan}, {price}, {period} and {day}. */
export type PlanChangeConsent = {
  /** Changes with every change of the sentence. */
  readonly version: string;
  readonly renewal: string;
  readonly periods: Readonly<Record<Interval, string>>;
};

/** What a buyer agrees to who changes to `plan` from `startsOn` on (epoch milliseconds), as it is shown and as it is kept: the day is UTC's. */
export function planChangeConsent({ renewal, periods }: PlanChangeConsent, plan: Plan, startsOn: number): string {
  return fill(renewal, {
    plan: plan.title,
    price: money(plan.listPrice),
    period: periods[plan.interval],
    day: day(startsOn, 'UTC'),
  });
}
