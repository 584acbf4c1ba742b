import { PROVIDER_API_VERSION } from '../../core/plans/provider-events.ts';
import type { PaymentElements } from './port.ts';

/** Stripe.js has a release for each name of the API's versions, as `2026-10-28.endive`. */
const [, RELEASE] = PROVIDER_API_VERSION.split('.');

/** https://docs.stripe.com/security/guide: Stripe.js is loaded from its own host and never kept. */
export function stripeElements(publishableKey: string): PaymentElements {
  return {
    publishableKey,
    script: `https://js.stripe.com/${RELEASE}/stripe.js`,
    sources: {
      scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
      frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      targets: ['https://api.stripe.com'],
    },
  };
}
