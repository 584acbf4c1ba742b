import { isDeepStrictEqual } from 'node:util';
import type { SessionView } from '../../../adapters/payments/port.ts';
import { consent as copy } from '../../../content/pages/checkout.ts';
import { plans } from '../../../content/plans.ts';
import type { CheckoutCall } from '../../../core/api/checkout.ts';
import { betterTerms, codeTerms } from '../../../core/checkout/code.ts';
import { consentTo, renewalConsent } from '../../../core/checkout/consent.ts';
import { triesTooMuch } from '../../../core/checkout/declines.ts';
import type { Seller } from '../../../core/checkout/seller.ts';
import { checkoutTerms, isIntroductory, regularTerms, shownAmounts } from '../../../core/checkout/terms.ts';
import { trialOf } from '../../../core/checkout/trial.ts';
import { questionAnswers, userData } from '../../../core/funnel/answer-export.ts';
import { askedAnswers } from '../../../core/funnel/asked-answers.ts';
import { todayAnywhere, withDatesOf } from '../../../core/funnel/kinds/date.ts';
import { offerState } from '../../../core/offers/offer.ts';
import { hasHad, hasReturnedTooMuch } from '../../../core/offers/repetition.ts';
import { findPlan, planIn, planTitle } from '../../../core/plans/plan.ts';
import { funnelOf } from '../../editions/funnels.ts';
import { furtherFunnelId } from '../../platform/further-funnels.ts';
import { endOffer, findOffer } from '../../visitors/offers/store.ts';
import { removeWithdrawn, unansweredIn } from '../../visitors/submissions/store.ts';
import { type BuyerMark, mailboxMark } from '../buyer-marks/marks.ts';
import { readFailedPayments, readPast } from '../buyer-marks/store.ts';
import { findOpenAttempt, findOtherElements, findUnpaidAttempts } from '../checkout-attempts/store.ts';
import { findUsableCode } from '../codes/store.ts';
import { findRunningIn } from '../subscriptions/store.ts';
import type { ConversionContext } from './conversion-context.ts';
import { type CheckoutOrder, continuesAttempt, recordOrder } from './order.ts';
import {
  endAttempt,
  openSession,
  type RefusedCheckout,
  reopenElements,
  type SellingDeps,
  type StartedCheckout,
} from './session.ts';

const MAX_ATTEMPTS = 3;

const USED = { trial: 'trialUsed', introductory: 'introductoryPriceUsed' } as const;

export type CheckoutClient = {
  readonly conversionContext: ConversionContext | undefined;
  /** Undefined where nothing is limited, and behind a proxy that is not named. */
  readonly network: BuyerMark | undefined;
  /** False once a network address was told of so many addresses that it may be trying them out. The payment then tells the buyer by mail. */
  readonly mayTell: () => boolean;
  readonly edition?: string | null;
};

/** `seller`: of new orders. */
export type StartDeps = SellingDeps & { readonly seller: Seller };

/**
 * A visitor has one open attempt per plan, which repeated and concurrent requests continue. Elements are payable in the page that
 * shows them, so that of all plans one session with elements is open.
 */
export async function startCheckout(
  deps: StartDeps,
  visitorId: string,
  call: CheckoutCall,
  client: CheckoutClient,
  view: SessionView = 'page',
): Promise<StartedCheckout> {
  const { db, now, seller } = deps;
  const consent = consentTo(seller, copy);
  const sold = findPlan(plans, call.planId);
  // A currency that is no longer sold is refused as a price is that changed.
  const plan = sold && (planIn(sold, call.shown.currency) ?? sold);
  if (!plan) return { ok: false, reason: 'unknownPlan' };
  if (call.consent.version !== consent.version) return { ok: false, reason: 'termsChanged' };
  const failed = await readFailedPayments(db, { visitorId, email: call.email, network: client.network?.mark }, now());
  if (triesTooMuch(failed)) return { ok: false, reason: 'triesTooMuch' };
  const { code } = call.shown;
  const buyer = { visitorId, email: call.email };
  const { mailbox } = await readPast(db, [mailboxMark(call.email)], now(), { buyer, code, planId: plan.id });
  if (hasReturnedTooMuch(mailbox) && client.mayTell()) return { ok: false, reason: 'returnedTooMuch' };
  const offered = checkoutTerms(plan, offerState(await findOffer(db, visitorId), now().getTime()));
  const rule = code === undefined ? undefined : await findUsableCode(db, code, visitorId, now());
  const isCodeUsed = rule !== undefined && hasHad('code', mailbox) && client.mayTell();
  const coded = rule && !isCodeUsed ? codeTerms(plan, rule) : undefined;
  const best = betterTerms(offered, coded);
  const reduction = trialOf(best) ? 'trial' : isIntroductory(best) ? 'introductory' : undefined;
  const isRepeated = reduction !== undefined && hasHad(reduction, mailbox) && client.mayTell();
  const terms = isRepeated ? betterTerms(regularTerms(plan), coded) : best;
  if (code !== undefined && !coded) return { ok: false, reason: isCodeUsed ? 'codeUsed' : 'codeEnded', due: { plan, terms } };
  if (!isDeepStrictEqual(call.shown, shownAmounts(terms))) {
    if (isRepeated && reduction === 'introductory') await endOffer(db, visitorId, now());
    return { ok: false, reason: isRepeated ? USED[reduction] : 'priceChanged', due: { plan, terms } };
  }
  const edition = client.edition ?? null;
  const funnelId = furtherFunnelId(call.funnel);
  const funnel = await funnelOf(db, edition, funnelId);
  const order: CheckoutOrder = {
    view,
    visitorId,
    plan,
    terms,
    email: call.email,
    conversionContext: client.conversionContext,
    network: client.network,
    answers: withDatesOf(funnel.asking, askedAnswers(funnel, call.answers), todayAnywhere(now().getTime())),
    attribution: call.attribution,
    edition,
    funnel: funnelId,
    agreed: { version: consent.version, renewal: renewalConsent(consent, plan, terms), adult: consent.adult },
  };

  const exported = questionAnswers(userData(funnel, order.answers));
  const unanswered = unansweredIn(exported);
  if (unanswered.length > 0)
    await db.transaction().execute(async (tx) => removeWithdrawn(tx, await findUnpaidAttempts(tx, visitorId), unanswered));
  const repeated = async () => repetitionIn(await findRunningIn(db, visitorId, plan.id), call);
  for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
    const open = await findOpenAttempt(db, visitorId, plan.id);
    if (open?.processing_at) return { ok: false, reason: 'processing' };
    if (open && !continuesAttempt(open, order, now())) {
      const ended = await endAttempt(deps, open);
      if (!ended.ok) return ended;
      continue;
    }
    if (view === 'elements' && open?.session_id) {
      const reopened = await reopenElements(deps, open.session_id);
      if (reopened) return reopened;
      const ended = await endAttempt(deps, open);
      if (!ended.ok) return ended;
      continue;
    }
    const before = open ? undefined : await repeated();
    if (before) return { ok: false, ...before };
    const attempt = open ?? (await recordOrder(deps, order, now()));
    if (attempt === 'codeEnded') return { ok: false, reason: attempt, due: { plan, terms: offered } };
    if (!attempt) continue;
    // Those may have been paid.
    for (const other of await findOtherElements(db, attempt)) {
      const ended = await endAttempt(deps, other);
      if (!ended.ok) return ended;
    }
    const meanwhile = await repeated();
    if (meanwhile) {
      // Another tab may have paid after the first check. The open attempt now blocks other tabs.
      const ended = await endAttempt(deps, attempt);
      return ended.ok ? { ok: false, ...meanwhile } : ended;
    }
    return openSession(deps, attempt, order);
  }
  return { ok: false, reason: 'otherTab' };
}

type Repeated = Pick<RefusedCheckout, 'reason' | 'running'>;

/** A second plan under another address may be for somebody else, or a slip of the pen: its buyer says which. */
function repetitionIn(
  running: readonly { readonly plan_id: string; readonly email: string; readonly once: boolean }[],
  { email, another }: CheckoutCall,
): Repeated | undefined {
  const [first] = running;
  if (!first) return undefined;
  const own = running.find((order) => order.email === email);
  if (own) return { reason: own.once ? 'alreadyOwned' : 'alreadyBought' };
  return another ? undefined : { reason: 'anotherRuns', running: planTitle(plans, first.plan_id) };
}
