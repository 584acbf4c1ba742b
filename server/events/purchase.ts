import type { Selectable } from 'kysely';
import type { Db } from '../db/client.ts';
import type { Database } from '../db/schema.ts';
import { readEvent } from './event.ts';
import { writeEvents } from './store.ts';

type Attempt = Pick<Selectable<Database['checkout_attempts']>, 'session_id' | 'attribution'>;

/**
 * Counts a purchase of somebody whose device the numbers know, whether or not their browser comes back to say so: under the id that the
 * browser gives it, so that it counts once. Of the others nobody can say which visitor bought, so only their browser tells.
 */
export async function tellPurchase(tx: Db, { session_id, attribution }: Attempt, at: Date, receivedAt: Date): Promise<void> {
  const device_id = attribution?.device_id;
  if (device_id === undefined || session_id === null) return;
  const sent = { event_type: 'payment success', device_id, insert_id: `payment success ${session_id}`, time: at.getTime() };
  const event = readEvent(sent, { receivedAt, behindMs: 0, ignore: () => undefined });
  if (event) await writeEvents(tx, [event]);
}
