import type { BoughtPlan } from '../../../core/api/offers.ts';
import { RUNNING } from '../../../core/subscriptions/change.ts';
import type { Db } from '../../platform/db/client.ts';

export async function findBought(db: Db, visitorId: string): Promise<BoughtPlan | undefined> {
  const row = await db
    .selectFrom('subscriptions')
    .innerJoin('checkout_attempts', 'checkout_attempts.id', 'subscriptions.attempt_id')
    .select(['subscriptions.plan_id', 'session_id', 'current_period_end', 'cancel_at_period_end'])
    .where('checkout_attempts.visitor_id', '=', visitorId)
    .where('subscriptions.status', 'in', RUNNING)
    .where('duplicate_of', 'is', null)
    .orderBy('started_at', 'desc')
    .executeTakeFirst();
  if (!row?.session_id) return undefined;
  const { plan_id: planId, session_id: sessionId, current_period_end: periodEnd, cancel_at_period_end: ending } = row;
  return { planId, sessionId, periodEnd: periodEnd?.getTime() ?? null, renews: !ending };
}
