import type { Handlers } from '../../platform/jobs/queue.ts';
import { endDuplicate } from './duplicate.ts';
import { endByPolicy } from './end-by-policy.ts';
import { endCheckout } from './end-checkout.ts';
import { endUnpaid } from './end-unpaid.ts';
import { closeEvent, findEvent } from './events.ts';
import { fetchSnapshot, isRefusal } from './fetch-snapshot.ts';
import { compareAddress } from './provider-address.ts';
import { type AlsoReconciled, reconcile } from './reconcile.ts';
import { sendReminders } from './reminders.ts';
import { saveSnapshot } from './save-snapshot.ts';
import type { SyncDeps } from './sync.ts';

export function subscriptionJobs(
  deps: SyncDeps,
  also?: AlsoReconciled,
): Pick<
  Handlers,
  | 'provider-event'
  | 'compare-address'
  | 'end-by-policy'
  | 'end-checkout'
  | 'end-duplicate'
  | 'end-unpaid'
  | 'reconcile'
  | 'remind'
> {
  return {
    'provider-event': ({ eventId }) => processEvent(deps, eventId),
    'compare-address': ({ customerId }) => compareAddress(deps, customerId),
    'end-by-policy': ({ subscriptionId }, job) => endByPolicy(deps, subscriptionId, job),
    'end-checkout': ({ sessionId }) => endCheckout(deps, sessionId),
    'end-duplicate': ({ subscriptionId }) => endDuplicate(deps, subscriptionId),
    'end-unpaid': ({ subscriptionId }) => endUnpaid(deps, subscriptionId),
    reconcile: () => reconcile(deps, also),
    remind: () => sendReminders(deps),
  };
}

/** A refusal throws, so that the job is retried. */
async function processEvent(deps: SyncDeps, eventId: string): Promise<void> {
  const { db, payments, now } = deps;
  const event = await findEvent(db, eventId);
  if (event?.outcome !== 'waiting') return;
  const about = event.about as Parameters<typeof fetchSnapshot>[1]['about'];
  const snapshot = await fetchSnapshot(payments, { about, objectId: event.object_id }, now());
  if (isRefusal(snapshot) && snapshot.reason !== 'not_found') throw new Error(`${snapshot.reason}: ${snapshot.detail}`);
  await db.transaction().execute(async (tx) => {
    await closeEvent(tx, eventId, isRefusal(snapshot) ? 'unknown' : await saveSnapshot(tx, deps, snapshot));
  });
}
