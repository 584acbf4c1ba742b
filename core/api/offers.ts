import { z } from 'zod';

export const OfferRequest = z.strictObject({});

/** The running subscription that was bought in this browser last. */
export type BoughtPlan = {
  readonly planId: string;
  /** Null where this browser no longer opens the order without a sign-in. */
  readonly sessionId: string | null;
  /** Epoch milliseconds: the next renewal, or the end. */
  readonly periodEnd: number | null;
  readonly renews: boolean;
};

export type OfferResponse = {
  readonly deadline: number;
  readonly now: number;
  /** Null where what was bought has ended; missing where no subscription is recorded, as in the first seconds after a payment. */
  readonly bought?: BoughtPlan | null;
};
