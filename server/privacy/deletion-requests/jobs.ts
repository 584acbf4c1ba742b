import { sql } from 'kysely';
import type { Gone } from '../../../core/privacy/gone.ts';
import { recordEvent } from '../../messages/webhooks/record.ts';
import type { CheckoutDeps } from '../../money/checkout/session.ts';
import { lockBuyer } from '../../money/subscriptions/store.ts';
import { forgetSubject } from '../../platform/audit.ts';
import type { Db } from '../../platform/db/client.ts';
import { forgetJobsAbout } from '../../platform/jobs/person.ts';
import type { Handlers, Queue } from '../../platform/jobs/queue.ts';
import { eraseAddress } from '../erasure/erase.ts';
import { ordersKeptUntil } from '../erasure/kept.ts';
import { OWED } from '../erasure/owed.ts';
import { aliasOf, findPerson, oneOf, type Person } from '../erasure/person.ts';
import { endOrders, hasRunning, mayBeCharged } from './end-orders.ts';
import { addDeliveries, areDone } from './outside.ts';
import { type DeletionRequest, findDeletionRequest, markDone, markErased, noteEnding } from './store.ts';

/**
 * Carries out what the owner of an address has confirmed, in an order in which nothing is said to be done before it is: what could take
 * money ends first, then all of ours goes at once, with the word to others that they have to do it too, and when those have done it the receipt
 * is mailed. Cut off anywhere, it is begun again and goes on from where it was.
 */
export function deletionJobs(deps: CheckoutDeps): Pick<Handlers, 'erase'> {
  const { db, now } = deps;
  return {
    async erase({ requestId }) {
      const request = await findDeletionRequest(db, requestId);
      if (request?.status === 'open') await eraseOurs(deps, request);
      const erased = await findDeletionRequest(db, requestId);
      if (erased?.status === 'erased') await finish(deps, erased, now());
    },
  };
}

async function eraseOurs(deps: CheckoutDeps, { id, email, went }: DeletionRequest): Promise<void> {
  const { db, queue, now } = deps;
  if (email === null) return;
  const ends = went.includes('subscription') || (await hasRunning(db, email));
  if (ends) await noteEnding(db, id);
  await endOrders(deps, email, now());
  await db.transaction().execute(async (tx) => {
    await lockBuyer(tx, email);
    if (await mayBeCharged(tx, email)) throw new Error('Something was bought while it was to be deleted.');
    const person = await findPerson(tx, email);
    const gone = await findGone(tx, person);
    const keptUntil = await ordersKeptUntil(tx, person.subscriptions);
    await eraseAddress(tx, email);
    await recordEvent(tx, queue, { type: 'person.deleted', subject: email, data: {} });
    await addDeliveries(tx, queue, email, id);
    await markErased(tx, id, { went: ends ? [...gone, 'subscription'] : gone, keptUntil }, now());
  });
}

/** How long to wait before looking again whether others are done: the longer it has taken, the longer. */
const SHORTEST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60 * 60 * 1000;

async function finish({ db, queue }: CheckoutDeps, request: DeletionRequest, now: Date): Promise<void> {
  const { id, email, erased_at } = request;
  if (email === null) return;
  if (!(await areDone(db, queue, email, id, now))) {
    const age = now.getTime() - (erased_at ?? now).getTime();
    const waitMs = Math.min(Math.max(age, SHORTEST_WAIT_MS), LONGEST_WAIT_MS);
    await queue.add(db, 'erase', { requestId: id }, { waitMs });
    return;
  }
  await db.transaction().execute(async (tx) => {
    // What was added since the erasure is of somebody who is back.
    await forgetJobsAbout(tx, email, erased_at ?? now, OWED);
    await forgetSubject(tx, email, aliasOf(email)); // the operator may have looked once more since
    await orderReceipt(tx, queue, request, email, now);
    await markDone(tx, id, now);
  });
}

async function orderReceipt(tx: Db, queue: Queue, request: DeletionRequest, to: string, now: Date): Promise<void> {
  const { id, went, kept_until, erased_at } = request;
  const facts = {
    ...Object.fromEntries(went.map((gone) => [gone, true])),
    erasedAt: (erased_at ?? now).toISOString(),
    ...(kept_until && { keptUntil: kept_until.toISOString() }),
  };
  await queue.add(tx, 'mail', { template: 'deletion-done', to, facts }, { key: `${id}:deletion-done` });
}

/** What there is to delete, in the words of the receipt. */
async function findGone(tx: Db, { email, subscriptions, answers, visitors, devices }: Person): Promise<Gone[]> {
  const { rows } = await sql<Readonly<Record<'address' | 'visits' | 'messages' | 'offer' | 'order', boolean>>>`
    select
      exists (select 1 from leads where email = ${email}) as address,
      exists (select 1 from events where ${oneOf('device_id', devices)}) or exists (select 1 from event_visits where ${oneOf('device_id', devices)}) as visits,
      exists (select 1 from contact_messages where email = ${email}) as messages,
      exists (select 1 from offers where ${oneOf('visitor_id', visitors)}) as offer,
      exists (select 1 from subscriptions where ${oneOf('id', subscriptions)} and email = ${email}) as "order"`.execute(tx);
  const found: Partial<Record<Gone, boolean>> = { ...rows[0], answers: answers.length > 0 };
  return (Object.keys(found) as Gone[]).filter((gone) => found[gone]);
}
