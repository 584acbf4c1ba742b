import { emit } from '../deliveries/emit.ts';
import { type Charge, newCharge } from '../objects/charge.ts';
import { newPaymentIntent, type PaymentIntent, paymentError } from '../objects/payment-intent.ts';
import type { CardDecline } from '../objects/test-cards.ts';
import { add, replace } from '../store.ts';
import type { BillingMoment } from './moment.ts';

type CardPayer = { readonly email: string | null; readonly name: string | null };

export async function openIntent(
  { tx, now, at }: BillingMoment,
  order: Parameters<typeof newPaymentIntent>[0],
): Promise<PaymentIntent> {
  const intent = newPaymentIntent(order, at);
  await add(tx, intent);
  await emit(tx, 'payment_intent.created', intent, now);
  return intent;
}

export async function requireAction({ tx, now }: BillingMoment, intent: PaymentIntent): Promise<void> {
  const waiting = await replace(tx, { ...intent, status: 'requires_action' as const });
  await emit(tx, 'payment_intent.requires_action', waiting, now);
}

/** The charge has the outcome. */
export async function chargeCard(
  moment: BillingMoment,
  intent: PaymentIntent,
  card: string,
  payer: CardPayer,
  declined?: CardDecline,
): Promise<Charge> {
  const { tx, now, at } = moment;
  const charge = newCharge({ intent, card, ...payer, declined }, at);
  await add(tx, charge);
  if (declined) {
    await emit(tx, 'charge.failed', charge, now);
    await failIntent(moment, { ...intent, latest_charge: charge.id }, declined);
    return charge;
  }
  const paid: PaymentIntent = {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    status: 'succeeded',
  };
  await replace(tx, paid);
  await emit(tx, 'charge.succeeded', charge, now);
  await emit(tx, 'payment_intent.succeeded', paid, now);
  return charge;
}

export async function failIntent({ tx, now }: BillingMoment, intent: PaymentIntent, declined: CardDecline): Promise<void> {
  const failed: PaymentIntent = {
    ...intent,
    last_payment_error: paymentError(declined, intent.latest_charge ?? undefined),
    status: 'requires_payment_method',
  };
  await replace(tx, failed);
  await emit(tx, 'payment_intent.payment_failed', failed, now);
}
