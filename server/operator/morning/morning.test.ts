import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL } from '../../../core/analytics/visit.ts';
import type { MorningReport } from '../../../core/api/operator/morning.ts';
import { dayAt, plusDays } from '../../../core/operator/period.ts';
import { startOfDayAt } from '../../../core/operator/zoned-time.ts';
import { findCounts } from '../../analytics/reports/funnel/count-rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { openReports } from '../../platform/db/reports.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import { testServer } from '../../platform/http/testing.ts';
import { addPayment, countVisits } from '../alerts/testing.ts';
import { readGrowth } from '../growth/query.ts';
import { readRevenue } from '../revenue/query.ts';
import { morningRoutes } from './routes.ts';

const NOW = new Date('2026-11-23T10:17:00Z');
const ZONES = ['UTC', 'America/New_York', 'Asia/Kolkata'];

let db: Db;
let server: ReturnType<typeof testServer>;
let now = NOW;
beforeAll(async () => {
  db = await testDatabase();
  server = testServer(morningRoutes({ reports: openReports(db, undefined), now: () => now }));
  await addPayment(db, 'today', new Date('2026-11-23T09:30:00Z'), 1000);
  await addPayment(db, 'soon', new Date('2026-11-23T10:16:59Z'), 500);
  await addPayment(db, 'earlier', new Date('2026-11-16T10:16:59Z'), 200);
  await addPayment(db, 'later', new Date('2026-11-16T10:17:00Z'), 70);
  await addPayment(db, 'between', new Date('2026-11-20T22:45:00Z'), 30);
  await addPayment(db, 'refunded', new Date('2026-10-24T22:30:00Z'), 40);
  await addPayment(db, 'disputed', new Date('2026-10-22T12:00:00Z'), 40);
  await db.updateTable('payments').set({ amount_refunded: 40 }).where('id', '=', 'in_refunded').execute();
  await db.updateTable('payments').set({ dispute: 'won' }).where('id', '=', 'in_disputed').execute();
  await countVisits(db, new Date('2026-11-23T09:00:00Z'), { visitors: 40, buyers: 2 });
  await countVisits(db, new Date('2026-11-23T10:00:00Z'), { visitors: 7, buyers: 1 });
  await countVisits(db, new Date('2026-11-16T09:00:00Z'), { visitors: 30, buyers: 1 });
  await countVisits(db, new Date('2026-11-16T10:00:00Z'), { visitors: 25 });
  await countVisits(db, new Date('2026-11-20T22:00:00Z'), { visitors: 12 });
});
afterAll(async () => {
  await server.close();
  await db.destroy();
});

async function morning(zone = 'UTC', at = NOW): Promise<MorningReport> {
  now = at;
  return (await server.inject({ url: '/api/morning', query: { zone } })).json<MorningReport>();
}

test('the report of the morning compares today with the same weekday a week before up to the same minute, and visitors by whole hours', async () => {
  const { day, wholeUntil, soFar } = await morning();
  expect(day).toBe('2026-11-23');
  expect(new Date(wholeUntil).toISOString()).toBe('2026-11-23T10:00:00.000Z');
  expect(soFar.today).toEqual({ gross: 1500, orders: 2, visitors: 40, buyers: 2 });
  expect(soFar.weekBefore).toEqual({ gross: 200, orders: 1, visitors: 30, buyers: 1 });
});

test('the hours of today end with the present one, and those of the week before are the whole day', async () => {
  const { hours } = await morning();
  expect(hours.today).toHaveLength(11);
  expect(hours.today.slice(9)).toEqual([
    { gross: 1000, visitors: 40 },
    { gross: 500, visitors: 7 },
  ]);
  expect(hours.weekBefore).toHaveLength(24);
  expect(hours.weekBefore.slice(9, 11)).toEqual([
    { gross: 0, visitors: 30 },
    { gross: 270, visitors: 25 },
  ]);
});

test.each(ZONES)('in %s the days before today have the figures of the pages about revenue and the funnel', async (zone) => {
  const { day, days } = await morning(zone);
  for (const [index, figures] of days.entries()) {
    const date = plusDays(day, index - days.length);
    const { totals } = await readRevenue(db, { from: date, to: date, zone, unit: 'day' }, NOW);
    const span = { from: startOfDayAt(date, zone), until: startOfDayAt(plusDays(date, 1), zone) };
    const { visitors, counts } = await findCounts(db, ALL, span);
    expect([date, figures]).toEqual([
      date,
      { gross: totals.gross, orders: totals.orders, visitors, buyers: counts.paid?.views ?? 0 },
    ]);
  }
  expect(days.reduce((sum, { gross }) => sum + gross, 0)).toBe(300);
});

test.each(ZONES)('the hours of a whole day in %s add up to its figures', async (zone) => {
  const { days, hours, day } = await morning(zone);
  const weekBefore = days.at(-7);
  expect(dayAt(startOfDayAt(plusDays(day, -7), zone), zone)).toBe('2026-11-16');
  expect(hours.weekBefore.reduce((sum, { gross }) => sum + gross, 0)).toBe(weekBefore?.gross);
  expect(hours.weekBefore.reduce((sum, { visitors }) => sum + visitors, 0)).toBe(weekBefore?.visitors);
});

test.each(ZONES)('in %s refunds and disputes are those of the page about subscribers, on each of the last days', async (zone) => {
  const { day, rates } = await morning(zone);
  const upTo = async (to: string) => (await readGrowth(db, { from: plusDays(to, -29), to, zone, unit: 'day' })).payments;
  expect([rates.now, rates.before]).toEqual([await upTo(day), await upTo(plusDays(day, -30))]);
  expect(rates.before).toMatchObject({ disputed: 1 });
  expect(rates.days.some(({ refunded }) => refunded === 1)).toBe(true);
  for (const [index, figures] of rates.days.entries()) expect(figures).toEqual(await upTo(plusDays(day, index - 13)));
});

test('a day on which the clock goes back has 25 hours', async () => {
  const { hours } = await morning('America/New_York', new Date('2026-11-08T17:00:00Z'));
  expect(hours.weekBefore).toHaveLength(25);
});

test('the newest orders come first, with no address in them', async () => {
  const { orders } = await morning();
  expect(orders.map(({ id }) => id)).toEqual([
    'in_soon',
    'in_today',
    'in_between',
    'in_later',
    'in_earlier',
    'in_refunded',
    'in_disputed',
  ]);
  expect(JSON.stringify(orders)).not.toContain('@');
});
