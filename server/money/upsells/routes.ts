import type { FastifyReply, FastifyRequest } from 'fastify';
import { upsellRefusals } from '../../../content/pages/upsell.ts';
import type { ErrorCode } from '../../../core/api/errors.ts';
import { type UpsellCall, UpsellRequest, type UpsellResponse } from '../../../core/api/upsells.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import { spaced } from '../../platform/http/spaced.ts';
import { visitorOf } from '../../platform/http/visitor.ts';
import { type Attempt, findAttempt, findAttemptOfSession } from '../checkout-attempts/store.ts';
import { openedOrders } from '../order-keys/order-keys.ts';
import { refuseUpsell, seeUpsell, takeUpsell, type UpsellAnswer, type UpsellDeps } from './answer.ts';
import { settleCharge } from './settle.ts';
import { findUpsell } from './store.ts';

/** Many buyers share one address of a mobile network, and a page asks again while a bank is asked. */
const LIMIT = { rateLimit: { max: 120 } };
/** The provider is asked about one charge once in this time. */
const REFRESH_MS = 3000;

const CODES = {
  unknown: 'not_found',
  ended: 'conflict',
  changed: 'conflict',
  tooMany: 'conflict',
  unavailable: 'unavailable',
} as const satisfies Readonly<Record<keyof typeof upsellRefusals, ErrorCode>>;

export function upsellRoutes(deps: UpsellDeps): Routes {
  const { db, now } = deps;
  const refresh = spaced(
    REFRESH_MS,
    async (attemptId) => {
      const attempt = await findAttempt(db, attemptId);
      if (attempt?.status === 'open') await settleCharge(deps, attempt);
    },
    now,
  );

  return async (app) => {
    app.post('/upsells', { config: LIMIT, schema: { body: UpsellRequest } }, async (request, reply) => {
      const { body } = request;
      const order = await openedOrder(request, body.sessionId);
      if (!order) return refuse(reply, CODES.unknown, upsellRefusals.unknown);
      await refreshPending(request, order);
      const answer = await answerOf(order, body);
      return 'state' in answer ? (answer satisfies UpsellResponse) : explain(request, reply, answer);
    });
  };

  function answerOf(order: Attempt, call: UpsellCall): Promise<UpsellAnswer> {
    switch (call.answer) {
      case 'seen':
        return seeUpsell(deps, order);
      case 'no':
        return refuseUpsell(deps, order);
      case 'yes':
        return takeUpsell(deps, order, call);
    }
  }

  async function openedOrder(request: FastifyRequest, sessionId: string): Promise<Attempt | undefined> {
    const order = await findAttemptOfSession(db, sessionId);
    if (!order || order.visitor_id !== visitorOf(request)) return undefined;
    return (await openedOrders(db, request, now())).includes(order.id) ? order : undefined;
  }

  /** A failure is asked about again with the next call. */
  async function refreshPending(request: FastifyRequest, order: Attempt): Promise<void> {
    const row = await findUpsell(db, order.id);
    if (!row?.attempt_id) return;
    await refresh(row.attempt_id).catch((error: unknown) => request.log.warn({ err: error }, 'a charge could not be looked up'));
  }

  function explain(
    request: FastifyRequest,
    reply: FastifyReply,
    { reason, detail }: { readonly reason: keyof typeof upsellRefusals; readonly detail?: string },
  ) {
    if (detail) request.log.warn({ reason, detail }, 'an offer after an order was refused');
    return refuse(reply, CODES[reason], upsellRefusals[reason]);
  }
}
