import type { Db } from '../../server/db/client.ts';
import type { Event } from '../objects/event.ts';

export type Delivery = { readonly event: Event; readonly attempts: number; readonly nextAt: Date };

/** The delivery that is due first, whether or not its time has come. */
export async function nextDelivery(db: Db): Promise<Delivery | undefined> {
  const row = await db
    .selectFrom('sandbox_deliveries')
    .innerJoin('sandbox_objects', 'sandbox_objects.id', 'sandbox_deliveries.event_id')
    .select(['data', 'attempts', 'next_at'])
    .where('delivered_at', 'is', null)
    .orderBy('next_at')
    .executeTakeFirst();
  return row && { event: row.data as unknown as Event, attempts: row.attempts, nextAt: row.next_at };
}

export async function markDelivered(db: Db, eventId: string, at: Date): Promise<void> {
  await db.updateTable('sandbox_deliveries').set({ delivered_at: at }).where('event_id', '=', eventId).execute();
}

export async function postpone(db: Db, eventId: string, attempts: number, nextAt: Date): Promise<void> {
  await db.updateTable('sandbox_deliveries').set({ attempts, next_at: nextAt }).where('event_id', '=', eventId).execute();
}
