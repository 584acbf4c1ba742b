import Stripe from 'stripe';
import type { Seller } from '../../core/checkout/seller.ts';
import type { Plan } from '../../core/plans/plan.ts';
import { setUpPlan } from './setup/catalogue.ts';
import { setUpPortal } from './setup/portal.ts';
import type { SetupStep } from './setup/report.ts';
import { checkSeller } from './setup/seller.ts';
import { setUpWebhook } from './setup/webhook.ts';
import { API_VERSION, type StripeSettings } from './stripe.ts';

export type BusinessProfile = {
  readonly plans: readonly Plan[];
  readonly brand: string;
  readonly publicUrl: URL;
  readonly automaticTax?: boolean;
  readonly seller?: Seller;
};

export type SetupReport = {
  readonly steps: readonly SetupStep[];
  /** Stripe shows it only when the endpoint is created. */
  readonly webhookSecret?: string;
};

/** A second run changes nothing. */
export async function setUpStripe(
  settings: Pick<StripeSettings, 'secretKey' | 'endpoint'>,
  shop: BusinessProfile,
): Promise<SetupReport> {
  const stripe = new Stripe(settings.secretKey, {
    ...settings.endpoint,
    apiVersion: API_VERSION,
    maxNetworkRetries: 2,
    telemetry: false,
  });
  const steps: SetupStep[] = [];
  for (const plan of shop.plans) steps.push(...(await setUpPlan(stripe, plan, shop.brand)));
  const providerSells = shop.seller === 'provider';
  if (providerSells) for (const plan of shop.plans) steps.push(await checkSeller(stripe, plan, shop.publicUrl));
  steps.push(await setUpPortal(stripe, { publicUrl: shop.publicUrl, isTaxed: shop.automaticTax || providerSells }));
  if (shop.publicUrl.protocol !== 'https:') return { steps };
  const { steps: webhook, secret } = await setUpWebhook(stripe, new URL('/api/webhooks/stripe', shop.publicUrl).href);
  return { steps: [...steps, ...webhook], ...(secret && { webhookSecret: secret }) };
}
