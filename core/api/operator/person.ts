import { z } from 'zod';
import type { Repetition } from '../../offers/repetition.ts';
import { REFUND_REASONS } from '../../subscriptions/refundable.ts';
import { email } from '../text.ts';

/** The address is in the body, because URLs end in logs. The audit log records every request. */
export const PersonQuery = z.strictObject({ email });

/** `confirmed`: of a browser that opened a link mailed to the address, or the answers of an order. Anybody could have typed it otherwise. */
export type TimelineEntry = { readonly at: number } & (
  | { readonly kind: 'lead'; readonly source: string; readonly marketing: boolean; readonly confirmed: boolean }
  | {
      readonly kind: 'answers';
      /** `text`: what was agreed to, where an edition asked for it. */
      readonly answers: readonly { readonly question: string; readonly answer: string; readonly text?: string }[];
      readonly confirmed: boolean;
    }
  | {
      readonly kind: 'checkout';
      readonly planId: string;
      readonly status: string;
      readonly dueNow: number;
      readonly currency: string;
    }
  | { readonly kind: 'consent'; readonly text: string; readonly version: string }
  | { readonly kind: 'started' | 'activated' | 'ended'; readonly planId: string; readonly subscriptionId: string }
  | {
      readonly kind: 'payment';
      readonly reason: string;
      readonly status: string;
      readonly amount: number;
      readonly currency: string;
      readonly refunded: number;
      readonly dispute: string | null;
      readonly number: string | null;
      readonly documentUrl: string | null;
    }
  | { readonly kind: 'request'; readonly request: string; readonly doneAt: number | null }
  | { readonly kind: 'mail'; readonly template: string; readonly state: string }
  | { readonly kind: 'message'; readonly message: string; readonly handledAt: number | null }
  | { readonly kind: 'deletion'; readonly status: string }
);

export type PersonSubscription = {
  readonly id: string;
  readonly planId: string;
  readonly status: string;
  readonly startedAt: number | null;
  readonly periodEnd: number | null;
  readonly renewalAmount: number;
  readonly currency: string;
  readonly cancelAtPeriodEnd: boolean;
  readonly canCancel: boolean;
  readonly repetition: Repetition | null;
  readonly refundable: readonly {
    readonly paymentId: string;
    readonly number: string | null;
    readonly amount: number;
    readonly currency: string;
    readonly at: number;
  }[];
};

/** A screen that was seen in a browser that agreed to statistics and in which this address was entered. */
export type PathStep = {
  readonly at: number;
  readonly title: string;
  readonly number?: number;
  /** Its title, of one beside the first. */
  readonly funnel?: string;
  readonly seconds?: number;
  readonly wentBack: boolean;
  readonly errors: number;
};

export type PersonResponse = {
  readonly email: string;
  readonly subscriptions: readonly PersonSubscription[];
  /** So much was given back within a year that a further order is refused. */
  readonly isRefused: boolean;
  readonly timeline: readonly TimelineEntry[];
  /** The oldest first. */
  readonly path: readonly PathStep[];
};

export const OperatorAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cancel'), email, subscriptionId: z.string().max(200) }),
  z.strictObject({
    kind: z.literal('refund'),
    email,
    subscriptionId: z.string().max(200),
    paymentId: z.string().max(200),
    /** Made with the dialog, so that a second press refunds nothing more. */
    requestId: z.uuid(),
    amount: z.int().min(1),
    reason: z.enum(REFUND_REASONS),
  }),
  z.strictObject({ kind: z.literal('app-link'), email, subscriptionId: z.string().max(200) }),
  z.strictObject({ kind: z.literal('manage-link'), email }),
  /** Orders that were given back do not count any more. */
  z.strictObject({ kind: z.literal('excuse'), email }),
  z.strictObject({ kind: z.literal('delete'), email }),
]);
export type OperatorAction = z.output<typeof OperatorAction>;
export type OperatorActionResponse = { readonly outcome: 'done' | 'accepted' | 'mailed' };
