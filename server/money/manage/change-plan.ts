import { isDeepStrictEqual } from 'node:util';
import { planChange } from '../../../content/pages/manage.ts';
import { plans } from '../../../content/plans.ts';
import type { SubscriptionRequest } from '../../../core/api/manage.ts';
import { findPlan, otherPlans, type Plan, planIn } from '../../../core/plans/plan.ts';
import { planChangeConsent, planChangeTerms, withPaidPrice } from '../../../core/subscriptions/plan-change.ts';
import { paidPlanUntilChange, planPaidFor } from '../subscriptions/plan.ts';
import { type SyncDeps, syncSubscription } from '../subscriptions/sync.ts';
import { alternativesTo } from './alternatives.ts';
import {
  DONE_OUTCOME,
  type RequestOutcome,
  refusal,
  type SubscriptionReference,
  withOwnedSubscription,
} from './owned-subscription.ts';
import { addRequest, closeRequest } from './requests.ts';
import { addConsent, findOwnedSubscription } from './store.ts';

type PlanChangeRequest = Extract<SubscriptionRequest, { kind: 'plan-change' }>;

type AgreedChange = {
  readonly requestId: string;
  readonly text: string;
  readonly plan: Plan;
  readonly priced: Plan;
  readonly attemptId: string | null;
};

/** The new plan starts with the next period, at its list price; the paid plan goes on at the price that was paid for. */
export async function changePlan(
  deps: SyncDeps,
  reference: SubscriptionReference,
  request: PlanChangeRequest,
): Promise<RequestOutcome> {
  const sold = findPlan(plans, request.planId);
  if (!sold) return refusal('unknownPlan');
  if (request.consent.version !== planChange.version) return refusal('termsChanged');
  const { subscriptionId } = reference;
  if (await takesBack(deps, reference, sold)) {
    const synced = await syncSubscription(deps, subscriptionId);
    if (typeof synced === 'object') return refusal('unavailable', synced.detail);
  }
  const outcome = await withOwnedSubscription<RequestOutcome | AgreedChange>(
    deps,
    reference,
    async ({ tx, owned, rights, at }) => {
      const { subscription } = owned;
      // A subscription keeps the currency of its order.
      const priced = planIn(sold, subscription.currency);
      if (!priced) return refusal('notPossible');
      const plan = withPaidPrice(priced, paidPlanUntilChange(owned));
      if (!isDeepStrictEqual(request.shown, planChangeTerms(plan))) return refusal('priceChanged');
      if (subscription.plan_id === plan.id) return DONE_OUTCOME;
      if (!otherPlans(plans, subscription.plan_id).includes(sold)) return refusal('notPossible');
      if (!rights.changePlan || !subscription.current_period_end) return refusal('notPossible');
      const text = planChangeConsent(planChange, plan, subscription.current_period_end.getTime());
      const from = planPaidFor(owned);
      const offered = request.insteadOfCancelling && (await alternativesTo(tx, owned, at)).smallerPlan === plan.id;
      const detail = {
        ...{ from, to: plan.id, price: plan.listPrice, agreed: text, version: planChange.version },
        ...(offered && { insteadOfCancelling: true }),
      };
      const requestId = await addRequest(tx, { kind: 'plan-change', subscriptionId, detail }, at);
      return { requestId, text, plan, priced, attemptId: subscription.attempt_id };
    },
  );
  if ('ok' in outcome) return outcome;

  const changed = await deps.payments.changePlan(subscriptionId, outcome.priced);
  if (!changed.ok) return refusal('unavailable', changed.detail);
  const { requestId, text, plan, attemptId } = outcome;
  await deps.db.transaction().execute(async (tx) => {
    await closeRequest(tx, requestId, deps.now());
    if (attemptId !== null) await addConsent(tx, { attemptId, text, version: planChange.version, plan });
  });
  await syncSubscription(deps, subscriptionId);
  return DONE_OUTCOME;
}

/** The price that was paid for is then read from the provider, before it is agreed to. */
async function takesBack({ db }: SyncDeps, { email, subscriptionId }: SubscriptionReference, plan: Plan): Promise<boolean> {
  const owned = await findOwnedSubscription(db, email, subscriptionId);
  return owned !== undefined && paidPlanUntilChange(owned)?.planId === plan.id;
}
