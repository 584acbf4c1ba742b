import type Stripe from 'stripe';
import type { Seller } from '../../../core/checkout/seller.ts';
import { fullPrice, isReduced } from '../../../core/checkout/terms.ts';
import { trialOf } from '../../../core/checkout/trial.ts';
import { ACCESS, accessKey, couponKey, TAX_CODE } from '../../../core/plans/provider-keys.ts';
import type { CheckoutSession, SessionRequest, SessionView } from '../port.ts';
import { idOf, Mismatch } from './responses.ts';

/** They settle at once, so that access begins with the payment. A method that the account or the buyer does not have is left out. */
const PAYMENT_METHODS = { page: ['card', 'link'], elements: ['card', 'link', 'paypal'] } as const;

type SessionSettings = { readonly automaticTax: boolean; readonly seller: Seller };

export function sessionParams(
  request: SessionRequest,
  price: string,
  { automaticTax, seller }: SessionSettings,
): Stripe.Checkout.SessionCreateParams {
  const { view = 'page' } = request;
  const metadata = {
    attempt: request.attemptId,
    plan: request.plan.id,
    ...(request.appUserId && { app_user_id: request.appUserId }),
    ...(request.terms.code && { code: request.terms.code.name }),
  };
  return {
    ...orderParams(request, metadata),
    line_items: [{ price, quantity: 1 }, ...trialFee(request, seller)],
    customer_email: request.email,
    client_reference_id: request.attemptId,
    metadata,
    ...(isReduced(request.terms) && { discounts: [{ coupon: couponKey(request.plan, request.terms) }] }),
    ...(seller === 'provider' ? PROVIDER_SELLS : shopSells(automaticTax, view)),
    ...(view === 'elements'
      ? { ui_mode: 'elements' as const, return_url: request.successUrl }
      : { success_url: request.successUrl, cancel_url: request.cancelUrl }),
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
  };
}

/** A plan that is paid once begins no subscription. Its payment names what it is for, and its customer who paid. */
function orderParams({ plan, terms, keepsCard }: SessionRequest, metadata: Stripe.MetadataParam) {
  if (plan.once) {
    const payment_intent_data = {
      metadata: { ...metadata, [ACCESS]: accessKey(plan.period) },
      ...(keepsCard && { setup_future_usage: 'on_session' as const }),
    };
    return { mode: 'payment', customer_creation: 'always', payment_intent_data } as const;
  }
  const trial = trialOf(terms);
  return {
    mode: 'subscription',
    subscription_data: { metadata, ...(trial && { trial_period_days: trial.days }) },
  } as const;
}

/** As the seller, Stripe decides on taxes, ways of paying and the currency that it shows, and refuses their parameters. */
const PROVIDER_SELLS = { managed_payments: { enabled: true } } as const;

/** An account may have Stripe as the seller where a session does not say. */
function shopSells(automaticTax: boolean, view: SessionView) {
  return {
    managed_payments: { enabled: false },
    adaptive_pricing: { enabled: false }, // the buyer agreed to an amount in this currency
    allowed_payment_method_types: [...PAYMENT_METHODS[view]],
    ...(automaticTax && { automatic_tax: { enabled: true }, billing_address_collection: 'required' as const }),
  };
}

/** The visitor agreed to a seller too. */
export function assertSeller({ id, managed_payments }: Stripe.Checkout.Session, seller: Seller): void {
  const actual: Seller = managed_payments?.enabled ? 'provider' : 'shop';
  if (actual !== seller)
    throw new Mismatch(`The seller of session ${id} would be the ${actual}, and the buyer agreed to the ${seller}.`);
}

/** The visitor agreed to our amounts, so a session with other amounts is refused. Tax is added on top. */
export function assertAmounts(session: Stripe.Checkout.Session, { plan, terms }: SessionRequest, seller: Seller): void {
  const { currency, phases } = terms;
  const trial = trialOf(terms);
  const price = trial ? trial.price : fullPrice(terms);
  const isConverted = seller === 'shop' && (session.adaptive_pricing?.enabled || session.currency_conversion);
  if (session.currency?.toUpperCase() !== currency || isConverted) {
    throw new Mismatch(`Session ${session.id} may be shown in another currency than ${currency}.`);
  }
  const discount = session.total_details?.amount_discount ?? 0;
  if (session.amount_subtotal === price && discount === price - phases[0].amount) return;
  throw new Mismatch(`Session ${session.id} does not cost what plan ${plan.id} does: check its price and coupon.`);
}

/** What a trial costs is paid once, beside a price that is charged after it. */
function trialFee({ plan, terms }: SessionRequest, seller: Seller): Stripe.Checkout.SessionCreateParams.LineItem[] {
  const trial = trialOf(terms);
  if (!trial || trial.price === 0) return [];
  const name = `${plan.title}: ${trial.days} days`;
  const product_data = seller === 'provider' ? { name, tax_code: TAX_CODE } : { name };
  return [{ price_data: { currency: terms.currency.toLowerCase(), unit_amount: trial.price, product_data }, quantity: 1 }];
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
    subscriptionId:
      idOf(session.subscription) ?? (state === 'open' || state === 'expired' ? undefined : idOf(session.payment_intent)),
  };
}

function sessionState({ status, payment_status }: Stripe.Checkout.Session): CheckoutSession['state'] {
  if (status === 'expired') return 'expired';
  if (status !== 'complete') return 'open';
  return payment_status === 'unpaid' ? 'processing' : 'paid';
}
