import type { PaymentRefusal, PaymentsPort, ProviderHint } from '../../../adapters/payments/port.ts';
import type { Db } from '../../platform/db/client.ts';
import { fetchSnapshot, isRefusal } from './fetch-snapshot.ts';
import type { SnapshotDeps } from './observers.ts';
import { type SaveOutcome, saveSnapshot } from './save-snapshot.ts';

export type SyncDeps = SnapshotDeps & { readonly db: Db; readonly payments: PaymentsPort; readonly now: () => Date };

export async function sync(
  deps: SyncDeps,
  hint: Pick<ProviderHint, 'about' | 'objectId'>,
): Promise<SaveOutcome | PaymentRefusal> {
  const snapshot = await fetchSnapshot(deps.payments, hint, deps.now());
  if (isRefusal(snapshot)) return snapshot;
  return deps.db.transaction().execute((tx) => saveSnapshot(tx, deps, snapshot));
}

export function syncSubscription(deps: SyncDeps, subscriptionId: string): Promise<SaveOutcome | PaymentRefusal> {
  return sync(deps, { about: 'subscription', objectId: subscriptionId });
}
