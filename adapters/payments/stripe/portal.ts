import type Stripe from 'stripe';
import { PORTAL_METADATA } from '../../../core/plans/provider-keys.ts';

/** Only the Dashboard can set a default configuration, so ours is named on every call. */
export async function findPortal(stripe: Stripe): Promise<Stripe.BillingPortal.Configuration | undefined> {
  const all = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  return all.data.find(({ metadata }) => metadata?.purpose === PORTAL_METADATA.purpose);
}
