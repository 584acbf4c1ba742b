import { isGivenBack, latestIncome } from './access.ts';
import { hasBegun, hasEnded, type PaymentState } from './change.ts';
import { type PaidUntilInput, paidUntil } from './paid-until.ts';
import { disputedAmount, lostAmount } from './refundable.ts';

/** What becomes of a subscription whose buyer disputed a payment, and of one whose latest payment went back in full. */
export type SubscriptionPolicies = {
  readonly onDispute: 'end' | 'keep';
  readonly onFullRefund: 'end' | 'keep';
  /** Of a bank, before a dispute: the payment is refunded and the subscription ends, or the operator decides. */
  readonly onFraudWarning: 'refund' | 'tell';
  /** How often the provider tries a renewal in all: as its settings say. */
  readonly renewalTries: number;
};

export type EndingInput = Omit<PaidUntilInput, 'payments'> & {
  readonly payments: readonly (PaymentState & { readonly createdAt: number })[];
};

/** `period-end`: it is not renewed, and what is paid for stays. */
export type PolicyEnding = { readonly when: 'period-end' | 'now'; readonly reason: 'disputed' | 'refunded' };

/** Undefined where the subscription goes on, or has ended already. */
export function endingBy(
  { onDispute, onFullRefund }: Pick<SubscriptionPolicies, 'onDispute' | 'onFullRefund'>,
  input: EndingInput,
): PolicyEnding | undefined {
  const { status, payments } = input;
  if (!hasBegun(status) || hasEnded(status)) return undefined;
  const latest = latestIncome(payments);
  const isBack = isGivenBack(payments);
  if (isBack && latest && lostAmount(latest) === 0 && onFullRefund === 'end') return { when: 'now', reason: 'refunded' };
  if (onDispute === 'keep' || !payments.some(isDisputed)) return undefined;
  return { when: isBack || !isPaid(input) ? 'now' : 'period-end', reason: 'disputed' };
}

/** An inquiry is no dispute yet, and a dispute that was won is none any more. */
export function isDisputed(payment: PaymentState): boolean {
  return disputedAmount(payment) > 0;
}

/** Else the provider would go on charging the period that has begun. */
function isPaid(input: EndingInput): boolean {
  return input.status !== 'past_due' && input.status !== 'unpaid' && paidUntil(input) === input.periodEnd;
}
