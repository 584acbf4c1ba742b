import type Stripe from 'stripe';

export type BalanceTransaction = ReturnType<typeof newBalanceTransaction>;

type Movement = {
  readonly id: string;
  readonly type: 'charge' | 'refund' | 'adjustment' | 'payout';
  readonly category: 'charge' | 'refund' | 'dispute' | 'dispute_reversal' | 'payout';
  readonly amount: number;
  readonly fee: number;
  readonly currency: string;
  readonly exchange_rate?: number | null;
  readonly source: string;
  readonly created: number;
  readonly payout?: string;
};

/** Cards settle after two days. */
const SETTLING_SECONDS = 2 * 86_400;

export function newBalanceTransaction(movement: Movement) {
  const { id, type, category, amount, fee, currency, exchange_rate = null, source, created, payout } = movement;
  return {
    id,
    object: 'balance_transaction' as const,
    amount,
    available_on: type === 'charge' ? created + SETTLING_SECONDS : created,
    balance_type: 'payments',
    created,
    currency,
    description: null,
    exchange_rate,
    fee,
    fee_details:
      fee === 0 ? [] : [{ amount: fee, application: null, currency, description: 'Processing fees', type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: category as string,
    source,
    status: type === 'charge' ? 'pending' : 'available',
    type,
    sandbox: { payout: payout ?? null },
  } satisfies Stripe.BalanceTransaction & { sandbox: { payout: string | null } };
}
