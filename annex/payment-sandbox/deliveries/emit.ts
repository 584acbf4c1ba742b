import { PROVIDER_EVENTS } from '../../../core/plans/provider-events.ts';
import type { Db } from '../../../server/platform/db/client.ts';
import { newEvent } from '../objects/event.ts';
import { add } from '../store.ts';
import { deliveryMode, sendTimes } from './mode.ts';

/** Only types that the webhook subscribed to are delivered. */
export async function emit(tx: Db, type: string, object: { readonly id: string }, now: Date): Promise<void> {
  const isSubscribed = PROVIDER_EVENTS.some((subscribed) => subscribed === type);
  const event = newEvent(type, object, now, isSubscribed ? 1 : 0);
  await add(tx, event);
  if (!isSubscribed) return;
  const rows = sendTimes(await deliveryMode(tx), now).map((next_at) => ({ event_id: event.id, next_at }));
  if (rows.length > 0) await tx.insertInto('sandbox_deliveries').values(rows).execute();
}
