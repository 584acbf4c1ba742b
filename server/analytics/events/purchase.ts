import type { OrderAttribution } from '../../../core/analytics/attribution.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Jobs } from '../../platform/jobs/job-data.ts';
import type { Handlers, Queue } from '../../platform/jobs/queue.ts';
import { findWithdrawnDevices } from '../../visitors/consents/store.ts';
import type { Batch } from './batch.ts';
import { readEvent } from './event.ts';
import { saveEvents } from './store.ts';

/** The browser reports a purchase, with its session, when the buyer returns from paying; after this time the server does. */
const RETURN_GRACE_MS = 60 * 1000;

const UNPAID = 'payment success without a paid order';

type PurchaseDeps = { readonly db: Db; readonly now: () => Date };
type PurchasedAttempt = { readonly id: string; readonly attribution: OrderAttribution | null };

export async function enqueuePurchaseCount(tx: Db, queue: Queue, { id, attribution }: PurchasedAttempt): Promise<void> {
  if (attribution?.device_id === undefined) return;
  await queue.add(tx, 'count-purchase', { attemptId: id }, { waitMs: RETURN_GRACE_MS, key: id });
}

/** Only the provider knows of these failures; the browser reports those of starting a checkout. */
export async function enqueueFailedPurchaseCount(tx: Db, queue: Queue, failure: Jobs['count-failed-purchase']): Promise<void> {
  await queue.add(tx, 'count-failed-purchase', failure, { key: failure.occasion });
}

/** Uses the id that the browser would use, so that the purchase counts once. */
export function purchaseJobs({ db, now }: PurchaseDeps): Pick<Handlers, 'count-purchase' | 'count-failed-purchase'> {
  const store = async (sent: Readonly<Record<string, unknown>>) => {
    const event = readEvent(sent, { receivedAt: now(), behindMs: 0, ignore: () => undefined });
    if (event) await saveEvents(db, [event]);
  };

  return {
    async 'count-purchase'({ attemptId }) {
      const { session_id, attribution, updated_at } = (await findOrder(db, attemptId)) ?? {};
      const device_id = attribution?.device_id;
      if (device_id === undefined || !session_id || !updated_at) return;
      if ((await findWithdrawnDevices(db, [device_id])).size > 0) return;
      const insert_id = `payment success ${session_id}`;
      await store({ event_type: 'payment success', device_id, insert_id, time: updated_at.getTime() });
    },
    async 'count-failed-purchase'({ attemptId, reason, message, occasion, at }) {
      const device_id = (await findOrder(db, attemptId))?.attribution?.device_id;
      const insert_id = `Purchase Failed ${occasion}`;
      const event_properties = { reason, error_message: message };
      await store({ event_type: 'Purchase Failed', event_properties, device_id, insert_id, time: at });
    },
  };
}

/** Anybody may send events, so only a purchase whose checkout session was paid, and not paid back at once, is kept. */
export async function keepPaidPurchases({ db }: Pick<PurchaseDeps, 'db'>, { events, ignored }: Batch): Promise<Batch> {
  const sessions = [...new Set(events.flatMap(({ paidSession }) => paidSession ?? []))];
  if (sessions.length === 0) return { events, ignored };
  const rows = await db
    .selectFrom('checkout_attempts')
    .select('session_id')
    .where('session_id', 'in', sessions)
    .where('status', '=', 'paid')
    .where(({ not, exists, selectFrom }) => {
      const duplicates = selectFrom('subscriptions').select('subscriptions.id').where('duplicate_of', 'is not', null);
      return not(exists(duplicates.whereRef('attempt_id', '=', 'checkout_attempts.id')));
    })
    .execute();
  const paid = new Set(rows.map(({ session_id }) => session_id));
  const kept = events.filter(({ paidSession }) => paidSession === undefined || paid.has(paidSession));
  const refused = events.length - kept.length;
  return { events: kept, ignored: refused > 0 ? new Map([...ignored, [UNPAID, refused]]) : ignored };
}

async function findOrder(db: Db, attemptId: string) {
  return db
    .selectFrom('checkout_attempts')
    .select(['session_id', 'attribution', 'updated_at'])
    .where('id', '=', attemptId)
    .executeTakeFirst();
}
