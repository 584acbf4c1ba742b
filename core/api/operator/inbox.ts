import { z } from 'zod';

/** `GET /api/operator/inbox`. Times are epoch milliseconds. */
export type Inbox = {
  /** Those that wait first, then the latest. */
  readonly messages: readonly {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly message: string;
    readonly at: number;
    readonly handledAt: number | null;
  }[];
  /** What buyers asked for and nobody has carried out. */
  readonly requests: readonly {
    readonly id: string;
    readonly kind: string;
    readonly email: string;
    readonly planId: string;
    readonly note: string | null;
    readonly at: number;
  }[];
  readonly disputes: readonly {
    readonly paymentId: string;
    readonly email: string;
    readonly amount: number;
    readonly number: string | null;
    readonly at: number;
  }[];
};

/** `POST /api/operator/inbox/messages/:id` */
export const MessageChange = z.strictObject({ handled: z.boolean() });
/** `POST /api/operator/inbox/requests/:id`: `pay-back` refunds the payment and ends the subscription, `settled` only closes it. */
export const RequestChange = z.strictObject({ as: z.enum(['pay-back', 'settled']) });
export type RequestChange = z.output<typeof RequestChange>;

/** How much there is to see to: `GET /api/operator/waiting`. */
export type InboxCounts = {
  readonly messages: number;
  readonly requests: number;
  readonly disputes: number;
  readonly failing: number;
};
