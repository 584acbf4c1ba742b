import type { Db } from '../../../server/platform/db/client.ts';
import type { Event } from '../objects/event.ts';

export type EventDelivery = { readonly id: number; readonly event: Event; readonly attempts: number; readonly nextAt: Date };

/** It may be due later than now. */
export async function nextDelivery(db: Db): Promise<EventDelivery | undefined> {
  const row = await db
    .selectFrom('sandbox_deliveries as deliveries')
    .innerJoin('sandbox_objects as events', 'events.id', 'deliveries.event_id')
    .select(['deliveries.id', 'data', 'attempts', 'next_at'])
    .where('delivered_at', 'is', null)
    .orderBy('next_at')
    .orderBy('deliveries.id')
    .limit(1)
    .executeTakeFirst();
  return row && { id: row.id, event: row.data as unknown as Event, attempts: row.attempts, nextAt: row.next_at };
}

export async function markDelivered(db: Db, { id, attempts }: EventDelivery, status: number, at: Date): Promise<void> {
  await update(db, id)
    .set({ delivered_at: at, attempts: attempts + 1, status })
    .execute();
}

/** `status` is undefined without a response. */
export async function postpone(db: Db, { id, attempts }: EventDelivery, status: number | undefined, nextAt: Date): Promise<void> {
  await update(db, id)
    .set({ attempts: attempts + 1, status: status ?? null, next_at: nextAt })
    .execute();
}

function update(db: Db, id: number) {
  return db.updateTable('sandbox_deliveries').where('id', '=', id);
}
