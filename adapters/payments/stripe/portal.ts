import type Stripe from 'stripe';
import { PORTAL_METADATA } from '../../../core/plans/provider-keys.ts';

/** The configuration that `npm run operator stripe-setup` made. Only the Dashboard can make one the account's default, so it has to be named. */
export async function findPortal(stripe: Stripe): Promise<Stripe.BillingPortal.Configuration | undefined> {
  const all = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  return all.data.find(({ metadata }) => metadata?.purpose === PORTAL_METADATA.purpose);
}
