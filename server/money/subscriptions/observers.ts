import type { SubscriptionChange } from '../../../core/subscriptions/change.ts';
import type { Db } from '../../platform/db/client.ts';
import type { ConversionRefund, FailedPurchase } from '../../platform/jobs/job-data.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import type { Attempt } from '../checkout-attempts/store.ts';
import type { PaymentRow, SubscriptionRow } from './store.ts';

/** Runs in the transaction that writes the change. */
type Observer<About> = (tx: Db, queue: Queue, about: About) => Promise<void>;

/** `subscription` is as it is after the change, `paidFor` the plan of the last payment. */
export type ObservedChange = {
  readonly change: SubscriptionChange;
  readonly subscription: SubscriptionRow;
  readonly paidFor: string;
  readonly payments: readonly PaymentRow[];
};

export type SubscriptionObservers = {
  /** Not for duplicates. */
  readonly onPurchase: readonly Observer<Attempt>[];
  readonly onFailedPurchase: readonly Observer<FailedPurchase & { readonly attemptId: string }>[];
  /** With the buyer's address, when a plan starts, changes or ends. */
  readonly onPlanChange: readonly Observer<string>[];
  /** With the attempt's id; not for duplicates and withdrawals. */
  readonly onConversion: readonly Observer<string>[];
  /** Not for duplicates; `key` differs for each refund. */
  readonly onConversionRefund: readonly Observer<ConversionRefund & { readonly key: string }>[];
  /** Not for duplicates. */
  readonly onChange: readonly Observer<ObservedChange>[];
};

/** What is bought beside a plan opens no app, moves no list and is no conversion. */
export const NO_OBSERVERS: SubscriptionObservers = {
  onPurchase: [],
  onFailedPurchase: [],
  onPlanChange: [],
  onConversion: [],
  onConversionRefund: [],
  onChange: [],
};

export type SnapshotDeps = { readonly queue: Queue; readonly observers: SubscriptionObservers };
