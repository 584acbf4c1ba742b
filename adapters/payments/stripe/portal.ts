import type Stripe from 'stripe';
import { portalMetadata } from '../../../core/plans/provider-keys.ts';

/** Only the Dashboard can set a default configuration, so that of the shop is named on every call. */
export async function findPortal(stripe: Stripe, shop: string): Promise<Stripe.BillingPortal.Configuration | undefined> {
  const all = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const wanted = portalMetadata(shop);
  return all.data.find(({ metadata }) => metadata?.purpose === wanted.purpose && metadata.shop === wanted.shop);
}
