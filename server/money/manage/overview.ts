import type { ManagedSubscription, ManageResponse } from '../../../core/api/manage.ts';
import { hasEnded } from '../../../core/subscriptions/change.ts';
import { type Held, lastDay, rightsOf } from '../../../core/subscriptions/rights.ts';
import type { Db } from '../../platform/db/client.ts';
import { planPaidFor } from '../subscriptions/plan.ts';
import type { PaymentRow } from '../subscriptions/store.ts';
import { findAgreements, findOwned, heldOf, type Owned } from './store.ts';

/** Everything that the owner of an address may see. */
export async function overviewFor(db: Db, email: string, portal: boolean, now: Date): Promise<ManageResponse> {
  const owned = await findOwned(db, email);
  const told = await Promise.all(owned.map((one) => tell(db, one, now.getTime())));
  const runs = ({ state }: ManagedSubscription) => ['running', 'failing', 'ending'].includes(state);
  return { email, subscriptions: [...told.filter(runs), ...told.filter((one) => !runs(one))], portal };
}

async function tell(db: Db, owned: Owned, now: number): Promise<ManagedSubscription> {
  const { subscription, payments, requests } = owned;
  const held = heldOf(owned);
  const paidFor = planPaidFor(owned);
  const { withdraw, guarantee, ...can } = rightsOf(held, now);
  return {
    id: subscription.id,
    planId: hasEnded(subscription.status) ? paidFor : subscription.plan_id,
    state: stateFor(held),
    startedAt: held.startedAt,
    endedAt: subscription.ended_at?.getTime() ?? null,
    periodEnd: subscription.current_period_end?.getTime() ?? null,
    renewalAmount: subscription.renewal_amount,
    until: !hasEnded(subscription.status) && paidFor !== subscription.plan_id ? { planId: paidFor } : null,
    can: { ...can, withdrawUntil: withdraw ? lastDay(withdraw) : null, guaranteeUntil: guarantee ? lastDay(guarantee) : null },
    withdrawnAt: held.withdrawnAt ?? null,
    guaranteeAskedAt: requests.find(({ kind }) => kind === 'guarantee')?.created_at.getTime() ?? null,
    payments: payments.filter(isWorthShowing).map(tellPayment),
    agreements: (await findAgreements(db, subscription)).map(({ text, version, created_at }) => ({
      text,
      version,
      at: created_at.getTime(),
    })),
  };
}

function stateFor({ duplicate, withdrawnAt, status, cancelAtPeriodEnd }: Held): ManagedSubscription['state'] {
  if (duplicate) return 'duplicate';
  if (withdrawnAt !== undefined) return 'withdrawn';
  if (hasEnded(status)) return 'ended';
  if (cancelAtPeriodEnd) return 'ending';
  return status === 'active' || status === 'trialing' ? 'running' : 'failing';
}

/** A change of plan makes an invoice over nothing. */
function isWorthShowing({ amount_due, amount_paid }: PaymentRow): boolean {
  return amount_due > 0 || amount_paid > 0;
}

function tellPayment(payment: PaymentRow): ManagedSubscription['payments'][number] {
  return {
    id: payment.id,
    reason: payment.reason,
    status: payment.status,
    amount: payment.status === 'paid' ? payment.amount_paid : payment.amount_due,
    refunded: payment.amount_refunded,
    at: (payment.paid_at ?? payment.created_at).getTime(),
    number: payment.number,
    documentUrl: payment.document_url,
  };
}
