import { hasEnded } from '../../../core/subscriptions/change.ts';
import type { PaidPlan } from '../../../core/subscriptions/plan-change.ts';
import type { SubscriptionRow } from './store.ts';

/** A plan change names the next plan at once, and the paid period stays one of the plan before. */
export function planPaidFor({ subscription }: { readonly subscription: SubscriptionRow }): string {
  return subscription.paid_plan_id ?? subscription.plan_id;
}

/** Null where no change is planned. */
export function paidPlanUntilChange({ subscription }: { readonly subscription: SubscriptionRow }): PaidPlan | null {
  const planId = planPaidFor({ subscription });
  if (hasEnded(subscription.status) || planId === subscription.plan_id) return null;
  return { planId, amount: subscription.paid_plan_amount };
}
