import type Stripe from 'stripe';
import { newId } from './ids.ts';

export type InvoicePayment = ReturnType<typeof newInvoicePayment>;

type Order = { readonly invoice: string; readonly amount: number; readonly currency: string; readonly intent: string };

export function newInvoicePayment({ invoice, amount, currency, intent }: Order, created: number) {
  return {
    id: newId('inpay'),
    object: 'invoice_payment' as const,
    amount_paid: null as number | null,
    amount_requested: amount,
    created,
    currency,
    invoice,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent, type: 'payment_intent' },
    status: 'open' as 'open' | 'paid' | 'canceled',
    status_transitions: { canceled_at: null as number | null, paid_at: null as number | null },
  } satisfies Stripe.InvoicePayment;
}
