import type { PaymentState } from './change.ts';

/** 'fraudulent': the card was used without its owner. */
export const REFUND_REASONS = ['requested', 'duplicate', 'fraudulent'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Sent once for each `requestId`. The amount is in the smallest unit of the payment's currency. */
export type PartRefund = { readonly requestId: string; readonly amount: number; readonly reason: RefundReason };

export type DisputablePayment = Pick<PaymentState, 'amountPaid' | 'amountRefunded' | 'dispute' | 'disputeAmount'>;

/** Cents that a bank took back, or may take. An inquiry takes nothing, and a dispute that was won gives it all back. */
export function disputedAmount({ amountPaid, amountRefunded, dispute, disputeAmount }: DisputablePayment): number {
  if (dispute !== 'open' && dispute !== 'lost') return 0;
  const rest = amountPaid - amountRefunded;
  return Math.min(disputeAmount ?? rest, rest);
}

/** Cents that a lost dispute took. */
export function lostAmount(payment: DisputablePayment): number {
  return payment.dispute === 'lost' ? disputedAmount(payment) : 0;
}

/** Cents that can be sent back: nothing of a payment about which a bank decides or has decided, because the buyer would get it twice. */
export function refundableAmount(payment: DisputablePayment): number {
  return disputedAmount(payment) > 0 ? 0 : Math.max(0, payment.amountPaid - payment.amountRefunded);
}
