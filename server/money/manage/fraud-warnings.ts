import { refundableAmount } from '../../../core/subscriptions/refundable.ts';
import type { Handlers } from '../../platform/jobs/queue.ts';
import { type BuyerRequest, findPayments, paymentStateOf } from '../subscriptions/store.ts';
import { type SyncDeps, syncSubscription } from '../subscriptions/sync.ts';
import { closeRequest, findRequest } from './requests.ts';

export function fraudWarningJobs(deps: SyncDeps): Pick<Handlers, 'fraud-warning'> {
  return {
    async 'fraud-warning'({ requestId }) {
      const request = await findRequest(deps.db, requestId);
      if (request?.done_at === null) await refundAndEnd(deps, request);
    },
  };
}

/** Every step may be repeated. The bank may have opened a dispute meanwhile: then nothing is sent. */
async function refundAndEnd(deps: SyncDeps, { id: requestId, subscription_id, detail }: BuyerRequest): Promise<void> {
  const { db, payments, now } = deps;
  const payment = (await findPayments(db, subscription_id)).find(({ id }) => id === detail.paymentId);
  const amount = payment ? refundableAmount(paymentStateOf(payment)) : 0;
  if (payment && amount > 0) {
    const refunded = await payments.refund(payment, { requestId, amount, reason: 'fraudulent' });
    if (!refunded.ok) throw new Error(`The payment could not be refunded: ${refunded.reason}, ${refunded.detail}`);
  }
  const ended = await payments.endNow(subscription_id, now());
  if (!ended.ok) throw new Error(`The subscription could not be ended: ${ended.reason}, ${ended.detail}`);
  const synced = await syncSubscription(deps, subscription_id);
  if (typeof synced === 'object') throw new Error(`${synced.reason}: ${synced.detail}`);
  await closeRequest(db, requestId, now());
}
