import { recordEvent } from '../../messages/webhooks/record.ts';
import type { CheckoutDeps } from '../../money/checkout/session.ts';
import { lockBuyer } from '../../money/subscriptions/store.ts';
import { forgetSubject } from '../../platform/audit.ts';
import type { Db } from '../../platform/db/client.ts';
import { forgetJobsAbout } from '../../platform/jobs/person.ts';
import type { Handlers, Queue } from '../../platform/jobs/queue.ts';
import { eraseAddress } from '../erasure/erase.ts';
import { EXTERNAL_DELETIONS } from '../erasure/external-deletions.ts';
import { ordersRetainedUntil } from '../erasure/order-retention.ts';
import { aliasOf, findPerson } from '../erasure/person.ts';
import { findDeletedCategories } from './deleted-categories.ts';
import { endOrders, hasRunning, mayBeCharged } from './end-orders.ts';
import { areExternalDeletionsDone, enqueueExternalDeletions, forgetAppUsers } from './external.ts';
import { type DeletionRequestRow, findDeletionRequest, markDone, markErased, recordOrderEnd } from './store.ts';

type DeletionJobDeps = CheckoutDeps & {
  /** A service that unlocks the app is told of subscriptions. */
  readonly hasEntitlements: boolean;
};

/** Charges end first; the erasure and the queued external deletions commit together; the receipt is last. May run twice. */
export function deletionJobs(deps: DeletionJobDeps): Pick<Handlers, 'erase'> {
  const { db, now } = deps;
  return {
    async erase({ requestId }) {
      const request = await findDeletionRequest(db, requestId);
      if (request?.status === 'open') await eraseOwnData(deps, request);
      const erased = await findDeletionRequest(db, requestId);
      if (erased?.status === 'erased') await finish(deps, erased, now());
    },
  };
}

async function eraseOwnData(deps: DeletionJobDeps, { id, email, went: recorded }: DeletionRequestRow): Promise<void> {
  const { db, queue, now } = deps;
  if (email === null) return;
  const ends = recorded.includes('subscription') || (await hasRunning(db, email));
  if (ends) await recordOrderEnd(db, id);
  await endOrders(deps, email, now());
  await db.transaction().execute(async (tx) => {
    await lockBuyer(tx, email);
    if (await mayBeCharged(tx, email)) throw new Error('Something was bought while it was to be deleted.');
    const person = await findPerson(tx, email);
    const category = await findDeletedCategories(tx, person, deps.hasEntitlements);
    const keptUntil = await ordersRetainedUntil(tx, person.subscriptions);
    await eraseAddress(tx, email);
    await recordEvent(tx, queue, { type: 'person.deleted', subject: email, data: {} });
    await enqueueExternalDeletions(tx, queue, email, id);
    const went = ends ? ([...category, 'subscription'] as const) : category;
    await markErased(tx, id, { went, keptUntil, devices: person.devices }, now());
  });
}

const MIN_WAIT_MS = 2000;
const MAX_WAIT_MS = 60 * 60 * 1000;

async function finish({ db, queue }: CheckoutDeps, request: DeletionRequestRow, now: Date): Promise<void> {
  const { id, email, erased_at } = request;
  if (email === null) return;
  if (!(await areExternalDeletionsDone(db, queue, email, id, now))) {
    const age = now.getTime() - (erased_at ?? now).getTime();
    const waitMs = Math.min(Math.max(age, MIN_WAIT_MS), MAX_WAIT_MS);
    await queue.add(db, 'erase', { requestId: id }, { waitMs });
    return;
  }
  await db.transaction().execute(async (tx) => {
    // Jobs added after the erasure belong to a person who has returned.
    await forgetJobsAbout(tx, email, erased_at ?? now, EXTERNAL_DELETIONS);
    await forgetAppUsers(tx, email);
    await forgetSubject(tx, email, aliasOf(email)); // the operator may have searched for the address again
    await enqueueReceipt(tx, queue, request, email, now);
    await markDone(tx, id, now);
  });
}

async function enqueueReceipt(tx: Db, queue: Queue, request: DeletionRequestRow, to: string, now: Date): Promise<void> {
  const { id, went, kept_until, analytics_due, erased_at } = request;
  const facts = {
    ...Object.fromEntries(went.map((category) => [category, true])),
    erasedAt: (erased_at ?? now).toISOString(),
    ...(analytics_due && { analyticsDue: analytics_due.toISOString() }),
    ...(kept_until && { keptUntil: kept_until.toISOString() }),
  };
  await queue.add(tx, 'mail', { template: 'deletion-done', to, facts }, { key: `${id}:deletion-done` });
}
