import { z } from 'zod';
import type { WholeSpan } from './revenue.ts';

/** Cents: `gross` of all payments of the period, `earned` by its orders until now. Names are empty where the link had none. */
export type CampaignRow = {
  readonly source: string;
  readonly campaign: string;
  readonly ad: string;
  readonly checkouts: number;
  readonly paid: number;
  readonly orders: number;
  readonly gross: number;
  readonly net: number;
  readonly earned: number;
  readonly cost: number;
};

export type CampaignReport = {
  readonly rows: readonly CampaignRow[];
  /** Of the period before; of less than a week, the same weekdays a week before. */
  readonly before: readonly CampaignRow[];
  readonly visitors: readonly { readonly source: string; readonly visitors: number }[];
  readonly span: WholeSpan | null;
};

const name = z.string().trim().max(200);

/** Repeating an import changes nothing: a line replaces that of its day, source, campaign and ad. */
export const SpendRows = z
  .array(z.strictObject({ day: z.iso.date(), source: name.min(1), campaign: name, ad: name, cost: z.int().min(0).max(1e9) }))
  .min(1)
  .max(20_000);
export type SpendRows = z.output<typeof SpendRows>;
export const SpendImport = z.strictObject({ csv: z.string().max(1_000_000) });
export type SpendOutcome = { readonly lines: number; readonly cost: number };
