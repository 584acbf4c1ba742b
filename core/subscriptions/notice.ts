import type { SubscriptionChange } from './change.ts';

/** What the app learns of a change. It says nothing about who somebody is. */
export type SubscriptionNotice = {
  readonly change: SubscriptionChange['kind'];
  /** Random; the app learned it from its link. */
  readonly appUserId: string;
  /** The payment provider's id. */
  readonly subscription: string;
  /** The plan of the last payment. */
  readonly plan: string;
  readonly status: string;
  /** ISO 8601. */
  readonly accessUntil: string | null;
  /** ISO 8601. Earlier than `accessUntil` while a renewal is still to be paid. */
  readonly paidUntil: string | null;
  readonly renews: boolean;
  /** ISO 8601: when the change was seen. */
  readonly at: string;
};
