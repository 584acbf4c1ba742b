import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorResponse } from '../../../core/api/errors.ts';
import type { RevenueReport } from '../../../core/api/operator/revenue.ts';
import type { Db } from '../../platform/db/client.ts';
import { openReports } from '../../platform/db/reports.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import { testServer } from '../../platform/http/testing.ts';
import { revenueRoutes } from './routes.ts';

let db: Db;
let server: ReturnType<typeof testServer>;
beforeAll(async () => {
  db = await testDatabase();
  server = testServer(revenueRoutes({ reports: openReports(db, undefined), now: () => new Date('2026-11-20T12:00:00Z') }));
  const at = new Date('2026-03-01T20:00:00Z');
  const decline = { charge_id: 'ch_1', reason: 'expired_card', amount: 999, currency: 'USD', declined_at: at };
  await db.insertInto('declines').values(decline).execute();
});
afterAll(async () => {
  await server.close();
  await db.destroy();
});

const read = (change: Record<string, string>) =>
  server.inject({ url: '/api/revenue', query: { from: '2026-03-01', to: '2026-03-01', zone: 'UTC', unit: 'day', ...change } });
const declined = async (change: Record<string, string>) =>
  (await read(change)).json<RevenueReport>().cards.declined.map(({ count }) => count);

test('the revenue report accepts the first and the last day of the years 2000 to 2100', async () => {
  for (const day of ['2000-01-01', '2100-12-31']) {
    for (const zone of ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])
      expect([day, zone, (await read({ from: day, to: day, zone })).statusCode]).toEqual([day, zone, 200]);
  }
});

test.each([
  ['from', { from: '0001-01-01', to: '0001-01-02' }],
  ['from', { from: '1999-12-31', to: '2000-01-05' }],
  ['to', { from: '9999-12-30', to: '9999-12-31' }],
  ['to', { to: '2101-01-01' }],
  ['from', { from: '2026-02-30' }],
  ['to', { from: '2026-03-02' }],
])('the revenue report refuses a period with an invalid "%s": %j', async (field, change) => {
  const response = await read(change);
  expect([response.statusCode, Object.keys(response.json<ErrorResponse>().error.fields ?? {})]).toEqual([
    400,
    expect.arrayContaining([field]),
  ]);
});

test.each(['+05:45', '-08:00', '+0545', '-03', 'Middle/Earth', 'UTC+3', '', "UTC'"])(
  'the revenue report refuses the time zone "%s"',
  async (zone) => {
    expect((await read({ zone })).statusCode).toBe(400);
  },
);

test.each([
  ['Asia/Tokyo', '2026-03-02'],
  ['Asia/Calcutta', '2026-03-02'],
  ['Asia/Kolkata', '2026-03-02'],
  ['America/New_York', '2026-03-01'],
  // Names of hours west of Greenwich have a plus.
  ['Etc/GMT+5', '2026-03-01'],
  ['Etc/GMT-5', '2026-03-02'],
  // To PostgreSQL this is Israel, where that evening was still the first of March at 22:00.
  ['IST', '2026-03-02'],
  // To PostgreSQL these are nothing.
  ['AET', '2026-03-02'],
  ['VST', '2026-03-02'],
])('the revenue report reads the time zone %s as browsers do: 20:00 UTC on March 1 is on %s there', async (zone, day) => {
  const days = ['2026-03-01', '2026-03-02'];
  const counts = await Promise.all(days.map(async (from) => (await declined({ zone, from, to: from })).length));
  expect(days[counts.indexOf(1)]).toBe(day);
  expect(counts).toContain(0);
});
