import type { PaymentRefusal } from '../../../adapters/payments/port.ts';
import { refusedOrders } from '../../../content/mails/payments.ts';
import type { MailOrder } from '../../../core/mails/mail-facts.ts';
import type { Currency } from '../../../core/plans/plan.ts';
import { findPayments, findSubscription } from './store.ts';
import { type SyncDeps, syncSubscription } from './sync.ts';

/** Every step may be repeated, so that a failed job can start again. */
export async function endDuplicate(deps: SyncDeps, subscriptionId: string): Promise<void> {
  const { db, payments, queue } = deps;
  const ended = await payments.endNow(subscriptionId);
  if (!ended.ok) throw notDone('ended', ended);
  const paid = (await findPayments(db, subscriptionId)).filter(({ amount_paid }) => amount_paid > 0);
  for (const payment of paid) {
    const refunded = await payments.refund(payment);
    if (!refunded.ok) throw notDone('paid back', refunded);
  }
  const synced = await syncSubscription(deps, subscriptionId);
  if (typeof synced === 'object') throw notDone('looked at', synced);
  const subscription = await findSubscription(db, subscriptionId);
  if (!subscription) return;
  const { email: to, plan_id: planId, currency, repetition } = subscription;
  const amount = paid.reduce((sum, payment) => sum + payment.amount_paid, 0);
  const facts = { planId, currency: currency as Currency, amount };
  const mail: MailOrder =
    repetition === 'introductory' || repetition === 'returned'
      ? { template: 'order-refused', to, facts: { ...facts, why: refusedOrders[repetition] } }
      : { template: 'duplicate', to, facts };
  await queue.add(db, 'mail', mail, { key: `${subscriptionId}:duplicate` });
}

function notDone(what: string, { reason, detail }: PaymentRefusal): Error {
  return new Error(`The duplicate could not be ${what}: ${reason}, ${detail}`);
}
