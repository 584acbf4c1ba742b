import type { OrderAttribution } from '../../../core/analytics/attribution.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Handlers, Queue } from '../../platform/jobs/queue.ts';
import { findSilenced } from '../../visitors/consents/store.ts';
import { readEvent } from './event.ts';
import { storeEvents } from './store.ts';

/** The browser reports a purchase when the buyer returns from paying; after this time the server does. */
const RETURN_GRACE_MS = 60 * 60 * 1000;

type PurchasedAttempt = { readonly id: string; readonly attribution: OrderAttribution | null };

export async function enqueuePurchaseCount(tx: Db, queue: Queue, { id, attribution }: PurchasedAttempt): Promise<void> {
  if (attribution?.device_id === undefined) return;
  await queue.add(tx, 'count-purchase', { attemptId: id }, { waitMs: RETURN_GRACE_MS, key: id });
}

/** Uses the id that the browser would use, so that the purchase counts once. */
export function purchaseJobs({ db, now }: { readonly db: Db; readonly now: () => Date }): Pick<Handlers, 'count-purchase'> {
  return {
    async 'count-purchase'({ attemptId }) {
      const { session_id, attribution, updated_at } = (await findOrder(db, attemptId)) ?? {};
      const device_id = attribution?.device_id;
      if (device_id === undefined || !session_id || !updated_at) return;
      if ((await findSilenced(db, [device_id])).size > 0) return;
      const insert_id = `payment success ${session_id}`;
      const sent = { event_type: 'payment success', device_id, insert_id, time: updated_at.getTime() };
      const event = readEvent(sent, { receivedAt: now(), behindMs: 0, ignore: () => undefined });
      if (event) await storeEvents(db, [event]);
    },
  };
}

async function findOrder(db: Db, attemptId: string) {
  return db
    .selectFrom('checkout_attempts')
    .select(['session_id', 'attribution', 'updated_at'])
    .where('id', '=', attemptId)
    .executeTakeFirst();
}
