import type { Hint, Payments, Refusal } from '../../../adapters/payments/port.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { askProvider, isRefusal } from './facts.ts';
import { type MirrorOutcome, mirror } from './mirror.ts';

export type SyncDeps = { readonly db: Db; readonly payments: Payments; readonly queue: Queue; readonly now: () => Date };

/** Asks the provider about an object and writes what it says, with all that follows from it. */
export async function sync(
  { db, payments, queue, now }: SyncDeps,
  hint: Pick<Hint, 'about' | 'objectId'>,
): Promise<MirrorOutcome | Refusal> {
  const facts = await askProvider(payments, hint, now());
  if (isRefusal(facts)) return facts;
  return db.transaction().execute((tx) => mirror(tx, queue, facts));
}

/** After something was done to a subscription: what the provider says about it now. */
export function syncSubscription(deps: SyncDeps, subscriptionId: string): Promise<MirrorOutcome | Refusal> {
  return sync(deps, { about: 'subscription', objectId: subscriptionId });
}
