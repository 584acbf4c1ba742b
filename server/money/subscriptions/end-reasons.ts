import { hasEnded } from '../../../core/subscriptions/change.ts';
import { endReasonOf } from '../../../core/subscriptions/end-reason.ts';
import type { Db } from '../../platform/db/client.ts';
import { type BuyerRequest, findPayments, findRequests, paymentStateOf, type SubscriptionRow } from './store.ts';

/** When the end is first seen; what comes later does not change it. */
export async function saveEndReason(
  tx: Db,
  before: SubscriptionRow | undefined,
  after: SubscriptionRow,
): Promise<SubscriptionRow> {
  if (!hasEnded(after.status) || after.end_reason !== null) return after;
  const requests = await findRequests(tx, after.id);
  const end_reason = endReasonOf({
    status: before?.status ?? 'active',
    cancelled: before?.cancel_at_period_end || after.cancel_at_period_end || requests.some(isBeingCancelled),
    withdrawn: requests.some(({ kind }) => kind === 'withdraw'),
    payments: (await findPayments(tx, after.id)).map(paymentStateOf),
  });
  await tx.updateTable('subscriptions').set({ end_reason }).where('id', '=', after.id).execute();
  return { ...after, end_reason };
}

/** What is cancelled in a pause, after what was paid for, ends at once. */
function isBeingCancelled({ kind, done_at }: BuyerRequest): boolean {
  return kind === 'cancel' && done_at === null;
}
