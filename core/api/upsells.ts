import { z } from 'zod';
import type { Currency } from '../plans/plan.ts';
import { ShownTerms } from './checkout.ts';

const sessionId = z.string().max(200);

/**
 * `POST /api/upsells`, only for the browser that opens the order of the session. `seen` changes nothing of what was answered, and is asked
 * again while a payment is under way. `no` is final.
 */
export const UpsellRequest = z.discriminatedUnion('answer', [
  z.strictObject({ answer: z.enum(['seen', 'no']), sessionId }),
  z.strictObject({
    answer: z.literal('yes'),
    sessionId,
    shown: ShownTerms,
    consent: z.strictObject({ version: z.string().max(40), agreed: z.literal(true, 'Please agree to the price.') }),
  }),
]);
export type UpsellRequest = z.input<typeof UpsellRequest>;
export type UpsellCall = z.output<typeof UpsellRequest>;

/**
 * `pending`: the bank is asked, or the buyer confirms at its page `url`. `refused`: the last try was not paid, and nothing was charged.
 * `none`: there is nothing to offer.
 */
export type UpsellResponse =
  | { readonly state: 'none' | 'declined' | 'bought' }
  | { readonly state: 'offered'; readonly currency: Currency; readonly refused?: true }
  | { readonly state: 'pending'; readonly url?: string };
