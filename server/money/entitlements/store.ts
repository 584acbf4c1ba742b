import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/client.ts';
import { isAddressConfirmed } from '../../visitors/leads/confirmed-address.ts';
import { lostAmountOf, type SubscriptionRow } from '../subscriptions/store.ts';

/** Null for a subscription of no order, and once its buyer was deleted. */
export async function findAppUser(db: Db, { attempt_id }: Pick<SubscriptionRow, 'attempt_id'>): Promise<string | null> {
  if (attempt_id === null) return null;
  const row = await db.selectFrom('checkout_attempts').select('app_user_id').where('id', '=', attempt_id).executeTakeFirst();
  return row?.app_user_id ?? null;
}

/** A buyer who returns keeps the id in the same browser, and across browsers that both confirmed the address: anybody can pay under it. */
export async function findAppUserOfBuyer(
  db: Db,
  { visitorId, email }: { readonly visitorId: string; readonly email: string },
): Promise<string | undefined> {
  const confirmed = (visitor: RawBuilder<unknown>) => isAddressConfirmed(sql`${email}::text`, visitor);
  const row = await db
    .selectFrom('subscriptions')
    .innerJoin('checkout_attempts', 'checkout_attempts.id', 'subscriptions.attempt_id')
    .select('app_user_id')
    .where('subscriptions.email', '=', email)
    .where('app_user_id', 'is not', null)
    .where('upsell', '=', false)
    .where(IS_KEPT)
    .where((order) =>
      order.or([
        order('visitor_id', '=', visitorId),
        order.and([confirmed(sql`${visitorId}::text`), confirmed(sql.ref('checkout_attempts.visitor_id'))]),
      ]),
    )
    .orderBy((order) => order('visitor_id', '=', visitorId), 'desc')
    .orderBy('subscriptions.created_at', 'desc')
    .executeTakeFirst();
  return row?.app_user_id ?? undefined;
}

/** An order of its buyer's, whose first money was not given back. */
const IS_KEPT = sql<boolean>`(subscriptions.duplicate_of is null and not exists (
  select 1 from payments p where p.subscription_id = subscriptions.id and p.reason = 'first'
    and p.amount_paid > 0 and p.amount_refunded + ${lostAmountOf('p')} >= p.amount_paid))`;
