import { sql } from 'kysely';
import type { CampaignReport, CampaignRow } from '../../../core/api/operator/campaigns.ts';
import type { MoneyQuery, PeriodQuery } from '../../../core/api/operator/period.ts';
import { periodBefore, plusDays } from '../../../core/operator/period.ts';
import { CURRENCY } from '../../../core/plans/plan.ts';
import { HOUR_MS } from '../../../core/time.ts';
import { findValues } from '../../analytics/reports/funnel/count-rows.ts';
import { namedSource, readSourceNames } from '../../analytics/sources/store.ts';
import { BEGUN, OUTCOME } from '../../money/checkout-attempts/outcome.ts';
import type { Db } from '../../platform/db/client.ts';
import { inPeriod, startOfDay } from '../period.ts';
import { netRows } from '../revenue/net.ts';
import { readOtherCurrencies } from '../revenue/other-currencies.ts';
import { readSpan } from '../revenue/spans.ts';

/** Money is of one currency, orders and checkouts of all. What ads cost is known in dollars alone. */
export async function readCampaigns(db: Db, period: MoneyQuery): Promise<CampaignReport> {
  const names = await readSourceNames(db);
  return {
    rows: await readRows(db, period, names),
    before: await readRows(db, { ...period, ...periodBefore(period) }, names),
    otherCurrencies: await readOtherCurrencies(db, period),
    visitors: await readVisitors(db, period, names),
    span: await readSpan(db, 'checkouts'),
  };
}

/** Of those that brought no money and cost none, so that nobody fills the page with links of their own; the rest are one line. */
const MAX_ROWS = 1000;

async function readRows(db: Db, period: MoneyQuery, names: ReadonlyMap<string, string>): Promise<CampaignRow[]> {
  const source = (column: string) => sql`coalesce(${namedSource(names, sql.ref(column))}, 'unknown')`;
  const path = sql`${source('a.source')} as source, coalesce(a.campaign, '') as campaign, coalesce(a.ad, '') as ad`;
  const isInDollars = (period.currency ?? CURRENCY) === CURRENCY;
  const spelled = sql`max(campaign_name) as campaign_name, max(ad_name) as ad_name`;
  const { rows } = await sql<CampaignRow>`
    with first_paid as (
      select distinct subscription_id from payments where reason = 'first' and status = 'paid' and ${inPeriod('paid_at', period)}
    ), sums as (
      select subscription_id, count(*) filter (where reason = 'first' and ${inPeriod('paid_at', period)}) as orders,
        sum(gross) filter (where ${inPeriod('paid_at', period)}) as gross, sum(net) filter (where ${inPeriod('paid_at', period)}) as net, sum(net) as ever
      from ${netRows(period.currency)} n where paid_at >= least(${startOfDay(period.from, period.zone)},
        (select min(p.paid_at) from payments p join first_paid using (subscription_id) where p.status = 'paid'))
      group by 1
    ), paid as (
      select ${path}, ${spelled}, sum(m.orders) filter (where s.duplicate_of is null and not s.upsell) as orders, sum(m.gross) as gross, sum(m.net) as net,
        sum(m.ever) filter (where s.duplicate_of is null and f.subscription_id is not null) as earned
      from sums m join subscriptions s on s.id = m.subscription_id left join checkout_attempts a on a.id = s.attempt_id
        left join first_paid f on f.subscription_id = m.subscription_id
      where m.gross is not null or f.subscription_id is not null group by 1, 2, 3
    ), begun as (
      select source, campaign, ad, ${spelled}, sum(attempts) as checkouts, coalesce(sum(attempts) filter (where outcome = 'paid'), 0) as paid from (
        select ${path}, campaign_name, ad_name, ${OUTCOME} as outcome, 1 as attempts from checkout_attempts a
        where ${inPeriod('created_at', period)} and ${BEGUN} and a.upsell_of is null
        union all
        select ${source('r.source')}, campaign, ad, campaign_name, ad_name, outcome, attempts from removed_checkouts r where ${inPeriod('quarter', period)}
      ) c group by 1, 2, 3
    ), spent as (
      select ${source('s.source')} as source, campaign, ad, ${spelled}, sum(cost) as cost
      from ad_spend s where ${isInDollars} and day between ${period.from}::date and ${period.to}::date group by 1, 2, 3
    ), named as (
      select source, campaign, ad, coalesce(paid.campaign_name, begun.campaign_name, spent.campaign_name, campaign) as campaign_name,
        coalesce(paid.ad_name, begun.ad_name, spent.ad_name, ad) as ad_name, checkouts, paid, orders, gross, net, earned, cost,
        gross is null and cost is null and row_number()
          over (partition by gross is null and cost is null order by checkouts desc, source, campaign, ad) > ${MAX_ROWS} as small
      from paid full join begun using (source, campaign, ad) full join spent using (source, campaign, ad)
    )
    select case when small then 'other' else source end as source, case when small then '' else campaign_name end as campaign,
      case when small then '' else ad_name end as ad, coalesce(sum(checkouts), 0)::int as checkouts, coalesce(sum(paid), 0)::int as paid,
      coalesce(sum(orders), 0)::int as orders, coalesce(sum(gross), 0)::float8 as gross, coalesce(sum(net), 0)::float8 as net,
      coalesce(sum(earned), 0)::float8 as earned, coalesce(sum(cost), 0)::float8 as cost
    from named group by 1, 2, 3 order by gross desc, cost desc, checkouts desc, source, campaign, ad`.execute(db);
  return rows;
}

/** Visitors are counted by whole hours. */
async function readVisitors(
  db: Db,
  { from, to, zone }: PeriodQuery,
  names: ReadonlyMap<string, string>,
): Promise<CampaignReport['visitors']> {
  const { rows } = await sql<{ from: Date; until: Date }>`
    select ${startOfDay(from, zone)} as "from", ${startOfDay(plusDays(to, 1), zone)} as until`.execute(db);
  const [span] = rows;
  if (!span) return [];
  const hour = (at: Date) => Math.floor(at.getTime() / HOUR_MS) * HOUR_MS;
  const values = await findValues(db, 'source', { from: hour(span.from), until: hour(span.until) });
  const counted = new Map<string, number>();
  for (const { value, visitors } of values) {
    const source = names.get(value) ?? value;
    counted.set(source, (counted.get(source) ?? 0) + visitors);
  }
  return [...counted].filter(([, visitors]) => visitors > 0).map(([source, visitors]) => ({ source, visitors }));
}
