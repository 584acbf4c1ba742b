import type { PersonResponse, PersonSubscription } from '../../../core/api/operator/person.ts';
import { hasReturnedTooMuch } from '../../../core/offers/repetition.ts';
import { refundableAmount } from '../../../core/subscriptions/refundable.ts';
import { rightsOf } from '../../../core/subscriptions/rights.ts';
import { mailboxMark } from '../../money/buyer-marks/marks.ts';
import { readPast } from '../../money/buyer-marks/store.ts';
import { findOwnedSubscriptions, type OwnedSubscription, rightsInputOf } from '../../money/manage/store.ts';
import { paymentStateOf } from '../../money/subscriptions/store.ts';
import type { Db } from '../../platform/db/client.ts';
import { readPath } from './path.ts';
import { readTimeline } from './timeline.ts';

export async function readPerson(db: Db, email: string, now: Date): Promise<PersonResponse> {
  const owned = await findOwnedSubscriptions(db, email);
  return {
    email,
    subscriptions: owned.map((one) => toPersonSubscription(one, now)),
    isRefused: hasReturnedTooMuch((await readPast(db, [mailboxMark(email)], now)).mailbox),
    timeline: await readTimeline(db, email),
    path: await readPath(db, email),
  };
}

function toPersonSubscription(owned: OwnedSubscription, now: Date): PersonSubscription {
  const { subscription, payments } = owned;
  return {
    id: subscription.id,
    planId: subscription.plan_id,
    status: subscription.status,
    startedAt: subscription.started_at?.getTime() ?? null,
    periodEnd: subscription.current_period_end?.getTime() ?? null,
    renewalAmount: subscription.renewal_amount,
    currency: subscription.currency,
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    canCancel: rightsOf(rightsInputOf(owned), now.getTime()).cancel,
    repetition: subscription.repetition,
    refundable: payments
      .map((payment) => ({ payment, amount: refundableAmount(paymentStateOf(payment)) }))
      .filter(({ payment, amount }) => payment.status === 'paid' && amount > 0)
      .map(({ payment: { id, number, currency, paid_at, created_at }, amount }) => ({
        paymentId: id,
        number,
        amount,
        currency,
        at: (paid_at ?? created_at).getTime(),
      })),
  };
}
