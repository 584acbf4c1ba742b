import type { Handlers } from '../../platform/jobs/queue.ts';
import { endDuplicate } from './duplicate.ts';
import { closeEvent, findEvent } from './events.ts';
import { askProvider, isRefusal } from './facts.ts';
import { mirror } from './mirror.ts';
import { reconcile } from './reconcile.ts';
import { remind } from './remind.ts';
import type { SyncDeps } from './sync.ts';

/** The work that follows from what the payment provider tells, and from what it may have failed to tell. */
export function subscriptionJobs(deps: SyncDeps): Pick<Handlers, 'provider-event' | 'end-duplicate' | 'reconcile' | 'remind'> {
  return {
    'provider-event': ({ eventId }) => lookInto(deps, eventId),
    'end-duplicate': ({ subscriptionId }) => endDuplicate(deps, subscriptionId),
    reconcile: () => reconcile(deps),
    remind: () => remind(deps),
  };
}

/** Asks about the object of an event, and closes the event with what came of it. Throws while the provider cannot be asked. */
async function lookInto(deps: SyncDeps, eventId: string): Promise<void> {
  const { db, payments, now } = deps;
  const event = await findEvent(db, eventId);
  if (event?.outcome !== 'waiting') return;
  const about = event.about as Parameters<typeof askProvider>[1]['about'];
  const facts = await askProvider(payments, { about, objectId: event.object_id }, now());
  if (isRefusal(facts) && facts.reason !== 'not_found') throw new Error(`${facts.reason}: ${facts.detail}`);
  await db.transaction().execute(async (tx) => {
    await closeEvent(tx, eventId, isRefusal(facts) ? 'unknown' : await mirror(tx, deps, facts));
  });
}
