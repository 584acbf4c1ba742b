import { comparedName } from '../../../core/analytics/name.ts';
import type { CampaignReport, CampaignRow } from '../../../core/api/operator/campaigns.ts';

export const LEVELS = ['source', 'campaign', 'ad'] as const;
export type Level = (typeof LEVELS)[number];

const SUMS = ['checkouts', 'paid', 'orders', 'gross', 'net', 'earned', 'cost'] as const satisfies readonly (keyof CampaignRow)[];
export const UNKNOWN_SOURCE = 'unknown';

const NOTHING = { checkouts: 0, paid: 0, orders: 0, gross: 0, net: 0, earned: 0, cost: 0 };

/** With the gross revenue of the period before, in cents. */
export type ComparedRow = CampaignRow & { readonly before: number };

/** Also what brought something before and nothing now. */
export function compareRows({ rows, before }: Pick<CampaignReport, 'rows' | 'before'>, level: Level): readonly ComparedRow[] {
  const now = groupRows(rows, level);
  const earlier = new Map(groupRows(before, level).map((row) => [keyOf(row), row]));
  const gone = [...earlier.values()].filter((row) => row.gross > 0 && !now.some((one) => keyOf(one) === keyOf(row)));
  return [...now, ...gone.map((row) => ({ ...row, ...NOTHING }))].map((row) => ({
    ...row,
    before: earlier.get(keyOf(row))?.gross ?? 0,
  }));
}

/** Where gross revenue fell most, and before it the payments whose source is unknown if they fell even more. */
export function biggestDrops(rows: readonly ComparedRow[]): readonly ComparedRow[] {
  const falls = rows.filter(({ gross, before }) => gross < before).sort((a, b) => a.gross - a.before - (b.gross - b.before));
  return falls.slice(0, falls[0]?.source === UNKNOWN_SOURCE ? 2 : 1);
}

/** Spellings of one name are one row, under the first of them. */
export function keyOf({ source, campaign, ad }: Pick<CampaignRow, Level>): string {
  return JSON.stringify([source, comparedName(campaign), comparedName(ad)]);
}

/** Rows with the same names down to the level are one. */
function groupRows(rows: readonly CampaignRow[], level: Level): readonly CampaignRow[] {
  const depth = LEVELS.indexOf(level);
  const groups = new Map<string, CampaignRow>();
  for (const { source, campaign, ad, ...sums } of rows) {
    const path = { source, campaign: depth > 0 ? campaign : '', ad: depth > 1 ? ad : '' };
    const key = keyOf(path);
    const before = groups.get(key);
    const added = before ? Object.fromEntries(SUMS.map((sum) => [sum, before[sum] + sums[sum]])) : sums;
    groups.set(key, { ...(before ?? path), ...added } as CampaignRow);
  }
  return [...groups.values()].sort((a, b) => b.gross - a.gross || b.cost - a.cost || b.checkouts - a.checkouts);
}
