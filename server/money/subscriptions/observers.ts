import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import type { Attempt } from '../checkout-attempts/store.ts';

/** Queues what follows, in the transaction that wrote the change. */
type Observer<About> = (tx: Db, queue: Queue, about: About) => Promise<void>;

/** Who is told when a subscription changes; `server/observers.ts` puts them together. */
export type SubscriptionObservers = {
  /** An attempt was paid and became a subscription that is no duplicate. */
  readonly onPurchase: readonly Observer<Attempt>[];
  /** The plan of this address began, changed or ended. */
  readonly onPlanChange: readonly Observer<string>[];
  /** The subscription of this attempt began, and its buyer has not withdrawn. */
  readonly onConversion: readonly Observer<string>[];
};

export type SnapshotDeps = { readonly queue: Queue; readonly observers: SubscriptionObservers };
