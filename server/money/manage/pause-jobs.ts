import type { Handlers } from '../../platform/jobs/queue.ts';
import { isChosenPause } from '../subscriptions/pause.ts';
import { findEndedPauses, type SubscriptionRow } from '../subscriptions/store.ts';
import type { SyncDeps } from '../subscriptions/sync.ts';
import { withOwnedSubscription } from './owned-subscription.ts';
import { addRequest } from './requests.ts';
import { carryOutResumption } from './resume.ts';

export function pauseJobs(deps: SyncDeps): Pick<Handlers, 'end-pauses' | 'resume'> {
  return {
    async 'end-pauses'() {
      for (const subscription of await findEndedPauses(deps.db, deps.now())) await enqueueResumption(deps, subscription);
    },
    async resume({ requestId }) {
      const resumed = await carryOutResumption(deps, requestId);
      if (typeof resumed === 'object') throw new Error(`${resumed.reason}: ${resumed.detail}`);
    },
  };
}

/** Once for each pause: after a decline the provider tries the same invoice again. */
async function enqueueResumption(deps: SyncDeps, { email, id: subscriptionId }: SubscriptionRow): Promise<void> {
  await withOwnedSubscription(deps, { email, subscriptionId }, async ({ tx, owned, rights, at }) => {
    const { subscription, requests } = owned;
    const { resumes_at } = subscription;
    if (!rights.resume || !resumes_at || resumes_at > at || !isChosenPause(subscription, requests)) return;
    if (requests.some(({ kind, created_at }) => kind === 'resume' && created_at >= resumes_at)) return;
    const requestId = await addRequest(tx, { kind: 'resume', subscriptionId, detail: { bySchedule: true } }, at);
    await deps.queue.add(tx, 'resume', { requestId }, { key: requestId });
  });
}
