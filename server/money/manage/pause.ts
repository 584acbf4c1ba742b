import { isDeepStrictEqual } from 'node:util';
import type { SubscriptionRequest } from '../../../core/api/manage.ts';
import type { ShownAmounts } from '../../../core/checkout/terms.ts';
import { isChosenPause } from '../subscriptions/pause.ts';
import type { SubscriptionRow } from '../subscriptions/store.ts';
import { type SyncDeps, syncSubscription } from '../subscriptions/sync.ts';
import { alternativesTo } from './alternatives.ts';
import {
  DONE_OUTCOME,
  RETRY_MS,
  type RequestOutcome,
  refusal,
  type SubscriptionReference,
  withOwnedSubscription,
} from './owned-subscription.ts';
import { addRequest, closeRequest, removeRequest } from './requests.ts';

type PauseRequest = Extract<SubscriptionRequest, { kind: 'pause' }>;

/** From the end of what is paid, for the chosen months. The provider keeps the day on which it ends, and a job ends it. */
export async function pause(deps: SyncDeps, reference: SubscriptionReference, request: PauseRequest): Promise<RequestOutcome> {
  const { subscriptionId } = reference;
  const { months, resumesAt } = request;
  const requestId = await withOwnedSubscription<RequestOutcome | string>(deps, reference, async ({ tx, owned, at }) => {
    const { subscription, requests } = owned;
    if (isChosenPause(subscription, requests) && subscription.resumes_at?.getTime() === resumesAt) return DONE_OUTCOME;
    const { pauses } = await alternativesTo(tx, owned, at);
    if (pauses.length === 0) return refusal('notPossible');
    const choice = pauses.find((one) => one.months === months);
    if (choice?.resumesAt !== resumesAt || !isDeepStrictEqual(request.shown, pausedTerms(subscription)))
      return refusal('offerChanged');
    const pending = requests.find(({ kind, done_at }) => kind === 'pause' && done_at === null);
    if (pending?.detail.resumesAt === resumesAt) return pending.id;
    if (pending && at.getTime() - pending.created_at.getTime() < RETRY_MS) return refusal('notPossible');
    const detail = { months, resumesAt, amount: subscription.renewal_amount, currency: subscription.currency };
    return addRequest(tx, { kind: 'pause', subscriptionId, detail }, at);
  });
  if (typeof requestId !== 'string') return requestId;

  const paused = await deps.payments.pause(subscriptionId, new Date(resumesAt));
  if (!paused.ok) return refusal('unavailable', paused.detail);
  const isOther = paused.value.resumesAt?.getTime() !== resumesAt;
  if (isOther) await removeRequest(deps.db, requestId);
  else await closeRequest(deps.db, requestId, deps.now());
  await syncSubscription(deps, subscriptionId);
  return isOther ? refusal('notPossible') : DONE_OUTCOME;
}

/** Nothing now, and the renewal on the day on which the pause ends. */
function pausedTerms({ renewal_amount, currency }: SubscriptionRow): ShownAmounts {
  return { dueNow: 0, dueLater: renewal_amount, currency };
}
