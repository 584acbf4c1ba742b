import type { RequestChange } from '../../../core/api/operator/inbox.ts';
import { DONE_OUTCOME, type RequestOutcome, refusal } from '../../money/manage/owned-subscription.ts';
import { closeRequest, findRequest } from '../../money/manage/requests.ts';
import { findSubscription } from '../../money/subscriptions/store.ts';
import { type SyncDeps, syncSubscription } from '../../money/subscriptions/sync.ts';
import { writeAudit } from '../../platform/audit.ts';

/** Refunds before it cancels; both may run twice. */
export async function closeGuaranteeRequest(
  deps: SyncDeps,
  id: string,
  { as }: RequestChange,
  by: string,
): Promise<RequestOutcome> {
  const { db, payments, now } = deps;
  const request = await findRequest(db, id);
  const subscription = request && (await findSubscription(db, request.subscription_id));
  if (!request || !subscription) return refusal('unknown');
  if (as === 'pay-back') {
    const { paymentId } = request.detail;
    if (typeof paymentId !== 'string' || request.kind === 'refund') return refusal('notPossible');
    const refund = await payments.refund({ id: paymentId });
    if (!refund.ok) return refusal('unavailable', refund.detail);
    if (refund.value === 'disputed') return refusal('disputed');
    const ended = subscription.ended_at === null ? await payments.endNow(subscription.id, now()) : undefined;
    await syncSubscription(deps, subscription.id);
    if (ended && !ended.ok) return refusal('unavailable', ended.detail);
  }
  await closeRequest(db, id, now());
  await writeAudit(db, { action: 'request-settled', by, subject: subscription.email, detail: `${request.kind}: ${as}` }, now());
  return DONE_OUTCOME;
}
