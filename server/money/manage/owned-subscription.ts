import type { manageRefusals } from '../../../content/pages/manage.ts';
import { type Rights, rightsOf } from '../../../core/subscriptions/rights.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { lockBuyer } from '../subscriptions/store.ts';
import type { SyncDeps } from '../subscriptions/sync.ts';
import { addRequest, findOwnedSubscription, type NewBuyerRequest, type OwnedSubscription, rightsInputOf } from './store.ts';

/** Whose subscription is meant, as the browser is signed in; the id is what the browser says. */
export type SubscriptionReference = { readonly email: string; readonly subscriptionId: string };

/** `accepted`: it counts, and is carried out as soon as the provider answers. */
export type RequestOutcome = { readonly ok: true; readonly outcome: 'done' | 'accepted' } | RequestRefusal;
export type RequestRefusal = { readonly ok: false; readonly reason: keyof typeof manageRefusals; readonly detail?: string };

export const DONE_OUTCOME: RequestOutcome = { ok: true, outcome: 'done' };

export function refusal(reason: RequestRefusal['reason'], detail?: string): RequestRefusal {
  return { ok: false, reason, ...(detail !== undefined && { detail }) };
}

type OwnedContext = { readonly tx: Db; readonly owned: OwnedSubscription; readonly rights: Rights; readonly at: Date };

/** Looks at a subscription and writes about it while nobody else does; somebody else's is as unknown as none. */
export async function withOwnedSubscription<T>(
  { db, now }: SyncDeps,
  { email, subscriptionId }: SubscriptionReference,
  act: (context: OwnedContext) => Promise<T>,
): Promise<T | RequestRefusal> {
  return db.transaction().execute(async (tx) => {
    await lockBuyer(tx, email);
    const owned = await findOwnedSubscription(tx, email, subscriptionId);
    const at = now();
    return owned ? act({ tx, owned, rights: rightsOf(rightsInputOf(owned), at.getTime()), at }) : refusal('unknown');
  });
}

/** When what could not be carried out at once is tried again. */
const RETRY_MS = 60_000;

/** Keeps a declaration, and sees to it that it is carried out even if we break down the next moment. */
export async function enqueueRequest(tx: Db, queue: Queue, request: NewBuyerRequest, at: Date): Promise<string> {
  const requestId = await addRequest(tx, request, at);
  await queue.add(tx, 'buyer-request', { requestId }, { waitMs: RETRY_MS });
  return requestId;
}
