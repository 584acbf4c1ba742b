import { ApiError } from '../api/errors.ts';
import { emit } from '../deliveries/emit.ts';
import { type Charge, newCharge } from '../objects/charge.ts';
import { newId } from '../objects/ids.ts';
import type { PaymentIntent } from '../objects/payment-intent.ts';
import type { Subscription } from '../objects/subscription.ts';
import { DECLINED } from '../objects/test-cards.ts';
import { add, existing, matching, replace } from '../store.ts';
import { failIntent } from './intents.ts';
import { markFailed, markPaymentPaid } from './invoices.ts';
import type { BillingMoment } from './moment.ts';
import { openInvoiceOf, saveUpdated } from './subscriptions.ts';

type Payer = { readonly card: string; readonly email: string; readonly name: string };

/** The money is on its way for days. A subscription is active meanwhile; what is paid once is not open. */
export async function startDebit(moment: BillingMoment, intent: PaymentIntent, { card, email, name }: Payer): Promise<void> {
  const { tx, now, at } = moment;
  const charge = newCharge({ intent, card, email, name, declined: undefined, pending: true }, at);
  await add(tx, charge);
  const processing = await replace(tx, { ...intent, latest_charge: charge.id, status: 'processing' as const });
  await emit(tx, 'charge.pending', charge, now);
  await emit(tx, 'payment_intent.processing', processing, now);
}

/** The bank has moved the money, or refused to. */
export async function settleDebit(moment: BillingMoment, subscription: Subscription, succeeds: boolean): Promise<Subscription> {
  const { tx, now } = moment;
  const [charge] = await matching(tx, 'charge', { customer: subscription.customer, status: 'pending' });
  const invoice = await openInvoiceOf(tx, subscription);
  const [session] = await matching(tx, 'checkout.session', { subscription: subscription.id });
  if (!charge || !invoice || !session) throw nothingOnItsWay(`Subscription ${subscription.id}`);
  const intent = await existing(tx, 'payment_intent', charge.payment_intent);
  if (!succeeds) {
    await bounce(moment, charge, intent);
    await markFailed(moment, invoice);
    await emit(tx, 'checkout.session.async_payment_failed', session, now);
    return saveUpdated(moment, { ...subscription, status: 'past_due' });
  }
  await arrive(moment, charge, intent);
  await markPaymentPaid(moment, invoice);
  const paid = await replace(tx, { ...session, payment_status: 'paid' as const });
  await emit(tx, 'checkout.session.async_payment_succeeded', paid, now);
  return subscription;
}

/** The same for what is paid once, of which the payment is all there is. */
export async function settlePurchase(moment: BillingMoment, intent: PaymentIntent, succeeds: boolean): Promise<PaymentIntent> {
  const { tx, now } = moment;
  const [charge] = await matching(tx, 'charge', { payment_intent: intent.id, status: 'pending' });
  const [session] = await matching(tx, 'checkout.session', { payment_intent: intent.id });
  if (!charge || !session) throw nothingOnItsWay(`The payment ${intent.id}`);
  if (!succeeds) {
    await bounce(moment, charge, intent);
    await emit(tx, 'checkout.session.async_payment_failed', session, now);
    return intent;
  }
  const { charge: moved, intent: succeeded } = await arrive(moment, charge, intent);
  await emit(tx, 'charge.succeeded', moved, now);
  await emit(tx, 'payment_intent.succeeded', succeeded, now);
  const paid = await replace(tx, { ...session, payment_status: 'paid' as const });
  await emit(tx, 'checkout.session.async_payment_succeeded', paid, now);
  return succeeded;
}

function nothingOnItsWay(what: string): ApiError {
  return new ApiError(400, `${what} has no payment on its way.`);
}

async function arrive({ tx }: BillingMoment, charge: Charge, intent: PaymentIntent) {
  return {
    charge: await replace(tx, { ...charge, balance_transaction: newId('txn'), paid: true, status: 'succeeded' as const }),
    intent: await replace(tx, { ...intent, amount_received: intent.amount, status: 'succeeded' as const }),
  };
}

async function bounce(moment: BillingMoment, charge: Charge, intent: PaymentIntent): Promise<void> {
  const { code: failure_code, sentence: failure_message } = DECLINED;
  const failed = await replace(moment.tx, {
    ...charge,
    captured: false,
    failure_code,
    failure_message,
    status: 'failed' as const,
  });
  await emit(moment.tx, 'charge.failed', failed, moment.now);
  await failIntent(moment, intent, DECLINED);
}
