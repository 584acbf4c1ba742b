import { brand } from '../../../content/brand.ts';
import type { Seller } from '../../../core/checkout/seller.ts';
import type { MailOrder } from '../../../core/mails/mail-facts.ts';
import type { SubscriptionChange } from '../../../core/subscriptions/change.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { findSale, findSeller, NO_SALE } from '../checkout-attempts/store.ts';
import { mailFor } from './change-mail.ts';
import { NO_OBSERVERS, type SnapshotDeps } from './observers.ts';
import { isChosenPause } from './pause.ts';
import { planPaidFor } from './plan.ts';
import { reportChange } from './report.ts';
import { findPayments, findRequests, type PaymentRow, type SubscriptionRow } from './store.ts';

/** Runs in the transaction that wrote the changes, so that each is reported once. */
export async function notifyChanges(
  tx: Db,
  { queue, observers: all }: SnapshotDeps,
  subscription: SubscriptionRow,
  changes: readonly SubscriptionChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const observers = subscription.upsell ? NO_OBSERVERS : all;
  const payments = await findPayments(tx, subscription.id);
  const requests = await findRequests(tx, subscription.id);
  const silent = subscription.duplicate_of !== null || requests.some(({ kind }) => kind === 'withdraw');
  const paidFor = planPaidFor({ subscription });
  const sale = subscription.attempt_id === null ? NO_SALE : await findSale(tx, subscription.attempt_id);
  const seller: Seller = subscription.attempt_id === null ? 'shop' : await findSeller(tx, subscription.attempt_id);
  const context = { pauseChosen: isChosenPause(subscription, requests), seller };
  for (const change of changes) {
    if (PLAN_CHANGES.has(change.kind)) {
      for (const observer of observers.onPlanChange) await observer(tx, queue, subscription.email);
    }
    if (change.kind === 'started' && !silent && subscription.attempt_id !== null) {
      for (const observer of observers.onConversion) await observer(tx, queue, subscription.attempt_id);
    }
    if (change.kind === 'refunded') await notifyRefund(tx, { queue, observers }, subscription, change, payments);
    await reportChange(tx, queue, change, { subscription, paidFor, sale, payments });
    if (change.kind === 'payment-blocked') await notifySupport(tx, queue, subscription, change.paymentId);
    if (subscription.duplicate_of === null) {
      for (const observer of observers.onChange) await observer(tx, queue, { change, subscription, paidFor, payments });
    }
    const mail = mailFor(change, subscription, paidFor, payments, context);
    if (mail && !(silent && COVERED_BY_OTHER_MAILS.has(mail.template))) {
      await queue.add(tx, 'mail', mail, {
        key: [subscription.id, mail.template, ...keyParts(change, subscription)].join(':'),
      });
    }
  }
}

async function notifySupport(tx: Db, queue: Queue, { id: subscriptionId, email }: SubscriptionRow, paymentId: string) {
  const facts = { email, subscriptionId, paymentId };
  await queue.add(
    tx,
    'mail',
    { template: 'payment-blocked-to-support', to: brand.supportEmail, facts },
    { key: `${paymentId}:blocked-to-support` },
  );
}

async function notifyRefund(
  tx: Db,
  { queue, observers }: SnapshotDeps,
  { attempt_id: attemptId, duplicate_of, as_of }: SubscriptionRow,
  { paymentId, amount }: Extract<SubscriptionChange, { kind: 'refunded' }>,
  payments: readonly PaymentRow[],
): Promise<void> {
  const payment = payments.find(({ id }) => id === paymentId);
  if (attemptId === null || duplicate_of !== null || payment?.reason !== 'first') return;
  const refund = { attemptId, amount, at: as_of.getTime(), key: `${paymentId}:${payment.amount_refunded}` };
  for (const observer of observers.onConversionRefund) await observer(tx, queue, refund);
}

const PLAN_CHANGES: ReadonlySet<SubscriptionChange['kind']> = new Set(['started', 'plan-changed', 'ended']);

/** Duplicates and withdrawals have mails of their own, which cover these. */
const COVERED_BY_OTHER_MAILS: ReadonlySet<MailOrder['template']> = new Set([
  'order',
  'purchase',
  'ended',
  'access-ended',
  'cancelled',
  'cancelled-unpaid',
]);

function keyParts(change: SubscriptionChange, { as_of }: SubscriptionRow): string[] {
  if (change.kind === 'refunded') return [change.paymentId, String(as_of.getTime())];
  if ('paymentId' in change) return [change.paymentId];
  return change.kind === 'started' || change.kind === 'ended' ? [] : [String(as_of.getTime())];
}
