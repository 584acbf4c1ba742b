import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { newId } from './ids.ts';
import type { PaymentIntent } from './payment-intent.ts';
import { type CardDecline, testCard } from './test-cards.ts';

export type Charge = ReturnType<typeof newCharge>;

type Order = {
  readonly intent: PaymentIntent;
  /** Its number. */
  readonly card: string;
  readonly email: string | null;
  readonly name: string | null;
  readonly declined: CardDecline | undefined;
  readonly pending?: boolean;
};

const NO_ADDRESS = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };

export function newCharge({ intent, card, email, name, declined, pending = false }: Order, created: number) {
  const id = newId('ch');
  return {
    id,
    object: 'charge' as const,
    amount: intent.amount,
    amount_captured: declined ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: declined || pending ? null : newId('txn'),
    billing_details: { address: NO_ADDRESS, email, name, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: !declined as boolean,
    created,
    currency: intent.currency,
    customer: intent.customer,
    description: null,
    disputed: false as boolean,
    failure_balance_transaction: null,
    failure_code: declined?.code ?? null,
    failure_message: declined?.sentence ?? null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: outcome(declined),
    paid: (!declined && !pending) as boolean,
    payment_intent: intent.id,
    payment_method: newId('pm'),
    payment_method_details: {
      card: {
        ...CARD,
        ...issuer(card),
        fingerprint: fingerprintOf(card, email),
        amount_authorized: declined ? null : intent.amount,
      },
      type: 'card',
    },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false as boolean,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: statusOf(declined, pending),
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.Charge;
}

/** Everybody tries the shop with the same few cards, so a test card is another one for each address, but for the one that is not. */
export function fingerprintOf(card: string, email: string | null): string {
  const holder = testCard(card)?.knownAgain ? '' : email;
  return createHash('sha256')
    .update(`${card.replaceAll(/\D/g, '')} ${holder}`)
    .digest('hex')
    .slice(0, 16);
}

function statusOf(declined: CardDecline | undefined, pending: boolean): 'failed' | 'pending' | 'succeeded' {
  if (declined) return 'failed';
  return pending ? 'pending' : 'succeeded';
}

const CARD = {
  authorization_code: '042424',
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
  electronic_commerce_indicator: null,
  exp_month: 12,
  exp_year: 2034,
  installments: null,
  mandate: null,
  network: 'visa',
  network_transaction_id: null,
  regulated_status: 'unregulated',
  three_d_secure: null,
  transaction_link_id: null,
  wallet: null,
} as const;

/** By the first digit. */
const BRANDS: Readonly<Record<string, string>> = { 2: 'mastercard', 3: 'amex', 5: 'mastercard', 6: 'discover' };
/** Stripe's test cards of a country hold its number after four zeros: https://docs.stripe.com/testing#international-cards */
const COUNTRIES: Readonly<Record<string, string>> = { 250: 'FR', 276: 'DE', 826: 'GB' };
const DEBIT = '5200828282828210';

export function issuer(card: string) {
  const digits = card.replaceAll(/\D/g, '');
  const [, country = ''] = /^40000(\d{3})/.exec(digits) ?? [];
  return {
    brand: BRANDS[digits.charAt(0)] ?? 'visa',
    country: COUNTRIES[country] ?? 'US',
    funding: digits === DEBIT ? 'debit' : 'credit',
    last4: digits.slice(-4),
  };
}

function outcome(declined: CardDecline | undefined) {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: declined ? '02' : null,
    network_status: declined ? 'declined_by_network' : 'approved_by_network',
    reason: declined?.declineCode ?? null,
    seller_message: declined ? 'The bank did not return any further details with this decline.' : 'Payment complete.',
    type: declined ? 'issuer_declined' : 'authorized',
  };
}
