import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import { openReports } from '../../platform/db/reports.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import { testServer } from '../../platform/http/testing.ts';
import { reportRoutes } from './operator-routes.ts';

let db: Db;
let server: ReturnType<typeof testServer>;
beforeAll(async () => {
  db = await testDatabase();
  server = testServer(reportRoutes({ db, reports: openReports(db, undefined), now: () => new Date('2026-11-20T12:00:00Z') }));
});
afterAll(async () => {
  await server.close();
  await db.destroy();
});

const REPORTS = ['/funnel', '/funnel.csv', '/funnel/segments', '/answers'];
const read = async (report: string, from: number | string, until: number | string) =>
  (await server.inject({ url: `/api${report}`, query: { from: String(from), until: String(until) } })).statusCode;

test.each(REPORTS)('the report %s accepts any hours of the years 2000 to 2100 in every time zone', async (report) => {
  const first = Date.parse('2000-01-01T00:00:00+14:00');
  const end = Date.parse('2101-01-01T00:00:00-12:00');
  expect([
    await read(report, first, end),
    await read(report, first, first + HOUR_MS),
    await read(report, end - HOUR_MS, end),
  ]).toEqual([200, 200, 200]);
});

test('the funnel report can compare the longest period with the one before', async () => {
  const query = { from: String(Date.UTC(2000, 0, 1)), until: String(Date.UTC(2101, 0, 1)), compare: 'yes' };
  expect((await server.inject({ url: '/api/funnel', query })).statusCode).toBe(200);
});

test.each(REPORTS)('the report %s refuses an invalid time and a time outside of the years 2000 to 2100', async (report) => {
  const now = Date.UTC(2026, 10, 20);
  expect([
    await read(report, now, 8.64e15),
    await read(report, now, '8640000000000000'),
    await read(report, now, 8.64e15 + 1),
    await read(report, 0, now),
    await read(report, -8.64e15, now),
    await read(report, now, Date.UTC(2102, 0, 1)),
    await read(report, 'yesterday', now),
    await read(report, now + 0.5, now),
  ]).toEqual(Array.from({ length: 8 }, () => 400));
});
