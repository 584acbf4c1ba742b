import type { CheckoutSession, SessionView } from '../../../adapters/payments/port.ts';
import type { refusals } from '../../../content/pages/checkout.ts';
import type { Terms } from '../../../core/checkout/terms.ts';
import type { Plan } from '../../../core/plans/plan.ts';
import { funnelBase } from '../../platform/further-funnels.ts';
import {
  type Attempt,
  attachSession,
  closeAttempt,
  findAttempt,
  findAttemptOfSession,
  hasElements,
  SESSION_LIFE_MS,
} from '../checkout-attempts/store.ts';
import { type SyncDeps, sync } from '../subscriptions/sync.ts';

export type CheckoutDeps = SyncDeps & { readonly publicUrl: URL };

/** `upsells`: something may be offered after an order, and charged to its card. Not where the provider reckons taxes or sells, which it does on its own page alone. */
export type SellingDeps = CheckoutDeps & { readonly upsells: boolean };

/** The secret goes to the browser that ordered, and nowhere else. */
export type OpenedCheckout =
  | { readonly view: 'page'; readonly url: string }
  | { readonly view: 'elements'; readonly sessionId: string; readonly clientSecret: string };

export type StartedCheckout = { readonly ok: true; readonly opened: OpenedCheckout } | RefusedCheckout;
/** `detail` is for the log. */
export type RefusedCheckout = {
  readonly ok: false;
  readonly reason: keyof typeof refusals;
  readonly detail?: string;
  /** The terms that would be charged. */
  readonly due?: { readonly plan: Plan; readonly terms: Terms };
  /** The title of a plan that was bought in this browser and still runs. */
  readonly running?: string;
};

/** The attempt's id is the idempotency key, so that concurrent calls open the same page. */
export async function openSession(
  { db, payments, publicUrl, upsells, now }: SellingDeps,
  attempt: Attempt,
  { view, plan, terms }: { readonly view: SessionView; readonly plan: Plan; readonly terms: Terms },
): Promise<StartedCheckout> {
  if (attempt.session_url !== null) return opened(attempt.session_url);
  const base = funnelBase(attempt.funnel);
  const session = await payments.createSession({
    attemptId: attempt.id,
    view,
    appUserId: attempt.app_user_id ?? undefined,
    plan,
    terms,
    email: attempt.email,
    keepsCard: upsells,
    successUrl: new URL(`${base}/prediction/subscribe-success?session_id={CHECKOUT_SESSION_ID}`, publicUrl).href,
    cancelUrl: new URL(`${base}/prediction?canceled=true`, publicUrl).href,
    expiresAt: new Date(attempt.created_at.getTime() + SESSION_LIFE_MS),
  });
  if (!session.ok) {
    if (session.reason !== 'unreachable') await closeAttempt(db, attempt, 'failed', now());
    const openedUrl = (await findAttempt(db, attempt.id))?.session_url; // by a concurrent call
    if (session.reason === 'unreachable' && openedUrl) return opened(openedUrl);
    return { ok: false, reason: 'unavailable', detail: session.detail };
  }
  const payable = payableOf(session.value);
  if (payable && (await attachSession(db, attempt.id, session.value, now()))) return { ok: true, opened: payable };
  return { ok: false, reason: 'otherTab' };
}

/** The elements that this browser has open. Undefined once they cannot be paid. */
export async function reopenElements({ payments }: CheckoutDeps, sessionId: string): Promise<StartedCheckout | undefined> {
  const session = await payments.readSession(sessionId);
  if (!session.ok) return { ok: false, reason: 'unavailable', detail: session.detail };
  const payable = payableOf(session.value);
  return payable && { ok: true, opened: payable };
}

function opened(url: string): StartedCheckout {
  return { ok: true, opened: { view: 'page', url } };
}

function payableOf({ id, url, clientSecret }: CheckoutSession): OpenedCheckout | undefined {
  if (clientSecret !== undefined) return { view: 'elements', sessionId: id, clientSecret };
  return url === undefined ? undefined : { view: 'page', url };
}

/** True once no element of it can be paid. A paid session stays what it is. */
export async function endElements(deps: CheckoutDeps, visitorId: string | undefined, sessionId: string): Promise<boolean> {
  const attempt = await findAttemptOfSession(deps.db, sessionId);
  if (!attempt || attempt.visitor_id !== visitorId || attempt.status !== 'open' || !hasElements(attempt)) return true;
  return (await endAttempt(deps, attempt)).ok;
}

/** The provider's session ends first, so that a visitor never has two open payment pages for a plan. */
export async function endAttempt(deps: CheckoutDeps, attempt: Attempt): Promise<{ readonly ok: true } | RefusedCheckout> {
  const { db, payments } = deps;
  const { session_id } = attempt;
  const expired = session_id === null ? undefined : await payments.expireSession(session_id);
  if (session_id === null || expired?.ok || expired?.reason === 'not_found') {
    await closeAttempt(db, attempt, 'expired', deps.now());
    return { ok: true };
  }
  if (expired?.reason === 'unreachable') return { ok: false, reason: 'unavailable', detail: expired.detail };
  // The session is not open and may be paid, so the provider's state decides.
  const outcome = await sync(deps, { about: 'session', objectId: session_id });
  return typeof outcome === 'object' ? { ok: false, reason: 'unavailable', detail: outcome.detail } : { ok: true };
}
