import { type Attribution, sourceOf, traitValue } from './attribution.ts';

export type CampaignPath = { readonly source: string; readonly campaign: string | null; readonly ad: string | null };

export function campaignPath(attribution: Attribution): CampaignPath {
  const { utm_campaign: campaign, utm_id: id, utm_content: ad, utm_term: term } = attribution;
  return { source: sourceOf(attribution), campaign: spelled(campaign ?? id), ad: spelled(ad ?? term) };
}

function spelled(text: string | undefined): string | null {
  return text === undefined ? null : traitValue(text);
}
