import type Stripe from 'stripe';
import { newId } from './ids.ts';

export type PortalSession = ReturnType<typeof newPortalSession>;

type Order = { readonly customer: string; readonly configuration: string; readonly returnUrl: string | null };

/** The address is the only secret: it gives access to the customer's subscriptions. */
export function newPortalSession({ customer, configuration, returnUrl }: Order, publicUrl: URL, created: number) {
  const id = newId('bps');
  const secret = newId('test', 32);
  return {
    id,
    object: 'billing_portal.session' as const,
    configuration,
    created,
    customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: returnUrl,
    url: new URL(`/sandbox/portal/${secret}`, publicUrl).href,
    sandbox: { secret },
  } satisfies Stripe.BillingPortal.Session & { sandbox: object };
}
