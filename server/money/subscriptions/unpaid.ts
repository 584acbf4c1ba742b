import { hasEnded } from '../../../core/subscriptions/change.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { type Attempt, closeAttempt, markProcessing } from '../checkout-attempts/store.ts';
import type { SubscriptionSnapshot } from './fetch-snapshot.ts';

/** Some providers call a subscription active while its first payment is under way. */
export function awaitsFirstPayment({ payments }: SubscriptionSnapshot): boolean {
  const first = payments.find(({ reason }) => reason === 'first');
  return first !== undefined && first.status !== 'paid' && first.amountPaid === 0;
}

/** Nothing is unlocked. A payment that fails after the buyer left ends the subscription, and the buyer is told. */
export async function saveUnpaidSnapshot(
  tx: Db,
  queue: Queue,
  attempt: Attempt,
  { subscription, payments }: SubscriptionSnapshot,
  seenAt: Date,
): Promise<void> {
  const { email: to, plan_id: planId, due_now: amount } = attempt;
  const facts = { planId, currency: attempt.currency, amount };
  const first = payments.find(({ reason }) => reason === 'first');
  if (first?.status === 'processing') {
    if (await markProcessing(tx, attempt.id, seenAt))
      await queue.add(tx, 'mail', { template: 'payment-processing', to, facts }, { key: `${attempt.id}:processing` });
    return;
  }
  const failed = first?.status === 'failed' || first?.status === 'void' || hasEnded(subscription.status);
  if (!failed || !(await closeAttempt(tx, attempt, 'failed', seenAt)) || attempt.processing_at === null) return;
  if (!hasEnded(subscription.status))
    await queue.add(tx, 'end-unpaid', { subscriptionId: subscription.id }, { key: `${subscription.id}:unpaid` });
  await queue.add(tx, 'mail', { template: 'payment-not-received', to, facts }, { key: `${attempt.id}:not-received` });
}
