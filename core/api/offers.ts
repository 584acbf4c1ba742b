import { z } from 'zod';

/** `POST /api/offer`: starts the visitor's introductory offer when there is none, and tells it. */
export const OfferRequest = z.strictObject({});
/** Times are epoch milliseconds of the server's clock. */
export type OfferResponse = { readonly deadline: number; readonly now: number };
