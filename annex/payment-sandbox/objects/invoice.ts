import type Stripe from 'stripe';
import type { Customer } from './customer.ts';
import { newId } from './ids.ts';
import type { Subscription } from './subscription.ts';

export type InvoiceOrder = {
  readonly id: string;
  readonly reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  readonly subscription: Subscription;
  readonly customer: Customer;
  /** Cents, before the discount. */
  readonly subtotal: number;
  readonly discount: number;
  readonly description: string;
};

type FinalizationError = { readonly type: 'invalid_request_error'; readonly code: string; readonly message: string };

export type Invoice = ReturnType<typeof newInvoice>;

/** Seconds. Stripe finalizes the invoice of a renewal about an hour after it was created. */
export const DRAFT_SECONDS = 3600;

export function newInvoice(
  { id, reason, subscription, customer, subtotal, discount, description }: InvoiceOrder,
  created: number,
) {
  const { metadata } = subscription;
  const total = subtotal - discount;
  const secret = newId('test', 32);
  const discounts = discount > 0 ? [newId('di')] : [];
  const discountAmounts = discounts.map((each) => ({ amount: discount, discount: each }));
  return {
    id,
    object: 'invoice' as const,
    account_country: 'US',
    account_name: null,
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false as boolean,
    auto_advance: true as boolean,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null as number | null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts,
    due_date: null,
    effective_at: created as number | null,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: pageOf(secret, subscription) as string | null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null as FinalizationError | null,
    latest_revision: null,
    lines: {
      object: 'list' as const,
      data: [newLine({ invoice: id, subscription, subtotal, discountAmounts, description })],
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null as number | null,
    number: nextNumber(customer) as string | null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: created,
    period_start: created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'open' as 'draft' | 'open' | 'paid' | 'void' | 'uncollectible',
    status_transitions: {
      finalized_at: created as number | null,
      marked_uncollectible_at: null,
      paid_at: null as number | null,
      voided_at: null,
    },
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: null,
    total,
    total_discount_amounts: discountAmounts,
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: created,
    sandbox: { secret },
  } satisfies Omit<Stripe.Invoice, 'lines'> & { lines: object; sandbox: object };
}

export function asDraft(invoice: Invoice): Invoice {
  const finalizes = invoice.created + DRAFT_SECONDS;
  return {
    ...invoice,
    automatically_finalizes_at: finalizes,
    effective_at: null,
    hosted_invoice_url: null,
    next_payment_attempt: finalizes,
    number: null,
    status: 'draft',
    status_transitions: { ...invoice.status_transitions, finalized_at: null },
  };
}

export function asFinalized(draft: Invoice, subscription: Subscription, customer: Customer, at: number): Invoice {
  return {
    ...draft,
    automatically_finalizes_at: null,
    effective_at: at,
    hosted_invoice_url: pageOf(draft.sandbox.secret, subscription),
    next_payment_attempt: null,
    number: nextNumber(customer),
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: at },
  };
}

function pageOf(secret: string, { sandbox }: Subscription): string {
  return new URL(`/sandbox/invoice/${secret}`, sandbox.publicUrl).href;
}

function nextNumber({ invoice_prefix, next_invoice_sequence }: Customer): string {
  return `${invoice_prefix}-${String(next_invoice_sequence).padStart(4, '0')}`;
}

type LineOrder = {
  readonly invoice: string;
  readonly subscription: Subscription;
  readonly subtotal: number;
  readonly discountAmounts: readonly { readonly amount: number; readonly discount: string }[];
  readonly description: string;
};

function newLine({ invoice, subscription, subtotal, discountAmounts, description }: LineOrder) {
  const [item] = subscription.items.data;
  return {
    id: newId('il'),
    object: 'line_item' as const,
    amount: subtotal,
    currency: subscription.currency,
    description,
    discount_amounts: discountAmounts,
    discountable: true,
    discounts: discountAmounts.map(({ discount }) => discount),
    invoice,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: { start: item.current_period_start, end: item.current_period_end },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: item.price.id, product: item.price.product },
      type: 'price_details',
      unit_amount_decimal: String(subtotal / item.quantity),
    },
    quantity: item.quantity,
    quantity_decimal: String(item.quantity),
    subscription: subscription.id,
    subtotal,
    taxes: [],
  };
}
