import Stripe from 'stripe';
import { introPrice, type Plan } from '../../core/plans/plan.ts';
import { couponKey, priceKey } from '../../core/plans/provider-keys.ts';
import type { CheckoutSession, Hint, Outcome, Payments, ProviderSubscription, SessionWish, SubscriptionStatus } from './port.ts';

export type StripeSettings = {
  readonly secretKey: string;
  /** Signs the webhooks. */
  readonly webhookSecret: string;
  /** Where the API is spoken, when it is not Stripe's own: the embedded sandbox. */
  readonly endpoint?: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' };
};

const API_VERSION = '2026-10-28.endive';
const SIGNATURE_TOLERANCE_SECONDS = 300;

/** Stripe through its own SDK; the sandbox speaks the same protocol, so this is the only payment adapter. */
export function stripePayments({ secretKey, webhookSecret, endpoint }: StripeSettings): Payments {
  const stripe = new Stripe(secretKey, {
    ...endpoint,
    apiVersion: API_VERSION,
    timeout: 8000,
    maxNetworkRetries: 2,
    telemetry: false,
  });
  const priceIds = new Map<string, string>();

  async function priceId(plan: Plan): Promise<string> {
    const key = priceKey(plan);
    const known = priceIds.get(key);
    if (known) return known;
    const prices = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
    const price = prices.object === 'list' ? prices.data[0] : undefined;
    if (!price) throw new Mismatch(`There is no active price with the lookup key ${key}.`);
    priceIds.set(key, price.id);
    return price.id;
  }

  return {
    async createSession(wish) {
      const outcome = await answered(async () => {
        const params = sessionParams(wish, await priceId(wish.plan));
        const session = await stripe.checkout.sessions.create(params, { idempotencyKey: wish.attemptId });
        assertAmounts(session, wish);
        return toSession(session);
      });
      if (!outcome.ok) priceIds.delete(priceKey(wish.plan)); // it may be the remembered price that is refused
      return outcome;
    },
    readSession: (id) => answered(async () => toSession(await stripe.checkout.sessions.retrieve(id))),
    expireSession: (id) => answered(async () => toSession(await stripe.checkout.sessions.expire(id))),
    readSubscription: (id) => answered(async () => toSubscription(await stripe.subscriptions.retrieve(id))),
    readHint(body, signature) {
      try {
        return toHint(stripe.webhooks.constructEvent(body, signature, webhookSecret, SIGNATURE_TOLERANCE_SECONDS));
      } catch {
        return undefined;
      }
    },
  };
}

function sessionParams(wish: SessionWish, price: string): Stripe.Checkout.SessionCreateParams {
  const metadata = { attempt: wish.attemptId, plan: wish.plan.id };
  return {
    mode: 'subscription',
    line_items: [{ price, quantity: 1 }],
    customer_email: wish.email,
    client_reference_id: wish.attemptId,
    metadata,
    subscription_data: { metadata },
    ...(wish.discounted && { discounts: [{ coupon: couponKey(wish.plan) }] }),
    success_url: wish.successUrl,
    cancel_url: wish.cancelUrl,
    expires_at: Math.floor(wish.expiresAt.getTime() / 1000),
  };
}

/** The visitor agreed to our amounts, so a session that reckons otherwise is never handed out. Tax, which comes on top, is left aside. */
function assertAmounts(session: Stripe.Checkout.Session, { plan, discounted }: SessionWish): void {
  const discount = discounted ? plan.listPrice - introPrice(plan) : 0;
  if (session.amount_subtotal === plan.listPrice && (session.total_details?.amount_discount ?? 0) === discount) return;
  throw new Mismatch(`Session ${session.id} does not cost what plan ${plan.id} does: check its price and coupon.`);
}

function toSession(session: Stripe.Checkout.Session): CheckoutSession {
  if (session.object !== 'checkout.session') throw new Mismatch('The answer is not a checkout session.');
  return {
    id: session.id,
    url: session.url ?? undefined,
    state: sessionState(session),
    attemptId: session.client_reference_id ?? undefined,
    subscriptionId: idOf(session.subscription),
  };
}

function sessionState({ status, payment_status }: Stripe.Checkout.Session): CheckoutSession['state'] {
  if (status === 'expired') return 'expired';
  if (status !== 'complete') return 'open';
  return payment_status === 'unpaid' ? 'processing' : 'paid';
}

function toSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  if (subscription.object !== 'subscription') throw new Mismatch('The answer is not a subscription.');
  const [item] = subscription.items.data;
  if (!item || item.price.unit_amount === null) throw new Mismatch(`Subscription ${subscription.id} has no priced item.`);
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    attemptId: subscription.metadata.attempt,
    status: subscription.status as SubscriptionStatus,
    currency: subscription.currency.toUpperCase(),
    renewalAmount: item.price.unit_amount * (item.quantity ?? 1),
    currentPeriodEnd: new Date(item.current_period_end * 1000),
  };
}

function toHint(event: Stripe.Event): Hint {
  const { id, type } = event;
  const object = event.data.object as { readonly id?: string };
  if (type.startsWith('checkout.session.')) return { id, type, about: 'session', objectId: object.id ?? '' };
  if (type.startsWith('customer.subscription.')) return { id, type, about: 'subscription', objectId: object.id ?? '' };
  const subscription = event.type === 'invoice.paid' && idOf(event.data.object.parent?.subscription_details?.subscription);
  if (subscription) return { id, type, about: 'subscription', objectId: subscription };
  return { id, type, about: 'other', objectId: object.id ?? '' };
}

function idOf(reference: string | { readonly id: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}

/** An answer that does not fit the question. The SDK does not throw on a 404 without an `error` key, so answers are looked at. */
class Mismatch extends Error {}

async function answered<T>(ask: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await ask() };
  } catch (error) {
    if (error instanceof Mismatch) return { ok: false, reason: 'refused', detail: error.message };
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    return { ok: false, reason: refusalReason(error), detail: `${error.type}: ${withoutAddresses(error.message)}` };
  }
}

function refusalReason(error: Stripe.errors.StripeError): 'unreachable' | 'refused' | 'not_found' {
  if (error instanceof Stripe.errors.StripeConnectionError || error instanceof Stripe.errors.StripeRateLimitError) {
    return 'unreachable';
  }
  return error.statusCode === 404 ? 'not_found' : 'refused';
}

/** Details are logged, and the log holds no addresses. */
function withoutAddresses(message: string): string {
  return message.replace(/[^\s"'<>:]+@[^\s"'<>]+/g, '[address]');
}
