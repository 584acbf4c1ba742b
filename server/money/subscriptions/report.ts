import { soldPlans } from '../../../content/upsell.ts';
import { planTitle } from '../../../core/plans/plan.ts';
import type { SubscriptionChange } from '../../../core/subscriptions/change.ts';
import { orderKindOf } from '../../../core/subscriptions/order-kind.ts';
import { type DisputablePayment, disputedAmount, lostAmount } from '../../../core/subscriptions/refundable.ts';
import { type NewWebhookEvent, recordEvent } from '../../messages/webhooks/record.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import type { Sale } from '../checkout-attempts/store.ts';
import { accessTo } from './access.ts';
import { type PaymentRow, paymentStateOf, type SubscriptionRow } from './store.ts';

/** Duplicates and withdrawals are reported too. */
export async function reportChange(tx: Db, queue: Queue, change: SubscriptionChange, context: ChangeContext): Promise<void> {
  for (const event of eventsAbout(change, context)) {
    await recordEvent(tx, queue, { subject: context.subscription.email, ...event } as NewWebhookEvent);
  }
}

type ChangeContext = {
  readonly subscription: SubscriptionRow;
  /** The plan of the last payment. */
  readonly paidFor: string;
  readonly sale: Sale;
  readonly payments: readonly PaymentRow[];
};

type ReportedEvent = NewWebhookEvent extends infer Event
  ? Event extends NewWebhookEvent
    ? Omit<Event, 'subject'>
    : never
  : never;

function eventsAbout(
  change: SubscriptionChange,
  { subscription, paidFor, sale, payments }: ChangeContext,
): readonly ReportedEvent[] {
  const seenAt = subscription.as_of.toISOString();
  const renewsAt = subscription.current_period_end?.toISOString() ?? seenAt;
  const { renewal_amount: renewalAmount, currency, status, duplicate_of: duplicateOf } = subscription;
  const { plan_id: plan } = subscription;
  const order = { subscription: subscription.id, kind: orderKindOf(subscription), status, currency, ...sale, duplicateOf };
  const about = { ...order, plan, title: planTitle(soldPlans, plan) };
  const paid = { ...order, plan: paidFor, title: planTitle(soldPlans, paidFor) };
  switch (change.kind) {
    case 'started': {
      const first = payments.find(({ reason }) => reason === 'first');
      const startedAt = subscription.started_at?.toISOString() ?? seenAt;
      const amount = first?.amount_paid ?? subscription.first_amount;
      return [
        {
          type: 'subscription.started',
          data: { ...about, payment: first?.id ?? null, amount, renewalAmount, startedAt, renewsAt },
        },
      ];
    }
    case 'renewed': {
      const { paymentId: payment, amount } = change;
      return [{ type: 'subscription.renewed', data: { ...about, payment, amount, renewalAmount, renewsAt } }];
    }
    case 'payment-failed': {
      const amount = payments.find(({ id }) => id === change.paymentId)?.amount_due ?? renewalAmount;
      return [{ type: 'subscription.payment_failed', data: { ...about, payment: change.paymentId, amount } }];
    }
    case 'disputed': {
      const amount = amountOf(disputedAmount, change.paymentId, payments);
      return [{ type: 'dispute.opened', data: { ...paid, payment: change.paymentId, amount } }];
    }
    case 'dispute-closed': {
      const { paymentId: payment, outcome } = change;
      const amount = amountOf(lostAmount, payment, payments);
      return [{ type: 'dispute.closed', data: { ...paid, payment, outcome, amount } }];
    }
    case 'plan-changed':
      return [{ type: 'subscription.plan_changed', data: { ...about, paidPlan: paidFor, renewalAmount, startsAt: renewsAt } }];
    case 'paused': {
      const { given, until } = accessTo(subscription, payments, subscription.as_of);
      const accessUntil = given ? (until?.toISOString() ?? null) : null;
      const resumesAt = subscription.resumes_at?.toISOString() ?? null;
      return [{ type: 'subscription.paused', data: { ...paid, accessUntil, resumesAt } }];
    }
    case 'resumed':
      return [{ type: 'subscription.resumed', data: { ...about, after: change.after, renewalAmount, renewsAt } }];
    case 'cancelled': {
      const { given, until } = accessTo(subscription, payments, subscription.as_of);
      const paidUntil = until?.toISOString() ?? seenAt;
      const accessUntil = given ? renewsAt : paidUntil;
      return [{ type: 'subscription.cancelled', data: { ...paid, accessUntil, paidUntil } }];
    }
    case 'ended': {
      const endedAt = subscription.ended_at?.toISOString() ?? seenAt;
      const reason = subscription.end_reason ?? 'chosen';
      const ended = { type: 'subscription.ended', data: { ...paid, endedAt, reason } } as const;
      // A subscription that ends at once has no earlier cancellation event.
      if (subscription.cancel_at_period_end) return [ended];
      return [{ type: 'subscription.cancelled', data: { ...paid, accessUntil: endedAt, paidUntil: endedAt } }, ended];
    }
    case 'refunded': {
      const { paymentId: payment, amount } = change;
      return [{ type: 'subscription.refunded', data: { ...paid, payment, amount } }];
    }
    case 'refund-failed': {
      const { paymentId: payment, amount } = change;
      return [{ type: 'subscription.refund_failed', data: { ...paid, payment, amount } }];
    }
    case 'payment-blocked':
    case 'payment-last-try':
      return []; // mails tell of it
  }
}

function amountOf(read: (payment: DisputablePayment) => number, id: string, payments: readonly PaymentRow[]): number {
  const payment = payments.find((one) => one.id === id);
  return payment ? read(paymentStateOf(payment)) : 0;
}
