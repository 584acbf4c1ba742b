import type Stripe from 'stripe';
import { fingerprintOf, issuer } from './charge.ts';
import { newId } from './ids.ts';

type PaymentMethodOrder = {
  /** Its number. */
  readonly card: string;
  readonly email: string;
  readonly name: string;
  /** Null of a card that was used once and is not kept. */
  readonly customer: string | null;
};

export type PaymentMethod = ReturnType<typeof newPaymentMethod>;

export function newPaymentMethod({ card, email, name, customer }: PaymentMethodOrder, created: number) {
  return {
    id: newId('pm'),
    object: 'payment_method' as const,
    allow_redisplay: 'limited',
    billing_details: { address: null, email, name, phone: null, tax_id: null },
    card: {
      ...issuer(card),
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      display_brand: null,
      exp_month: 12,
      exp_year: 2034,
      fingerprint: fingerprintOf(card, email),
      generated_from: null,
      networks: null,
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created,
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
    sandbox: { card },
  } satisfies Stripe.PaymentMethod & { sandbox: object };
}
