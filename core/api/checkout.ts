import { z } from 'zod';
import { pickAttribution } from '../analytics/attribution.ts';
import { MAX_LENGTH } from '../analytics/limits.ts';
import type { Milestone } from '../consent/milestone.ts';
import { email } from './text.ts';

const Answer = z.union([z.string().max(200), z.array(z.string().max(80)).max(40).readonly()]);

/** `POST /api/checkout`. A price is never sent: the plan and the visitor's stored offer decide it. */
export const CheckoutRequest = z.strictObject({
  planId: z.string().max(40),
  email,
  /** Answers by step id; they travel here so that a tab closed after payment loses nothing. */
  answers: z
    .record(z.string().max(80), Answer)
    .refine((answers) => Object.keys(answers).length <= 60, 'Too many answers were sent.'),
  /** What was agreed beside the button; both must be given by hand. `version` names the sentences that were shown. */
  consent: z.strictObject({
    version: z.string().max(40),
    renewal: z.literal(true, 'Please agree to the renewal terms.'),
    adult: z.literal(true, 'Please confirm that you are 18 or older.'),
  }),
  /** The choice about being counted under which this is ordered, where it was a yes to statistics or ads. */
  consentId: z.uuid().optional().catch(undefined),
  /** The price due today that was on the button, in cents: refused when it is not what would be charged. */
  shownPrice: z.int().min(0).max(10_000_00),
  /** Where the buyer came from, of those who agreed to statistics; what we do not know is left out. */
  attribution: z.record(z.string().max(80), z.string().max(MAX_LENGTH.text)).optional().transform(pickAttribution),
});
export type CheckoutRequest = z.input<typeof CheckoutRequest>;
/** The request once checked. */
export type CheckoutCall = z.output<typeof CheckoutRequest>;
export type CheckoutResponse = { readonly success: true; readonly url: string };

/** `GET /api/checkout/:sessionId`: told only to the browser that started the session; others get 404. */
export type CheckoutStatus = 'pending' | 'paid' | 'failed';
export type CheckoutStatusResponse = {
  readonly status: CheckoutStatus;
  readonly email: string;
  readonly planId: string;
  /** Once it is paid. */
  readonly paid?: Pick<Milestone, 'id' | 'value' | 'currency'>;
};
