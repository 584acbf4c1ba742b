import type Stripe from 'stripe';
import type { Charge } from './charge.ts';
import { newId } from './ids.ts';

export type Dispute = ReturnType<typeof newDispute>;

const DAYS_TO_ANSWER = 7;

export function newDispute(charge: Charge, created: number) {
  return {
    id: newId('du'),
    object: 'dispute' as const,
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence_details: {
      due_by: created + DAYS_TO_ANSWER * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response' as 'needs_response' | 'won' | 'lost',
  } satisfies Omit<Stripe.Dispute, 'evidence'>;
}
