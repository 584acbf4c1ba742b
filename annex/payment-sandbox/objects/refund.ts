import type Stripe from 'stripe';
import type { Charge } from './charge.ts';
import { newId } from './ids.ts';

export type Refund = ReturnType<typeof newRefund>;

export type RefundOrder = {
  readonly amount: number;
  readonly reason: 'duplicate' | 'fraudulent' | 'requested_by_customer' | null;
  readonly metadata: Readonly<Record<string, string>>;
};

export function newRefund(charge: Charge, { amount, reason, metadata }: RefundOrder, created: number) {
  return {
    id: newId('re'),
    object: 'refund' as const,
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: { card: { type: 'refund' }, type: 'card' },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded' as 'succeeded' | 'failed',
    transfer_reversal: null,
  } satisfies Stripe.Refund & Record<string, unknown>;
}
