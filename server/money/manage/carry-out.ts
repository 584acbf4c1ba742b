import type { Outcome, Payments } from '../../../adapters/payments/port.ts';
import { hasEnded } from '../../../core/subscriptions/change.ts';
import type { Request } from '../subscriptions/store.ts';
import { findSubscription } from '../subscriptions/store.ts';
import { type SyncDeps, syncSubscription } from '../subscriptions/sync.ts';
import { closeRequest, findRequest } from './store.ts';

/**
 * Does at the provider what a buyer declared. Every step may be done twice. False while the provider does not do it: the declaration
 * counts all the same, and the job of the request tries again.
 */
export async function carryOut(deps: SyncDeps, requestId: string): Promise<boolean> {
  const request = await findRequest(deps.db, requestId);
  if (!request || request.done_at !== null) return true;
  const outcome = request.kind === 'withdraw' ? await endAndPayBack(deps, request) : await cancelUnlessKept(deps, request);
  if (!outcome.ok) return false;
  const synced = await syncSubscription(deps, request.subscription_id);
  if (typeof synced === 'object') return false;
  await closeRequest(deps.db, requestId, deps.now());
  return true;
}

async function endAndPayBack({ payments }: SyncDeps, { subscription_id, detail }: Request): Promise<Outcome<unknown>> {
  const ended = await payments.endNow(subscription_id);
  if (!ended.ok && !(await hasEndedMeanwhile(payments, subscription_id))) return ended;
  return payments.refund({ id: String(detail.paymentId) });
}

/** Of two who end the same at once, one is refused. */
async function hasEndedMeanwhile(payments: Payments, id: string): Promise<boolean> {
  const subscription = await payments.readSubscription(id);
  return subscription.ok && hasEnded(subscription.value.status);
}

/** What was taken back since, or has ended by itself, needs no cancelling. */
async function cancelUnlessKept({ db, payments }: SyncDeps, { subscription_id, created_at }: Request): Promise<Outcome<unknown>> {
  const kept = await db
    .selectFrom('subscription_requests')
    .select('id')
    .where('subscription_id', '=', subscription_id)
    .where('kind', '=', 'keep')
    .where('done_at', '>=', created_at)
    .executeTakeFirst();
  const subscription = await findSubscription(db, subscription_id);
  if (kept || !subscription || hasEnded(subscription.status)) return { ok: true, value: 'nothing to do' };
  return payments.cancelAtPeriodEnd(subscription_id, true);
}
