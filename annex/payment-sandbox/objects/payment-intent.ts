import type Stripe from 'stripe';
import { newId } from './ids.ts';
import type { CardDecline } from './test-cards.ts';

export type PaymentIntent = ReturnType<typeof newPaymentIntent>;

type Order = {
  readonly amount: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly metadata?: Readonly<Record<string, string>>;
};

export function newPaymentIntent({ amount, currency, customer, metadata = {} }: Order, created: number) {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent' as const,
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null as number | null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: null,
    confirmation_method: 'automatic',
    created,
    currency,
    customer,
    customer_account: null,
    description: null as string | null,
    excluded_payment_method_types: null,
    last_payment_error: null as PaymentError | null,
    latest_charge: null as string | null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_action: null as RedirectAction | null,
    on_behalf_of: null,
    payment_method: null as string | null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session' as 'off_session' | 'on_session' | null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method' as 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled',
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.PaymentIntent;
}

type RedirectAction = {
  readonly type: 'redirect_to_url';
  readonly redirect_to_url: { readonly return_url: string; readonly url: string };
};

type PaymentError = {
  readonly type: 'card_error';
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
  readonly charge?: string;
};

export function paymentError({ code, declineCode, sentence }: CardDecline, charge?: string): PaymentError {
  return {
    type: 'card_error',
    code,
    ...(declineCode && { decline_code: declineCode }),
    message: sentence,
    ...(charge && { charge }),
  };
}
