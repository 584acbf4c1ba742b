import { isDeepStrictEqual } from 'node:util';
import type { PaymentRefusal } from '../../../adapters/payments/port.ts';
import type { SubscriptionRequest } from '../../../core/api/manage.ts';
import type { ShownAmounts } from '../../../core/checkout/terms.ts';
import { PAUSED } from '../../../core/subscriptions/change.ts';
import { findSubscription, type SubscriptionRow } from '../subscriptions/store.ts';
import { type SyncDeps, syncSubscription } from '../subscriptions/sync.ts';
import {
  DONE_OUTCOME,
  type RequestOutcome,
  refusal,
  type SubscriptionReference,
  withOwnedSubscription,
} from './owned-subscription.ts';
import { addRequest, closeRequest, findRequest } from './requests.ts';

type ResumeRequest = Extract<SubscriptionRequest, { kind: 'resume' }>;

/** `declined`: it stays paused, and the invoice can be paid. */
export type ResumeOutcome = RequestOutcome | { readonly ok: true; readonly outcome: 'declined' };

export async function resume(deps: SyncDeps, reference: SubscriptionReference, request: ResumeRequest): Promise<ResumeOutcome> {
  const { subscriptionId } = reference;
  const requestId = await withOwnedSubscription<RequestOutcome | string>(deps, reference, async ({ tx, owned, rights, at }) => {
    const { subscription, requests } = owned;
    const latest = requests.find(({ kind }) => kind === 'resume' || kind === 'pause');
    if (subscription.status !== PAUSED && latest?.kind === 'resume') return DONE_OUTCOME;
    if (!rights.resume) return refusal('notPossible');
    const due = dueAtResumption(subscription, at);
    if (!isDeepStrictEqual(request.shown, due)) return refusal('offerChanged');
    if (latest?.kind === 'resume' && latest.done_at === null) return latest.id;
    return addRequest(tx, { kind: 'resume', subscriptionId, detail: { ...due } }, at);
  });
  if (typeof requestId !== 'string') return requestId;
  const resumed = await carryOutResumption(deps, requestId);
  if (typeof resumed === 'object') return refusal('unavailable', resumed.detail);
  return resumed === 'declined' ? { ok: true, outcome: 'declined' } : DONE_OUTCOME;
}

/** A paid period is used up first: only after it the next one begins with the resumption. */
export function dueAtResumption({ current_period_end, renewal_amount, currency }: SubscriptionRow, now: Date): ShownAmounts {
  const isPaid = current_period_end !== null && now < current_period_end;
  return { dueNow: isPaid ? 0 : renewal_amount, dueLater: renewal_amount, currency };
}

/** May be repeated: the provider charges a request once. */
export async function carryOutResumption(
  deps: SyncDeps,
  requestId: string,
): Promise<'resumed' | 'declined' | 'cancelled' | PaymentRefusal> {
  const { db, payments, now } = deps;
  const request = await findRequest(db, requestId);
  const subscription = request && (await findSubscription(db, request.subscription_id));
  if (!request || !subscription || request.done_at !== null) return 'resumed';
  const stays = subscription.cancel_at_period_end;
  const resumed = stays ? undefined : await payments.resume(subscription.id, { requestId, now: now() });
  if (resumed && !resumed.ok) return resumed;
  const synced = await syncSubscription(deps, subscription.id);
  if (typeof synced === 'object') return synced;
  await closeRequest(db, requestId, now());
  if (!resumed) return 'cancelled';
  return resumed.value.status === PAUSED ? 'declined' : 'resumed';
}
