import { sql } from 'kysely';
import type { Db } from '../../platform/db/client.ts';
import { hasConfirmedAddress, isKept } from '../../visitors/leads/confirmed-address.ts';
import type { SubscriptionRow } from '../subscriptions/store.ts';

/** Null for a subscription of no order, and once its buyer was deleted. */
export async function findAppUser(db: Db, { attempt_id }: Pick<SubscriptionRow, 'attempt_id'>): Promise<string | null> {
  if (attempt_id === null) return null;
  const row = await db.selectFrom('checkout_attempts').select('app_user_id').where('id', '=', attempt_id).executeTakeFirst();
  return row?.app_user_id ?? null;
}

/** A buyer who returns keeps the id, if the browser vouches for the address: anybody can type it. */
export async function findAppUserOfBuyer(
  db: Db,
  { visitorId, email }: { readonly visitorId: string; readonly email: string },
): Promise<string | undefined> {
  if (!(await hasConfirmedAddress(db, visitorId, email))) return undefined;
  const row = await db
    .selectFrom('subscriptions')
    .innerJoin('checkout_attempts', 'checkout_attempts.id', 'subscriptions.attempt_id')
    .select('app_user_id')
    .where('subscriptions.email', '=', email)
    .where('app_user_id', 'is not', null)
    .where(isKept(sql.ref('subscriptions')))
    // A browser that confirmed the address may be one of several: its own order comes first.
    .orderBy((order) => order('visitor_id', '=', visitorId), 'desc')
    .orderBy('subscriptions.created_at', 'desc')
    .executeTakeFirst();
  return row?.app_user_id ?? undefined;
}
