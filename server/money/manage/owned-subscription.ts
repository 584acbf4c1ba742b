import type { manageRefusals } from '../../../content/pages/manage.ts';
import { type Rights, rightsOf } from '../../../core/subscriptions/rights.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { lockBuyer } from '../subscriptions/store.ts';
import type { SyncDeps } from '../subscriptions/sync.ts';
import { addRequest, type NewBuyerRequest } from './requests.ts';
import { findOwnedSubscription, type OwnedSubscription, rightsInputOf } from './store.ts';

/** `email` is the session's; `subscriptionId` comes from the browser and needs a check. */
export type SubscriptionReference = { readonly email: string; readonly subscriptionId: string };

/** `accepted`: the request is stored, and carried out when the provider answers. */
export type RequestOutcome = { readonly ok: true; readonly outcome: 'done' | 'accepted' } | RequestRefusal;
export type RequestRefusal = {
  readonly ok: false;
  readonly reason: keyof typeof manageRefusals;
  readonly detail?: string;
  /** The place {most} of the sentence. */
  readonly most?: string;
};

export const DONE_OUTCOME: RequestOutcome = { ok: true, outcome: 'done' };

export function refusal(reason: RequestRefusal['reason'], detail?: string): RequestRefusal {
  return { ok: false, reason, ...(detail !== undefined && { detail }) };
}

type OwnedContext = { readonly tx: Db; readonly owned: OwnedSubscription; readonly rights: Rights; readonly at: Date };

/** Holds the buyer's lock. Another person's subscription is refused like an unknown one. */
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

export const RETRY_MS = 60_000;

/** The job carries the request out after a crash. */
export async function enqueueRequest(tx: Db, queue: Queue, request: NewBuyerRequest, at: Date): Promise<string> {
  const requestId = await addRequest(tx, request, at);
  await queue.add(tx, 'buyer-request', { requestId }, { waitMs: RETRY_MS });
  return requestId;
}
