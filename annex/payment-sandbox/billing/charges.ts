import { ACCESS } from '../../../core/plans/provider-keys.ts';
import type { Db } from '../../../server/platform/db/client.ts';
import type { Charge } from '../objects/charge.ts';
import { existing, matching } from '../store.ts';

/** Of the subscription of a customer, who may have bought something beside it. */
export async function lastChargeOf(db: Db, customer: string): Promise<Charge | undefined> {
  const charges = await matching(db, 'charge', { customer, status: 'succeeded' });
  for (const charge of charges.reverse()) {
    const { metadata } = await existing(db, 'payment_intent', charge.payment_intent);
    if (metadata[ACCESS] === undefined) return charge;
  }
  return undefined;
}
