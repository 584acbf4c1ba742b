import { z } from 'zod';
import { chargeMethod } from '../billing/repeat-charges.ts';
import { emit } from '../deliveries/emit.ts';
import { seconds } from '../objects/ids.ts';
import { paymentError } from '../objects/payment-intent.ts';
import { publicObject } from '../objects/public-object.ts';
import { find, lock, replace } from '../store.ts';
import { type Calls, equalityFilter } from './calls.ts';
import { ApiError, KeptError, parseParams, resourceMissing } from './errors.ts';
import { currency, mergeMetadata, metadata, wholeNumber } from './params.ts';

const Update = z.strictObject({ metadata: metadata.exactOptional() });

/** Only with a saved card, and charged at once. */
const Create = z.strictObject({
  amount: wholeNumber.min(1),
  currency,
  customer: z.string(),
  payment_method: z.string(),
  confirm: z.literal('true'),
  return_url: z.url(),
  description: z.string().max(1000).optional(),
  metadata: metadata.default({}),
});

export function paymentIntentRoutes(api: Calls, publicUrl: URL): void {
  api.retrieve('payment_intents', 'payment_intent');
  api.list('payment_intents', 'payment_intent', { customer: z.string().optional() }, equalityFilter);

  api.post('/v1/payment_intents', async ({ tx, params, now }) => {
    const { amount, currency, customer, payment_method, return_url, description, metadata } = parseParams(Create, params);
    const method = await find(tx, 'payment_method', payment_method);
    if (!method) throw resourceMissing('payment_method', payment_method, 'payment_method', 400);
    if (method.customer !== customer)
      throw new ApiError(400, `The payment method ${method.id} does not belong to the customer ${customer}.`);
    const order = { amount, currency, method, description: description ?? null, metadata, returnUrl: return_url, publicUrl };
    const { intent, declined } = await chargeMethod({ tx, now, at: seconds(now) }, order);
    if (!declined) return intent;
    const { type, message, ...details } = paymentError(declined, intent.latest_charge ?? undefined);
    return new KeptError(new ApiError(402, message, { ...details, payment_intent: publicObject(intent) }, type));
  });

  api.post('/v1/payment_intents/:id', async ({ tx, id, params }) => {
    const intent = await lock(tx, 'payment_intent', id);
    if (!intent) throw resourceMissing('payment_intent', id);
    const { metadata: given } = parseParams(Update, params);
    return replace(tx, { ...intent, metadata: mergeMetadata(intent.metadata, given) });
  });

  api.post('/v1/payment_intents/:id/cancel', async ({ tx, id, now }) => {
    const intent = await lock(tx, 'payment_intent', id);
    if (!intent) throw resourceMissing('payment_intent', id);
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      throw new ApiError(400, `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`, {
        code: 'payment_intent_unexpected_state',
      });
    const ended = { ...intent, status: 'canceled' as const, canceled_at: seconds(now), next_action: null };
    await replace(tx, ended);
    await emit(tx, 'payment_intent.canceled', ended, now);
    return ended;
  });
}
