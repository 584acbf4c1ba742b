import { RUNNING } from '../../../core/subscriptions/change.ts';
import type { Db } from '../../platform/db/client.ts';
import type { SubscriptionRow } from '../subscriptions/store.ts';

export async function findPurchase(db: Db, sessionId: string, opened: readonly string[]): Promise<SubscriptionRow | undefined> {
  if (opened.length === 0) return undefined;
  return db
    .selectFrom('subscriptions')
    .innerJoin('checkout_attempts', 'checkout_attempts.id', 'subscriptions.attempt_id')
    .selectAll('subscriptions')
    .where('checkout_attempts.session_id', '=', sessionId)
    .where('checkout_attempts.id', 'in', opened)
    .executeTakeFirst();
}

export async function isOfSandbox(db: Db, subscriptionId: string): Promise<boolean> {
  const found = await db.selectFrom('sandbox_objects').select('id').where('id', '=', subscriptionId).executeTakeFirst();
  return found !== undefined;
}

/** The first time counts, and only while there is something to unlock. */
export async function recordActivation(db: Db, subscriptionId: string, at: Date): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ activated_at: at })
    .where('id', '=', subscriptionId)
    .where('activated_at', 'is', null)
    .where('status', 'in', RUNNING)
    .execute();
}
