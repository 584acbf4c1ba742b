import { endings } from '../../../content/mails/changes.ts';
import type { Seller } from '../../../core/checkout/seller.ts';
import type { MailOrder } from '../../../core/mails/mail-facts.ts';
import { PAUSED, type SubscriptionChange } from '../../../core/subscriptions/change.ts';
import { DAY_MS } from '../../../core/time.ts';
import { accessTo } from './access.ts';
import { unpaidSince } from './paid-until.ts';
import { policyEndingOf } from './policy-ending.ts';
import type { PaymentRow, SubscriptionRow } from './store.ts';

type MailContext = { readonly pauseChosen: boolean; readonly seller: Seller };

export function mailFor(
  change: SubscriptionChange,
  subscription: SubscriptionRow,
  paidFor: string,
  payments: readonly PaymentRow[],
  { pauseChosen, seller }: MailContext,
): MailOrder | undefined {
  const to = subscription.email;
  const planId = subscription.plan_id;
  const currency = subscription.currency;
  const at = subscription.as_of.toISOString();
  const sold = seller === 'provider' ? ({ providerSells: true } as const) : {};
  const regular = regularFacts(subscription);
  const renewal = {
    ...regular,
    renewalAmount: subscription.renewal_amount,
    renewsOn: (subscription.current_period_end ?? subscription.as_of).toISOString(),
  };
  switch (change.kind) {
    case 'started': {
      const amount = payments.find(({ reason }) => reason === 'first')?.amount_paid ?? subscription.first_amount;
      const orderedOn = (subscription.started_at ?? subscription.as_of).toISOString();
      const attemptId = subscription.attempt_id ?? undefined;
      const accessUntil = subscription.current_period_end?.toISOString();
      if (subscription.upsell)
        return {
          template: 'workbook',
          to,
          facts: { planId, ...sold, currency, amount, orderedOn, ...(attemptId && { attemptId }) },
        };
      if (subscription.once) {
        const paid = { planId, ...sold, currency, amount, orderedOn, ...(accessUntil && { accessUntil }) };
        return { template: 'purchase', to, facts: { ...paid, ...(attemptId && { attemptId }) } };
      }
      return {
        template: 'order',
        to,
        facts: {
          planId,
          ...sold,
          currency,
          amount,
          orderedOn,
          ...renewal,
          ...(isDiscounted(subscription) && { discounted: true }),
          ...(subscription.trial_ends_at && { trialDays: trialDaysOf(subscription.trial_ends_at, orderedOn) }),
          ...(attemptId && { attemptId }),
        },
      };
    }
    case 'renewed': {
      const paidOn = (payments.find(({ id }) => id === change.paymentId)?.paid_at ?? subscription.as_of).toISOString();
      return { template: 'receipt', to, facts: { planId, ...sold, currency, amount: change.amount, paidOn, ...renewal } };
    }
    case 'payment-failed':
    case 'payment-last-try': {
      const payment = payments.find(({ id }) => id === change.paymentId);
      const confirmation = payment?.needs === 'confirmation';
      const facts = { planId, currency, ...failureOf(payment, subscription) };
      // A pause whose end was declined goes on, however often it is tried.
      if (subscription.status === PAUSED)
        return change.kind === 'payment-failed' ? { template: 'pause-unpaid', to, facts } : undefined;
      if (change.kind === 'payment-last-try') return { template: 'payment-last-try', to, facts: { ...facts, confirmation } };
      return { template: confirmation ? 'payment-unconfirmed' : 'payment-failed', to, facts };
    }
    case 'payment-blocked': {
      const amount = payments.find(({ id }) => id === change.paymentId)?.amount_due ?? subscription.renewal_amount;
      return { template: 'payment-blocked', to, facts: { planId, currency, amount } };
    }
    case 'cancelled': {
      const why = policyEndingOf(subscription, payments) && endings.disputing;
      const facts = { planId: paidFor, accessUntil: renewal.renewsOn, ...(why && { why }) };
      const since = unpaidSince(subscription, payments)?.toISOString();
      return since === undefined
        ? { template: 'cancelled', to, facts }
        : { template: 'cancelled-unpaid', to, facts: { ...facts, unpaidSince: since } };
    }
    case 'ended': {
      const { ended_at, end_reason } = subscription;
      const why = end_reason === null || end_reason === 'chosen' ? undefined : endings[end_reason];
      const facts = { planId: paidFor, endedOn: ended_at?.toISOString() ?? at, ...(why && { why }) };
      return { template: subscription.once ? 'access-ended' : 'ended', to, facts };
    }
    case 'refunded':
      return { template: 'refunded', to, facts: { planId: paidFor, ...sold, currency, amount: change.amount, refundedOn: at } };
    case 'paused': {
      const { given, until } = accessTo(subscription, payments, subscription.as_of);
      const paidUntil = given && until ? { accessUntil: until.toISOString() } : {};
      const resumesOn = subscription.resumes_at?.toISOString();
      const charged = pauseChosen ? { currency, amount: subscription.renewal_amount } : {};
      return { template: 'paused', to, facts: { planId: paidFor, ...paidUntil, ...(resumesOn && { resumesOn }), ...charged } };
    }
    case 'resumed':
      if (change.after === 'cancellation') return undefined; // the manage page says so
      return {
        template: 'resumed',
        to,
        facts: { planId, currency, amount: subscription.renewal_amount, renewsOn: renewal.renewsOn },
      };
    case 'plan-changed':
      if (subscription.cancel_at_period_end) return undefined; // the cancellation took the change back
      return {
        template: 'plan-changed',
        to,
        facts: { planId, currency, amount: subscription.renewal_amount, startsOn: renewal.renewsOn, ...regular },
      };
    default:
      return undefined; // the dashboard shows disputes
  }
}

function trialDaysOf(endsAt: Date, orderedOn: string): number {
  return Math.round((endsAt.getTime() - Date.parse(orderedOn)) / DAY_MS);
}

/** Every charge to come, by a code for all of them. */
function isDiscounted({ renewal_amount, regular_amount, paid_plan_amount }: SubscriptionRow): boolean {
  return regular_amount === null && renewal_amount < (paid_plan_amount ?? 0);
}

export function regularFacts({ regular_amount, regular_from }: SubscriptionRow) {
  return regular_amount === null || regular_from === null
    ? {}
    : { regularAmount: regular_amount, regularFrom: regular_from.toISOString() };
}

function failureOf(payment: PaymentRow | undefined, { renewal_amount }: SubscriptionRow) {
  const retryOn = payment?.next_try_at?.toISOString();
  const payLink = payment?.document_url;
  return { amount: payment?.amount_due ?? renewal_amount, ...(retryOn && { retryOn }), ...(payLink && { payLink }) };
}
