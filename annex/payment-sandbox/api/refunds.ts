import { z } from 'zod';
import type { Db } from '../../../server/platform/db/client.ts';
import { momentOfCustomer } from '../billing/moment.ts';
import { refund } from '../billing/refunds.ts';
import type { Charge } from '../objects/charge.ts';
import { lock, matching } from '../store.ts';
import { type Calls, equalityFilter } from './calls.ts';
import { ApiError, parseParams, resourceMissing } from './errors.ts';
import { metadata, wholeNumber } from './params.ts';

const text = z.string().optional();
const Create = z.strictObject({
  charge: text,
  payment_intent: text,
  amount: wholeNumber.min(1).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.default({}),
});

export function refundRoutes(api: Calls): void {
  api.retrieve('refunds', 'refund');
  api.list('refunds', 'refund', { charge: text, payment_intent: text }, equalityFilter);

  api.post('/v1/refunds', async ({ tx, params, now }) => {
    const { charge: id, payment_intent: intent, amount, reason = null, metadata } = parseParams(Create, params);
    const charge = await charged(tx, id, intent);
    return refund(await momentOfCustomer(tx, charge.customer, now), charge, { amount, reason, metadata });
  });
}

async function charged(tx: Db, id: string | undefined, intent: string | undefined): Promise<Charge> {
  if (id === undefined && intent === undefined) {
    throw new ApiError(400, 'One of the following params should be provided for this request: payment_intent or charge.');
  }
  const [found] = id === undefined ? await matching(tx, 'charge', { payment_intent: intent, status: 'succeeded' }) : [{ id }];
  if (found) {
    const charge = await lock(tx, 'charge', found.id);
    if (charge) return charge;
    throw resourceMissing('charge', found.id, 'charge');
  }
  const known = await lock(tx, 'payment_intent', String(intent));
  if (!known) throw resourceMissing('payment_intent', String(intent), 'payment_intent');
  throw new ApiError(400, `This PaymentIntent (${known.id}) does not have a successful charge to refund.`);
}
