import type Stripe from 'stripe';
import { portalMetadata } from '../../../core/plans/provider-keys.ts';
import { findPortal } from '../stripe/portal.ts';
import { hasFields, type SetupStep } from './report.ts';

/** E-mail address and plan are changed on our own pages, which confirm a change by mail. */
const FEATURES = {
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: true, mode: 'at_period_end' },
} as const satisfies Stripe.BillingPortal.ConfigurationCreateParams.Features;

type Shop = { readonly publicUrl: URL; readonly isTaxed: boolean };

/** Without a complete billing address no tax can be computed, and no renewal charged. */
const ADDRESS_UPDATE = { enabled: true, allowed_updates: ['address'] } satisfies CustomerUpdate;
type CustomerUpdate = Stripe.BillingPortal.ConfigurationCreateParams.Features.CustomerUpdate;

export async function setUpPortal(stripe: Stripe, { publicUrl, isTaxed }: Shop): Promise<SetupStep> {
  const at = (path: string) => new URL(path, publicUrl).href;
  const wanted = {
    business_profile: { privacy_policy_url: at('/privacy-policy'), terms_of_service_url: at('/terms-of-use') },
    default_return_url: at('/manage'),
    features: { ...FEATURES, customer_update: isTaxed ? ADDRESS_UPDATE : { enabled: false } },
    metadata: portalMetadata(publicUrl.origin),
  };
  const found = await findPortal(stripe, publicUrl.origin);
  if (!found) {
    const { id } = await stripe.billingPortal.configurations.create(wanted);
    return { outcome: 'made', kind: 'portal', id, note: wanted.default_return_url };
  }
  const step = { kind: 'portal', id: found.id, note: wanted.default_return_url } as const;
  if (hasFields(wanted, found)) return { outcome: 'found', ...step };
  await stripe.billingPortal.configurations.update(found.id, wanted);
  return { outcome: 'changed', ...step };
}
