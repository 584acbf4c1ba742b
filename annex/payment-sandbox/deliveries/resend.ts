import type { Db } from '../../../server/platform/db/client.ts';
import { resourceMissing } from '../api/errors.ts';
import { find } from '../store.ts';

export async function resend(tx: Db, eventId: string, times: number, now: Date): Promise<void> {
  await assertEvent(tx, eventId);
  await send(
    tx,
    Array.from({ length: times }, () => ({ event_id: eventId, next_at: now })),
  );
}

/** A pending event is postponed; a delivered one is sent again. */
export async function delayEvent(tx: Db, eventId: string, delaySeconds: number, now: Date): Promise<void> {
  await assertEvent(tx, eventId);
  await cancelDelivery(tx, eventId);
  await send(tx, [{ event_id: eventId, next_at: new Date(now.getTime() + delaySeconds * 1000) }]);
}

export async function cancelDelivery(tx: Db, eventId: string): Promise<void> {
  await tx.deleteFrom('sandbox_deliveries').where('event_id', '=', eventId).where('delivered_at', 'is', null).execute();
}

/** Newest first, and only events that the webhook subscribed to. */
export async function sendReversed(tx: Db, count: number, now: Date): Promise<void> {
  const events = await tx
    .selectFrom('sandbox_objects')
    .select('id')
    .where('type', '=', 'event')
    .where((row) => row(row.ref('data', '->>').key('pending_webhooks'), '=', '1'))
    .orderBy('position', 'desc')
    .limit(count)
    .execute();
  await send(
    tx,
    events.map(({ id }) => ({ event_id: id, next_at: now })),
  );
}

async function assertEvent(tx: Db, eventId: string): Promise<void> {
  if (!(await find(tx, 'event', eventId))) throw resourceMissing('event', eventId);
}

/** Rows with the same due time are sent in insertion order. */
async function send(tx: Db, rows: readonly { event_id: string; next_at: Date }[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('sandbox_deliveries').values(rows).execute();
}
