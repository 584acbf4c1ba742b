import type { Db } from '../../platform/db/client.ts';
import type { Subscription } from '../subscriptions/store.ts';

/** What was bought in a checkout session, if this visitor bought it. */
export async function findBought(db: Db, sessionId: string, visitorId: string): Promise<Subscription | undefined> {
  return db
    .selectFrom('subscriptions')
    .innerJoin('checkout_attempts', 'checkout_attempts.id', 'subscriptions.attempt_id')
    .selectAll('subscriptions')
    .where('checkout_attempts.session_id', '=', sessionId)
    .where('checkout_attempts.visitor_id', '=', visitorId)
    .executeTakeFirst();
}
