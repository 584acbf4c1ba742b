import type Stripe from 'stripe';
import { fullPrice, isReduced } from '../../../core/checkout/terms.ts';
import { couponKey } from '../../../core/plans/provider-keys.ts';
import type { CheckoutSession, SessionRequest } from '../port.ts';
import { idOf, Mismatch } from './responses.ts';

/** They settle at once, so that access begins with the payment. A method that the account or the buyer does not have is left out. */
const PAYMENT_METHODS = { page: ['card', 'link'], elements: ['card', 'link', 'paypal'] } as const;

type SessionSettings = { readonly automaticTax: boolean };

export function sessionParams(
  request: SessionRequest,
  price: string,
  { automaticTax }: SessionSettings,
): Stripe.Checkout.SessionCreateParams {
  const { view = 'page' } = request;
  const metadata = {
    attempt: request.attemptId,
    plan: request.plan.id,
    ...(request.appUserId && { app_user_id: request.appUserId }),
    ...(request.terms.code && { code: request.terms.code.name }),
  };
  return {
    mode: 'subscription',
    line_items: [{ price, quantity: 1 }],
    customer_email: request.email,
    client_reference_id: request.attemptId,
    metadata,
    subscription_data: { metadata },
    adaptive_pricing: { enabled: false }, // the buyer agreed to an amount in our currency
    allowed_payment_method_types: [...PAYMENT_METHODS[view]],
    ...(isReduced(request.terms) && { discounts: [{ coupon: couponKey(request.plan, request.terms) }] }),
    ...(automaticTax && { automatic_tax: { enabled: true }, billing_address_collection: 'required' as const }),
    ...(view === 'elements'
      ? { ui_mode: 'elements' as const, return_url: request.successUrl }
      : { success_url: request.successUrl, cancel_url: request.cancelUrl }),
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
  };
}

/** The visitor agreed to our amounts, so a session with other amounts is refused. Tax is added on top. */
export function assertAmounts(session: Stripe.Checkout.Session, { plan, terms }: SessionRequest): void {
  const { currency, phases } = terms;
  const price = fullPrice(terms);
  if (session.currency?.toUpperCase() !== currency || session.adaptive_pricing?.enabled || session.currency_conversion) {
    throw new Mismatch(`Session ${session.id} may be shown in another currency than ${currency}.`);
  }
  const discount = session.total_details?.amount_discount ?? 0;
  if (session.amount_subtotal === price && discount === price - phases[0].amount) return;
  throw new Mismatch(`Session ${session.id} does not cost what plan ${plan.id} does: check its price and coupon.`);
}

export function toSession(session: Stripe.Checkout.Session): CheckoutSession {
  if (session.object !== 'checkout.session') throw new Mismatch('The answer is not a checkout session.');
  const state = sessionState(session);
  return {
    id: session.id,
    url: session.url ?? undefined,
    clientSecret: state === 'open' ? (session.client_secret ?? undefined) : undefined,
    state,
    attemptId: session.client_reference_id ?? undefined,
    subscriptionId: idOf(session.subscription),
  };
}

function sessionState({ status, payment_status }: Stripe.Checkout.Session): CheckoutSession['state'] {
  if (status === 'expired') return 'expired';
  if (status !== 'complete') return 'open';
  return payment_status === 'unpaid' ? 'processing' : 'paid';
}
