import Stripe from 'stripe';
import { normalEmail } from '../../../core/leads/email.ts';
import { ACCESS } from '../../../core/plans/provider-keys.ts';
import type { PartRefund, RefundReason } from '../../../core/subscriptions/refundable.ts';
import type { Card, Decline, Payment } from '../port.ts';
import { dateOf, entries, errorCode, idOf, Mismatch } from './responses.ts';

const MAX_ROWS = { limit: 1000 };

export async function listPayments(stripe: Stripe, subscriptionId: string, customerId: string): Promise<readonly Payment[]> {
  const [invoices, charges] = await Promise.all([
    stripe.invoices.list({ subscription: subscriptionId, limit: 100, expand: ['data.payments'] }).autoPagingToArray(MAX_ROWS),
    stripe.charges.list({ customer: customerId, limit: 100 }).autoPagingToArray(MAX_ROWS),
  ]);
  const written = invoices.filter((invoice) => invoice.status !== 'draft' || isBlocked(invoice));
  return Promise.all(written.map((invoice) => toPayment(stripe, invoice, chargesOf(invoice, charges))));
}

export async function refundInvoice(stripe: Stripe, invoiceId: string, order?: PartRefund): Promise<'refunded' | 'disputed'> {
  const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] });
  const paid = (invoice.payments?.data ?? []).filter(({ status }) => status === 'paid');
  const [intent] = intentsOf({ payments: { data: paid } });
  if (!intent) throw new Mismatch(`Invoice ${invoiceId} was never paid.`);
  return refundIntent(stripe, intent, order);
}

/** No idempotency key: Stripe never refunds more than was paid, but would repeat a failure for a day under one key. */
export async function refundIntent(stripe: Stripe, intent: string, order?: PartRefund): Promise<'refunded' | 'disputed'> {
  if (order && (await isSent(stripe, intent, order))) return 'refunded';
  try {
    await stripe.refunds.create({ payment_intent: intent, ...refundParams(order) });
  } catch (error) {
    const code = errorCode(error) ?? '';
    if (DISPUTED.has(code)) return 'disputed';
    if (code !== 'charge_already_refunded') throw error;
  }
  return 'refunded';
}

function refundParams(order: PartRefund | undefined) {
  if (!order) return { reason: REFUND_REASONS.requested };
  const { requestId, amount, reason } = order;
  return { amount, reason: REFUND_REASONS[reason], metadata: { request: requestId } };
}

const REFUND_REASONS = {
  requested: 'requested_by_customer',
  duplicate: 'duplicate',
  fraudulent: 'fraudulent',
} as const satisfies Readonly<Record<RefundReason, Stripe.RefundCreateParams.Reason>>;

/** The answer to an earlier call may have been lost. */
async function isSent(stripe: Stripe, intent: string, { requestId }: PartRefund): Promise<boolean> {
  const refunds = await stripe.refunds.list({ payment_intent: intent, limit: 100 }).autoPagingToArray(MAX_ROWS);
  return refunds.some(({ metadata }) => metadata?.request === requestId);
}

const DISPUTED: ReadonlySet<string> = new Set(['charge_disputed', 'refund_disputed_payment']);

/** Of a charge that stands behind no invoice, the payment itself, if an order of a shop. */
export async function subscriptionOfCharge(stripe: Stripe, chargeId: string): Promise<string | undefined> {
  const charge = await readCharge(stripe, chargeId);
  const intent = idOf(charge.payment_intent);
  if (!intent) return undefined;
  const [payment] = entries(
    await stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent }, limit: 1 }),
  );
  const invoiceId = idOf(payment?.invoice);
  return invoiceId === undefined ? purchaseOfIntent(stripe, intent) : subscriptionOfInvoice(stripe, invoiceId);
}

/** Undefined for a payment that is no order of a shop. */
async function purchaseOfIntent(stripe: Stripe, id: string): Promise<string | undefined> {
  const { metadata } = await stripe.paymentIntents.retrieve(id);
  return metadata.attempt !== undefined && metadata[ACCESS] !== undefined ? id : undefined;
}

export async function chargeOfFraudWarning(stripe: Stripe, id: string): Promise<string> {
  const charge = idOf((await stripe.radar.earlyFraudWarnings.retrieve(id)).charge);
  if (!charge) throw new Mismatch('The answer is not an early fraud warning.');
  return charge;
}

export async function subscriptionOfInvoice(stripe: Stripe, invoiceId: string): Promise<string | undefined> {
  const invoice = await stripe.invoices.retrieve(invoiceId);
  if (invoice.object !== 'invoice') throw new Mismatch('The answer is not an invoice.');
  return subscriptionOf(invoice);
}

export async function readDecline(stripe: Stripe, chargeId: string): Promise<Decline | undefined> {
  const charge = await readCharge(stripe, chargeId);
  const { status, outcome, failure_code, amount, currency, created, billing_details } = charge;
  if (status !== 'failed') return undefined;
  const reason = outcome?.reason ?? failure_code ?? 'unknown';
  const email = billing_details.email ? normalEmail(billing_details.email) : undefined;
  const declinedAt = dateOf(created);
  return { chargeId, reason, card: cardOf(charge), amount, currency: currency.toUpperCase(), declinedAt, email };
}

type StripeCard = Pick<Stripe.PaymentMethod.Card, 'brand' | 'funding' | 'country' | 'fingerprint'>;

export function cardOf(charge: Stripe.Charge | undefined): Card | undefined {
  const card = charge?.payment_method_details?.card;
  return card ? toCard({ ...card, brand: card.brand ?? '', funding: card.funding ?? '' }) : undefined;
}

export function toCard(card: Partial<StripeCard>): Card {
  const { brand, funding, country, fingerprint } = card;
  const words = [brand, funding].filter((word) => word && word !== 'unknown');
  return { kind: words.join(' ') || 'unknown', country: country ?? undefined, fingerprint: fingerprint ?? undefined };
}

async function readCharge(stripe: Stripe, chargeId: string): Promise<Stripe.Charge> {
  const charge = await stripe.charges.retrieve(chargeId);
  if (charge.object !== 'charge') throw new Mismatch('The answer is not a charge.');
  return charge;
}

export function subscriptionOf({ parent }: Pick<Stripe.Invoice, 'parent'>): string | undefined {
  return idOf(parent?.subscription_details?.subscription);
}

type WithPayments = { readonly payments?: { readonly data: readonly Stripe.InvoicePayment[] } };

function intentsOf({ payments }: WithPayments): string[] {
  return (payments?.data ?? []).flatMap(({ payment }) => idOf(payment.payment_intent) ?? []);
}

function chargesOf(invoice: Stripe.Invoice, charges: readonly Stripe.Charge[]): Stripe.Charge[] {
  const intents = intentsOf(invoice);
  return charges.filter((charge) => intents.includes(idOf(charge.payment_intent) ?? ''));
}

async function toPayment(stripe: Stripe, invoice: Stripe.Invoice, charges: readonly Stripe.Charge[]): Promise<Payment> {
  const disputed = charges.find((charge) => charge.disputed);
  const succeeded = charges.find((charge) => charge.status === 'succeeded');
  const { paid_at } = invoice.status_transitions;
  const status = statusOf(invoice, charges);
  return {
    id: invoice.id,
    reason: REASONS[invoice.billing_reason ?? ''] ?? 'change',
    status,
    currency: invoice.currency.toUpperCase(),
    amountDue: invoice.amount_due,
    amountPaid: invoice.amount_paid,
    amountRefunded: charges.reduce((sum, charge) => sum + charge.amount_refunded, 0),
    tax: (invoice.total_taxes ?? []).reduce((sum, tax) => sum + tax.amount, 0),
    chargeId: succeeded?.id,
    card: cardOf(succeeded),
    ...(await disputeOf(stripe, disputed)),
    nextTryAt: status === 'failed' && invoice.next_payment_attempt ? dateOf(invoice.next_payment_attempt) : undefined,
    tries: invoice.attempt_count,
    needs: status === 'failed' ? await needsOf(stripe, invoice) : undefined,
    number: invoice.number ?? undefined,
    documentUrl: invoice.hosted_invoice_url ?? undefined,
    createdAt: dateOf(invoice.created),
    paidAt: paid_at === null ? undefined : dateOf(paid_at),
  };
}

/** A key of an older release may not read payment intents: then the words are those of a card. */
async function needsOf(stripe: Stripe, invoice: Stripe.Invoice): Promise<NonNullable<Payment['needs']>> {
  const intent = intentsOf(invoice).at(-1);
  if (!intent || invoice.status !== 'open') return 'card';
  try {
    const { status, last_payment_error } = await stripe.paymentIntents.retrieve(intent);
    const waits = status === 'requires_action' || last_payment_error?.code === 'authentication_required';
    return waits ? 'confirmation' : 'card';
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return 'card';
    throw error;
  }
}

const REASONS: Readonly<Record<string, Payment['reason']>> = {
  subscription_create: 'first',
  subscription_cycle: 'renewal',
};

/** Its draft cannot be finalized, usually because the tax needs a billing address. */
function isBlocked({ status, last_finalization_error }: Stripe.Invoice): boolean {
  return status === 'draft' && last_finalization_error !== null;
}

function statusOf(invoice: Stripe.Invoice, charges: readonly Stripe.Charge[]): Payment['status'] {
  const { status, attempted } = invoice;
  if (isBlocked(invoice)) return 'blocked';
  if (status === 'paid') return 'paid';
  if (status === 'void') return 'void';
  if (charges.some((charge) => charge.status === 'pending')) return 'processing';
  return status === 'uncollectible' || attempted ? 'failed' : 'open';
}

/** The payment was not taken back; an appeal or an inquiry is open. */
const WON_STATUSES: ReadonlySet<Stripe.Dispute['status']> = new Set(['won', 'warning_closed', 'prevented']);

const ANSWERABLE: ReadonlySet<Stripe.Dispute['status']> = new Set(['needs_response', 'warning_needs_response']);

type PaymentDispute = Pick<Payment, 'dispute' | 'disputeAmount' | 'disputeDueAt'>;

export async function disputeOf(stripe: Stripe, charge: Stripe.Charge | undefined): Promise<PaymentDispute> {
  if (!charge) return { dispute: undefined, disputeAmount: undefined, disputeDueAt: undefined };
  const [dispute] = entries(await stripe.disputes.list({ charge: charge.id, limit: 1 }));
  if (!dispute) return { dispute: 'open', disputeAmount: undefined, disputeDueAt: undefined };
  const { status, amount } = dispute;
  if (WON_STATUSES.has(status)) return { dispute: 'won', disputeAmount: amount, disputeDueAt: undefined };
  if (status === 'lost') return { dispute: 'lost', disputeAmount: amount, disputeDueAt: undefined };
  return { dispute: 'open', disputeAmount: INQUIRIES.has(status) ? 0 : amount, disputeDueAt: dueOf(dispute) };
}

/** A bank that only asks has taken no money, and the payment can still be refunded. */
const INQUIRIES: ReadonlySet<Stripe.Dispute['status']> = new Set(['warning_needs_response', 'warning_under_review']);

/** The date is 0 where the bank takes no answer. */
function dueOf({ status, evidence_details }: Stripe.Dispute): Date | undefined {
  return ANSWERABLE.has(status) && evidence_details.due_by ? dateOf(evidence_details.due_by) : undefined;
}
