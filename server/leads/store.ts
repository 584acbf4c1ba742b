import type { Db } from '../db/client.ts';

export type Lead = {
  readonly email: string;
  readonly visitorId: string | undefined;
  readonly source: 'keep-results' | 'checkout';
};

/** Keeps a lead once, with the source it first came from. `db` may be a transaction. */
export async function storeLead(db: Db, { email, visitorId, source }: Lead): Promise<void> {
  await db
    .insertInto('leads')
    .values({ email, visitor_id: visitorId ?? null, source })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}
