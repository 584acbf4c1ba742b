import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/client.ts';

/**
 * Anybody can type an address. It is confirmed for a browser that has paid under it or opened a link that was mailed there.
 * A second order that was ended at once, and money that went back, cost nothing and prove nothing.
 */
export function isAddressConfirmed(email: RawBuilder<unknown>, visitor: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(
    exists (
      select 1 from subscriptions s join checkout_attempts a on a.id = s.attempt_id
      where s.email = ${email} and a.visitor_id = ${visitor} and ${isKept(sql.ref('s'))})
    or exists (select 1 from leads l where l.email = ${email} and l.confirmed_visitor_id = ${visitor}))`;
}

/** An order of its buyer's, whose first money was not given back. `order` is an alias of `subscriptions`. */
export function isKept(order: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${order}.duplicate_of is null and not exists (
    select 1 from payments p where p.subscription_id = ${order}.id and p.reason = 'first'
      and (p.dispute = 'lost' or (p.amount_paid > 0 and p.amount_refunded >= p.amount_paid))))`;
}

export async function hasConfirmedAddress(db: Db, visitorId: string | undefined, email: string): Promise<boolean> {
  if (visitorId === undefined) return false;
  const { rows } = await sql<{ confirmed: boolean }>`
    select ${isAddressConfirmed(sql`${email}::text`, sql`${visitorId}::text`)} as confirmed`.execute(db);
  return rows[0]?.confirmed ?? false;
}
