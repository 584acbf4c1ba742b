import { z } from 'zod';
import type { DueAmounts } from '../checkout/terms.ts';
import { CURRENCY } from '../plans/plan.ts';
import { CurrencyCode } from './checkout.ts';

/** `POST /api/codes`, as it was typed. One refusal answers every code that cannot be used, for whatever reason. */
export const CodeRequest = z.strictObject({ code: z.string().max(200), currency: CurrencyCode.default(CURRENCY) });
export type CodeRequest = z.input<typeof CodeRequest>;

/** What each plan costs with the code in the asked currency, by its id; a plan that the code is not for is left out. */
export type CodeResponse = {
  readonly success: true;
  readonly name: string;
  readonly terms: Readonly<Record<string, DueAmounts>>;
};
