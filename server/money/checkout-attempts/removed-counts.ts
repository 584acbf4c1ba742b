import { sql } from 'kysely';
import type { Db } from '../../platform/db/client.ts';
import { BEGUN, OUTCOME, REASON } from './outcome.ts';

/**
 * Before attempts are deleted, so that what became of checkouts stays known without the people.
 * Every present time zone begins its days on a quarter of an hour.
 */
export async function countRemovedCheckouts(tx: Db, ids: readonly string[]): Promise<void> {
  await sql`
    insert into removed_checkouts (quarter, plan_id, source, campaign, ad, outcome, reason, attempts, campaign_name, ad_name)
    select date_bin('15 minutes', created_at, timestamptz '2000-01-01 00:00Z'), plan_id,
      coalesce(source, 'unknown'), coalesce(campaign, ''), coalesce(ad, ''), ${OUTCOME}, ${REASON}, count(*),
      max(campaign_name), max(ad_name)
    from checkout_attempts where id = any(${[...ids]}::text[]) and ${BEGUN} and upsell_of is null
    group by 1, 2, 3, 4, 5, 6, 7
    on conflict (quarter, plan_id, source, campaign, ad, outcome, reason)
    do update set attempts = removed_checkouts.attempts + excluded.attempts,
      campaign_name = coalesce(removed_checkouts.campaign_name, excluded.campaign_name),
      ad_name = coalesce(removed_checkouts.ad_name, excluded.ad_name)`.execute(tx);
}
