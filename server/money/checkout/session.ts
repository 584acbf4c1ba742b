import type { refusals } from '../../../content/pages/checkout.ts';
import type { Terms } from '../../../core/checkout/terms.ts';
import type { Plan } from '../../../core/plans/plan.ts';
import { type Attempt, attachSession, closeAttempt, findAttempt, SESSION_LIFE_MS } from '../checkout-attempts/store.ts';
import { type SyncDeps, sync } from '../subscriptions/sync.ts';

export type CheckoutDeps = SyncDeps & { readonly publicUrl: URL };

export type StartedCheckout = { readonly ok: true; readonly url: string } | RefusedCheckout;
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
  { db, payments, publicUrl, now }: CheckoutDeps,
  attempt: Attempt,
  { plan, terms }: { readonly plan: Plan; readonly terms: Terms },
): Promise<StartedCheckout> {
  if (attempt.session_url !== null) return { ok: true, url: attempt.session_url };
  const session = await payments.createSession({
    attemptId: attempt.id,
    appUserId: attempt.app_user_id ?? undefined,
    plan,
    terms,
    email: attempt.email,
    successUrl: new URL('/prediction/subscribe-success?session_id={CHECKOUT_SESSION_ID}', publicUrl).href,
    cancelUrl: new URL('/prediction?canceled=true', publicUrl).href,
    expiresAt: new Date(attempt.created_at.getTime() + SESSION_LIFE_MS),
  });
  if (!session.ok) {
    if (session.reason !== 'unreachable') await closeAttempt(db, attempt, 'failed', now());
    const openedUrl = (await findAttempt(db, attempt.id))?.session_url; // by a concurrent call
    if (session.reason === 'unreachable' && openedUrl) return { ok: true, url: openedUrl };
    return { ok: false, reason: 'unavailable', detail: session.detail };
  }
  const { url } = session.value;
  if (url !== undefined && (await attachSession(db, attempt.id, session.value, now()))) return { ok: true, url };
  return { ok: false, reason: 'otherTab' };
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
