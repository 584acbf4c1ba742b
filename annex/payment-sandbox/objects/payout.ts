import type Stripe from 'stripe';

export type Payout = ReturnType<typeof newPayout>;

const TO_THE_BANK_SECONDS = 86_400;

type PayoutOrder = { readonly id: string; readonly amount: number; readonly currency: string; readonly transaction: string };

export function newPayout({ id, amount, currency, transaction }: PayoutOrder, created: number) {
  return {
    id,
    object: 'payout' as const,
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: created + TO_THE_BANK_SECONDS,
    automatic: true,
    balance_transaction: transaction,
    created,
    currency,
    description: 'STRIPE PAYOUT',
    destination: null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'completed',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'in_transit',
    trace_id: null,
    type: 'bank_account',
  } satisfies Stripe.Payout;
}
