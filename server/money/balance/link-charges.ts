import { type SyncDeps, syncSubscription } from '../subscriptions/sync.ts';
import { findUnlinkedCharges, markLookedUp } from './store.ts';

/** A charge whose payment is not known as its own leads to a subscription, whose payments then name their charges. */
export async function linkCharges(deps: SyncDeps): Promise<void> {
  const { db, payments } = deps;
  for (const chargeId of await findUnlinkedCharges(db)) {
    const subscription = await payments.subscriptionOfCharge(chargeId);
    if (!subscription.ok && subscription.reason === 'unreachable') throw new Error(subscription.detail);
    if (subscription.ok && subscription.value !== undefined) {
      const synced = await syncSubscription(deps, subscription.value);
      if (typeof synced === 'object' && synced.reason === 'unreachable') throw new Error(synced.detail);
    }
    await markLookedUp(db, chargeId);
  }
}
