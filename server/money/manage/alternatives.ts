import { plans } from '../../../content/plans.ts';
import { alternatives } from '../../../content/policies.ts';
import { ALTERNATIVE_MS, type Alternatives, alternativesFor, NO_ALTERNATIVES } from '../../../core/subscriptions/alternatives.ts';
import { rightsOf } from '../../../core/subscriptions/rights.ts';
import { DAY_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import { unpaidSince } from '../subscriptions/paid-until.ts';
import { paidPlanUntilChange } from '../subscriptions/plan.ts';
import { findYearlyAlternative, type OwnedSubscription, rightsInputOf } from './store.ts';

/** What may be chosen instead of cancelling. */
export async function alternativesTo(db: Db, owned: OwnedSubscription, now: Date): Promise<Alternatives> {
  const { subscription, payments } = owned;
  if (!rightsOf(rightsInputOf(owned), now.getTime()).changePlan) return NO_ALTERNATIVES;
  const isPaid = unpaidSince(subscription, payments) === null;
  const isSteady = paidPlanUntilChange(owned) === null && subscription.regular_amount === null;
  const taken = await findYearlyAlternative(db, subscription.email, new Date(now.getTime() - ALTERNATIVE_MS));
  return alternativesFor(
    alternatives,
    {
      planId: subscription.plan_id,
      currency: subscription.currency,
      renewalAmount: subscription.renewal_amount,
      fullAmount: subscription.paid_plan_amount,
      renewsAt: isPaid && isSteady ? (subscription.current_period_end?.getTime() ?? null) : null,
      periodIsNew: now.getTime() - (subscription.current_period_start?.getTime() ?? 0) < DAY_MS,
      usedThisYear: taken !== undefined,
    },
    plans,
  );
}
