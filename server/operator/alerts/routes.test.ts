import { beforeEach, expect, test } from 'vitest';
import type { AlertReport, AlertSettings } from '../../../core/api/operator/alerts.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { statusOf, type TestOperator, testOperator } from '../testing.ts';
import { alertRoutes } from './routes.ts';
import { openAlert, resolveAlert } from './store.ts';

const SETTINGS: AlertSettings = {
  timeZone: 'Europe/Berlin',
  revenue: 500_00,
  revenueIn: { EUR: 45_000 },
  revenueHour: 18,
  acceptance: 60,
  refunds: null,
  disputes: 0.9,
  duplicates: 5,
  mails: 2500,
  withdrawals: null,
  deliveries: 5,
  silence: 3,
  anomalies: true,
};

const shop = openBeforeAll(() => testOperator({ routes: (deps) => [alertRoutes(deps)] }));
beforeEach(() => shop.reset());

const report = async (browser: { get: TestOperator['browser'] extends () => { get: infer Get } ? Get : never }) =>
  (await browser.get('/alerts')).json<AlertReport>();

test('limits are saved whole, by a marketer too, and are in the audit log', async () => {
  const marketer = await shop.add('marketer@example.com', 'marketer');
  expect((await report(marketer)).settings).toMatchObject({ revenue: null, anomalies: true });
  expect(await statusOf(marketer.post('/alerts/limits', SETTINGS))).toBe(200);
  const changed = { ...SETTINGS, silence: null };
  await marketer.post('/alerts/limits', changed);
  expect((await report(marketer)).settings).toEqual(changed);
  const audited = await shop.db
    .selectFrom('operator_audit')
    .select(['action', 'operator', 'detail'])
    .where('action', '=', 'alert-limits-set')
    .orderBy('id')
    .execute();
  const by = { action: 'alert-limits-set', operator: 'marketer@example.com' };
  expect(audited.map(({ detail, ...entry }) => [entry, JSON.parse(detail ?? '')])).toEqual([
    [by, SETTINGS],
    [by, changed],
  ]);
});

test.each([
  ['an hour that is none', { revenueHour: 24 }],
  ['a share above everything', { acceptance: 101 }],
  ['part of a delivery', { deliveries: 1.5 }],
  ['no hours', { silence: 0 }],
  ['a time zone that is none', { timeZone: 'Mars/Olympus' }],
])('limits with %s are refused', async (_what, change) => {
  const owner = await shop.signedIn();
  expect(await statusOf(owner.post('/alerts/limits', { ...SETTINGS, ...change }))).toBe(400);
});

test('open alerts and past ones are listed apart, with their sentences', async () => {
  const owner = await shop.signedIn();
  const now = new Date(shop.clock.at);
  await openAlert(shop.db, 'deliveries', { figure: 1200, limit: 5 }, now);
  await openAlert(shop.db, 'refunds', { figure: 12.5, limit: 10 }, now);
  await resolveAlert(shop.db, 'refunds', now, now);
  const { open, past } = await report(owner);
  expect(open).toEqual([
    {
      id: expect.any(String),
      rule: 'deliveries',
      sentence: '1,200 deliveries are given up, more than your limit of 5.',
      openedAt: shop.clock.at,
      closedAt: null,
    },
  ]);
  expect(past.map(({ sentence, closedAt }) => [sentence, closedAt])).toEqual([
    ['Of the payments of the last 30 days, 12.5% were refunded, above your limit of 10%.', shop.clock.at],
  ]);
});
