import { z } from 'zod';
import type { CodeRule } from '../../checkout/code.ts';
import { codeName } from '../../checkout/code-name.ts';
import { CURRENCY } from '../../plans/plan.ts';
import { CurrencyCode } from '../checkout.ts';

/** Cents of one currency, of all orders with a code. */
export type CodeAmounts = {
  readonly currency: string;
  readonly gross: number;
  readonly refunded: number;
  readonly lost: number;
  readonly tax: number;
  readonly fees: number;
  readonly net: number;
};

/** Moments are epoch milliseconds. */
export type ReportedCode = CodeRule & {
  readonly state: 'planned' | 'running' | 'used-up' | 'ended';
  readonly beginsAt: number;
  readonly endsAt: number | null;
  readonly uses: number;
  readonly maxUses: number | null;
  readonly madeBy: string;
  readonly amounts: readonly CodeAmounts[];
};

/** The newest first. */
export type CodeReport = { readonly codes: readonly ReportedCode[] };

const MAX_PERCENT = 90;
const MAX_AMOUNT = 10_000_00;
const MAX_CHARGES = 36;
const MAX_USES = 1_000_000;

const offProblem = `Please give a whole percentage from 1 to ${MAX_PERCENT}, or an amount.`;
const chargesProblem = `Please give a number from 1 to ${MAX_CHARGES}.`;
const usesProblem = 'Please give a number from 1 to 1,000,000.';

const isBetween = (value: number, most: number) => value >= 1 && value <= most;

/** `POST /api/operator/codes`. `beginsAt` null: at once. A code that takes an amount off holds in its currency alone. */
export const NewCode = z
  .strictObject({
    name: z
      .string()
      .max(200)
      .transform((typed, context) => {
        const name = codeName(typed);
        if (name !== undefined) return name;
        context.addIssue('Please use 3 to 40 letters, digits and hyphens, with a letter or digit at both ends.');
        return z.NEVER;
      }),
    off: z
      .union([
        z.strictObject({ percent: z.int() }),
        z.strictObject({ amount: z.int(), currency: CurrencyCode.default(CURRENCY) }),
      ])
      .refine((off) => ('percent' in off ? isBetween(off.percent, MAX_PERCENT) : isBetween(off.amount, MAX_AMOUNT)), offProblem),
    charges: z.int(chargesProblem).min(1, chargesProblem).max(MAX_CHARGES, chargesProblem).nullable(),
    plans: z.array(z.string().max(40)).min(1, 'Please choose a plan.').max(100).nullable(),
    beginsAt: z.int().min(0).nullable(),
    endsAt: z.int().min(0).nullable(),
    maxUses: z.int(usesProblem).min(1, usesProblem).max(MAX_USES, usesProblem).nullable(),
  })
  .refine(({ beginsAt, endsAt }) => endsAt === null || beginsAt === null || beginsAt < endsAt, {
    path: ['endsAt'],
    message: 'The last day must not be before the first.',
  });
export type NewCode = z.output<typeof NewCode>;

/** `POST /api/operator/codes/end` */
export const CodeEnding = z.strictObject({ name: z.string().max(40) });
