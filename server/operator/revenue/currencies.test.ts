import { expect, test } from 'vitest';
import type { Db } from '../../platform/db/client.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import { readCampaigns } from '../campaigns/query.ts';
import { readGrowth } from '../growth/query.ts';
import { readMorning } from '../morning/query.ts';
import { searchPeople } from '../people/search.ts';
import { readRevenue } from './query.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const PERIOD = { from: '2026-11-01', to: '2026-11-30', zone: 'UTC', unit: 'day' } as const;

async function addOrder(db: Db, id: string, currency: string, amount: number) {
  const paid_at = new Date('2026-11-20T09:00:00Z');
  await db
    .insertInto('subscriptions')
    .values({
      id,
      customer_id: 'cus',
      email: 'ann@example.com',
      plan_id: 'month',
      status: 'active',
      currency,
      first_amount: amount,
      renewal_amount: amount,
      started_at: paid_at,
      as_of: paid_at,
    })
    .execute();
  const payment = {
    subscription_id: id,
    reason: 'first',
    status: 'paid',
    currency,
    amount_due: amount,
    amount_paid: amount,
  } as const;
  const rest = { amount_refunded: 0, tax: 0, created_at: paid_at, paid_at };
  await db
    .insertInto('payments')
    .values([
      { ...payment, ...rest, id: `${id}_kept` },
      { ...payment, ...rest, id: `${id}_back`, reason: 'renewal', amount_refunded: Math.round(amount / 10) },
      { ...payment, ...rest, id: `${id}_lost`, reason: 'renewal', dispute: 'lost' },
    ])
    .execute();
}

async function moneyOf(db: Db, currency?: string) {
  const period = { ...PERIOD, currency };
  const { totals, series, plans } = await readRevenue(db, period, NOW);
  const amounts = ({ gross, refunded, lost, tax, net, intro, renewals }: typeof totals) => [
    gross,
    refunded,
    lost,
    tax,
    net,
    intro,
    renewals,
  ];
  const [campaign] = (await readCampaigns(db, PERIOD)).rows;
  const { monthly, lifetimes } = await readGrowth(db, period);
  const { soFar, hours, days } = await readMorning(db, 'UTC', NOW);
  const people = await searchPeople(db, { text: 'ann@example.com', kind: 'all', offset: 0 });
  expect(people.people[0]?.paid[currency ?? 'USD']).toBe(amounts(totals)[4]);
  return {
    revenue: amounts(totals),
    series: series.map(({ gross, net }) => [gross, net]),
    plans: plans.map(({ gross, net }) => [gross, net]),
    campaigns: [campaign?.gross, campaign?.net, campaign?.earned],
    monthly,
    lifetimes: lifetimes.map(({ net }) => net),
    morning: [soFar.today.gross, hours.today.map(({ gross }) => gross), days.map(({ gross }) => gross)],
  };
}

test('a report in a currency is what it would be if nothing else had been sold, in that currency', async () => {
  const [alone, mixed] = [await testDatabase(), await testDatabase()];
  await addOrder(alone, 'sub', 'USD', 5_980);
  await addOrder(mixed, 'sub_jpy', 'JPY', 5_980);
  await addOrder(mixed, 'sub_usd', 'USD', 39_99);
  await addOrder(mixed, 'sub_eur', 'EUR', 37_99);
  const { revenue, series, plans, monthly, lifetimes } = await moneyOf(alone);
  expect(await moneyOf(mixed, 'JPY')).toMatchObject({ revenue, series, plans, monthly, lifetimes });
  const { totals, otherCurrencies } = await readRevenue(mixed, { ...PERIOD, currency: 'JPY' }, NOW);
  expect(totals.orders).toBe(1);
  expect(otherCurrencies.map(({ currency }) => currency)).toEqual(['EUR', 'USD']);
  await Promise.all([alone.destroy(), mixed.destroy()]);
});

test('no sum of the dashboard adds another currency to that of the plans, and each stands apart', async () => {
  const db = await testDatabase();
  await addOrder(db, 'sub_usd', 'USD', 39_99);
  const before = await moneyOf(db);
  expect(before.revenue[0]).toBe(3 * 39_99);
  for (const [id, currency] of [
    ['sub_eur', 'EUR'],
    ['sub_jpy', 'JPY'],
  ] as const)
    await addOrder(db, id, currency, 1_000_000);
  expect(await moneyOf(db)).toEqual(before);
  const { totals, otherCurrencies } = await readRevenue(db, PERIOD, NOW);
  expect(totals.orders).toBe(1);
  const apart = { orders: 1, gross: 3_000_000, refunded: 100_000, lost: 1_000_000 };
  expect(otherCurrencies).toEqual([
    { currency: 'EUR', ...apart },
    { currency: 'JPY', ...apart },
  ]);
  expect((await readCampaigns(db, PERIOD)).otherCurrencies).toEqual(otherCurrencies);
  await db.destroy();
});
