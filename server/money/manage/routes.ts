import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { manageRefusals } from '../../../content/pages/manage.ts';
import type { ErrorCode } from '../../../core/api/errors.ts';
import {
  AppLinkMailRequest,
  type BuyerSessions,
  EmailChangeRequest,
  ManageLinkRequest,
  type ManageResponse,
  type ManageSessionResponse,
  PortalRequest,
  SignOutRequest,
  SubscriptionRequest,
  type SubscriptionRequestResponse,
  TokenRequest,
} from '../../../core/api/manage.ts';
import { refuse } from '../../platform/http/errors.ts';
import { MAILS_SPENT } from '../../platform/http/mail-quota.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import { ensureVisitor, visitorOf } from '../../platform/http/visitor.ts';
import { confirmAddress, hasConfirmedAddress } from '../../visitors/leads/confirmed-address.ts';
import { exceedsLinkLimit } from '../account-links/limits.ts';
import { consumeLink } from '../account-links/store.ts';
import { endKeyOfBrowser, endOrderKey, listOrderKeys } from '../order-keys/order-keys.ts';
import { accessTo } from '../subscriptions/access.ts';
import type { SyncDeps } from '../subscriptions/sync.ts';
import { cancel, undoCancellation } from './cancel.ts';
import { confirmEmailChange, requestEmailChange } from './change-email.ts';
import { changePlan } from './change-plan.ts';
import { takeDiscount } from './discount.ts';
import { overviewFor } from './overview.ts';
import { type RequestRefusal, refusal, type SubscriptionReference } from './owned-subscription.ts';
import { pause } from './pause.ts';
import { requestRefund, withdraw } from './refunds.ts';
import { type ResumeOutcome, resume } from './resume.ts';
import {
  type BuyerSession,
  browserOf,
  endSessionById,
  findBuyerSession,
  listSessions,
  setSessionCookie,
  signedInEmail,
  signOut,
  startSession,
} from './session.ts';
import { findOwnedSubscription } from './store.ts';
import { undoEmailChange } from './undo-email-change.ts';

type ManageDeps = SyncDeps & {
  readonly publicUrl: URL;
  /** Stripe hosts pages for buyers, the sandbox does not. */
  readonly portal: boolean;
};

const CODES = {
  unknown: 'not_found',
  notPossible: 'conflict',
  disputed: 'conflict',
  refundTooLarge: 'conflict',
  refundedAlready: 'conflict',
  refundRefused: 'conflict',
  unavailable: 'unavailable',
  unknownPlan: 'invalid',
  priceChanged: 'conflict',
  termsChanged: 'conflict',
  oneAYear: 'conflict',
  offerChanged: 'conflict',
  sameEmail: 'invalid',
  emailTaken: 'conflict',
  tooMany: 'too_many_requests',
  oldSignIn: 'conflict',
  otherBrowser: 'conflict',
  badLink: 'not_found',
  badUndo: 'not_found',
  nothingToUndo: 'not_found',
} as const satisfies Readonly<Record<keyof typeof manageRefusals, ErrorCode>>;

/** Per minute and client address, against guessing and against mail to strangers. */
const config = { rateLimit: { max: 20 } };
const SessionParams = z.object({ id: z.uuid() });
const IdParams = z.object({ id: z.string().max(200) });

export function manageRoutes(deps: ManageDeps): Routes {
  const { db, payments, queue, publicUrl, portal, now } = deps;

  return async (app) => {
    app.post('/manage-links', { config, schema: { body: ManageLinkRequest } }, async (request, reply) => {
      const { email } = request.body;
      const countKeys = await app.mails.take(request);
      if (!countKeys) return refuse(reply, 'too_many_requests', MAILS_SPENT);
      const confirmed = await hasConfirmedAddress(db, visitorOf(request), email);
      await queue.add(db, 'account-link', { purpose: 'manage', email, countKeys, confirmed });
      return { success: true };
    });

    app.post('/manage-sessions', { config, schema: { body: TokenRequest } }, async (request, reply) => {
      const session = await db.transaction().execute(async (tx) => {
        const link = await consumeLink(tx, 'manage', request.body.token, now());
        if (!link) return undefined;
        await confirmAddress(tx, ensureVisitor(request, reply), link.email);
        return { email: link.email, token: await startSession(tx, link.email, browserOf(request), now()) };
      });
      if (!session) return sendRefusal(request, reply, refusal('badLink'));
      setSessionCookie(reply, session.token);
      return overview(session.email);
    });

    app.post('/manage/email-confirmations', { config, schema: { body: TokenRequest } }, async (request, reply) => {
      const changed = await confirmEmailChange(deps, request.body.token, request, reply);
      if (!changed.ok) return sendRefusal(request, reply, changed.reason === 'unknown' ? refusal('badLink') : changed);
      setSessionCookie(reply, changed.session);
      return { success: true };
    });

    app.post('/manage/email-undos', { config, schema: { body: TokenRequest } }, async (request, reply) => {
      const undone = await undoEmailChange(deps, request.body.token, request, reply);
      if (!undone.ok) return sendRefusal(request, reply, undone.reason === 'unknown' ? refusal('badUndo') : undone);
      setSessionCookie(reply, undone.session);
      return { success: true };
    });

    app.post('/manage/sign-out', { schema: { body: SignOutRequest } }, async (request, reply) => {
      await signOut(db, request, reply);
      await endKeyOfBrowser(db, request, reply, now());
      return { success: true };
    });

    app.get('/manage', async (request): Promise<ManageSessionResponse> => {
      const email = await signedInEmail(db, request, now());
      return email === undefined ? { email: null } : overview(email);
    });

    const schema = { params: IdParams, body: SubscriptionRequest };
    app.post('/manage/subscriptions/:id/requests', { config, schema }, async (request, reply) => {
      const email = await signedInEmail(db, request, now());
      if (email === undefined) return signedOut(reply);
      const outcome = await runRequest({ email, subscriptionId: request.params.id }, request.body);
      if (!outcome.ok) return sendRefusal(request, reply, outcome);
      return { outcome: outcome.outcome, overview: await overview(email) } satisfies SubscriptionRequestResponse;
    });

    app.post('/manage/email-changes', { config, schema: { body: EmailChangeRequest } }, async (request, reply) => {
      const session = await findBuyerSession(db, request, now());
      if (!session) return signedOut(reply);
      const countKeys = await app.mails.take(request);
      if (!countKeys) return refuse(reply, 'too_many_requests', MAILS_SPENT);
      const outcome = await requestEmailChange(deps, session, { email: request.body.email, countKeys });
      return outcome.ok ? { success: true } : sendRefusal(request, reply, outcome);
    });

    app.get('/manage/sessions', async (request, reply) => {
      const session = await findBuyerSession(db, request, now());
      return session ? listBrowsers(session) : signedOut(reply);
    });

    const end = { config, schema: { params: SessionParams, body: SignOutRequest } };
    app.post('/manage/sessions/:id/end', end, async (request, reply) => {
      const session = await findBuyerSession(db, request, now());
      if (!session) return signedOut(reply);
      await endSessionById(db, session.email, request.params.id);
      await endOrderKey(db, session.email, request.params.id, now());
      return listBrowsers(session);
    });

    app.post('/manage/app-links', { config, schema: { body: AppLinkMailRequest } }, async (request, reply) => {
      const email = await signedInEmail(db, request, now());
      if (email === undefined) return signedOut(reply);
      const { subscriptionId } = request.body;
      const owned = await findOwnedSubscription(db, email, subscriptionId);
      if (!owned) return sendRefusal(request, reply, refusal('unknown'));
      const isOpen = accessTo(owned.subscription, owned.payments, now()).given;
      if (!isOpen || owned.subscription.upsell) return sendRefusal(request, reply, refusal('notPossible'));
      if (await exceedsLinkLimit(db, { purpose: 'app', email, subscriptionId }, now()))
        return sendRefusal(request, reply, refusal('tooMany'));
      await queue.add(db, 'account-link', { purpose: 'app', subscriptionId });
      return { success: true };
    });

    app.post('/manage/portal', { config, schema: { body: PortalRequest } }, async (request, reply) => {
      const email = await signedInEmail(db, request, now());
      if (email === undefined) return signedOut(reply);
      const own = portal ? await findOwnedSubscription(db, email, request.body.subscriptionId) : undefined;
      if (!own) return sendRefusal(request, reply, refusal('unknown'));
      const url = await payments.portalUrl(own.subscription.customer_id, new URL('/manage', publicUrl).href);
      return url.ok ? { url: url.value } : sendRefusal(request, reply, refusal('unavailable', url.detail));
    });
  };

  async function listBrowsers(session: BuyerSession): Promise<BuyerSessions> {
    const signedIn = await listSessions(db, session, now());
    const paid = await listOrderKeys(db, session.email, now());
    return {
      sessions: [
        ...signedIn,
        ...paid.map(({ id, device, plan_only, created_at }) => ({
          id,
          device,
          since: created_at.getTime(),
          current: false,
          paid: true,
          mailed: plan_only,
        })),
      ],
    };
  }

  function overview(email: string): Promise<ManageResponse> {
    return overviewFor(db, email, portal, now());
  }

  function runRequest(reference: SubscriptionReference, request: z.output<typeof SubscriptionRequest>): Promise<ResumeOutcome> {
    switch (request.kind) {
      case 'cancel':
        return cancel(deps, reference);
      case 'keep':
        return undoCancellation(deps, reference);
      case 'pause':
        return pause(deps, reference, request);
      case 'resume':
        return resume(deps, reference, request);
      case 'discount':
        return takeDiscount(deps, reference, request);
      case 'withdraw':
        return withdraw(deps, reference);
      case 'guarantee':
        return requestRefund(deps, reference, request.note);
      case 'plan-change':
        return changePlan(deps, reference, request);
    }
  }
}

function signedOut(reply: FastifyReply) {
  return refuse(reply, 'signed_out', manageRefusals.unknown);
}

function sendRefusal(request: FastifyRequest, reply: FastifyReply, { reason, detail }: RequestRefusal) {
  if (detail) request.log.warn({ reason, detail }, 'a request of a buyer was refused');
  const details = reason === 'sameEmail' ? { fields: { email: manageRefusals.sameEmail } } : undefined;
  return refuse(reply, CODES[reason], manageRefusals[reason], details);
}
