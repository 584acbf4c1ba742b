import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { revenueKey } from '../../../core/alerts/limits.ts';
import { lostAmount } from '../../../core/subscriptions/refundable.ts';
import { paymentStateOf } from '../../money/subscriptions/store.ts';
import type { Db } from '../../platform/db/client.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import { readVerdicts } from '../alerts/figures.ts';
import { readAlertSettings } from '../alerts/settings.ts';
import { readCampaigns } from '../campaigns/query.ts';
import { readDayFigures } from '../daily-mail/figures.ts';
import { readPeople } from '../data-api/rows/people.ts';
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
  const [campaign] = (await readCampaigns(db, period)).rows;
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
  const { revenue, series, plans, campaigns, monthly, lifetimes } = await moneyOf(alone);
  expect(await moneyOf(mixed, 'JPY')).toMatchObject({ revenue, series, plans, campaigns, monthly, lifetimes });
  const { totals, otherCurrencies } = await readRevenue(mixed, { ...PERIOD, currency: 'JPY' }, NOW);
  expect(totals.orders).toBe(1);
  expect(otherCurrencies.map(({ currency }) => currency)).toEqual(['EUR', 'USD']);
  await Promise.all([alone.destroy(), mixed.destroy()]);
});

test('the morning has the sums of the currency of most payments, with the others beside it', async () => {
  const [alone, mixed] = [await testDatabase(), await testDatabase()];
  await addOrder(alone, 'sub', 'USD', 5_980);
  await addOrder(mixed, 'sub_jpy', 'JPY', 5_980);
  expect(await readMorning(mixed, 'UTC', NOW)).toMatchObject({ currency: 'JPY', otherCurrencies: [] });
  const { morning } = await moneyOf(alone);
  expect((await moneyOf(mixed, 'JPY')).morning).toEqual(morning);
  await addOrder(mixed, 'sub_jpy_2', 'JPY', 11_980);
  await addOrder(mixed, 'sub_usd', 'USD', 39_99);
  const { currency, soFar, otherCurrencies } = await readMorning(mixed, 'UTC', NOW);
  expect([currency, soFar.today.gross, soFar.today.orders]).toEqual(['JPY', 3 * (5_980 + 11_980), 3]);
  expect(otherCurrencies).toMatchObject([{ currency: 'USD', gross: 3 * 39_99 }]);
  await addOrder(mixed, 'sub_usd_2', 'USD', 39_99);
  expect(await readMorning(mixed, 'UTC', NOW)).toMatchObject({ currency: 'USD', otherCurrencies: [{ currency: 'JPY' }] });
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

describe('what was paid in several currencies', () => {
  const AMOUNTS = { EUR: [37_99, 11_99], GBP: [31_99], JPY: [5_980, 2_980, 19_800], USD: [39_99] } as const;
  const TODAY = { from: '2026-11-20', to: '2026-11-20', zone: 'UTC', unit: 'day' } as const;
  const db = { current: undefined as Db | undefined };
  const shop = () => db.current as Db;
  beforeAll(async () => {
    db.current = await testDatabase();
    for (const [currency, amounts] of Object.entries(AMOUNTS))
      for (const [index, amount] of amounts.entries()) await addOrder(shop(), `sub_${currency}_${index}`, currency, amount);
    const partly = { dispute: 'lost', dispute_amount: 7_00 } as const;
    await shop().updateTable('payments').set(partly).where('id', '=', 'sub_EUR_0_lost').execute();
  });
  afterAll(() => shop().destroy());

  const paidIn = async (currency: string) => {
    const payments = await shop().selectFrom('payments').selectAll().where('currency', '=', currency).execute();
    return payments.reduce((sum, { amount_paid }) => sum + amount_paid, 0);
  };
  const keptOf = async (currency: string) => {
    const payments = await shop().selectFrom('payments').selectAll().where('currency', '=', currency).execute();
    return payments.reduce(
      (sum, payment) => sum + payment.amount_paid - payment.amount_refunded - lostAmount(paymentStateOf(payment)),
      0,
    );
  };

  test.each(Object.keys(AMOUNTS))('comes to the payments in %s to the cent wherever it is shown', async (currency) => {
    const [paid, kept] = [await paidIn(currency), await keptOf(currency)];
    const { totals } = await readRevenue(shop(), { ...PERIOD, currency }, NOW);
    expect([totals.gross, totals.net]).toEqual([paid, kept]);
    const { rows } = await readCampaigns(shop(), { ...PERIOD, currency });
    const sum = (of: 'gross' | 'net') => rows.reduce((all, row) => all + row[of], 0);
    expect([sum('gross'), sum('net')]).toEqual([paid, kept]);
    const other = currency === 'USD' ? 'EUR' : 'USD';
    const [beside] = (await readCampaigns(shop(), { ...PERIOD, currency: other })).otherCurrencies.filter(
      (one) => one.currency === currency,
    );
    expect(beside).toMatchObject({ gross: paid });
    expect((beside?.gross ?? 0) - (beside?.refunded ?? 0) - (beside?.lost ?? 0)).toBe(kept);
    const { paid: mailed, orders } = await readDayFigures(shop(), '2026-11-20', 'UTC');
    expect(mailed.find((amounts) => amounts.currency === currency)?.gross).toBe(paid);
    expect(orders).toBe(Object.values(AMOUNTS).flat().length);
    const settings = { ...(await readAlertSettings(shop())), revenue: 1_000_000_00, revenueHour: 1 };
    const revenueIn = Object.fromEntries(Object.keys(AMOUNTS).map((each) => [each, 1_000_000_00]));
    const verdicts = await readVerdicts(shop(), { ...settings, revenueIn }, NOW);
    expect(verdicts.find(({ rule }) => rule === revenueKey(currency))?.broken?.figure).toBe(paid);
    const person = (await readPeople(shop(), { limit: 10 })).data.find(({ email }) => email === 'ann@example.com');
    expect(person?.paidByCurrency[currency]).toBe(kept);
  });

  test('stands in the morning once, that of most payments first', async () => {
    const { currency, soFar, otherCurrencies } = await readMorning(shop(), 'UTC', NOW);
    const told = [[currency, soFar.today.gross], ...otherCurrencies.map((other) => [other.currency, other.gross])];
    expect(told.toSorted()).toEqual(
      await Promise.all(['EUR', 'GBP', 'JPY', 'USD'].map(async (each) => [each, await paidIn(each)])),
    );
  });

  test('is in no sum twice: the currency of a report and the others beside it are all that was paid', async () => {
    for (const currency of Object.keys(AMOUNTS)) {
      const { totals, otherCurrencies } = await readRevenue(shop(), { ...TODAY, currency }, NOW);
      const told = [[currency, totals.gross], ...otherCurrencies.map((other) => [other.currency, other.gross])].sort();
      expect(told).toEqual(await Promise.all(Object.keys(AMOUNTS).map(async (each) => [each, await paidIn(each)])));
    }
  });
});
