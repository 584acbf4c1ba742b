import { z } from 'zod';
import { email } from './text.ts';

/** `POST /api/deleteUser`: answers the same whether or not the address is known; only a known one gets a mail. */
export const DeletionRequest = z.strictObject({ email });
export type DeletionRequest = z.input<typeof DeletionRequest>;
export type DeletionResponse = { readonly success: true };

/**
 * `POST /api/deletions/preview`: what a press would do, before it. Like the others below it takes a `TokenRequest` with the token of the
 * mailed link, which only `POST /api/deletions` uses up. Times are epoch milliseconds.
 */
export type DeletionPreview = {
  readonly email: string;
  /** What runs, and would end at once. */
  readonly subscriptions: readonly {
    readonly planId: string;
    readonly paidUntil: number | null;
    /** The last days on which the money of a payment can still be asked for. */
    readonly withdrawUntil: number | null;
    readonly guaranteeUntil: number | null;
  }[];
  /** Whether something of an order has to be kept. */
  readonly keeps: boolean;
};

/** `POST /api/deletions/status`: how far a confirmed deletion is. `erased`: with us all is gone, another system still owes it. */
export type DeletionStatusResponse = { readonly status: 'open' | 'erased' | 'done' };
