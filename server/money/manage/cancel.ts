import { type SyncDeps, syncSubscription } from '../subscriptions/sync.ts';
import { carryOut } from './carry-out.ts';
import { type Asked, DONE, declare, refused, type Which, withOwn } from './own.ts';
import { addRequest, closeRequest, waitingCancellation } from './store.ts';

/** No further payment, access until the period ends. It counts from the tap, whether or not the provider answers. */
export async function cancel(deps: SyncDeps, which: Which): Promise<Asked> {
  const declared = await withOwn<string | Asked>(deps, which, async ({ tx, owned, rights, at }) => {
    const waiting = waitingCancellation(owned.requests);
    if (waiting) return waiting.id;
    if (rights.keep) return DONE;
    if (!rights.cancel) return refused('notPossible');
    return declare(tx, deps.queue, { kind: 'cancel', subscriptionId: which.subscriptionId, detail: {} }, at);
  });
  if (typeof declared !== 'string') return declared;
  return { ok: true, outcome: (await carryOut(deps, declared)) ? 'done' : 'accepted' };
}

/** Takes a cancellation back. Only the provider can do that, so without it nothing changes. */
export async function keep(deps: SyncDeps, which: Which): Promise<Asked> {
  const { subscriptionId } = which;
  const asked = await withOwn<string | Asked>(deps, which, async ({ tx, rights, at }) => {
    if (rights.cancel) return DONE;
    if (!rights.keep) return refused('notPossible');
    return addRequest(tx, { kind: 'keep', subscriptionId, detail: {} }, at);
  });
  if (typeof asked !== 'string') return asked;
  const kept = await deps.payments.cancelAtPeriodEnd(subscriptionId, false);
  if (!kept.ok) return refused('unavailable', kept.detail);
  await closeRequest(deps.db, asked, deps.now());
  await syncSubscription(deps, subscriptionId);
  return DONE;
}
