import type Stripe from 'stripe';
import type { Charge } from './charge.ts';
import { newId } from './ids.ts';

export type EarlyFraudWarning = ReturnType<typeof newEarlyFraudWarning>;

export function newEarlyFraudWarning({ id: charge, payment_intent }: Charge, created: number) {
  return {
    id: newId('issfr'),
    object: 'radar.early_fraud_warning' as const,
    actionable: true as boolean,
    charge,
    created,
    fraud_type: 'unauthorized_use_of_card',
    livemode: false,
    payment_intent,
  } satisfies Stripe.Radar.EarlyFraudWarning;
}
