import Stripe from 'stripe';
import { introductoryTerms } from '../../../core/checkout/terms.ts';
import type { Plan } from '../../../core/plans/plan.ts';
import { priceKey, productKey } from '../../../core/plans/provider-keys.ts';
import type { SetupStep } from './report.ts';

/** Stripe alone knows for which accounts and tax codes it is the seller, so it is asked for a payment page that ends at once. */
export async function checkSeller(stripe: Stripe, plan: Plan, publicUrl: URL): Promise<SetupStep> {
  const step = { kind: 'seller', id: productKey(plan) } as const;
  const [price] = (await stripe.prices.list({ lookup_keys: [priceKey(plan, introductoryTerms(plan))], limit: 1 })).data;
  if (!price) return { outcome: 'wrong', ...step, note: 'has no price that Stripe could sell' };
  try {
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: price.id, quantity: 1 }],
      customer_email: 'setup@example.com',
      managed_payments: { enabled: true },
      success_url: publicUrl.href,
    });
    await stripe.checkout.sessions.expire(session.id);
    return { outcome: 'found', ...step, note: 'Stripe sells it' };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    return { outcome: 'wrong', ...step, note: `Stripe does not sell it: ${error.message}` };
  }
}
