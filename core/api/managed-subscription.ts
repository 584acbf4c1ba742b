import type { ShownAmounts } from '../checkout/terms.ts';
import type { Alternatives } from '../subscriptions/alternatives.ts';
import type { EndReason } from '../subscriptions/end-reason.ts';
import type { ManagedState } from '../subscriptions/managed-state.ts';
import type { PaidPlan } from '../subscriptions/plan-change.ts';

/** Times are epoch milliseconds, amounts the smallest units of the currency. */
export type ManagedSubscription = {
  readonly id: string;
  readonly planId: string;
  readonly currency: string;
  /** Paid once: nothing renews, and `periodEnd` is the end of the access, null where it has none. */
  readonly once: boolean;
  /** Bought beside a plan, after its order: it opens no app. */
  readonly upsell?: true;
  readonly state: ManagedState;
  readonly startedAt: number;
  readonly endedAt: number | null;
  /** Of what has ended, and `disputed` of what is not renewed because of a dispute. */
  readonly endReason: EndReason | null;
  readonly periodEnd: number | null;
  /** It began with one, which runs until the period ends; null where it did not. */
  readonly trial: { readonly runs: boolean } | null;
  /** When the current period began, while its payment has not arrived. */
  readonly unpaidSince: number | null;
  /** Until when a paused one opens what was paid for; null where it opens nothing. */
  readonly openUntil: number | null;
  readonly resumesAt: number | null;
  /** The amounts that are due when a pause is ended now, and after that; null where its buyer cannot end it. */
  readonly resumption: ShownAmounts | null;
  /** Less discounts. */
  readonly renewalAmount: number;
  /** The charge that follows the last discount, where one ends. */
  readonly regular: { readonly amount: number; readonly from: number } | null;
  /** The plan that is paid for until a chosen change begins. */
  readonly until: PaidPlan | null;
  readonly can: {
    readonly cancel: boolean;
    readonly keep: boolean;
    readonly changePlan: boolean;
    readonly withdrawUntil: number | null;
    /** What goes back then. */
    readonly withdrawAmount: number;
    readonly guaranteeUntil: number | null;
  };
  /** To cancelling. */
  readonly alternatives: Alternatives;
  readonly withdrawnAt: number | null;
  readonly guaranteeAskedAt: number | null;
  readonly payments: readonly ManagedPayment[];
  readonly agreements: readonly { readonly text: string; readonly version: string; readonly at: number }[];
};

export type ManagedPayment = {
  readonly id: string;
  readonly reason: 'first' | 'renewal' | 'change';
  readonly status: 'open' | 'blocked' | 'processing' | 'paid' | 'failed' | 'void';
  readonly amount: number;
  readonly currency: string;
  readonly refunded: number;
  readonly refundable: number;
  /** A bank decides about the payment, or has taken it back. */
  readonly disputed: 'open' | 'lost' | null;
  readonly at: number;
  /** Of a failed one. */
  readonly needs: 'card' | 'confirmation' | null;
  /** When the provider charges a failed one by itself. */
  readonly nextTryAt: number | null;
  readonly number: string | null;
  readonly documentUrl: string | null;
};
