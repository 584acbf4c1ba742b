import type { SubscriptionChange } from '../../../core/subscriptions/change.ts';
import { type NewWebhookEvent, recordEvent } from '../../messages/webhooks/record.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { accessTo } from './access.ts';
import type { PaymentRow, SubscriptionRow } from './store.ts';

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
  readonly payments: readonly PaymentRow[];
};

type ReportedEvent = NewWebhookEvent extends infer Event
  ? Event extends NewWebhookEvent
    ? Omit<Event, 'subject'>
    : never
  : never;

function eventsAbout(change: SubscriptionChange, { subscription, paidFor, payments }: ChangeContext): readonly ReportedEvent[] {
  const seenAt = subscription.as_of.toISOString();
  const renewsAt = subscription.current_period_end?.toISOString() ?? seenAt;
  const { renewal_amount: renewalAmount, currency, status, duplicate_of: duplicateOf } = subscription;
  const about = { subscription: subscription.id, plan: subscription.plan_id, status, currency, duplicateOf };
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
      const amount = payments.find(({ id }) => id === change.paymentId)?.amount_paid ?? 0;
      return [{ type: 'dispute.opened', data: { ...about, plan: paidFor, payment: change.paymentId, amount } }];
    }
    case 'cancelled': {
      const { given, until } = accessTo(subscription, payments, subscription.as_of);
      const paidUntil = until?.toISOString() ?? seenAt;
      const accessUntil = given ? renewsAt : paidUntil;
      return [{ type: 'subscription.cancelled', data: { ...about, plan: paidFor, accessUntil, paidUntil } }];
    }
    case 'ended': {
      const endedAt = subscription.ended_at?.toISOString() ?? seenAt;
      const ended = { type: 'subscription.ended', data: { ...about, plan: paidFor, endedAt } } as const;
      // A subscription that ends at once has no earlier cancellation event.
      if (subscription.cancel_at_period_end) return [ended];
      return [
        { type: 'subscription.cancelled', data: { ...about, plan: paidFor, accessUntil: endedAt, paidUntil: endedAt } },
        ended,
      ];
    }
    case 'refunded': {
      const { paymentId: payment, amount } = change;
      return [{ type: 'subscription.refunded', data: { ...about, plan: paidFor, payment, amount } }];
    }
    default:
      return [];
  }
}
