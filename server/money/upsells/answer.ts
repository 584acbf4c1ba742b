import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { consent as planConsent } from '../../../content/pages/checkout.ts';
import { upsellConsent, type upsellRefusals } from '../../../content/pages/upsell.ts';
import { upsell } from '../../../content/upsell.ts';
import type { UpsellCall, UpsellResponse } from '../../../core/api/upsells.ts';
import { termsText } from '../../../core/checkout/consent.ts';
import { triesTooMuch } from '../../../core/checkout/declines.ts';
import { dueOf, regularTerms, shownAmounts } from '../../../core/checkout/terms.ts';
import { type OneTimePlan, planIn } from '../../../core/plans/plan.ts';
import type { Db } from '../../platform/db/client.ts';
import { funnelBase } from '../../platform/further-funnels.ts';
import { readFailedPayments } from '../buyer-marks/store.ts';
import { type Attempt, addAttempt, addConsents, closeAttempt, findAttempt } from '../checkout-attempts/store.ts';
import { accessTo } from '../subscriptions/access.ts';
import { findPayments, type SubscriptionRow } from '../subscriptions/store.ts';
import type { SyncDeps } from '../subscriptions/sync.ts';
import { saveCharge } from './settle.ts';
import {
  countUpsellTries,
  declineUpsell,
  findOrder,
  findUpsell,
  lockUpsell,
  ownsUpsell,
  setUpsellAttempt,
  type UpsellRow,
} from './store.ts';

export type UpsellDeps = SyncDeps & { readonly publicUrl: URL; readonly upsells: boolean };

export type UpsellAnswer = UpsellResponse | { readonly reason: keyof typeof upsellRefusals; readonly detail?: string };

/** A card that was refused thrice is refused again. */
const MAX_TRIES = 3;

type Offered = { readonly plan: OneTimePlan; readonly subscription: SubscriptionRow };

/** What this order is followed by. Undefined where it opens nothing any more, and for somebody who has it from an earlier order. */
async function offeredAfter({ db, upsells, now }: UpsellDeps, order: Attempt): Promise<Offered | undefined> {
  const plan = upsell && upsells && order.status === 'paid' ? planIn(upsell, order.currency) : undefined;
  const subscription = plan && (await findOrder(db, order.id));
  if (!plan?.once || !subscription) return undefined;
  const { given } = accessTo(subscription, await findPayments(db, subscription.id), now());
  return given && !(await ownsUpsell(db, order, plan.id)) ? { plan, subscription } : undefined;
}

/** Whether the page of this order shows anything of it. */
export async function isUpsold(deps: UpsellDeps, order: Attempt): Promise<boolean> {
  const row = await findUpsell(deps.db, order.id);
  if (row?.declined_at) return false;
  return row?.attempt_id ? true : (await offeredAfter(deps, order)) !== undefined;
}

async function stateOf(deps: UpsellDeps, order: Attempt): Promise<UpsellResponse> {
  const row = await findUpsell(deps.db, order.id);
  const known = row && (await knownState(deps.db, row));
  if (known && known.state !== 'offered') return known;
  return (await offeredAfter(deps, order)) ? (known ?? { state: 'offered', currency: order.currency }) : { state: 'none' };
}

async function knownState(db: Db, { declined_at, attempt_id, currency }: UpsellRow): Promise<UpsellResponse> {
  if (declined_at) return { state: 'declined' };
  const attempt = attempt_id === null ? undefined : await findAttempt(db, attempt_id);
  switch (attempt?.status) {
    case 'open':
      return { state: 'pending', ...(attempt.session_url && { url: attempt.session_url }) };
    case 'paid':
      return { state: 'bought' };
    case 'failed':
    case 'expired':
      return { state: 'offered', currency, refused: true };
    default:
      return { state: 'offered', currency };
  }
}

export async function seeUpsell(deps: UpsellDeps, order: Attempt): Promise<UpsellResponse> {
  const state = await stateOf(deps, order);
  if (state.state === 'offered') await deps.db.transaction().execute((tx) => lockUpsell(tx, order, deps.now()));
  return state;
}

/** Final, but a payment that is under way is not taken back by it. */
export async function refuseUpsell(deps: UpsellDeps, order: Attempt): Promise<UpsellResponse> {
  return deps.db.transaction().execute(async (tx) => {
    const known = await knownState(tx, await lockUpsell(tx, order, deps.now()));
    if (known.state !== 'offered') return known;
    await declineUpsell(tx, order.id, deps.now());
    return { state: 'declined' };
  });
}

type Yes = Extract<UpsellCall, { answer: 'yes' }>;

/** Two presses, in one tab or in two, make one attempt; its id is the key under which the provider charges once. */
export async function takeUpsell(deps: UpsellDeps, order: Attempt, { shown, consent }: Yes): Promise<UpsellAnswer> {
  const { db, payments, publicUrl, now } = deps;
  const row = await findUpsell(db, order.id);
  const known = row && (await knownState(db, row));
  if (known && known.state !== 'offered') return known;
  const offered = await offeredAfter(deps, order);
  if (!offered) return { reason: 'ended' };
  const { plan, subscription } = offered;
  const terms = regularTerms(plan);
  if (consent.version !== upsellConsent.version || !isDeepStrictEqual(shown, shownAmounts(terms))) return { reason: 'changed' };
  const buyer = { visitorId: order.visitor_id, email: order.email, network: undefined };
  const isTried = (await countUpsellTries(db, order.id)) >= MAX_TRIES;
  if (isTried || triesTooMuch(await readFailedPayments(db, buyer, now()))) return { reason: 'tooMany' };

  const begun = await db.transaction().execute((tx) => beginAttempt(tx, order, plan, now()));
  if ('state' in begun) return begun;
  const returnUrl = new URL(`${funnelBase(order.funnel)}/prediction/subscribe-success`, publicUrl);
  returnUrl.searchParams.set('session_id', order.session_id ?? '');
  const bought = { id: subscription.id, customerId: subscription.customer_id };
  const charge = await payments.chargeAgain({ attemptId: begun.id, plan, terms, order: bought, returnUrl: returnUrl.href });
  if (!charge.ok && charge.reason === 'unreachable') return { state: 'pending' };
  if (!charge.ok) {
    await closeAttempt(db, begun, 'failed', now());
    return { reason: 'unavailable', detail: charge.detail };
  }
  await saveCharge(deps, begun, charge.value);
  return stateOf(deps, order);
}

/** The state of an answer that came first, or the attempt. */
async function beginAttempt(tx: Db, order: Attempt, plan: OneTimePlan, now: Date): Promise<UpsellResponse | Attempt> {
  const known = await knownState(tx, await lockUpsell(tx, order, now));
  if (known.state !== 'offered') return known;
  const terms = regularTerms(plan);
  const { dueNow, dueLater, currency } = dueOf(terms);
  const attempt = await addAttempt(tx, {
    id: randomUUID(),
    visitor_id: order.visitor_id,
    email: order.email,
    plan_id: plan.id,
    currency,
    due_now: dueNow,
    due_later: dueLater,
    digest: '',
    upsell_of: order.id,
    edition: order.edition,
    funnel: order.funnel,
    attribution: order.attribution ?? undefined,
    created_at: now,
  });
  // The same browser is paying one after another order.
  if (!attempt) return { state: 'pending' };
  await setUpsellAttempt(tx, order.id, attempt.id);
  const text = termsText(upsellConsent.text, planConsent, plan, terms);
  await addConsents(tx, attempt, [{ kind: 'renewal', text, version: upsellConsent.version }]);
  return attempt;
}
