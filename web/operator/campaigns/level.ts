import type { CampaignRow } from '../../../core/api/operator/campaigns.ts';

export const LEVELS = ['source', 'campaign', 'ad'] as const;
export type Level = (typeof LEVELS)[number];

const SUMS = ['checkouts', 'paid', 'orders', 'gross', 'net', 'earned', 'cost'] as const satisfies readonly (keyof CampaignRow)[];

/** Rows with the same names down to the level are one. */
export function groupRows(rows: readonly CampaignRow[], level: Level): readonly CampaignRow[] {
  const depth = LEVELS.indexOf(level);
  const groups = new Map<string, CampaignRow>();
  for (const { source, campaign, ad, ...sums } of rows) {
    const path = { source, campaign: depth > 0 ? campaign : '', ad: depth > 1 ? ad : '' };
    const key = JSON.stringify(path);
    const before = groups.get(key);
    const added = before ? Object.fromEntries(SUMS.map((sum) => [sum, before[sum] + sums[sum]])) : sums;
    groups.set(key, { ...path, ...added } as CampaignRow);
  }
  return [...groups.values()].sort((a, b) => b.gross - a.gross || b.cost - a.cost || b.checkouts - a.checkouts);
}
