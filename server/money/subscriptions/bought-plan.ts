import type { FastifyRequest } from 'fastify';
import type { CheckoutStatusResponse, Renewal } from '../../../core/api/checkout.ts';
import type { BoughtPlan } from '../../../core/api/offers.ts';
import { PAUSED, RUNNING } from '../../../core/subscriptions/change.ts';
import type { Db } from '../../platform/db/client.ts';
import { openedOrders } from '../order-keys/order-keys.ts';

/**
 * Null where every subscription of the visitor has ended, undefined where there is none yet.
 * The session, which leads to the order, is named only where the browser still opens it.
 */
export async function findBoughtPlan(
  db: Db,
  request: FastifyRequest,
  visitorId: string,
  now: Date,
): Promise<BoughtPlan | null | undefined> {
  const rows = await db
    .selectFrom('subscriptions')
    .innerJoin('checkout_attempts', 'checkout_attempts.id', 'subscriptions.attempt_id')
    .select([
      'subscriptions.plan_id',
      'subscriptions.status',
      'attempt_id',
      'session_id',
      'current_period_end',
      'cancel_at_period_end',
    ])
    .where('checkout_attempts.visitor_id', '=', visitorId)
    .where('duplicate_of', 'is', null)
    .where('upsell', '=', false)
    .orderBy('started_at', 'desc')
    .execute();
  const row = rows.find(({ status }) => RUNNING.some((running) => running === status));
  if (!row) return rows.length > 0 ? null : undefined;
  const { plan_id: planId, attempt_id, session_id, current_period_end: periodEnd, cancel_at_period_end: ending } = row;
  const sessionId = (await openedOrders(db, request, now)).some((id) => id === attempt_id) ? session_id : null;
  return {
    planId,
    sessionId,
    periodEnd: sessionId === null ? null : (periodEnd?.getTime() ?? null),
    renews: !ending && row.status !== PAUSED,
  };
}

/** Undefined where the order of the attempt was not bought once, or opens nothing. */
export async function findAccessUntil(db: Db, attemptId: string): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('subscriptions')
    .select('current_period_end')
    .where('attempt_id', '=', attemptId)
    .where('once', '=', true)
    .where('duplicate_of', 'is', null)
    .where('status', 'in', RUNNING)
    .executeTakeFirst();
  return row && (row.current_period_end?.toISOString() ?? null);
}

/** Undefined where the subscription of the attempt will not be charged again. */
export async function findRenewal(db: Db, attemptId: string): Promise<Renewal | undefined> {
  const row = await db
    .selectFrom('subscriptions')
    .select(['renewal_amount', 'currency', 'current_period_end'])
    .where('attempt_id', '=', attemptId)
    .where('duplicate_of', 'is', null)
    .where('status', 'in', RUNNING)
    .where('status', '!=', PAUSED)
    .where('cancel_at_period_end', '=', false)
    .executeTakeFirst();
  if (!row?.current_period_end) return undefined;
  return { amount: row.renewal_amount, currency: row.currency, renewsOn: row.current_period_end.toISOString() };
}

type GivenBack = Pick<CheckoutStatusResponse, 'status' | 'kept'>;

/** Undefined for an order that was kept. The order of before is named only to a browser that opens it. */
export async function findGivenBack(
  db: Db,
  request: FastifyRequest,
  attemptId: string,
  now: Date,
): Promise<GivenBack | undefined> {
  const order = await db
    .selectFrom('subscriptions')
    .select(['duplicate_of', 'repetition'])
    .where('attempt_id', '=', attemptId)
    .where('duplicate_of', 'is not', null)
    .executeTakeFirst();
  if (!order) return undefined;
  if (order.repetition !== null) return { status: 'refused' };
  const kept = await db
    .selectFrom('subscriptions')
    .innerJoin('checkout_attempts', 'checkout_attempts.id', 'subscriptions.attempt_id')
    .select(['checkout_attempts.id', 'subscriptions.plan_id', 'session_id'])
    .where('subscriptions.id', '=', order.duplicate_of)
    .executeTakeFirst();
  const opened = kept && (await openedOrders(db, request, now)).includes(kept.id);
  if (!opened || kept.session_id === null) return { status: 'duplicate' };
  return { status: 'duplicate', kept: { planId: kept.plan_id, sessionId: kept.session_id } };
}
