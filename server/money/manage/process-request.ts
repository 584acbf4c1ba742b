import type { PaymentResult, PaymentsPort } from '../../../adapters/payments/port.ts';
import { hasEnded, PAUSED } from '../../../core/subscriptions/change.ts';
import { type BuyerRequest, findSubscription, type SubscriptionRow } from '../subscriptions/store.ts';
import { type SyncDeps, syncSubscription } from '../subscriptions/sync.ts';
import { closeRequest, findRequest } from './requests.ts';

/** Every step may be repeated. After false the job of the request tries again. */
export async function processRequest(deps: SyncDeps, requestId: string): Promise<boolean> {
  const request = await findRequest(deps.db, requestId);
  if (!request || request.done_at !== null) return true;
  const outcome = request.kind === 'withdraw' ? await endAndRefund(deps, request) : await cancelUnlessUndone(deps, request);
  if (!outcome.ok) return false;
  const synced = await syncSubscription(deps, request.subscription_id);
  if (typeof synced === 'object') return false;
  await closeRequest(deps.db, requestId, deps.now());
  return true;
}

/** Null where nothing was paid. `further`: what was charged after a trial. */
type WithdrawalDetail = { readonly paymentId: string | null; readonly further?: readonly string[] };

async function endAndRefund(
  { payments, now }: SyncDeps,
  { subscription_id, detail }: BuyerRequest,
): Promise<PaymentResult<unknown>> {
  const ended = await payments.endNow(subscription_id, now());
  if (!ended.ok && !(await hasAlreadyEnded(payments, subscription_id))) return ended;
  const { paymentId, further = [] } = detail as WithdrawalDetail;
  for (const id of [...(paymentId === null ? [] : [paymentId]), ...further]) {
    const refunded = await payments.refund({ id });
    if (!refunded.ok) return refunded;
  }
  return { ok: true, value: undefined };
}

/** The provider refuses one of two concurrent calls. */
async function hasAlreadyEnded(payments: PaymentsPort, id: string): Promise<boolean> {
  const subscription = await payments.readSubscription(id);
  return subscription.ok && hasEnded(subscription.value.status);
}

async function cancelUnlessUndone(
  { db, payments, now }: SyncDeps,
  { subscription_id, created_at }: BuyerRequest,
): Promise<PaymentResult<unknown>> {
  const undone = await db
    .selectFrom('subscription_requests')
    .select('id')
    .where('subscription_id', '=', subscription_id)
    .where('kind', '=', 'keep')
    .where('done_at', '>=', created_at)
    .executeTakeFirst();
  const subscription = await findSubscription(db, subscription_id);
  if (undone || !subscription || hasEnded(subscription.status)) return { ok: true, value: 'nothing to do' };
  return isPausedUnpaid(subscription, now())
    ? payments.endNow(subscription_id, now())
    : payments.cancelAtPeriodEnd(subscription_id, true);
}

/** No period ends any more with which the subscription could end. */
function isPausedUnpaid({ status, current_period_end }: SubscriptionRow, now: Date): boolean {
  return status === PAUSED && current_period_end !== null && current_period_end <= now;
}
