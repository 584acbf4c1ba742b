import type { Insertable } from 'kysely';
import type { Attribution } from '../../../core/analytics/attribution.ts';
import { campaignPath } from '../../../core/analytics/campaign-path.ts';
import type { Database } from '../../platform/db/schema.ts';
import { nameKey } from '../../platform/name-key.ts';

type CampaignColumns = Pick<
  Insertable<Database['checkout_attempts']>,
  'source' | 'campaign' | 'ad' | 'campaign_name' | 'ad_name'
>;

export function campaignColumns(attribution: Attribution): CampaignColumns {
  const { source, campaign, ad } = campaignPath(attribution);
  return {
    source,
    campaign: campaign === null ? null : nameKey(campaign),
    ad: ad === null ? null : nameKey(ad),
    campaign_name: campaign,
    ad_name: ad,
  };
}
