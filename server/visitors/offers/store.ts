import type { Offer } from '../../../core/offers/offer.ts';
import type { Db } from '../../platform/db/client.ts';

export async function startOffer(db: Db, visitorId: string, deadline: Date): Promise<Offer> {
  await db
    .insertInto('offers')
    .values({ visitor_id: visitorId, deadline })
    .onConflict((conflict) => conflict.column('visitor_id').doNothing())
    .execute();
  return (await findOffer(db, visitorId)) ?? { deadline: deadline.getTime() };
}

export async function findOffer(db: Db, visitorId: string): Promise<Offer | undefined> {
  const row = await db.selectFrom('offers').select('deadline').where('visitor_id', '=', visitorId).executeTakeFirst();
  return row && { deadline: row.deadline.getTime() };
}

export async function endOffer(db: Db, visitorId: string, at: Date): Promise<void> {
  await db.updateTable('offers').set({ deadline: at }).where('visitor_id', '=', visitorId).where('deadline', '>', at).execute();
}
