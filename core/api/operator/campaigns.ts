import { z } from 'zod';
import { MAX_TRAIT_LENGTH, traitValue } from '../../analytics/attribution.ts';
import type { SourceAlias } from '../../analytics/source-aliases.ts';
import { line } from '../text.ts';
import type { CurrencyAmounts, WholeSpan } from './revenue.ts';

/** Cents: `gross` of all payments of the period, `earned` by its orders until now. Names stand as in the link, and are empty where it had none. */
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
  readonly otherCurrencies: readonly CurrencyAmounts[];
  readonly visitors: readonly { readonly source: string; readonly visitors: number }[];
  readonly span: WholeSpan | null;
};

const MAX_CSV_LENGTH = 1_000_000;

/** `source` is that of a file without such a column, as ad platforms export it. */
export const SpendFile = z.strictObject({ csv: z.string().max(MAX_CSV_LENGTH), source: line(MAX_TRAIT_LENGTH).optional() });
export type SpendFile = z.output<typeof SpendFile>;

/** Cents. Repeating an import changes nothing: a line replaces that of its day, source, campaign and ad. */
export type SpendRows = readonly {
  readonly day: string;
  readonly source: string;
  readonly campaign: string;
  readonly ad: string;
  readonly cost: number;
}[];
export type SpendOutcome = { readonly lines: number; readonly cost: number };

export const MAX_ALIASES = 500;

export const SourceAliasRequest = z.strictObject({
  alias: line(MAX_TRAIT_LENGTH).transform(traitValue),
  source: line(MAX_TRAIT_LENGTH).transform(traitValue),
});
export const SourceAliasRemoval = z.strictObject({ alias: z.string().max(MAX_TRAIT_LENGTH) });

/** Those of the operator; the known ones stand in core/analytics/source-aliases.ts. */
export type SourceAliasList = { readonly aliases: readonly SourceAlias[] };
