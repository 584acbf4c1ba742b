import type { SubscriptionRow } from './store.ts';

/** A plan change names the next plan at once, and the paid period stays one of the plan before. */
export function planPaidFor({ subscription }: { readonly subscription: SubscriptionRow }): string {
  return subscription.paid_plan_id ?? subscription.plan_id;
}
