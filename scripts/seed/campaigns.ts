import type { Insertable } from 'kysely';
import type { Attribution } from '../../core/analytics/attribution.ts';
import { campaignColumns } from '../../server/money/checkout-attempts/campaign-columns.ts';
import type { Database } from '../../server/platform/db/schema.ts';
import type { SeededRandom } from './random.ts';

const SOURCES = ['instagram', 'instagram', 'instagram', 'tiktok', 'tiktok', 'google', 'facebook', 'newsletter', 'direct'];
/** Of sources that are paid for, with cents a day. */
export const PAID_CAMPAIGNS: Readonly<Record<string, readonly { campaign: string; ads: readonly string[]; daily: number }[]>> = {
  instagram: [
    { campaign: 'glow', ads: ['before-after', 'dermatologist'], daily: 14_00 },
    { campaign: 'retarget', ads: ['reminder'], daily: 4_50 },
  ],
  tiktok: [{ campaign: 'glow', ads: ['ad7', 'ad9'], daily: 16_00 }],
  google: [{ campaign: 'skincare-quiz', ads: [''], daily: 7_20 }],
  facebook: [{ campaign: 'glow', ads: ['carousel'], daily: 9_00 }],
};
/** Percent who agree to statistics; of the others nobody knows where they came from. */
const AGREES = 48;

export function randomSource({ pick }: SeededRandom): string {
  return pick(SOURCES);
}

type AttributionColumns = Pick<
  Insertable<Database['checkout_attempts']>,
  'attribution' | 'source' | 'campaign' | 'ad' | 'campaign_name' | 'ad_name'
>;

export function seedAttribution(random: SeededRandom): AttributionColumns {
  if (!random.happens(AGREES)) return { attribution: null };
  const attribution = attributionOf(random, randomSource(random));
  return { attribution: JSON.stringify(attribution), ...campaignColumns(attribution) };
}

function attributionOf(random: SeededRandom, source: string): Attribution {
  if (source === 'direct') return { landing_page: '/' };
  const campaigns = PAID_CAMPAIGNS[source];
  if (!campaigns) return { utm_source: source, landing_page: '/' };
  const { campaign, ads } = random.pick(campaigns);
  const ad = random.pick(ads);
  return { utm_source: source, utm_campaign: campaign, ...(ad && { utm_content: ad }), landing_page: '/' };
}
