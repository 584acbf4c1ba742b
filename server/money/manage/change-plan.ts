import { planChange } from '../../../content/pages/manage.ts';
import { plans } from '../../../content/plans.ts';
import type { SubscriptionRequest } from '../../../core/api/manage.ts';
import { findPlan } from '../../../core/plans/plan.ts';
import { planChangeConsent } from '../../../core/subscriptions/plan-change.ts';
import { planPaidFor } from '../subscriptions/plan.ts';
import { type SyncDeps, syncSubscription } from '../subscriptions/sync.ts';
import { type Asked, DONE, refused, type Which, withOwn } from './own.ts';
import { addConsent, addRequest, closeRequest } from './store.ts';

type Wish = Extract<SubscriptionRequest, { kind: 'plan-change' }>;

/** From the next period on another plan at its list price; nothing is charged before. */
export async function changePlan(deps: SyncDeps, which: Which, wish: Wish): Promise<Asked> {
  const plan = findPlan(plans, wish.planId);
  if (!plan) return refused('unknownPlan');
  if (wish.consent.version !== planChange.version) return refused('termsChanged');
  if (wish.shownPrice !== plan.listPrice) return refused('priceChanged');

  const { subscriptionId } = which;
  const asked = await withOwn<Asked | { requestId: string; text: string; attemptId: string | null }>(
    deps,
    which,
    async ({ tx, owned, rights, at }) => {
      const { subscription } = owned;
      if (subscription.plan_id === plan.id) return DONE;
      if (!rights.changePlan || !subscription.current_period_end) return refused('notPossible');
      const text = planChangeConsent(planChange, plan, subscription.current_period_end.getTime());
      const from = planPaidFor(owned);
      const detail = { from, to: plan.id, price: plan.listPrice, agreed: text, version: planChange.version };
      const requestId = await addRequest(tx, { kind: 'plan-change', subscriptionId, detail }, at);
      return { requestId, text, attemptId: subscription.attempt_id };
    },
  );
  if ('ok' in asked) return asked;

  const changed = await deps.payments.changePlan(subscriptionId, plan);
  if (!changed.ok) return refused('unavailable', changed.detail);
  const { requestId, text, attemptId } = asked;
  await deps.db.transaction().execute(async (tx) => {
    await closeRequest(tx, requestId, deps.now());
    if (attemptId !== null) await addConsent(tx, { attemptId, text, version: planChange.version, plan });
  });
  await syncSubscription(deps, subscriptionId);
  return DONE;
}
