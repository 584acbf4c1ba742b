import { z } from 'zod';
import { type Calls, equalityFilter } from './calls.ts';

const text = z.string().optional();
const paymentFilter = z.strictObject({ type: z.literal('payment_intent'), payment_intent: z.string() });

export function invoiceRoutes(api: Calls): void {
  api.retrieve('invoices', 'invoice');
  const filters = {
    customer: text,
    subscription: text,
    status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
  };
  api.list('invoices', 'invoice', filters, ({ subscription, ...given }) => ({
    match: { ...equalityFilter(given).match, ...(subscription && { parent: { subscription_details: { subscription } } }) },
  }));

  api.retrieve('invoice_payments', 'invoice_payment');
  api.list(
    'invoice_payments',
    'invoice_payment',
    { invoice: text, status: z.enum(['open', 'paid', 'canceled']).optional(), payment: paymentFilter.optional() },
    equalityFilter,
  );
}
