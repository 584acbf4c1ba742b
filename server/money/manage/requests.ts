import type { Db } from '../../platform/db/client.ts';
import type { BuyerRequest } from '../subscriptions/store.ts';

export type NewBuyerRequest = Pick<BuyerRequest, 'kind'> & {
  /** Without one the database makes it. */
  readonly id?: string;
  readonly subscriptionId: string;
  readonly detail: Readonly<Record<string, unknown>>;
};

export async function addRequest(tx: Db, { subscriptionId, detail, ...request }: NewBuyerRequest, now: Date): Promise<string> {
  const { id } = await tx
    .insertInto('subscription_requests')
    .values({ ...request, subscription_id: subscriptionId, detail: JSON.stringify(detail), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function removeRequest(db: Db, id: string): Promise<void> {
  await db.deleteFrom('subscription_requests').where('id', '=', id).where('done_at', 'is', null).execute();
}

export async function findRequest(db: Db, id: string): Promise<BuyerRequest | undefined> {
  return db.selectFrom('subscription_requests').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function closeRequest(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('subscription_requests').set({ done_at: now }).where('id', '=', id).where('done_at', 'is', null).execute();
}

/** A cancellation counts before the provider carries it out. */
export function pendingCancellation(requests: readonly BuyerRequest[]): BuyerRequest | undefined {
  const latest = requests.find(({ kind, done_at }) => kind === 'cancel' || (kind === 'keep' && done_at !== null));
  return latest?.kind === 'cancel' && latest.done_at === null ? latest : undefined;
}
