import { z } from 'zod';
import { email } from './text.ts';

/** `POST /api/deleteUser`. Known and unknown addresses get the same answer. */
export const DeletionRequest = z.strictObject({ email });
export type DeletionRequest = z.input<typeof DeletionRequest>;
export type DeletionResponse = { readonly success: true };

/** `POST /api/deletions/preview`: only `POST /api/deletions` consumes the token. Times are epoch milliseconds. */
export type DeletionPreview = {
  readonly email: string;
  readonly subscriptions: readonly {
    readonly planId: string;
    readonly paidUntil: number | null;
    /** Nothing but a trial was paid, if that. */
    readonly onTrial: boolean;
    readonly withdrawUntil: number | null;
    readonly guaranteeUntil: number | null;
  }[];
  readonly keeps: boolean;
};

/** `POST /api/deletions/status`. `erased`: our data is deleted, and another system has not confirmed yet. */
export type DeletionStatusResponse = { readonly status: 'open' | 'erased' | 'done' };
