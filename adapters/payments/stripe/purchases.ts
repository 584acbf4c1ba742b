import type Stripe from 'stripe';
import { periodEnd } from '../../../core/plans/period-end.ts';
import { ACCESS, accessOfKey, ENDED_AT } from '../../../core/plans/provider-keys.ts';
import type { Payment, ProviderSubscription, SubscriptionStatus } from '../port.ts';
import { cardOf, disputeOf } from './payments.ts';
import { dateOf, idOf, Mismatch } from './responses.ts';
import { PLAN } from './subscriptions.ts';

/** An order that is paid once is its payment: no subscription stands behind it. */
export function isPurchase(id: string): boolean {
  return id.startsWith('pi_');
}

export async function readPurchase(stripe: Stripe, id: string): Promise<ProviderSubscription> {
  const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  const { metadata } = intent;
  const access = accessOfKey(metadata[ACCESS] ?? '');
  if (!access) throw new Mismatch(`The payment ${id} does not say for how long it gives access.`);
  const start = chargeOf(intent)?.created ?? intent.created;
  const end = access.unit === 'lifetime' ? undefined : new Date(periodEnd(access, start * 1000));
  const endedAt = metadata[ENDED_AT];
  return {
    id,
    once: true,
    customerId: idOf(intent.customer) ?? '',
    attemptId: metadata.attempt,
    planId: metadata[PLAN],
    paidPlanId: metadata[PLAN],
    paidPlanAmount: intent.amount,
    status: statusOf(intent, endedAt),
    currency: intent.currency.toUpperCase(),
    renewalAmount: 0,
    recurringAmount: 0,
    regular: undefined,
    startedAt: dateOf(start),
    trialEndsAt: undefined,
    card: undefined,
    currentPeriodStart: dateOf(start),
    currentPeriodEnd: end,
    cancelAtPeriodEnd: true,
    endedAt: endedAt === undefined ? undefined : dateOf(Number(endedAt)),
    resumesAt: undefined,
  };
}

function statusOf({ status }: Stripe.PaymentIntent, endedAt: string | undefined): SubscriptionStatus {
  if (endedAt !== undefined) return 'canceled';
  if (status === 'canceled') return 'incomplete_expired';
  return status === 'succeeded' ? 'active' : 'incomplete';
}

function chargeOf({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | undefined {
  if (typeof charge === 'string') throw new Mismatch(`The charge ${charge} is not expanded.`);
  return charge ?? undefined;
}

/** The one payment. Cards that were declined before it are no payments. */
export async function listPurchasePayments(stripe: Stripe, id: string): Promise<readonly Payment[]> {
  const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  const charge = chargeOf(intent);
  const isPaid = charge?.status === 'succeeded';
  return [
    {
      id,
      reason: 'first',
      status: paymentStatus(intent, charge),
      currency: intent.currency.toUpperCase(),
      amountDue: intent.amount,
      amountPaid: intent.amount_received,
      amountRefunded: charge?.amount_refunded ?? 0,
      tax: await taxOf(stripe, id),
      chargeId: isPaid ? charge.id : undefined,
      card: isPaid ? cardOf(charge) : undefined,
      ...(await disputeOf(stripe, charge?.disputed ? charge : undefined)),
      nextTryAt: undefined,
      tries: 1,
      needs: undefined,
      number: charge?.receipt_number ?? undefined,
      documentUrl: charge?.receipt_url ?? undefined,
      createdAt: dateOf(charge?.created ?? intent.created),
      paidAt: isPaid ? dateOf(charge.created) : undefined,
    },
  ];
}

function paymentStatus({ status }: Stripe.PaymentIntent, charge: Stripe.Charge | undefined): Payment['status'] {
  if (status === 'succeeded') return 'paid';
  if (status === 'canceled') return 'void';
  if (status === 'processing') return 'processing';
  return charge?.status === 'failed' ? 'failed' : 'open';
}

/** The page of the payment knows it; a payment does not. */
async function taxOf(stripe: Stripe, payment_intent: string): Promise<number> {
  const [session] = (await stripe.checkout.sessions.list({ payment_intent, limit: 1 })).data;
  return session?.total_details?.amount_tax ?? 0;
}

/** Nothing is charged any more anyway: this is what the shop remembers by. The first end counts. */
export async function endPurchase(stripe: Stripe, id: string, at: Date): Promise<ProviderSubscription> {
  const current = await readPurchase(stripe, id);
  if (current.endedAt) return current;
  await stripe.paymentIntents.update(id, { metadata: { [ENDED_AT]: String(Math.floor(at.getTime() / 1000)) } });
  return readPurchase(stripe, id);
}
