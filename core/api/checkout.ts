import { z } from 'zod';
import { pickAttribution } from '../analytics/attribution.ts';
import { MAX_LENGTH } from '../analytics/limits.ts';
import { MAX_CODE_LENGTH } from '../checkout/code-name.ts';
import type { Milestone } from '../consent/milestone.ts';
import { MAX_TEXT } from '../funnel/kinds/text.ts';
import type { Currency } from '../plans/plan.ts';
import { email } from './text.ts';

const Answer = z.union([z.string().max(MAX_TEXT), z.array(z.string().max(80)).max(40).readonly()]);

/** In the smallest unit of a currency. The provider charges no more at once. */
const amount = z.int().min(0).max(99_999_999);

/** By ISO 4217. */
export const CurrencyCode = z.string().regex(/^[A-Z]{3}$/, 'Please name a currency by its three letters.');

/** As read from the screen. The server refuses terms that it would not charge. */
export const ShownTerms = z.strictObject({
  dueNow: amount,
  dueLater: amount,
  currency: CurrencyCode,
  /** Of a trial, whose price is `dueNow`. */
  trialDays: z.int().min(1).max(365).optional(),
  /** Nothing is charged later, and `dueLater` is the price without a reduction. */
  once: z.literal(true).optional(),
  /** The name of the discount code by which it costs this. */
  code: z.string().max(MAX_CODE_LENGTH).optional(),
});

/** `POST /api/checkout`. The server decides the price from the plan and the visitor's stored offer. */
export const CheckoutRequest = z.strictObject({
  planId: z.string().max(40),
  email,
  /** The answers travel with the order, so that a tab closed after payment loses nothing. */
  answers: z
    .record(z.string().max(80), Answer)
    .refine((answers) => Object.keys(answers).length <= 60, 'Too many answers were sent.'),
  consent: z.strictObject({
    version: z.string().max(40),
    renewal: z.literal(true, 'Please agree to the renewal terms.'),
    adult: z.literal(true, 'Please confirm that you are 18 or older.'),
  }),
  consentId: z.uuid().optional().catch(undefined),
  shown: ShownTerms,
  /** A funnel beside the first. */
  funnel: z.string().max(40).optional(),
  /** The visitor knows that a plan which was bought in this browser runs, and wants another. */
  another: z.literal(true).optional(),
  attribution: z.record(z.string().max(80), z.string().max(MAX_LENGTH.campaign)).optional().transform(pickAttribution),
});
export type CheckoutRequest = z.input<typeof CheckoutRequest>;
export type CheckoutCall = z.output<typeof CheckoutRequest>;
export type CheckoutResponse = { readonly success: true; readonly url: string };

/** `POST /api/checkout/elements`, which takes a `CheckoutRequest`: the provider's buttons and fields are shown on our page. */
export type ElementsResponse = {
  readonly success: true;
  readonly sessionId: string;
  /** A browser that has it pays. */
  readonly clientSecret: string;
  readonly publishableKey: string;
  /** Of the provider. */
  readonly script: string;
};

/** `POST /api/checkout/elements/end`, only for the browser that started it: nothing of the session can be paid any longer. */
export const ElementsEnd = z.strictObject({ sessionId: z.string().max(200) });
export type ElementsEnd = z.input<typeof ElementsEnd>;

/** The next charge, in cents; `renewsOn` is an ISO 8601 instant. */
export type Renewal = { readonly amount: number; readonly currency: Currency; readonly renewsOn: string };

/**
 * `GET /api/checkout/:sessionId`, only for the browser that started it. `processing`: the bank settles it within days.
 * `duplicate` and `refused` were paid and are paid back: no purchase.
 */
export type CheckoutStatus = 'pending' | 'processing' | 'paid' | 'duplicate' | 'refused' | 'failed';
export type CheckoutStatusResponse = {
  readonly status: CheckoutStatus;
  readonly email: string;
  readonly planId: string;
  readonly paid?: Pick<Milestone, 'id' | 'value' | 'currency'>;
  readonly renewal?: Renewal;
  /** It began with one. */
  readonly trial?: true;
  /** Something is offered after it, or was bought then: `POST /api/upsells` says what. */
  readonly upsell?: true;
  /** It was bought once; an ISO 8601 instant, or null where the access has no end. */
  readonly accessUntil?: string | null;
  /** The order that a duplicate repeats, where this browser opens it. */
  readonly kept?: { readonly planId: string; readonly sessionId: string };
};
