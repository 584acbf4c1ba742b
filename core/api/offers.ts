import { z } from 'zod';

export const OfferRequest = z.strictObject({});
export type OfferResponse = { readonly deadline: number; readonly now: number };
