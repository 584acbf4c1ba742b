import { MINUTE_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import type { SubscriptionRow } from '../subscriptions/store.ts';
import type { SyncDeps } from '../subscriptions/sync.ts';

const WAIT_MS = MINUTE_MS;

/**
 * Goes before the provider is given another address: the job sets right what a refusal, a server that ends, or a provider that
 * cannot be reached has left there.
 */
export async function alignLater(db: Db, queue: Pick<Queue, 'add'>, orders: readonly SubscriptionRow[]): Promise<void> {
  for (const { id } of orders) await queue.add(db, 'customer-address', { subscriptionId: id }, { waitMs: WAIT_MS });
}

/** The provider gets the address that the order has here. False while it cannot be reached. */
export async function alignProvider({ db, payments }: Pick<SyncDeps, 'db' | 'payments'>, id: string): Promise<boolean> {
  const order = await db.selectFrom('subscriptions').select(['email', 'customer_id']).where('id', '=', id).executeTakeFirst();
  if (!order) return true;
  const changed = await payments.changeEmail(order.customer_id, order.email);
  return changed.ok || changed.reason === 'not_found';
}
