import { sql } from 'kysely';
import type { CampaignReport, CampaignRow } from '../../../core/api/operator/campaigns.ts';
import type { PeriodQuery } from '../../../core/api/operator/period.ts';
import { periodBefore, plusDays } from '../../../core/operator/period.ts';
import { HOUR_MS } from '../../../core/time.ts';
import { findValues } from '../../analytics/reports/funnel/count-rows.ts';
import { OUTCOME } from '../../money/checkout-attempts/outcome.ts';
import type { Db } from '../../platform/db/client.ts';
import { inPeriod, startOfDay } from '../period.ts';
import { netRows } from '../revenue/net.ts';
import { readSpan } from '../revenue/spans.ts';

export async function readCampaigns(db: Db, period: PeriodQuery): Promise<CampaignReport> {
  return {
    rows: await readRows(db, period),
    before: await readRows(db, { ...period, ...periodBefore(period) }),
    visitors: await readVisitors(db, period),
    span: await readSpan(db, 'checkouts'),
  };
}

/** So that nobody fills the page with links of their own; the smallest are one line. */
const MAX_ROWS = 1000;

const PATH = sql`coalesce(a.source, 'unknown') as source, coalesce(a.campaign, '') as campaign, coalesce(a.ad, '') as ad`;

async function readRows(db: Db, period: PeriodQuery): Promise<CampaignRow[]> {
  const { rows } = await sql<CampaignRow>`
    with first_paid as (
      select distinct subscription_id from payments where reason = 'first' and status = 'paid' and ${inPeriod('paid_at', period)}
    ), sums as (
      select subscription_id, count(*) filter (where reason = 'first' and ${inPeriod('paid_at', period)}) as orders,
        sum(gross) filter (where ${inPeriod('paid_at', period)}) as gross, sum(net) filter (where ${inPeriod('paid_at', period)}) as net, sum(net) as ever
      from ${netRows()} n where paid_at >= least(${startOfDay(period.from, period.zone)},
        (select min(p.paid_at) from payments p join first_paid using (subscription_id) where p.status = 'paid'))
      group by 1
    ), paid as (
      select ${PATH}, sum(m.orders) filter (where s.duplicate_of is null) as orders, sum(m.gross) as gross, sum(m.net) as net,
        sum(m.ever) filter (where s.duplicate_of is null and f.subscription_id is not null) as earned
      from sums m join subscriptions s on s.id = m.subscription_id left join checkout_attempts a on a.id = s.attempt_id
        left join first_paid f on f.subscription_id = m.subscription_id
      where m.gross is not null or f.subscription_id is not null group by 1, 2, 3
    ), begun as (
      select source, campaign, ad, sum(attempts) as checkouts, coalesce(sum(attempts) filter (where outcome = 'paid'), 0) as paid from (
        select ${PATH}, ${OUTCOME} as outcome, 1 as attempts from checkout_attempts a where ${inPeriod('created_at', period)}
        union all
        select source, campaign, ad, outcome, attempts from removed_checkouts where ${inPeriod('quarter', period)}
      ) c group by 1, 2, 3
    ), spent as (
      select source, campaign, ad, sum(cost) as cost from ad_spend where day between ${period.from}::date and ${period.to}::date group by 1, 2, 3
    ), named as (
      select *, row_number() over (order by coalesce(gross, 0) desc, coalesce(cost, 0) desc, coalesce(checkouts, 0) desc, source, campaign, ad) > ${MAX_ROWS} as small
      from paid full join begun using (source, campaign, ad) full join spent using (source, campaign, ad)
    )
    select case when small then 'other' else source end as source, case when small then '' else campaign end as campaign,
      case when small then '' else ad end as ad, coalesce(sum(checkouts), 0)::int as checkouts, coalesce(sum(paid), 0)::int as paid,
      coalesce(sum(orders), 0)::int as orders, coalesce(sum(gross), 0)::float8 as gross, coalesce(sum(net), 0)::float8 as net,
      coalesce(sum(earned), 0)::float8 as earned, coalesce(sum(cost), 0)::float8 as cost
    from named group by 1, 2, 3 order by gross desc, cost desc, checkouts desc, source, campaign, ad`.execute(db);
  return rows;
}

/** Visitors are counted by whole hours. */
async function readVisitors(db: Db, { from, to, zone }: PeriodQuery): Promise<CampaignReport['visitors']> {
  const { rows } = await sql<{ from: Date; until: Date }>`
    select ${startOfDay(from, zone)} as "from", ${startOfDay(plusDays(to, 1), zone)} as until`.execute(db);
  const [span] = rows;
  if (!span) return [];
  const hour = (at: Date) => Math.floor(at.getTime() / HOUR_MS) * HOUR_MS;
  const values = await findValues(db, 'source', { from: hour(span.from), until: hour(span.until) });
  return values.filter(({ visitors }) => visitors > 0).map(({ value, visitors }) => ({ source: value, visitors }));
}
