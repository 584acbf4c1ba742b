import type { SubscriptionChange } from '../../../core/subscriptions/change.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import type { SubscriptionRow } from './store.ts';

/** A duplicate and a withdrawal are to be refunded. A dispute puts that off, and the shop's victory makes it due again. */
export async function refundWonDisputes(
  tx: Db,
  queue: Queue,
  { id, duplicate_of }: SubscriptionRow,
  changes: readonly SubscriptionChange[],
): Promise<void> {
  for (const change of changes) {
    if (change.kind !== 'dispute-closed' || change.outcome !== 'won') continue;
    const key = `${change.paymentId}:won`;
    if (duplicate_of !== null) await queue.add(tx, 'end-duplicate', { subscriptionId: id }, { key });
    const requestId = await reopenWithdrawal(tx, id, change.paymentId);
    if (requestId !== undefined) await queue.add(tx, 'buyer-request', { requestId }, { key });
  }
}

async function reopenWithdrawal(tx: Db, subscriptionId: string, paymentId: string): Promise<string | undefined> {
  const reopened = await tx
    .updateTable('subscription_requests')
    .set({ done_at: null })
    .where('subscription_id', '=', subscriptionId)
    .where('kind', '=', 'withdraw')
    .where((row) => row(row.ref('detail', '->>').key('paymentId'), '=', paymentId))
    .returning('id')
    .executeTakeFirst();
  return reopened?.id;
}
