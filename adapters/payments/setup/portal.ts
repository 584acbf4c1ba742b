import type Stripe from 'stripe';
import { PORTAL_METADATA } from '../../../core/plans/provider-keys.ts';
import { findPortal } from '../stripe/portal.ts';
import { hasFields, type SetupStep } from './report.ts';

/** Address and plan are changed on our own pages, which confirm a change by mail. */
const FEATURES = {
  customer_update: { enabled: false },
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: true, mode: 'at_period_end' },
} as const satisfies Stripe.BillingPortal.ConfigurationCreateParams.Features;

export async function setUpPortal(stripe: Stripe, publicUrl: URL): Promise<SetupStep> {
  const at = (path: string) => new URL(path, publicUrl).href;
  const wanted = {
    business_profile: { privacy_policy_url: at('/privacy-policy'), terms_of_service_url: at('/terms-of-use') },
    default_return_url: at('/manage'),
    features: FEATURES,
  };
  const found = await findPortal(stripe);
  if (!found) {
    const { id } = await stripe.billingPortal.configurations.create({ ...wanted, metadata: PORTAL_METADATA });
    return { outcome: 'made', kind: 'portal', id, note: wanted.default_return_url };
  }
  const step = { kind: 'portal', id: found.id, note: wanted.default_return_url } as const;
  if (hasFields(wanted, found)) return { outcome: 'found', ...step };
  await stripe.billingPortal.configurations.update(found.id, wanted);
  return { outcome: 'changed', ...step };
}
