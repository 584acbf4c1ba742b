import type { SubscriptionChange } from './change.ts';

/** Times are ISO 8601. It says nothing about who somebody is: `appUserId` is random, and the app learned it from its link. */
export type SubscriptionNotice = {
  readonly change: SubscriptionChange['kind'];
  readonly appUserId: string;
  readonly subscription: string;
  readonly plan: string;
  readonly status: string;
  readonly accessUntil: string | null;
  readonly paidUntil: string | null;
  /** False while it is paused. */
  readonly renews: boolean;
  /** When a pause ends by itself. */
  readonly resumesAt: string | null;
  readonly at: string;
};
