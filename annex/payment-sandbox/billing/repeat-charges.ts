import { emit } from '../deliveries/emit.ts';
import { newId } from '../objects/ids.ts';
import { newPaymentIntent, type PaymentIntent } from '../objects/payment-intent.ts';
import type { PaymentMethod } from '../objects/payment-method.ts';
import { type CardDecline, NOT_CONFIRMED, testCard } from '../objects/test-cards.ts';
import { add, existing, replace } from '../store.ts';
import { chargeCard, failIntent } from './intents.ts';
import type { BillingMoment } from './moment.ts';

export type RepeatChargeOrder = {
  readonly amount: number;
  readonly currency: string;
  readonly method: PaymentMethod;
  readonly description: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly returnUrl: string;
  readonly publicUrl: URL;
};

type Outcome = { readonly intent: PaymentIntent; readonly declined?: CardDecline };

/** With the card of an earlier payment, and without its owner's typing it in. */
export async function chargeMethod(moment: BillingMoment, order: RepeatChargeOrder): Promise<Outcome> {
  const { tx, now, at } = moment;
  const { amount, currency, method, description, metadata, returnUrl, publicUrl } = order;
  const opened: PaymentIntent = {
    ...newPaymentIntent({ amount, currency, customer: method.customer, metadata }, at),
    client_secret: null,
    description,
    payment_method: method.id,
    setup_future_usage: null,
  };
  await add(tx, opened);
  await emit(tx, 'payment_intent.created', opened, now);
  const { declinedLater, asksToConfirm } = testCard(method.sandbox.card) ?? {};
  if (asksToConfirm && declinedLater) {
    const url = new URL(`/sandbox/bank/${opened.id}?key=${newId('key', 24)}`, publicUrl).href;
    const action = { type: 'redirect_to_url' as const, redirect_to_url: { return_url: returnUrl, url } };
    const waiting = await replace(tx, { ...opened, status: 'requires_action' as const, next_action: action });
    await emit(tx, 'payment_intent.requires_action', waiting, now);
    return { intent: waiting };
  }
  return charged(moment, opened, method, declinedLater);
}

/** What its owner pressed at the bank. A second press changes nothing. */
export async function confirmAtBank(moment: BillingMoment, intent: PaymentIntent, completes: boolean): Promise<void> {
  if (intent.status !== 'requires_action' || intent.payment_method === null) return;
  const answered = { ...intent, next_action: null };
  if (!completes) return failIntent(moment, answered, NOT_CONFIRMED);
  await charged(moment, answered, await existing(moment.tx, 'payment_method', intent.payment_method), undefined);
}

async function charged(
  moment: BillingMoment,
  intent: PaymentIntent,
  { sandbox, billing_details: payer }: PaymentMethod,
  declined: CardDecline | undefined,
): Promise<Outcome> {
  await chargeCard(moment, intent, sandbox.card, payer, declined);
  const after = await existing(moment.tx, 'payment_intent', intent.id);
  return declined ? { intent: after, declined } : { intent: after };
}
