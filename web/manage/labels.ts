import { consent } from '../../content/pages/checkout.ts';
import { manageCopy } from '../../content/pages/manage.ts';
import { plans } from '../../content/plans.ts';
import type { ManagedSubscription } from '../../core/api/manage.ts';
import { findPlan, planTitle } from '../../core/plans/plan.ts';
import { day } from '../../core/presentation/day.ts';
import { fill } from '../../core/presentation/fill.ts';
import { money } from '../../core/presentation/money.ts';

const { overview: copy } = manageCopy;

export function periodOf(id: string): string {
  const plan = findPlan(plans, id);
  return plan ? consent.periods[plan.interval] : '';
}

export function statusSentence(subscription: ManagedSubscription): string {
  const { state, planId, until, renewalAmount, periodEnd, endedAt, withdrawnAt } = subscription;
  const at = { ended: endedAt ?? periodEnd, withdrawn: withdrawnAt, running: periodEnd, ending: periodEnd }[state as 'ended'];
  const sentence = state === 'running' && until ? copy.sentences.changing : copy.sentences[state];
  return fill(sentence, {
    day: at ? day(at) : '',
    price: money(renewalAmount),
    period: periodOf(planId),
    plan: planTitle(plans, planId),
    until: until ? planTitle(plans, until.planId) : '',
  });
}
