import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { PaymentElements, SessionView } from '../../../adapters/payments/port.ts';
import { brand } from '../../../content/brand.ts';
import { consent, costs, refusals } from '../../../content/pages/checkout.ts';
import {
  type CheckoutCall,
  CheckoutRequest,
  type CheckoutResponse,
  type CheckoutStatus,
  type CheckoutStatusResponse,
  ElementsEnd,
  type ElementsResponse,
} from '../../../core/api/checkout.ts';
import type { ErrorCode } from '../../../core/api/errors.ts';
import { consentSentence, termsText } from '../../../core/checkout/consent.ts';
import { dueOf } from '../../../core/checkout/terms.ts';
import { NO_CONSENT } from '../../../core/consent/consent.ts';
import { subscribedId } from '../../../core/consent/milestone.ts';
import type { Platform } from '../../../core/consent/platforms.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { DAY_MS } from '../../../core/time.ts';
import type { AddressCounts } from '../../platform/http/address-counts.ts';
import { networkMark, openDaySecrets } from '../../platform/http/day-secrets.ts';
import { refuse } from '../../platform/http/errors.ts';
import { openQuota } from '../../platform/http/quota.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import { spaced } from '../../platform/http/spaced.ts';
import { isBehindUnknownProxy } from '../../platform/http/unknown-proxy.ts';
import { ensureVisitor, visitorOf } from '../../platform/http/visitor.ts';
import { countShopEvent } from '../../platform/telemetry/shop-events.ts';
import { effectiveConsent } from '../../visitors/consents/store.ts';
import type { BuyerMark } from '../buyer-marks/marks.ts';
import { type Attempt, findAttempt, findAttemptOfSession } from '../checkout-attempts/store.ts';
import { opensOrder } from '../order-keys/order-keys.ts';
import { findAccessUntil, findGivenBack, findRenewal } from '../subscriptions/bought-plan.ts';
import { sync } from '../subscriptions/sync.ts';
import { isUpsold } from '../upsells/answer.ts';
import { conversionContextOf } from './conversion-context.ts';
import { endElements, type RefusedCheckout, type StartedCheckout } from './session.ts';
import { type StartDeps, startCheckout } from './start.ts';

const CODES = {
  unknownPlan: 'invalid',
  priceChanged: 'conflict',
  termsChanged: 'conflict',
  alreadyBought: 'conflict',
  alreadyOwned: 'conflict',
  anotherRuns: 'conflict',
  processing: 'conflict',
  introductoryPriceUsed: 'conflict',
  trialUsed: 'conflict',
  codeEnded: 'conflict',
  codeUsed: 'conflict',
  returnedTooMuch: 'conflict',
  triesTooMuch: 'conflict',
  otherTab: 'conflict',
  unavailable: 'unavailable',
} as const satisfies Readonly<Record<keyof typeof refusals, ErrorCode>>;

const STATUS: Readonly<Record<Attempt['status'], CheckoutStatus>> = {
  open: 'pending',
  paid: 'paid',
  failed: 'failed',
  expired: 'failed',
};

const SessionParams = z.object({ sessionId: z.string() });

type CheckoutRouteDeps = StartDeps & {
  /** Ad platforms that receive paid orders. */
  readonly reported: readonly Platform[];
  /** Of the property that Google's tag reports to. */
  readonly measurementId: string | undefined;
  readonly counts: AddressCounts;
  readonly limited: boolean;
  /** Without them the provider's own page is the only way to pay. */
  readonly elements?: PaymentElements | undefined;
};

/** Many buyers share one address of a mobile network. */
const LIMIT = { rateLimit: { max: 60 } };
/** The provider is asked about one open order once in this time. */
const REFRESH_MS = 3000;
/** A refusal tells a stranger who types somebody's address that it bought here. */
const MAX_TOLD_A_DAY = 20;
const POLL_LIMIT = { rateLimit: { max: 240 } };

export function checkoutRoutes(deps: CheckoutRouteDeps): Routes {
  const { db, counts, limited, elements } = deps;
  const secretOf = openDaySecrets(db);
  const told = openQuota(counts, {
    name: 'known buyers told a day',
    max: limited ? MAX_TOLD_A_DAY : Number.POSITIVE_INFINITY,
    windowMs: DAY_MS,
  });
  const refresh = spaced(REFRESH_MS, (objectId) => sync(deps, { about: 'session', objectId }), deps.now);

  return async (app) => {
    app.post('/checkout', { config: LIMIT, schema: { body: CheckoutRequest } }, async (request, reply) => {
      const started = await start(request, reply, 'page');
      countShopEvent({ counter: 'checkouts', outcome: started.ok ? 'opened' : started.reason });
      if (!started.ok) return explain(request, reply, started);
      if (started.opened.view !== 'page') throw new Error('A page was asked for.');
      return { success: true, url: started.opened.url } satisfies CheckoutResponse;
    });

    if (elements) {
      const { publishableKey, script } = elements;
      app.post('/checkout/elements', { config: LIMIT, schema: { body: CheckoutRequest } }, async (request, reply) => {
        const started = await start(request, reply, 'elements');
        if (!started.ok) return explain(request, reply, started);
        if (started.opened.view !== 'elements') throw new Error('Elements were asked for.');
        const { sessionId, clientSecret } = started.opened;
        return { success: true, sessionId, clientSecret, publishableKey, script } satisfies ElementsResponse;
      });

      app.post('/checkout/elements/end', { config: LIMIT, schema: { body: ElementsEnd } }, async (request, reply) => {
        const ended = await endElements(deps, visitorOf(request), request.body.sessionId);
        return ended ? { success: true } : refuse(reply, 'unavailable', refusals.unavailable);
      });
    }

    app.get('/checkout/:sessionId', { config: POLL_LIMIT, schema: { params: SessionParams } }, async (request, reply) => {
      const attempt = await findAttemptOfSession(db, request.params.sessionId);
      if (!attempt || attempt.visitor_id !== visitorOf(request)) {
        return refuse(reply, 'not_found', 'There is no such payment in this browser.');
      }
      const latest = attempt.status === 'open' ? await refreshed(attempt) : attempt;
      // A new key replaces the one that this looks at.
      const givenBack = latest.status === 'paid' ? await findGivenBack(db, request, latest.id, deps.now()) : undefined;
      if (latest.status === 'paid' && !(await opensOrder(db, request, reply, latest, deps.now())))
        return refuse(reply, 'not_found', 'This browser no longer opens the order. A link by mail does.');
      const { status, email, plan_id: planId } = latest;
      if (givenBack) return { email, planId, ...givenBack } satisfies CheckoutStatusResponse;
      const renewal = status === 'paid' ? await findRenewal(db, latest.id) : undefined;
      const accessUntil = status === 'paid' ? await findAccessUntil(db, latest.id) : undefined;
      return {
        status: status === 'open' && latest.processing_at ? 'processing' : STATUS[status],
        email,
        planId,
        ...(status === 'paid' && { paid: paidOf(latest) }),
        ...(renewal && { renewal }),
        ...(accessUntil !== undefined && { accessUntil }),
        ...(latest.trial_days !== null && { trial: true }),
        ...(status === 'paid' && (await isUpsold(deps, latest)) && { upsell: true }),
      } satisfies CheckoutStatusResponse;
    });
  };

  async function start(request: FastifyRequest, reply: FastifyReply, view: SessionView): Promise<StartedCheckout> {
    const call = request.body as CheckoutCall;
    const { consentId } = call;
    const choices = consentId === undefined ? NO_CONSENT : await effectiveConsent(db, consentId, deps.now());
    const attribution = choices.statistics ? call.attribution : undefined;
    const source = { request, choices, attribution, measurementId: deps.measurementId, now: deps.now() };
    const conversionContext = consentId === undefined ? undefined : conversionContextOf({ ...source, consentId }, deps.reported);
    const client = {
      conversionContext,
      network: limited ? await networkOf(request) : undefined,
      mayTell: () => told.take(request.ip, 1),
      edition: request.server.editionOf(request),
    };
    return startCheckout(deps, ensureVisitor(request, reply), { ...call, attribution }, client, view);
  }

  function explain(request: FastifyRequest, reply: FastifyReply, { reason, detail, due, running }: RefusedCheckout) {
    if (detail) request.log.warn({ reason, detail }, 'checkout refused');
    if (running) return refuse(reply, CODES[reason], fill(refusals[reason], { plan: running }), { asks: 'another' });
    if (!due) return refuse(reply, CODES[reason], fill(refusals[reason], { support: brand.supportEmail }));
    const text = fill(refusals[reason], { costs: consentSentence(costs, due.terms) });
    const message = termsText(text, consent, due.plan, due.terms);
    return refuse(reply, CODES[reason], message, { terms: dueOf(due.terms) });
  }

  async function networkOf(request: FastifyRequest): Promise<BuyerMark | undefined> {
    if (isBehindUnknownProxy(request)) return undefined;
    return { kind: 'network', mark: await networkMark(secretOf, request.ip, deps.now()) };
  }

  function paidOf({ id, due_now: value, currency }: Attempt) {
    return { id: subscribedId(id), value, currency };
  }

  /** A webhook may be late or lost. */
  async function refreshed(attempt: Attempt): Promise<Attempt> {
    if (attempt.session_id === null) return attempt;
    await refresh(attempt.session_id);
    return (await findAttempt(db, attempt.id)) ?? attempt;
  }
}
