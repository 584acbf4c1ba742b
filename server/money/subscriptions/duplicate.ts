import type { PaymentRefusal } from '../../../adapters/payments/port.ts';
import { refusedOrders, secondTrial } from '../../../content/mails/payments.ts';
import type { MailOrder } from '../../../core/mails/mail-facts.ts';
import { findPayments, findSubscription, type SubscriptionRow } from './store.ts';
import { type SyncDeps, syncSubscription } from './sync.ts';

/** Every step may be repeated, so that a failed job can start again. */
export async function endDuplicate(deps: SyncDeps, subscriptionId: string): Promise<void> {
  const { db, payments, queue, now } = deps;
  const ended = await payments.endNow(subscriptionId, now());
  if (!ended.ok) throw notDone('ended', ended);
  const paid = (await findPayments(db, subscriptionId)).filter(({ amount_paid }) => amount_paid > 0);
  let amount = 0;
  for (const payment of paid) {
    const refunded = await payments.refund(payment);
    if (!refunded.ok) throw notDone('paid back', refunded);
    if (refunded.value === 'refunded') amount += payment.amount_paid;
  }
  const synced = await syncSubscription(deps, subscriptionId);
  if (typeof synced === 'object') throw notDone('looked at', synced);
  const subscription = await findSubscription(db, subscriptionId);
  if (!subscription) return;
  const mail =
    paid.length === 0 ? freeMail(subscription) : amount === 0 ? disputedMail(subscription) : refundMail(subscription, amount);
  await queue.add(db, 'mail', mail, { key: `${subscriptionId}:${mail.template}` });
}

function disputedMail({ email: to, plan_id: planId }: SubscriptionRow): MailOrder {
  return { template: 'order-ended-disputed', to, facts: { planId } };
}

function freeMail({ email: to, plan_id: planId, repetition }: SubscriptionRow): MailOrder {
  const why = repetition !== null && repetition !== 'kept' ? refusedOrders[repetition] : secondTrial;
  return { template: 'order-ended-free', to, facts: { planId, why } };
}

function refundMail({ email: to, plan_id: planId, currency, repetition }: SubscriptionRow, amount: number): MailOrder {
  const facts = { planId, currency, amount };
  return repetition !== null && repetition !== 'kept'
    ? { template: 'order-refused', to, facts: { ...facts, why: refusedOrders[repetition] } }
    : { template: 'duplicate', to, facts };
}

function notDone(what: string, { reason, detail }: PaymentRefusal): Error {
  return new Error(`The duplicate could not be ${what}: ${reason}, ${detail}`);
}
