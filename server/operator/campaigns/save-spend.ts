import { sql } from 'kysely';
import { traitValue } from '../../../core/analytics/attribution.ts';
import type { SpendOutcome, SpendRows } from '../../../core/api/operator/campaigns.ts';
import { namedSource, readSourceNames } from '../../analytics/sources/store.ts';
import type { Db } from '../../platform/db/client.ts';
import { nameKey } from '../../platform/name-key.ts';

/** Lines of one day and ad are added up, and replace what was imported for them, under whatever name of the source. */
export async function saveSpend(tx: Db, rows: SpendRows): Promise<SpendOutcome> {
  const names = await readSourceNames(tx);
  const keyed = rows.map(({ source, campaign, ad, ...row }) => ({
    ...row,
    source: names.get(traitValue(source)) ?? traitValue(source),
    campaign: nameKey(campaign),
    ad: nameKey(ad),
    campaign_name: campaign || null,
    ad_name: ad || null,
  }));
  const sent = sql`jsonb_to_recordset(${JSON.stringify(keyed)}::jsonb)
    as sent(day date, source text, campaign text, ad text, campaign_name text, ad_name text, cost integer)`;
  await sql`
    delete from ad_spend s using ${sent} where s.day = sent.day and ${namedSource(names, sql`s.source`)} = sent.source
      and s.campaign = sent.campaign and s.ad = sent.ad`.execute(tx);
  await sql`
    insert into ad_spend (day, source, campaign, ad, campaign_name, ad_name, cost)
    select day, source, campaign, ad, min(campaign_name), min(ad_name), sum(cost) from ${sent} group by 1, 2, 3, 4
    on conflict (day, source, campaign, ad) do update set cost = excluded.cost`.execute(tx);
  return { lines: rows.length, cost: rows.reduce((sum, { cost }) => sum + cost, 0) };
}
