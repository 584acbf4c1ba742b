import { z } from 'zod';
import { MAX_LENGTH } from './limits.ts';

export const purchaseButtons = [
  'initial/purchase',
  'Introductory offer',
  'analysis overview',
  'skincare matches/purchase',
  'other products',
  'Introductory offer/last',
  'affordable dream',
  'changing secrets',
  'after reviews/purchase',
] as const;
export type PurchaseButton = (typeof purchaseButtons)[number];

const name = z.string().min(1).max(MAX_LENGTH.name);
const text = z.string().max(MAX_LENGTH.text);
const message = z.string().max(MAX_LENGTH.message);
const stepNumber = z.int().min(1).max(200);
const seconds = z
  .number()
  .min(0)
  .max(24 * 60 * 60);

const stepAnswers = z.union([
  z.literal(''),
  z.record(name, z.union([text, z.array(name).max(60).readonly()])).refine((answers) => Object.keys(answers).length <= 1),
]);

/** Events by their stored name. The specification names the first group. `step_id` is a stage of `stages.ts`. */
export const catalogue = {
  first_open: {},
  'Session Start': { platform: z.literal('web') },
  /** `answers` needs a consent to answers. */
  'Quiz Step Complete': { step_number: stepNumber, answers: stepAnswers.optional() },
  'Quiz Complete': {},
  'Purchase Button Clicked': { button_name: z.enum(purchaseButtons) },
  /** `price_id` is the provider's lookup key of the price. */
  'Subscribe Clicked': { price_id: name },
  'Subscribe Failed': { error_message: message },
  /** `unreachable` and `refused`: the checkout was not started. `declined` and `expired` come from the provider. */
  'Purchase Failed': { error_message: message, reason: z.enum(['unreachable', 'refused', 'declined', 'expired']) },
  'payment success': {},

  'Step Viewed': { step_id: name, step_number: stepNumber.optional() },
  'Step Time': { step_id: name, seconds },
  'Step Back': { step_id: name },
  'Validation Error': { step_id: name, field: name },
  'Camera Denied': { reason: name },
  'Offer Expired': {},
  'Checkout Opened': { price_id: name },
  'Answers Post Failed': { error_message: message },
  'Web Vital': { metric: z.enum(['FCP', 'LCP', 'CLS', 'INP', 'TTFB']), value: z.number().min(0).max(1e7), route: text },
  'In-App Browser': { browser: name },
  'Client Error': { message, release: name, route: text },
} as const satisfies Readonly<Record<string, Readonly<Record<string, z.ZodType>>>>;

export type EventName = keyof typeof catalogue;

export type EventProperties<Name extends EventName> = z.input<z.ZodObject<(typeof catalogue)[Name]>>;
