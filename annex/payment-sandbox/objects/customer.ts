import type Stripe from 'stripe';
import { newId } from './ids.ts';

export type Customer = ReturnType<typeof newCustomer>;

export function newCustomer(
  email: string,
  name: string | null,
  created: number,
  metadata: Readonly<Record<string, string>> = {},
) {
  return {
    id: newId('cus', 14),
    object: 'customer' as const,
    address: null,
    balance: 0,
    created,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email,
    invoice_prefix: newId('', 8).slice(1).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata,
    name,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  } satisfies Stripe.Customer;
}
