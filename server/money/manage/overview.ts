import { plans } from '../../../content/plans.ts';
import type { ManageResponse } from '../../../core/api/manage.ts';
import type { ManagedSubscription } from '../../../core/api/managed-subscription.ts';
import { plansIn } from '../../../core/plans/plan.ts';
import { hasEnded, PAUSED } from '../../../core/subscriptions/change.ts';
import { isCurrent } from '../../../core/subscriptions/managed-state.ts';
import { disputedAmount, refundableAmount } from '../../../core/subscriptions/refundable.ts';
import { lastDay, type RightsInput, rightsOf } from '../../../core/subscriptions/rights.ts';
import type { Db } from '../../platform/db/client.ts';
import { accessTo } from '../subscriptions/access.ts';
import { unpaidSince } from '../subscriptions/paid-until.ts';
import { paidPlanUntilChange, planPaidFor } from '../subscriptions/plan.ts';
import { policyEndingOf } from '../subscriptions/policy-ending.ts';
import { type PaymentRow, paymentStateOf, type SubscriptionRow } from '../subscriptions/store.ts';
import { alternativesTo } from './alternatives.ts';
import { dueAtResumption } from './resume.ts';
import { findAgreements, findOwnedSubscriptions, type OwnedSubscription, rightsInputOf } from './store.ts';

export async function overviewFor(db: Db, email: string, portal: boolean, now: Date): Promise<ManageResponse> {
  const owned = await findOwnedSubscriptions(db, email);
  const subscriptions = await Promise.all(owned.map((one) => toManagedSubscription(db, one, now.getTime())));
  return { email, subscriptions: subscriptions.toSorted((one, other) => rankOf(one) - rankOf(other)), portal };
}

/** Plans first, then what was bought beside them, then what is over; each as it came. */
function rankOf({ state, upsell }: ManagedSubscription): number {
  if (!isCurrent(state)) return 2;
  return upsell ? 1 : 0;
}

async function toManagedSubscription(db: Db, owned: OwnedSubscription, now: number): Promise<ManagedSubscription> {
  const { subscription, payments, requests } = owned;
  const input = rightsInputOf(owned);
  const paidFor = planPaidFor(owned);
  const access = accessTo(subscription, payments, new Date(now));
  const { withdraw, guarantee, resume, changePlan, ...can } = rightsOf(input, now);
  const isSold = plansIn(plans, subscription.currency).length > 0;
  return {
    id: subscription.id,
    planId: hasEnded(subscription.status) ? paidFor : subscription.plan_id,
    state: input.duplicate && subscription.repetition !== null ? 'refused' : stateFor(input),
    startedAt: input.startedAt,
    endedAt: subscription.ended_at?.getTime() ?? null,
    endReason: subscription.end_reason ?? policyEndingOf(subscription, payments)?.reason ?? null,
    periodEnd: subscription.current_period_end?.getTime() ?? null,
    once: subscription.once,
    ...(subscription.upsell && { upsell: true }),
    trial: subscription.trial_ends_at && { runs: subscription.status === 'trialing' },
    unpaidSince: unpaidSince(subscription, owned.payments)?.getTime() ?? null,
    openUntil: subscription.status === PAUSED && access.given ? (access.until?.getTime() ?? null) : null,
    resumesAt: subscription.resumes_at?.getTime() ?? null,
    resumption: resume ? dueAtResumption(subscription, new Date(now)) : null,
    currency: subscription.currency,
    renewalAmount: subscription.renewal_amount,
    regular: regularOf(subscription),
    until: paidPlanUntilChange(owned),
    alternatives: await alternativesTo(db, owned, new Date(now)),
    can: {
      ...can,
      changePlan: changePlan && isSold,
      withdrawUntil: withdraw ? lastDay(withdraw) : null,
      withdrawAmount: withdraw?.amount ?? 0,
      guaranteeUntil: guarantee ? lastDay(guarantee) : null,
    },
    withdrawnAt: input.withdrawnAt ?? null,
    guaranteeAskedAt: requests.find(({ kind }) => kind === 'guarantee')?.created_at.getTime() ?? null,
    payments: payments.filter(hasAmount).map(toManagedPayment),
    agreements: (await findAgreements(db, subscription)).map(({ text, version, created_at }) => ({
      text,
      version,
      at: created_at.getTime(),
    })),
  };
}

function stateFor({ duplicate, withdrawnAt, status, cancelAtPeriodEnd }: RightsInput): ManagedSubscription['state'] {
  if (duplicate) return 'duplicate';
  if (withdrawnAt !== undefined) return 'withdrawn';
  if (hasEnded(status)) return 'ended';
  if (cancelAtPeriodEnd) return 'ending';
  if (status === PAUSED) return 'paused';
  return status === 'active' || status === 'trialing' ? 'running' : 'failing';
}

/** A plan change creates an invoice of 0. */
function hasAmount({ amount_due, amount_paid }: PaymentRow): boolean {
  return amount_due > 0 || amount_paid > 0;
}

function toManagedPayment(payment: PaymentRow): ManagedSubscription['payments'][number] {
  return {
    id: payment.id,
    reason: payment.reason,
    status: payment.status,
    amount: payment.status === 'paid' ? payment.amount_paid : payment.amount_due,
    currency: payment.currency,
    refunded: payment.amount_refunded,
    refundable: refundableAmount(paymentStateOf(payment)),
    disputed: disputedAmount(paymentStateOf(payment)) > 0 && payment.dispute !== 'won' ? payment.dispute : null,
    at: (payment.paid_at ?? payment.created_at).getTime(),
    needs: payment.status === 'failed' ? (payment.needs ?? 'card') : null,
    nextTryAt: payment.status === 'failed' ? (payment.next_try_at?.getTime() ?? null) : null,
    number: payment.number,
    documentUrl: payment.document_url,
  };
}

function regularOf({ regular_amount, regular_from }: SubscriptionRow): ManagedSubscription['regular'] {
  return regular_amount === null || regular_from === null ? null : { amount: regular_amount, from: regular_from.getTime() };
}
