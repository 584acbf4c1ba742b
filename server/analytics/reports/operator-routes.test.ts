import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Visit } from '../../../core/analytics/visit.ts';
import type { FunnelReport } from '../../../core/api/operator/funnel.ts';
import { HOUR_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import { openReports } from '../../platform/db/reports.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import { testServer } from '../../platform/http/testing.ts';
import { saveVisits } from './funnel/store.ts';
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

test('the funnel report takes up to five conditions, each once and of a known kind', async () => {
  const now = Date.UTC(2026, 10, 20);
  const status = async (...conditions: readonly string[]) => {
    const query = new URLSearchParams([
      ['from', String(now)],
      ['until', String(now + HOUR_MS)],
      ...conditions.map((condition) => ['condition', condition]),
    ]);
    return (await server.inject({ url: `/api/funnel?${query}` })).statusCode;
  };
  expect([
    await status('source:tiktok'),
    await status('source:a:b', 'source:', 'device:phone', 'answer:gender:female', 'country:US'),
    await status('source:a', 'source:b', 'source:c', 'source:d', 'source:e', 'source:f'),
    await status('device:phone', 'device:phone'),
    await status('email:a'),
    await status('answer:gender'),
  ]).toEqual([200, 200, 400, 400, 400, 400]);
});

test('a report of an answer and a trait has neither a small group nor figures that are not kept', async () => {
  const hour = Date.UTC(2026, 10, 20, 10);
  const counts = { landing: { views: 1, backs: 0, errors: 2, times: { 3: 1 } } };
  const visit = (skin: string, device: string): Visit => ({
    ...{ first: hour, counts },
    traits: { source: 'tiktok', device, browser: 'none', country: 'US' },
    answers: { gender: { at: hour, options: [skin] } },
  });
  const many = (count: number, key: string, one: Visit) => Array.from({ length: count }, (_, n) => [`${key} ${n}`, one] as const);
  await saveVisits(
    db,
    new Map([
      ...many(12, 'a', visit('female', 'phone')),
      ...many(9, 'b', visit('female', 'tablet')),
      ...many(30, 'c', visit('male', 'phone')),
      ...many(20, 'd', visit('male', 'desktop')),
    ]),
  );
  const stages = async (...condition: readonly string[]) => {
    const query = { from: String(hour), until: String(hour + HOUR_MS), condition: [...condition] };
    return (await server.inject({ url: '/api/funnel', query })).json<FunnelReport>().stages;
  };
  expect(await stages('answer:gender:female', 'device:tablet')).toEqual([]);
  expect(await stages('answer:gender:female', 'device:phone')).toEqual([]);
  const [landing] = await stages('answer:gender:male', 'device:phone');
  expect(landing).toEqual({ id: 'landing', title: expect.any(String), visitors: 30, ofFirst: 1, lost: 0 });
});
