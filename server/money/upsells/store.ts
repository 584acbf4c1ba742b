import { type Selectable, sql } from 'kysely';
import { RUNNING } from '../../../core/subscriptions/change.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Attempt } from '../checkout-attempts/store.ts';
import type { SubscriptionRow } from '../subscriptions/store.ts';

export type UpsellRow = Selectable<Database['upsells']>;

export async function findUpsell(db: Db, orderAttemptId: string): Promise<UpsellRow | undefined> {
  return db.selectFrom('upsells').selectAll().where('order_attempt_id', '=', orderAttemptId).executeTakeFirst();
}

/** Held until the transaction ends, so that two tabs answer one after the other. The first time that it is seen counts. */
export async function lockUpsell(tx: Db, { id, currency }: Attempt, at: Date): Promise<UpsellRow> {
  await tx
    .insertInto('upsells')
    .values({ order_attempt_id: id, currency, seen_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx.selectFrom('upsells').selectAll().where('order_attempt_id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

export async function setUpsellAttempt(tx: Db, orderAttemptId: string, attemptId: string): Promise<void> {
  await tx.updateTable('upsells').set({ attempt_id: attemptId }).where('order_attempt_id', '=', orderAttemptId).execute();
}

export async function declineUpsell(tx: Db, orderAttemptId: string, at: Date): Promise<void> {
  await tx.updateTable('upsells').set({ declined_at: at }).where('order_attempt_id', '=', orderAttemptId).execute();
}

export async function countUpsellTries(db: Db, orderAttemptId: string): Promise<number> {
  const { tries } = await db
    .selectFrom('checkout_attempts')
    .select(sql<number>`count(*)::int`.as('tries'))
    .where('upsell_of', '=', orderAttemptId)
    .executeTakeFirstOrThrow();
  return tries;
}

/** Of an attempt. A duplicate is none. */
export async function findOrder(db: Db, attemptId: string): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('attempt_id', '=', attemptId)
    .where('duplicate_of', 'is', null)
    .executeTakeFirst();
}

/** The running ones that somebody bought, after whatever order. */
export async function ownsUpsell(db: Db, { visitor_id, email }: Attempt, planId: string): Promise<boolean> {
  const row = await db
    .selectFrom('subscriptions')
    .innerJoin('checkout_attempts as a', 'a.id', 'attempt_id')
    .select('subscriptions.id')
    .where('upsell', '=', true)
    .where('subscriptions.plan_id', '=', planId)
    .where('subscriptions.status', 'in', RUNNING)
    .where((order) => order.or([order('a.visitor_id', '=', visitor_id), order('subscriptions.email', '=', email)]))
    .executeTakeFirst();
  return row !== undefined;
}

/** Charges of which the outcome was not seen yet. */
export async function findOpenUpsellAttempts(db: Db, before: Date): Promise<readonly Attempt[]> {
  return db
    .selectFrom('checkout_attempts')
    .selectAll()
    .where('upsell_of', 'is not', null)
    .where('status', '=', 'open')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(1000)
    .execute();
}

/** The page of the bank, where a buyer confirms. */
export async function setBankPage(db: Db, id: string, url: string | undefined, at: Date): Promise<void> {
  await db
    .updateTable('checkout_attempts')
    .set({ session_url: url ?? null, updated_at: at })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .execute();
}
