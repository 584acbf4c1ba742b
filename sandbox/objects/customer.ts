import { newId } from './ids.ts';

export type Customer = ReturnType<typeof newCustomer>;

export function newCustomer(email: string, name: string, created: number) {
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
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    name,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}
