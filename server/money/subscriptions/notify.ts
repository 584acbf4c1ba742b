import { brand } from '../../../content/brand.ts';
import type { MailOrder } from '../../../core/mails/mail-facts.ts';
import type { Currency } from '../../../core/plans/plan.ts';
import type { SubscriptionChange } from '../../../core/subscriptions/change.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import type { SnapshotDeps } from './observers.ts';
import { unpaidSince } from './paid-until.ts';
import { planPaidFor } from './plan.ts';
import { reportChange } from './report.ts';
import { findPayments, findRequests, type PaymentRow, type SubscriptionRow } from './store.ts';

/** Runs in the transaction that wrote the changes, so that each is reported once. */
export async function notifyChanges(
  tx: Db,
  { queue, observers }: SnapshotDeps,
  subscription: SubscriptionRow,
  changes: readonly SubscriptionChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const payments = await findPayments(tx, subscription.id);
  const requests = await findRequests(tx, subscription.id);
  const silent = subscription.duplicate_of !== null || requests.some(({ kind }) => kind === 'withdraw');
  const paidFor = planPaidFor({ subscription });
  for (const change of changes) {
    if (PLAN_CHANGES.has(change.kind)) {
      for (const observer of observers.onPlanChange) await observer(tx, queue, subscription.email);
    }
    if (change.kind === 'started' && !silent && subscription.attempt_id !== null) {
      for (const observer of observers.onConversion) await observer(tx, queue, subscription.attempt_id);
    }
    if (change.kind === 'refunded') await notifyRefund(tx, { queue, observers }, subscription, change, payments);
    await reportChange(tx, queue, change, { subscription, paidFor, payments });
    if (change.kind === 'payment-blocked') await tellSupport(tx, queue, subscription, change.paymentId);
    if (subscription.duplicate_of === null) {
      for (const observer of observers.onChange) await observer(tx, queue, { change, subscription, paidFor, payments });
    }
    const mail = mailFor(change, subscription, paidFor, payments);
    if (mail && !(silent && COVERED_BY_OTHER_MAILS.has(mail.template))) {
      await queue.add(tx, 'mail', mail, {
        key: [subscription.id, mail.template, ...keyParts(change, subscription)].join(':'),
      });
    }
  }
}

async function tellSupport(tx: Db, queue: Queue, { id: subscriptionId, email }: SubscriptionRow, paymentId: string) {
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
const COVERED_BY_OTHER_MAILS: ReadonlySet<MailOrder['template']> = new Set(['order', 'ended', 'cancelled', 'cancelled-unpaid']);

function keyParts(change: SubscriptionChange, { as_of }: SubscriptionRow): string[] {
  if (change.kind === 'refunded') return [change.paymentId, String(as_of.getTime())];
  if ('paymentId' in change) return [change.paymentId];
  return change.kind === 'started' || change.kind === 'ended' ? [] : [String(as_of.getTime())];
}

function mailFor(
  change: SubscriptionChange,
  subscription: SubscriptionRow,
  paidFor: string,
  payments: readonly PaymentRow[],
): MailOrder | undefined {
  const to = subscription.email;
  const planId = subscription.plan_id;
  const currency = subscription.currency as Currency;
  const at = subscription.as_of.toISOString();
  const renewal = {
    renewalAmount: subscription.renewal_amount,
    renewsOn: (subscription.current_period_end ?? subscription.as_of).toISOString(),
  };
  switch (change.kind) {
    case 'started': {
      const amount = payments.find(({ reason }) => reason === 'first')?.amount_paid ?? subscription.first_amount;
      const orderedOn = (subscription.started_at ?? subscription.as_of).toISOString();
      const attemptId = subscription.attempt_id ?? undefined;
      return {
        template: 'order',
        to,
        facts: { planId, currency, amount, orderedOn, ...renewal, ...(attemptId && { attemptId }) },
      };
    }
    case 'renewed': {
      const paidOn = (payments.find(({ id }) => id === change.paymentId)?.paid_at ?? subscription.as_of).toISOString();
      return { template: 'receipt', to, facts: { planId, currency, amount: change.amount, paidOn, ...renewal } };
    }
    case 'payment-failed': {
      const amount = payments.find(({ id }) => id === change.paymentId)?.amount_due ?? subscription.renewal_amount;
      return { template: 'payment-failed', to, facts: { planId, currency, amount } };
    }
    case 'payment-blocked': {
      const amount = payments.find(({ id }) => id === change.paymentId)?.amount_due ?? subscription.renewal_amount;
      return { template: 'payment-blocked', to, facts: { planId, currency, amount } };
    }
    case 'cancelled': {
      const facts = { planId: paidFor, accessUntil: renewal.renewsOn };
      const since = unpaidSince(subscription, payments)?.toISOString();
      return since === undefined
        ? { template: 'cancelled', to, facts }
        : { template: 'cancelled-unpaid', to, facts: { ...facts, unpaidSince: since } };
    }
    case 'ended':
      return { template: 'ended', to, facts: { planId: paidFor, endedOn: subscription.ended_at?.toISOString() ?? at } };
    case 'refunded':
      return { template: 'refunded', to, facts: { planId: paidFor, currency, amount: change.amount, refundedOn: at } };
    case 'plan-changed':
      if (subscription.cancel_at_period_end) return undefined; // the cancellation took the change back
      return {
        template: 'plan-changed',
        to,
        facts: { planId, currency, amount: subscription.renewal_amount, startsOn: renewal.renewsOn },
      };
    default:
      return undefined; // the dashboard shows disputes, the manage page an undone cancellation
  }
}
