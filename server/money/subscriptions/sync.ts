import type { Hint, Payments, Refusal } from '../../../adapters/payments/port.ts';
import type { Db } from '../../platform/db/client.ts';
import { askProvider, isRefusal } from './facts.ts';
import { type MirrorOutcome, mirror } from './mirror.ts';
import type { MirrorDeps } from './observers.ts';

export type SyncDeps = MirrorDeps & { readonly db: Db; readonly payments: Payments; readonly now: () => Date };

/** Asks the provider about an object and writes what it says, with all that follows from it. */
export async function sync(deps: SyncDeps, hint: Pick<Hint, 'about' | 'objectId'>): Promise<MirrorOutcome | Refusal> {
  const facts = await askProvider(deps.payments, hint, deps.now());
  if (isRefusal(facts)) return facts;
  return deps.db.transaction().execute((tx) => mirror(tx, deps, facts));
}

/** After something was done to a subscription: what the provider says about it now. */
export function syncSubscription(deps: SyncDeps, subscriptionId: string): Promise<MirrorOutcome | Refusal> {
  return sync(deps, { about: 'subscription', objectId: subscriptionId });
}
