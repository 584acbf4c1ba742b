import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PeriodQuery } from '../../../core/api/operator/period.ts';
import { bucketsOf, dayAt, daysIn, plusDays } from '../../../core/operator/period.ts';
import { readCampaigns } from '../campaigns/query.ts';
import { readGrowth } from '../growth/query.ts';
import { readRevenue } from '../revenue/query.ts';
import { type GeneratedYear, generateYear } from './testing.ts';

const ZONES = ['UTC', 'Asia/Kolkata', 'America/Los_Angeles'] as const;
const TODAY = dayAt(Date.now(), 'UTC');
/** Renewals of yearly plans stand a year ahead. */
const AROUND = { from: plusDays(TODAY, -370), to: plusDays(TODAY, 370) };
const PART = { from: plusDays(TODAY, -200), to: plusDays(TODAY, 20) };

let year: GeneratedYear;
beforeAll(async () => {
  year = await generateYear(15);
});
afterAll(() => year.close());

type Amount = Readonly<Record<string, number>>;

async function one(query: RawBuilder<Amount>): Promise<Amount> {
  const { rows } = await query.execute(year.shop.db);
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]));
}

const inside = (column: string, { from, to, zone }: Pick<PeriodQuery, 'from' | 'to' | 'zone'>) =>
  sql<boolean>`(${sql.ref(column)} at time zone ${zone})::date between ${from}::date and ${to}::date`;

/** From what the sandbox of the provider holds, never from our own tables. */
const CHARGES = sql`(
  select o.id, e.source, e.story, e.subscription, s.data -> 'metadata' ->> 'plan' as plan, (o.data ->> 'amount')::int as amount,
    (o.data ->> 'amount_refunded')::int as refunded, d.data ->> 'status' as dispute, (d.data ->> 'amount')::int as disputed,
    to_timestamp((o.data ->> 'created')::bigint) - e.hours * interval '1 hour' as at,
    row_number() over (partition by e.subscription order by o.position) = 1 as first,
    round((o.data ->> 'amount')::int * 0.029) + 30 + case when d.id is null then 0 else 1500 end as fees
  from sandbox_objects o join expected_buyers e on e.customer = o.data ->> 'customer'
  join sandbox_objects s on s.id = e.subscription
  left join sandbox_objects d on d.type = 'dispute' and d.data ->> 'charge' = o.id
  where o.type = 'charge' and o.data ->> 'status' = 'succeeded'
) c`;

const LOST = sql`coalesce(sum(disputed) filter (where dispute = 'lost'), 0)`;
const NET = sql`coalesce(sum(amount - refunded), 0) - ${LOST} - coalesce(sum(fees), 0)`;
const SUMS = sql`
  count(*) filter (where first and story <> 'is a duplicate') as orders,
  coalesce(sum(amount), 0) as gross, coalesce(sum(refunded), 0) as refunded,
  ${LOST} as lost, coalesce(sum(fees), 0) as fees,
  ${NET} as net`;

describe.each(ZONES.flatMap((zone) => [AROUND, PART].map((days) => [zone, days] as const)))('days of %s, %j', (zone, days) => {
  const period: PeriodQuery = { ...days, zone, unit: 'month' };

  test('every amount of the revenue page is what the provider holds, to the cent', async () => {
    const { totals, series, plans } = await readRevenue(year.shop.db, period, new Date());
    const expected = await one(sql`
      select ${SUMS}, count(dispute) as disputes, count(*) filter (where dispute = 'needs_response') as "openDisputes",
        coalesce(sum(disputed) filter (where dispute = 'needs_response'), 0) as "atStake",
        coalesce(sum(amount) filter (where first), 0) as intro, coalesce(sum(amount) filter (where not first), 0) as renewals
      from ${CHARGES} where ${inside('at', period)}`);
    expect(expected.gross).toBeGreaterThan(0);
    expect(totals).toMatchObject(expected);
    for (const { bucket, orders, gross, refunded, lost, fees, net } of series) {
      const own = await one(sql`
        select ${SUMS} from ${CHARGES} where ${inside('at', period)} and to_char(at at time zone ${zone}, 'YYYY-MM-01') = ${bucket}`);
      expect([bucket, { orders, gross, refunded, lost, fees, net }]).toEqual([bucket, own]);
    }
    for (const { planId, orders, gross, refunded, lost, fees, net } of plans) {
      const own = await one(sql`select ${SUMS} from ${CHARGES} where ${inside('at', period)} and plan = ${planId}`);
      expect([planId, { orders, gross, refunded, lost, fees, net }]).toEqual([planId, own]);
    }
  });

  test('what moved the balance is what the provider booked on these days', async () => {
    const { balance } = await readRevenue(year.shop.db, period, new Date());
    const expected = await one(sql`
      with booked as (
        select t.data ->> 'reporting_category' as kind, (t.data ->> 'amount')::int as amount, (t.data ->> 'fee')::int as fee,
          to_timestamp((t.data ->> 'created')::bigint) - e.hours * interval '1 hour' as at
        from sandbox_objects t join sandbox_objects o on o.id = t.data ->> 'source'
        join sandbox_objects c on c.id = coalesce(o.data ->> 'charge', o.id)
        join expected_buyers e on e.customer = c.data ->> 'customer'
        where t.type = 'balance_transaction'
      )
      select coalesce(sum(amount) filter (where kind = 'charge'), 0) as charges,
        coalesce(sum(amount) filter (where kind = 'refund'), 0) as refunds,
        coalesce(sum(amount) filter (where kind like 'dispute%'), 0) as disputes,
        -coalesce(sum(fee), 0) as fees, coalesce(sum(amount - fee), 0) as net
      from booked where ${inside('at', period)}`);
    expect(expected.charges).toBeGreaterThan(0);
    expect(balance).toMatchObject(expected);
  });

  test('checkouts count as they ended, also those that were deleted since', async () => {
    const { checkouts } = await readRevenue(year.shop.db, period, new Date());
    const expected = await one(sql`
      select count(*) as begun, count(*) filter (where outcome = 'paid') as paid, count(*) filter (where outcome = 'failed') as failed,
        count(*) filter (where outcome = 'left') as left, count(*) filter (where outcome = 'open') as open
      from expected_checkouts where ${inside('at', period)}`);
    expect(expected.left).toBeGreaterThan(0);
    expect(checkouts).toMatchObject(expected);
    for (const { reason, count } of checkouts.reasons) {
      const { counted } = await one(sql`
        select count(*) as counted from expected_checkouts where outcome = 'failed' and reason = ${reason} and ${inside('at', period)}`);
      expect([reason, count]).toEqual([reason, counted]);
    }
  });

  test('each source has its own orders, amounts and checkouts', async () => {
    const { rows } = await readCampaigns(year.shop.db, period);
    expect(rows.map(({ source }) => source).sort()).toEqual(['google', 'tiktok', 'unknown']);
    for (const { source, campaign, ad, orders, gross, net, earned, checkouts, paid } of rows) {
      expect([source, campaign, ad]).toEqual([source, source === 'unknown' ? '' : 'Glow', '']);
      const expected = await one(sql`
        select count(*) filter (where first and story <> 'is a duplicate') as orders, coalesce(sum(amount), 0) as gross,
          ${NET} as net
        from ${CHARGES} where source = ${source} and ${inside('at', period)}`);
      const begun = await one(sql`
        select count(*) as checkouts, count(*) filter (where outcome = 'paid') as paid from expected_checkouts
        where source = ${source} and ${inside('at', period)}`);
      const since = await one(sql`
        select ${NET} as earned from ${CHARGES} where source = ${source} and story <> 'is a duplicate'
          and subscription in (select subscription from ${CHARGES} where first and ${inside('at', period)})`);
      expect([source, { orders, gross, net, earned, checkouts, paid }]).toEqual([source, { ...expected, ...begun, ...since }]);
    }
    const next = { ...period, from: plusDays(period.to, 1), to: plusDays(period.to, daysIn(period)) };
    expect((await readCampaigns(year.shop.db, next)).before).toEqual(rows);
  });

  test('monthly revenue and its movements follow from the subscriptions of the provider', async () => {
    const growth = await readGrowth(year.shop.db, period);
    const SUBSCRIPTIONS = sql`(
      select e.story, s.data ->> 'status' as status, (s.data ->> 'cancel_at_period_end')::boolean as ending,
        round((price ->> 'unit_amount')::numeric / case when price -> 'recurring' ->> 'interval' = 'year' then 12
          else (price -> 'recurring' ->> 'interval_count')::int end) as monthly,
        to_timestamp((s.data ->> 'start_date')::bigint) - e.hours * interval '1 hour' as started,
        to_timestamp((s.data ->> 'ended_at')::bigint) - e.hours * interval '1 hour' as ended
      from expected_buyers e join sandbox_objects s on s.id = e.subscription
      left join sandbox_objects c on c.id = s.data ->> 'schedule' and c.data ->> 'status' = 'active'
      left join sandbox_objects n on n.id = c.data #>> '{phases,-1,items,0,price}',
      coalesce(n.data, s.data #> '{items,data,0,price}') price
      where e.story <> 'is a duplicate'
    ) s`;
    const now = await one(sql`
      select coalesce(sum(monthly), 0) as monthly, count(*) as running, coalesce(sum(monthly) filter (where ending), 0) as "cancelledMonthly",
        count(*) filter (where ending) as cancelled from ${SUBSCRIPTIONS} where status <> 'canceled'`);
    expect([growth.monthly, growth.running, growth.cancelled]).toEqual([
      now.monthly,
      now.running,
      { monthly: now.cancelledMonthly, subscriptions: now.cancelled },
    ]);
    const moved = await one(sql`
      select count(*) filter (where ${inside('started', period)}) as started,
        count(*) filter (where ${inside('ended', period)}) as ended,
        -coalesce(sum(monthly) filter (where ${inside('ended', period)}), 0) as churned,
        coalesce(sum(monthly) filter (where ${inside('started', period)} and story <> 'changes the plan'), 0) as new
      from ${SUBSCRIPTIONS}`);
    const { started, ended, churned } = growth.movements;
    expect({ started, ended, churned }).toEqual({ started: moved.started, ended: moved.ended, churned: moved.churned });
    const { new: begun, expansion, contraction } = growth.movements;
    expect(begun).toBeGreaterThanOrEqual(moved.new ?? Number.NaN);
    if (days === AROUND) {
      expect(begun + expansion + contraction + churned).toBe(now.monthly);
      expect(growth.series.at(-1)?.monthly).toBe(now.monthly);
    }
    expect(growth.series.map(({ bucket }) => bucket)).toEqual(bucketsOf(period, 'month'));
    if (days === PART) expect(growth.lifetimes.length).toBeGreaterThan(3);
    for (const { month, started, net } of growth.lifetimes) {
      const own = await one(sql`
        select count(distinct subscription) as started, ${NET} as net from ${CHARGES}
        where story <> 'is a duplicate' and subscription in (
          select e.subscription from expected_buyers e join sandbox_objects s on s.id = e.subscription
          where to_char((to_timestamp((s.data ->> 'start_date')::bigint) - e.hours * interval '1 hour') at time zone ${zone}, 'YYYY-MM') = ${month})`);
      expect([month, { started, net }]).toEqual([month, own]);
    }
    const rates = await one(sql`
      select count(*) as all, count(*) filter (where refunded > 0) as refunded, count(dispute) as disputed
      from ${CHARGES} where ${inside('at', period)}`);
    expect(growth.payments).toEqual(rates);
    const next = { ...period, from: plusDays(period.to, 1), to: plusDays(period.to, daysIn(period)) };
    const { before } = await readGrowth(year.shop.db, next);
    expect(before.payments).toEqual(rates);
    expect(before.movements).toEqual(growth.movements);
  });
});

describe.each(ZONES)('activations in days of %s', (zone) => {
  test.each([AROUND, PART])('are those of the subscriptions that began on %j', async (days) => {
    const period: PeriodQuery = { ...days, zone, unit: 'month' };
    const expectedOf = (plan: string | undefined) => {
      const ofPlan = plan === undefined ? sql`` : sql`and s.data -> 'metadata' ->> 'plan' = ${plan}`;
      const started = sql`to_timestamp((s.data ->> 'start_date')::bigint)`;
      return one(sql`
        select count(*) as started, count(a.at) as activated,
          percentile_cont(0.5) within group (order by extract(epoch from a.at - ${started})) as seconds
        from expected_buyers e join sandbox_objects s on s.id = e.subscription left join expected_activations a on a.subscription = s.id
        where e.story not in ('is a duplicate', 'is erased') ${ofPlan}
          and ((${started} - e.hours * interval '1 hour') at time zone ${zone})::date between ${days.from}::date and ${days.to}::date`);
    };
    const { activation } = await readGrowth(year.shop.db, period);
    const { started, activated, medianSeconds, plans, since } = activation;
    const all = await expectedOf(undefined);
    expect({ started, activated, since }).toEqual({ started: all.started, activated: all.activated, since: null });
    expect(activated).toBeGreaterThan(0);
    expect(activated).toBeLessThan(started);
    expect(Math.abs((medianSeconds ?? 0) - (all.seconds ?? 0))).toBeLessThan(10);
    expect(plans.reduce((sum, plan) => sum + plan.started, 0)).toBe(started);
    for (const plan of plans) {
      const own = await expectedOf(plan.planId);
      expect([plan.planId, plan.started, plan.activated]).toEqual([plan.planId, own.started, own.activated]);
      expect(Math.abs((plan.medianSeconds ?? 0) - (own.seconds ?? 0))).toBeLessThan(10);
    }
    const next = { ...period, from: plusDays(period.to, 1), to: plusDays(period.to, daysIn(period)) };
    expect((await readGrowth(year.shop.db, next)).activation.before).toEqual({ started, activated, medianSeconds });
  });
});

test('a period of one day has the payments of that day in its own time zone only', async () => {
  const sums = await Promise.all(
    ZONES.map(async (zone) => {
      const days = Array.from({ length: 40 }, (_, n) => plusDays(TODAY, -n));
      const reports = days.map((day) => readRevenue(year.shop.db, { from: day, to: day, zone, unit: 'day' }, new Date()));
      return (await Promise.all(reports)).map(({ totals }) => totals.gross);
    }),
  );
  expect(new Set(sums.map((grosses) => grosses.join())).size).toBeGreaterThan(1);
});
