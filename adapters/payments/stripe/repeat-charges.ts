import Stripe from 'stripe';
import { ACCESS, accessKey } from '../../../core/plans/provider-keys.ts';
import type { RepeatCharge, RepeatChargeRequest } from '../port.ts';
import { isPurchase } from './purchases.ts';
import { idOf, Mismatch } from './responses.ts';
import { PLAN } from './subscriptions.ts';

/** Stripe answers a repeated call with its first answer, also where that was a declined card. */
export async function chargeAgain(stripe: Stripe, request: RepeatChargeRequest): Promise<RepeatCharge> {
  const { attemptId, plan, terms, order, returnUrl } = request;
  const method = await methodOf(stripe, order.id);
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount: terms.phases[0].amount,
        currency: terms.currency.toLowerCase(),
        customer: order.customerId,
        payment_method: method,
        confirm: true,
        return_url: returnUrl,
        description: plan.title,
        metadata: { attempt: attemptId, [PLAN]: plan.id, [ACCESS]: accessKey(plan.period) },
      },
      { idempotencyKey: attemptId },
    );
    return toRepeatCharge(intent);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
    return { id: error.payment_intent?.id ?? '', state: 'declined', url: undefined };
  }
}

/** Undefined where the answer to a call was lost, and the call too. */
export async function findRepeatCharge(stripe: Stripe, attemptId: string, customer: string): Promise<RepeatCharge | undefined> {
  for await (const intent of stripe.paymentIntents.list({ customer, limit: 100 }))
    if (intent.metadata.attempt === attemptId) return toRepeatCharge(intent);
  return undefined;
}

/** So that nothing can be confirmed at the bank any longer. */
export async function endRepeatCharge(stripe: Stripe, id: string): Promise<RepeatCharge> {
  return toRepeatCharge(await stripe.paymentIntents.cancel(id));
}

async function methodOf(stripe: Stripe, orderId: string): Promise<string> {
  const method = isPurchase(orderId)
    ? idOf((await stripe.paymentIntents.retrieve(orderId)).payment_method)
    : idOf((await stripe.subscriptions.retrieve(orderId)).default_payment_method);
  if (method === undefined) throw new Mismatch(`The order ${orderId} names nothing that it was paid with.`);
  return method;
}

function toRepeatCharge({ id, status, next_action }: Stripe.PaymentIntent): RepeatCharge {
  const url = next_action?.redirect_to_url?.url ?? undefined;
  switch (status) {
    case 'succeeded':
      return { id, state: 'paid', url: undefined };
    case 'processing':
      return { id, state: 'processing', url: undefined };
    case 'requires_action':
      return { id, state: 'confirm', url };
    default:
      return { id, state: 'declined', url: undefined };
  }
}
