import { type SyncDeps, syncSubscription } from '../subscriptions/sync.ts';
import {
  DONE_OUTCOME,
  enqueueRequest,
  type RequestOutcome,
  refusal,
  type SubscriptionReference,
  withOwnedSubscription,
} from './owned-subscription.ts';
import { processRequest } from './process-request.ts';
import { addRequest, closeRequest, pendingCancellation } from './requests.ts';

/** A cancellation counts from the request, even while the provider is unreachable. */
export async function cancel(deps: SyncDeps, reference: SubscriptionReference): Promise<RequestOutcome> {
  const declared = await withOwnedSubscription<string | RequestOutcome>(deps, reference, async ({ tx, owned, rights, at }) => {
    const waiting = pendingCancellation(owned.requests);
    if (waiting) return waiting.id;
    if (rights.keep) return DONE_OUTCOME;
    if (!rights.cancel) return refusal('notPossible');
    return enqueueRequest(tx, deps.queue, { kind: 'cancel', subscriptionId: reference.subscriptionId, detail: {} }, at);
  });
  if (typeof declared !== 'string') return declared;
  return { ok: true, outcome: (await processRequest(deps, declared)) ? 'done' : 'accepted' };
}

/** Only the provider can undo a cancellation, so without its answer nothing changes. */
export async function undoCancellation(deps: SyncDeps, reference: SubscriptionReference): Promise<RequestOutcome> {
  const { subscriptionId } = reference;
  const requestId = await withOwnedSubscription<string | RequestOutcome>(deps, reference, async ({ tx, rights, at }) => {
    if (rights.cancel) return DONE_OUTCOME;
    if (!rights.keep) return refusal('notPossible');
    return addRequest(tx, { kind: 'keep', subscriptionId, detail: {} }, at);
  });
  if (typeof requestId !== 'string') return requestId;
  const undone = await deps.payments.cancelAtPeriodEnd(subscriptionId, false);
  if (!undone.ok) return refusal('unavailable', undone.detail);
  await closeRequest(deps.db, requestId, deps.now());
  await syncSubscription(deps, subscriptionId);
  return DONE_OUTCOME;
}
