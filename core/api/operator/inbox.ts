import { z } from 'zod';

/** `GET /api/operator/inbox`. Times are epoch milliseconds. */
export type Inbox = {
  readonly messages: readonly {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly message: string;
    readonly at: number;
    readonly handledAt: number | null;
  }[];
  readonly requests: readonly {
    readonly id: string;
    readonly kind: string;
    readonly email: string;
    readonly planId: string;
    readonly note: string | null;
    /** The buyer disputed the payment, so it cannot be paid back. */
    readonly disputed: boolean;
    readonly at: number;
  }[];
  readonly disputes: readonly {
    readonly paymentId: string;
    readonly email: string;
    readonly amount: number;
    readonly currency: string;
    readonly number: string | null;
    readonly at: number;
    /** Null where the bank waits for no answer, or for disputes of an older release. */
    readonly dueAt: number | null;
  }[];
};

export const MessageChange = z.strictObject({ handled: z.boolean() });
/** `pay-back` refunds the payment and ends the subscription; `settled` only closes the request. */
export const RequestChange = z.strictObject({ as: z.enum(['pay-back', 'settled']) });
export type RequestChange = z.output<typeof RequestChange>;

export type InboxKind = 'messages' | 'requests' | 'disputes' | 'failing' | 'webhooks' | 'drafts';

export type InboxCounts = Readonly<Record<InboxKind, number>> & {
  readonly nextDeadline: number | null;
};
