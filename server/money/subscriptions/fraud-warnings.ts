import { brand } from '../../../content/brand.ts';
import { policies } from '../../../content/policies.ts';
import { refundableAmount } from '../../../core/subscriptions/refundable.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { findPayments, findRequests, findSubscription, paymentStateOf } from './store.ts';

/**
 * The bank says that the owner of the card did not buy, and a dispute usually follows. A request stands in the inbox until it is
 * settled: by the operator, or by a job where the policy is to refund.
 */
export async function saveFraudWarning(tx: Db, queue: Queue, subscriptionId: string, chargeId: string, at: Date): Promise<void> {
  const subscription = await findSubscription(tx, subscriptionId);
  const payment = (await findPayments(tx, subscriptionId)).find(({ charge_id }) => charge_id === chargeId);
  if (!subscription || !payment || subscription.duplicate_of !== null) return;
  const amount = refundableAmount(paymentStateOf(payment));
  const requests = await findRequests(tx, subscriptionId);
  const isKnown = requests.some(({ kind, detail }) => kind === 'fraud-warning' && detail.paymentId === payment.id);
  if (amount === 0 || isKnown) return;
  const { id: requestId } = await tx
    .insertInto('subscription_requests')
    .values({
      kind: 'fraud-warning',
      subscription_id: subscriptionId,
      detail: JSON.stringify({ paymentId: payment.id }),
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const refunds = policies.onFraudWarning === 'refund';
  if (refunds) await queue.add(tx, 'fraud-warning', { requestId }, { key: requestId });
  const { email, plan_id: planId } = subscription;
  const facts = { planId, email, subscriptionId, paymentId: payment.id, currency: payment.currency, amount, refunds };
  const mail = { template: 'fraud-warning-to-support', to: brand.supportEmail, facts } as const;
  await queue.add(tx, 'mail', mail, { key: `${requestId}:fraud-warning` });
}
