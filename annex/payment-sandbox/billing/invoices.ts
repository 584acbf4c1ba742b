import { emit } from '../deliveries/emit.ts';
import type { Customer } from '../objects/customer.ts';
import { asDraft, asFinalized, type Invoice, type InvoiceOrder, newInvoice } from '../objects/invoice.ts';
import { type InvoicePayment, newInvoicePayment } from '../objects/invoice-payment.ts';
import type { PaymentIntent } from '../objects/payment-intent.ts';
import type { Subscription } from '../objects/subscription.ts';
import type { CardDecline } from '../objects/test-cards.ts';
import { add, existing, matching, replace } from '../store.ts';
import { chargeCard, openIntent } from './intents.ts';
import type { BillingMoment } from './moment.ts';

const DAY = 86_400;

/** After the first, second and third failed payment; the fourth is the last. */
const RETRY_AFTER = [3 * DAY, 5 * DAY, 7 * DAY];

/** An invoice of zero is paid at once. `intent`: the buyer's earlier attempt to pay it. */
export async function openInvoice(moment: BillingMoment, order: InvoiceOrder, intent?: PaymentIntent): Promise<Invoice> {
  const { tx, now, at } = moment;
  const invoice = newInvoice(order, at);
  await add(tx, invoice);
  await emit(tx, 'invoice.created', invoice, now);
  return beginPayment(moment, invoice, order.customer, intent);
}

/** It cannot be paid before it is finalized. */
export async function draftInvoice({ tx, now, at }: BillingMoment, order: InvoiceOrder): Promise<Invoice> {
  const draft = asDraft(newInvoice(order, at));
  await add(tx, draft);
  await emit(tx, 'invoice.created', draft, now);
  return draft;
}

export async function finalizeInvoice(moment: BillingMoment, draft: Invoice, subscription: Subscription): Promise<Invoice> {
  const customer = await existing(moment.tx, 'customer', draft.customer);
  const invoice = await replace(moment.tx, asFinalized(draft, subscription, customer, moment.at));
  return beginPayment(moment, invoice, customer);
}

async function beginPayment(
  moment: BillingMoment,
  invoice: Invoice,
  { next_invoice_sequence: sequence, ...payer }: Customer,
  intent?: PaymentIntent,
): Promise<Invoice> {
  const { tx, now, at } = moment;
  await replace(tx, { ...payer, next_invoice_sequence: sequence + 1 });
  await emit(tx, 'invoice.finalized', invoice, now);
  if (invoice.total === 0) return markPaid(moment, invoice);
  const { total: amount, currency, customer } = invoice;
  const paying = intent ?? (await openIntent(moment, { amount, currency, customer }));
  if (intent) await replace(tx, { ...intent, customer });
  await add(tx, newInvoicePayment({ invoice: invoice.id, amount, currency, intent: paying.id }, at));
  return invoice;
}

export async function payInvoice(
  moment: BillingMoment,
  invoice: Invoice,
  card: string,
  declined?: CardDecline,
): Promise<Invoice> {
  const { payment } = await paymentOf(moment, invoice);
  const intent = await existing(moment.tx, 'payment_intent', payment.payment_intent);
  await chargeCard(moment, intent, card, { email: invoice.customer_email, name: invoice.customer_name }, declined);
  if (declined?.code === 'authentication_required') await emit(moment.tx, 'invoice.payment_action_required', invoice, moment.now);
  return declined ? markFailed(moment, invoice) : markPaymentPaid(moment, invoice);
}

/** The money of its payment has arrived. */
export async function markPaymentPaid(moment: BillingMoment, invoice: Invoice): Promise<Invoice> {
  const { tx, now, at } = moment;
  const payment = await paymentOf(moment, invoice);
  const paid = await replace(tx, {
    ...payment,
    amount_paid: payment.amount_requested,
    status: 'paid' as const,
    status_transitions: { canceled_at: null, paid_at: at },
  });
  await emit(tx, 'invoice_payment.paid', paid, now);
  return markPaid(moment, { ...invoice, attempt_count: invoice.attempt_count + 1 });
}

async function paymentOf({ tx }: BillingMoment, { id }: Invoice): Promise<InvoicePayment> {
  const [payment] = await matching(tx, 'invoice_payment', { invoice: id });
  if (!payment) throw new Error(`Invoice ${id} has no payment.`);
  return payment;
}

async function markPaid({ tx, now, at }: BillingMoment, invoice: Invoice): Promise<Invoice> {
  const paid = await replace(tx, {
    ...invoice,
    amount_paid: invoice.total,
    amount_remaining: 0,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid' as const,
    status_transitions: { ...invoice.status_transitions, paid_at: at },
  });
  await emit(tx, 'invoice.paid', paid, now);
  await emit(tx, 'invoice.payment_succeeded', paid, now);
  return paid;
}

export async function markFailed({ tx, now, at }: BillingMoment, invoice: Invoice): Promise<Invoice> {
  const wait = RETRY_AFTER[invoice.attempt_count];
  const failed = await replace(tx, {
    ...invoice,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    next_payment_attempt: wait === undefined ? null : at + wait,
  });
  await emit(tx, 'invoice.payment_failed', failed, now);
  return failed;
}
