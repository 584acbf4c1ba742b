import type { Hint, ProviderSubscription } from '../../adapters/payments/port.ts';
import type { Attempt } from '../checkout/store.ts';
import type { Db } from '../db/client.ts';

/** Mirrors the provider's subscription as it was seen at `seenAt`; what was seen earlier is not written over what was seen later. */
export async function saveSubscription(tx: Db, attempt: Attempt, seen: ProviderSubscription, seenAt: Date): Promise<void> {
  const state = {
    status: seen.status,
    plan_id: seen.planId ?? attempt.plan_id,
    renewal_amount: seen.renewalAmount,
    started_at: seen.startedAt,
    current_period_start: seen.currentPeriodStart,
    current_period_end: seen.currentPeriodEnd,
    cancel_at_period_end: seen.cancelAtPeriodEnd,
    ended_at: seen.endedAt ?? null,
    as_of: seenAt,
  };
  await tx
    .insertInto('subscriptions')
    .values({
      id: seen.id,
      attempt_id: attempt.id,
      customer_id: seen.customerId,
      email: attempt.email,
      currency: seen.currency,
      first_amount: attempt.due_now,
      ...state,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(state)
        .whereRef('subscriptions.as_of', '<=', (row) => row.ref('excluded.as_of')),
    )
    .execute();
}

const RUNNING = ['trialing', 'active', 'past_due', 'unpaid', 'paused'] as const;

/** Whether this browser already bought the plan and still has it. */
export async function hasRunningSubscription(db: Db, visitorId: string, planId: string): Promise<boolean> {
  const row = await db
    .selectFrom('subscriptions')
    .innerJoin('checkout_attempts', 'checkout_attempts.id', 'subscriptions.attempt_id')
    .select('subscriptions.id')
    .where('checkout_attempts.visitor_id', '=', visitorId)
    .where('checkout_attempts.plan_id', '=', planId)
    .where('subscriptions.status', 'in', RUNNING)
    .executeTakeFirst();
  return row !== undefined;
}

export async function isKnownEvent(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('provider_events').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export async function recordEvent(tx: Db, { id, type, about, objectId }: Hint, outcome: string): Promise<void> {
  await tx
    .insertInto('provider_events')
    .values({ id, type, about, object_id: objectId, outcome })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
