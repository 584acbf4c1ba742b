import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/client.ts';

/** Anybody can type an address, and pay under it. It is confirmed for a browser that opened a link which was mailed there. */
export function isAddressConfirmed(email: RawBuilder<unknown>, visitor: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from confirmed_addresses c where c.email = ${email} and c.visitor_id = ${visitor})`;
}

export async function hasConfirmedAddress(db: Db, visitorId: string | undefined, email: string): Promise<boolean> {
  if (visitorId === undefined) return false;
  const { rows } = await sql<{ confirmed: boolean }>`
    select ${isAddressConfirmed(sql`${email}::text`, sql`${visitorId}::text`)} as confirmed`.execute(db);
  return rows[0]?.confirmed ?? false;
}

/** Called where a mailed link was used, which may be the first thing that a browser does here. */
export async function confirmAddress(tx: Db, visitorId: string, email: string): Promise<void> {
  await tx
    .insertInto('confirmed_addresses')
    .values({ email, visitor_id: visitorId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
