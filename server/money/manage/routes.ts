import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { manageRefusals } from '../../../content/pages/manage.ts';
import type { ErrorCode } from '../../../core/api/errors.ts';
import {
  AppLinkMailRequest,
  EmailChangeRequest,
  type ManageAnswer,
  ManageLinkRequest,
  type ManageResponse,
  PortalRequest,
  SignOutRequest,
  SubscriptionRequest,
  type SubscriptionRequestResponse,
  TokenRequest,
} from '../../../core/api/manage.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import { areTooMany, useUpLink } from '../account-links/store.ts';
import type { SyncDeps } from '../subscriptions/sync.ts';
import { cancel, keep } from './cancel.ts';
import { askForEmailChange, confirmEmailChange } from './change-email.ts';
import { changePlan } from './change-plan.ts';
import { overviewFor } from './overview.ts';
import { type Asked, type AskedInVain, refused, type Which } from './own.ts';
import { handOver, signedInAs, signOut, startSession } from './session.ts';
import { findOwn } from './store.ts';
import { askForMoneyBack, withdraw } from './withdraw.ts';

export type ManageDeps = SyncDeps & {
  readonly publicUrl: URL;
  /** Whether the payment provider has pages of its own for buyers; the embedded one has not. */
  readonly portal: boolean;
};

const CODES = {
  unknown: 'not_found',
  notPossible: 'conflict',
  unavailable: 'unavailable',
  unknownPlan: 'invalid',
  priceChanged: 'conflict',
  termsChanged: 'conflict',
  sameEmail: 'invalid',
  emailTaken: 'conflict',
  tooMany: 'too_many_requests',
  badLink: 'not_found',
} as const satisfies Readonly<Record<keyof typeof manageRefusals, ErrorCode>>;

/** Requests a minute and visitor where guessing, or mail to strangers, would be the point of many. */
const config = { rateLimit: { max: 20 } };
const IdParams = z.object({ id: z.string().max(200) });

/** Everything a buyer does without writing to anybody, behind a mailed link in place of a password. */
export function manageRoutes(deps: ManageDeps): Routes {
  const { db, payments, queue, publicUrl, portal, now } = deps;

  return async (app) => {
    app.post('/manage-links', { config, schema: { body: ManageLinkRequest } }, async ({ body }) => {
      await queue.add(db, 'account-link', { purpose: 'manage', email: body.email });
      return { success: true };
    });

    app.post('/manage-sessions', { config, schema: { body: TokenRequest } }, async (request, reply) => {
      const session = await db.transaction().execute(async (tx) => {
        const link = await useUpLink(tx, 'manage', request.body.token, now());
        return link && { email: link.email, token: await startSession(tx, link.email, now()) };
      });
      if (!session) return inVain(request, reply, refused('badLink'));
      handOver(reply, session.token);
      return overview(session.email);
    });

    app.post('/manage/email-confirmations', { config, schema: { body: TokenRequest } }, async (request, reply) => {
      const changed = await confirmEmailChange(deps, request.body.token);
      if (!changed.ok) return inVain(request, reply, changed.reason === 'unknown' ? refused('badLink') : changed);
      handOver(reply, changed.session);
      return { success: true };
    });

    app.post('/manage/sign-out', { schema: { body: SignOutRequest } }, async (request, reply) => {
      await signOut(db, request, reply);
      return { success: true };
    });

    app.get('/manage', async (request): Promise<ManageAnswer> => {
      const email = await signedInAs(db, request, now());
      return email === undefined ? { email: null } : overview(email);
    });

    const schema = { params: IdParams, body: SubscriptionRequest };
    app.post('/manage/subscriptions/:id/requests', { schema }, async (request, reply) => {
      const email = await signedInAs(db, request, now());
      if (email === undefined) return signedOut(reply);
      const asked = await ask({ email, subscriptionId: request.params.id }, request.body);
      if (!asked.ok) return inVain(request, reply, asked);
      return { outcome: asked.outcome, overview: await overview(email) } satisfies SubscriptionRequestResponse;
    });

    app.post('/manage/email-changes', { config, schema: { body: EmailChangeRequest } }, async (request, reply) => {
      const email = await signedInAs(db, request, now());
      if (email === undefined) return signedOut(reply);
      const asked = await askForEmailChange(deps, email, request.body.email);
      return asked.ok ? { success: true } : inVain(request, reply, asked);
    });

    app.post('/manage/app-links', { config, schema: { body: AppLinkMailRequest } }, async (request, reply) => {
      const email = await signedInAs(db, request, now());
      if (email === undefined) return signedOut(reply);
      const { subscriptionId } = request.body;
      if (!(await findOwn(db, email, subscriptionId))) return inVain(request, reply, refused('unknown'));
      if (await areTooMany(db, { purpose: 'app', email, subscriptionId }, now()))
        return inVain(request, reply, refused('tooMany'));
      await queue.add(db, 'account-link', { purpose: 'app', subscriptionId });
      return { success: true };
    });

    app.post('/manage/portal', { config, schema: { body: PortalRequest } }, async (request, reply) => {
      const email = await signedInAs(db, request, now());
      if (email === undefined) return signedOut(reply);
      const own = portal ? await findOwn(db, email, request.body.subscriptionId) : undefined;
      if (!own) return inVain(request, reply, refused('unknown'));
      const url = await payments.portalUrl(own.subscription.customer_id, new URL('/manage', publicUrl).href);
      return url.ok ? { url: url.value } : inVain(request, reply, refused('unavailable', url.detail));
    });
  };

  function overview(email: string): Promise<ManageResponse> {
    return overviewFor(db, email, portal, now());
  }

  function ask(which: Which, request: z.output<typeof SubscriptionRequest>): Promise<Asked> {
    switch (request.kind) {
      case 'cancel':
        return cancel(deps, which);
      case 'keep':
        return keep(deps, which);
      case 'withdraw':
        return withdraw(deps, which);
      case 'guarantee':
        return askForMoneyBack(deps, which, request.note);
      case 'plan-change':
        return changePlan(deps, which, request);
    }
  }
}

function signedOut(reply: FastifyReply) {
  return refuse(reply, 'signed_out', manageRefusals.unknown);
}

function inVain(request: FastifyRequest, reply: FastifyReply, { reason, detail }: AskedInVain) {
  if (detail) request.log.warn({ reason, detail }, 'a wish of a buyer was refused');
  const fields = reason === 'sameEmail' ? { email: manageRefusals.sameEmail } : undefined;
  return refuse(reply, CODES[reason], manageRefusals[reason], fields);
}
