import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { brand } from '../../../content/brand.ts';
import type { AlertSettings } from '../../../core/api/operator/alerts.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../core/time.ts';
import { slackMessage } from '../../messages/webhooks/slack.ts';
import { countMail, uncountMail } from '../../platform/http/mail-quota.ts';
import { failAllJobs, type TestQueue, testQueue } from '../../platform/jobs/testing.ts';
import { type TestOperator, testOperator } from '../testing.ts';
import { evaluateAlerts } from './evaluate.ts';
import { saveAlertSettings } from './settings.ts';
import { addPayment, countUntil, countVisits } from './testing.ts';

const NOON = Date.parse('2026-03-04T12:00:00Z');
const OFF: AlertSettings = {
  timeZone: 'Europe/Berlin',
  revenue: null,
  revenueIn: {},
  revenueHour: 18,
  acceptance: null,
  refunds: null,
  disputes: null,
  duplicates: null,
  mails: null,
  withdrawals: null,
  deliveries: null,
  silence: null,
  anomalies: false,
};

let shop: TestOperator;
let queue: TestQueue;
beforeAll(async () => {
  shop = await testOperator();
  queue = await testQueue(shop.db, () => new Date(shop.clock.at));
});
beforeEach(async () => {
  await shop.reset();
  await queue.clear();
  const emptied = [
    'alerts',
    'alert_settings',
    'funnel_counts',
    'webhook_events',
    'subscription_requests',
    'payments',
    'subscriptions',
  ] as const;
  for (const table of emptied) await shop.db.deleteFrom(table).execute();
  await at(NOON);
});
afterAll(async () => {
  await queue.stop();
  await shop.close();
});

async function at(time: number): Promise<void> {
  shop.clock.at = time;
  await countUntil(shop.db, new Date(time));
}
const later = (ms: number) => at(shop.clock.at + ms);
const limits = (change: Partial<AlertSettings>) => saveAlertSettings(shop.db, { ...OFF, ...change });
const judge = () => evaluateAlerts(shop.deps);
const alerts = () => shop.db.selectFrom('alerts').selectAll().orderBy('opened_at').orderBy('rule').execute();
const openRules = async () => (await alerts()).filter((row) => !row.closed_at).map(({ rule }) => rule);
const events = () => shop.db.selectFrom('webhook_events').selectAll().orderBy('position').execute();
const wantMails = () => shop.db.updateTable('operator').set({ alert_mails: true }).execute();
const visitAll = async () => {
  for (let week = 1; week <= 8; week++)
    for (const hour of [8, 9, 10])
      await countVisits(shop.db, new Date(Date.UTC(2026, 2, 4, hour) - week * 7 * DAY_MS), { visitors: 40, buyers: 12 });
};

describe('an alert', () => {
  test('opens once, is mailed to those who want it and see revenue, and closes after an hour of calm', async () => {
    await limits({ silence: 2 });
    await shop.add('support@example.com', 'support');
    await wantMails();
    await shop.add('quiet@example.com', 'owner');
    shop.mails.length = 0;
    await judge();
    await later(15 * MINUTE_MS);
    await judge();
    expect(await openRules()).toEqual(['silence']);
    expect(shop.mails).toEqual([
      {
        template: 'alerts-opened',
        to: brand.supportEmail,
        facts: { headline: 'No visitor was counted for 2 hours.', sentences: 'No visitor was counted for 2 hours.' },
      },
    ]);
    await countVisits(shop.db, new Date(shop.clock.at), { visitors: 1 });
    await judge();
    await later(59 * MINUTE_MS);
    await judge();
    expect(await openRules()).toEqual(['silence']);
    await later(MINUTE_MS);
    await judge();
    await judge();
    expect(await openRules()).toEqual([]);
    const data = { rule: 'silence', sentence: 'No visitor was counted for 2 hours.', figure: 0, limit: 2 };
    expect((await events()).map(({ type, data }) => ({ type, data }))).toEqual([
      { type: 'alert.opened', data: { ...data, alert: expect.any(String), openedAt: new Date(NOON).toISOString() } },
      {
        type: 'alert.closed',
        data: {
          ...data,
          alert: expect.any(String),
          openedAt: new Date(NOON).toISOString(),
          closedAt: new Date(shop.clock.at).toISOString(),
        },
      },
    ]);
    expect(new Set((await events()).map(({ data }) => data.alert)).size).toBe(1);
    expect(shop.mails).toHaveLength(1);
  });

  test('stays one alert while its figure moves around the limit', async () => {
    await limits({ deliveries: 0 });
    for (let quarter = 0; quarter < 8; quarter++) {
      await queue.clear();
      if (quarter % 2 === 0) {
        await queue.add(shop.db, 'remind', {});
        await failAllJobs(shop.db, 'no');
      }
      await judge();
      await later(15 * MINUTE_MS);
    }
    expect((await alerts()).map(({ rule, closed_at }) => [rule, closed_at])).toEqual([['deliveries', null]]);
    expect(await events()).toHaveLength(1);
  });

  test('is sent once when two servers judge at the same time', async () => {
    await limits({ silence: 2 });
    await wantMails();
    await Promise.all([judge(), judge()]);
    await countVisits(shop.db, new Date(NOON), { visitors: 1 });
    await judge();
    await later(HOUR_MS);
    await countVisits(shop.db, new Date(NOON + HOUR_MS), { visitors: 1 });
    await Promise.all([judge(), judge()]);
    expect((await events()).map(({ type }) => type)).toEqual(['alert.opened', 'alert.closed']);
    expect(shop.mails).toHaveLength(1);
  });

  test('that opens together with others is one mail', async () => {
    await limits({ silence: 2, revenue: 500_00, revenueHour: 12 });
    await wantMails();
    await judge();
    expect(shop.mails.map(({ facts }) => facts)).toEqual([
      {
        headline: '2 alerts opened.',
        sentences:
          'Gross revenue of the day was $0.00 after 12:00, below the $500.00 that you expect by then.\nNo visitor was counted for 2 hours.',
      },
    ]);
  });

  test('reaches Slack as a sentence', async () => {
    await limits({ silence: 2 });
    await judge();
    const [event] = await events();
    expect(event && slackMessage(event)).toBe(JSON.stringify({ text: 'Alert: No visitor was counted for 2 hours.' }));
  });
});

test('the revenue of the day is judged from its hour on, in the time zone of the limits', async () => {
  await limits({ revenue: 50_00, revenueHour: 13 });
  await addPayment(shop.db, 'yesterday', new Date('2026-03-03T22:59:00Z'), 90_00);
  await addPayment(shop.db, 'today', new Date('2026-03-03T23:01:00Z'), 40_00);
  await at(Date.parse('2026-03-04T11:59:00Z'));
  await judge();
  expect(await openRules()).toEqual([]);
  await at(NOON);
  await judge();
  expect((await alerts()).map(({ facts }) => facts)).toEqual([{ figure: 40_00, limit: 50_00, hour: 13 }]);
  await addPayment(shop.db, 'more', new Date(NOON), 10_00);
  await judge();
  await later(HOUR_MS);
  await judge();
  expect(await openRules()).toEqual([]);
});

test('revenue is judged in each currency for itself, with an alert of its own that closes without its limit too', async () => {
  await limits({ revenue: 50_00, revenueIn: { EUR: 40_00, JPY: 5_000 }, revenueHour: 13 });
  await addPayment(shop.db, 'dollars', new Date(NOON), 60_00);
  await addPayment(shop.db, 'euros', new Date(NOON), 39_99, 'EUR');
  await addPayment(shop.db, 'pounds', new Date(NOON), 900_00, 'GBP');
  await judge();
  expect(await openRules()).toEqual(['revenue:EUR', 'revenue:JPY']);
  expect((await events()).map(({ data: { rule, currency, figure, limit } }) => [rule, currency, figure, limit])).toEqual([
    ['revenue', 'EUR', 39_99, 40_00],
    ['revenue', 'JPY', 0, 5_000],
  ]);
  expect((await events()).map(({ data }) => data.sentence)).toEqual([
    'Gross revenue of the day was €39.99 after 13:00, below the €40.00 that you expect by then.',
    'Gross revenue of the day was ¥0 after 13:00, below the ¥5,000 that you expect by then.',
  ]);
  await addPayment(shop.db, 'more-euros', new Date(NOON), 1, 'EUR');
  await limits({ revenue: 50_00, revenueHour: 13 });
  await judge();
  await later(HOUR_MS);
  await judge();
  expect(await openRules()).toEqual([]);
});

test('duplicates and withdrawals are judged by those of the day', async () => {
  await limits({ duplicates: 1, withdrawals: 1 });
  for (const id of ['one', 'two', 'three']) await addPayment(shop.db, id, new Date(NOON - HOUR_MS), 10_00);
  const duplicate = async (id: string) =>
    shop.db.updateTable('subscriptions').set({ duplicate_of: 'sub_one' }).where('id', '=', `sub_${id}`).execute();
  const withdrawal = async (id: string) =>
    shop.db
      .insertInto('subscription_requests')
      .values({ subscription_id: `sub_${id}`, kind: 'withdraw', detail: '{}', created_at: new Date(NOON) })
      .execute();
  await duplicate('two');
  await withdrawal('one');
  await judge();
  expect(await openRules()).toEqual([]);
  await duplicate('three');
  await withdrawal('two');
  await judge();
  expect((await alerts()).map(({ rule, facts }) => [rule, facts])).toEqual([
    ['duplicates', { figure: 2, limit: 1 }],
    ['withdrawals', { figure: 2, limit: 1 }],
  ]);
});

test('mails that were asked for and not wanted are judged by those of the day', async () => {
  await limits({ mails: 2 });
  const mail = () => countMail(shop.db, 5000, new Date(shop.clock.at));
  for (let i = 0; i < 2; i++) await mail();
  const wanted = await mail();
  await uncountMail(shop.db, wanted === undefined ? [] : [wanted]);
  await judge();
  expect(await openRules()).toEqual([]);
  await mail();
  await judge();
  expect((await alerts()).map(({ rule, facts }) => [rule, facts])).toEqual([['mails', { figure: 3, limit: 2 }]]);
});

test('limits that were saved before a rule was made have its usual limit', async () => {
  await limits({});
  await sql`update alert_settings set settings = settings - 'duplicates'`.execute(shop.db);
  for (const id of ['first', 'a', 'b', 'c', 'd', 'e', 'f']) await addPayment(shop.db, id, new Date(NOON - HOUR_MS), 10_00);
  await shop.db.updateTable('subscriptions').set({ duplicate_of: 'sub_first' }).where('id', '!=', 'sub_first').execute();
  await judge();
  expect((await alerts()).map(({ rule, facts }) => [rule, facts])).toEqual([['duplicates', { figure: 6, limit: 5 }]]);
});

test('refunds, disputes and refused cards are judged by the figures of the reports', async () => {
  await limits({ acceptance: 90, refunds: 1, disputes: 0.5 });
  for (let n = 0; n < 100; n++) await addPayment(shop.db, `p${n}`, new Date(NOON - HOUR_MS), 10_00);
  const declines = Array.from({ length: 25 }, (_, n) => ({
    charge_id: `ch_${n}`,
    reason: 'insufficient_funds',
    amount: 10_00,
    currency: 'USD',
    declined_at: new Date(NOON - HOUR_MS),
  }));
  await shop.db.insertInto('declines').values(declines).execute();
  const change = (ids: readonly string[]) => shop.db.updateTable('payments').where('id', 'in', ids);
  await change(['in_p0', 'in_p1']).set({ amount_refunded: 10_00 }).execute();
  await change(['in_p2']).set({ dispute: 'open' }).execute();
  await judge();
  expect((await alerts()).map(({ rule, facts }) => [rule, facts])).toEqual([
    ['acceptance', { figure: 80, limit: 90 }],
    ['disputes', { figure: 1, limit: 0.5 }],
    ['refunds', { figure: 2, limit: 1 }],
  ]);
});

describe('unusual hours', () => {
  beforeEach(() => limits({ anomalies: true }));

  test('open an alert for visitors and one for buyers, with the usual range in its sentence', async () => {
    await visitAll();
    await countVisits(shop.db, new Date('2026-03-04T09:00:00Z'), { visitors: 40, buyers: 3 });
    await judge();
    expect(await openRules()).toEqual(['buyers', 'visitors']);
    expect((await events()).map(({ data }) => data.sentence)).toEqual([
      '40 visitors came on Wednesday from 09:00 to 12:00. In these hours of the last 8 same weekdays the median was 120, and 48 to 240 would be usual.',
      '3 of the visitors of Wednesday from 09:00 to 12:00 bought. In these hours of the last 8 same weekdays the median was 36, and 14.4 to 72 would be usual.',
    ]);
  });

  test('open none where they are as before, or where the counting is behind', async () => {
    await visitAll();
    await countUntil(shop.db, new Date(NOON - HOUR_MS));
    await judge();
    expect(await openRules()).toEqual([]);
    await countUntil(shop.db, new Date(NOON));
    for (const hour of [8, 9, 10]) await countVisits(shop.db, new Date(Date.UTC(2026, 2, 4, hour)), { visitors: 40, buyers: 12 });
    await judge();
    expect(await openRules()).toEqual([]);
  });

  test('open none when they are switched off', async () => {
    await visitAll();
    await limits({});
    await judge();
    expect(await openRules()).toEqual([]);
  });
});
