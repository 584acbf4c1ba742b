import type Stripe from 'stripe';
import type { Coupon } from './coupon.ts';
import { newId, seconds } from './ids.ts';
import type { Price } from './price.ts';

type SessionOrder = {
  readonly price: Price;
  readonly quantity: number;
  readonly coupon: Coupon | undefined;
  readonly trialDays?: number | undefined;
  /** Of lines that are paid once. */
  readonly fee?: number;
  readonly email: string;
  readonly clientReference: string | undefined;
  readonly metadata: Readonly<Record<string, string>>;
  /** 'payment': it is paid once, and begins no subscription. */
  readonly mode?: 'subscription' | 'payment';
  /** Of the subscription, or of the payment that stands in its place. */
  readonly subscriptionMetadata: Readonly<Record<string, string>>;
  readonly uiMode: 'hosted_page' | 'elements';
  readonly successUrl: string | undefined;
  /** Instead of `successUrl`, with elements. */
  readonly returnUrl: string | undefined;
  readonly cancelUrl: string | undefined;
  readonly expiresAt: number | undefined;
  /** The provider is the seller. */
  readonly managed: boolean;
  /** Where the request does not say: as the Dashboard's setting of a new account. */
  readonly adaptivePricing: boolean;
  readonly paymentMethods: string[] | undefined;
  /** Of what is paid once: its card may be charged again. */
  readonly keepsCard?: boolean;
};

export function newCustomerDetails(email: string, name: string) {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  } satisfies Stripe.Checkout.Session.CustomerDetails;
}

const DAY_SECONDS = 86_400;

export type Session = ReturnType<typeof newSession>;

/** `sandbox` holds what is needed after the payment. */
export function newSession(order: SessionOrder, publicUrl: URL, now: Date) {
  const id = newId('cs_test', 58);
  const hasPage = order.uiMode === 'hosted_page';
  const { trialDays, fee = 0 } = order;
  const subtotal = fee + (trialDays === undefined ? order.price.unit_amount * order.quantity : 0);
  const discount = Math.min(order.coupon?.amount_off ?? 0, subtotal);
  return {
    id,
    object: 'checkout.session' as const,
    adaptive_pricing: { enabled: order.adaptivePricing },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: order.paymentMethods ?? null,
    amount_subtotal: subtotal,
    amount_total: subtotal - discount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: order.cancelUrl ?? null,
    client_reference_id: order.clientReference ?? null,
    client_secret: hasPage ? null : newId(`${id}_secret`, 40),
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: seconds(now),
    currency: order.price.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: null as string | null,
    customer_account: null,
    customer_creation: 'always',
    customer_details: null as ReturnType<typeof newCustomerDetails> | null,
    customer_email: order.email,
    discounts: order.coupon ? [{ coupon: order.coupon.id, promotion_code: null }] : [],
    expires_at: order.expiresAt ?? seconds(now) + DAY_SECONDS,
    integration_identifier: null,
    invoice: null as string | null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: { enabled: order.managed },
    metadata: order.metadata,
    mode: order.mode ?? ('subscription' as const),
    origin_context: null,
    payment_intent: null as string | null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_status: (subtotal - discount === 0 ? 'no_payment_required' : 'unpaid') as 'unpaid' | 'paid' | 'no_payment_required',
    permissions: null,
    recovered_from: null,
    ...(order.returnUrl !== undefined && { return_url: order.returnUrl }),
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open' as 'open' | 'complete' | 'expired',
    submit_type: null,
    subscription: null as string | null,
    success_url: order.successUrl ?? null,
    total_details: { amount_discount: discount, amount_shipping: 0, amount_tax: 0 },
    ui_mode: order.uiMode,
    url: hasPage ? new URL(`/sandbox/checkout/${id}`, publicUrl).href : null,
    wallet_options: null,
    sandbox: {
      price: order.price.id,
      quantity: order.quantity,
      trialDays: trialDays ?? null,
      subscriptionMetadata: order.subscriptionMetadata,
      keepsCard: order.keepsCard ?? false,
      publicUrl: publicUrl.href,
      /** Created with the first card. */
      paymentIntent: null as string | null,
    },
  } satisfies Stripe.Checkout.Session & { sandbox: object };
}
