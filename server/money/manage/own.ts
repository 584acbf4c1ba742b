import type { manageRefusals } from '../../../content/pages/manage.ts';
import { type Rights, rightsOf } from '../../../core/subscriptions/rights.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { lockBuyer } from '../subscriptions/store.ts';
import type { SyncDeps } from '../subscriptions/sync.ts';
import { addRequest, findOwn, heldOf, type NewRequest, type Owned } from './store.ts';

/** Whose subscription is meant, as the browser is signed in; the id is what the browser says. */
export type Which = { readonly email: string; readonly subscriptionId: string };

/** `accepted`: it counts, and is carried out as soon as the provider answers. */
export type Asked = { readonly ok: true; readonly outcome: 'done' | 'accepted' } | AskedInVain;
export type AskedInVain = { readonly ok: false; readonly reason: keyof typeof manageRefusals; readonly detail?: string };

export const DONE: Asked = { ok: true, outcome: 'done' };

export function refused(reason: AskedInVain['reason'], detail?: string): AskedInVain {
  return { ok: false, reason, ...(detail !== undefined && { detail }) };
}

type Known = { readonly tx: Db; readonly owned: Owned; readonly rights: Rights; readonly at: Date };

/** Looks at a subscription and writes about it while nobody else does; somebody else's is as unknown as none. */
export async function withOwn<T>(
  { db, now }: SyncDeps,
  { email, subscriptionId }: Which,
  act: (known: Known) => Promise<T>,
): Promise<T | AskedInVain> {
  return db.transaction().execute(async (tx) => {
    await lockBuyer(tx, email);
    const owned = await findOwn(tx, email, subscriptionId);
    const at = now();
    return owned ? act({ tx, owned, rights: rightsOf(heldOf(owned), at.getTime()), at }) : refused('unknown');
  });
}

/** When what could not be carried out at once is tried again. */
const RETRY_MS = 60_000;

/** Keeps a declaration, and sees to it that it is carried out even if we break down the next moment. */
export async function declare(tx: Db, queue: Queue, request: NewRequest, at: Date): Promise<string> {
  const requestId = await addRequest(tx, request, at);
  await queue.add(tx, 'buyer-request', { requestId }, { waitMs: RETRY_MS });
  return requestId;
}
