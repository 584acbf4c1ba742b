import { isDeepStrictEqual } from 'node:util';
import { planChange } from '../../../content/pages/manage.ts';
import { plans } from '../../../content/plans.ts';
import type { SubscriptionRequest } from '../../../core/api/manage.ts';
import { CURRENCY, findPlan } from '../../../core/plans/plan.ts';
import { planChangeConsent, planChangeTerms } from '../../../core/subscriptions/plan-change.ts';
import { planPaidFor } from '../subscriptions/plan.ts';
import { type SyncDeps, syncSubscription } from '../subscriptions/sync.ts';
import {
  DONE_OUTCOME,
  type RequestOutcome,
  refusal,
  type SubscriptionReference,
  withOwnedSubscription,
} from './owned-subscription.ts';
import { addRequest, closeRequest } from './requests.ts';
import { addConsent } from './store.ts';

type PlanChangeRequest = Extract<SubscriptionRequest, { kind: 'plan-change' }>;

/** The new plan starts with the next period, at its list price. */
export async function changePlan(
  deps: SyncDeps,
  reference: SubscriptionReference,
  request: PlanChangeRequest,
): Promise<RequestOutcome> {
  const plan = findPlan(plans, request.planId);
  if (!plan) return refusal('unknownPlan');
  if (request.consent.version !== planChange.version) return refusal('termsChanged');
  if (!isDeepStrictEqual(request.shown, { ...planChangeTerms(plan), currency: CURRENCY })) return refusal('priceChanged');

  const { subscriptionId } = reference;
  const outcome = await withOwnedSubscription<RequestOutcome | { requestId: string; text: string; attemptId: string | null }>(
    deps,
    reference,
    async ({ tx, owned, rights, at }) => {
      const { subscription } = owned;
      if (subscription.plan_id === plan.id) return DONE_OUTCOME;
      if (!rights.changePlan || !subscription.current_period_end) return refusal('notPossible');
      const text = planChangeConsent(planChange, plan, subscription.current_period_end.getTime());
      const from = planPaidFor(owned);
      const detail = { from, to: plan.id, price: plan.listPrice, agreed: text, version: planChange.version };
      const requestId = await addRequest(tx, { kind: 'plan-change', subscriptionId, detail }, at);
      return { requestId, text, attemptId: subscription.attempt_id };
    },
  );
  if ('ok' in outcome) return outcome;

  const changed = await deps.payments.changePlan(subscriptionId, plan);
  if (!changed.ok) return refusal('unavailable', changed.detail);
  const { requestId, text, attemptId } = outcome;
  await deps.db.transaction().execute(async (tx) => {
    await closeRequest(tx, requestId, deps.now());
    if (attemptId !== null) await addConsent(tx, { attemptId, text, version: planChange.version, plan });
  });
  await syncSubscription(deps, subscriptionId);
  return DONE_OUTCOME;
}
