import { toSingleLine } from '../presentation/printable.ts';
import { type Attribution, sourceOf } from './attribution.ts';

export type CampaignPath = { readonly source: string; readonly campaign: string | null; readonly ad: string | null };

/** Names as they stand in the link. */
export function campaignPath(attribution: Attribution): CampaignPath {
  const { utm_campaign, utm_id, utm_content, utm_term } = attribution;
  return { source: sourceOf(attribution), campaign: firstName(utm_campaign, utm_id), ad: firstName(utm_content, utm_term) };
}

function firstName(...texts: readonly (string | undefined)[]): string | null {
  return texts.map((text) => toSingleLine(text ?? '').trim()).find((name) => name !== '') ?? null;
}
