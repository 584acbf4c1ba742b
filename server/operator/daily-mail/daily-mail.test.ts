import { beforeEach, expect, test } from 'vitest';
import type { MailOrder } from '../../../core/mails/mail-facts.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { openAlert } from '../alerts/store.ts';
import { addPayment, countVisits } from '../alerts/testing.ts';
import { statusOf, testOperator } from '../testing.ts';
import { operatorMailRoutes } from './routes.ts';
import { sendDailyMails } from './send.ts';

const BERLIN = 'Europe/Berlin';
const shop = openBeforeAll(() => testOperator({ routes: (deps) => [operatorMailRoutes(deps)] }));
beforeEach(async () => {
  await shop.reset();
  for (const table of ['alerts', 'funnel_counts', 'payments', 'subscriptions'] as const)
    await shop.db.deleteFrom(table).execute();
  await shop.db.updateTable('operator').set({ daily_mails: false, time_zone: null, daily_mailed_on: '' }).execute();
});

const subscribe = (timeZone: string | null = BERLIN) =>
  shop.db.updateTable('operator').set({ daily_mails: true, time_zone: timeZone }).execute();

/** Returns what was mailed. */
async function sendAt(time: string): Promise<readonly MailOrder[]> {
  shop.mails.length = 0;
  shop.clock.at = Date.parse(time);
  await sendDailyMails(shop.deps);
  return [...shop.mails];
}
const factsAt = async (time: string) => (await sendAt(time)).map(({ facts }) => facts)[0];

test('the daily mail is switched on and off by each operator for themselves', async () => {
  shop.clock.at = Date.parse('2026-03-04T08:00:00Z');
  const ada = await shop.add('ada@example.com', 'support');
  expect((await ada.get('/account/mails')).json()).toEqual({ alerts: false, daily: false });
  expect(await statusOf(ada.post('/account/mails', { alerts: false, daily: true }))).toBe(200);
  expect((await ada.get('/account/mails')).json()).toEqual({ alerts: false, daily: true });
  expect((await sendAt('2026-03-04T08:00:00Z')).map(({ to }) => to)).toEqual(['ada@example.com']);
  await ada.post('/account/mails', { alerts: false, daily: false });
  expect(await sendAt('2026-03-05T08:00:00Z')).toEqual([]);
});

test('the daily mail is sent once a day, between seven and noon of the clock of the operator', async () => {
  await subscribe();
  const sent = [];
  for (const time of ['05:59', '06:00', '06:15', '10:59']) sent.push((await sendAt(`2026-03-04T${time}:00Z`)).length);
  expect(sent).toEqual([0, 1, 0, 0]);
  expect(await sendAt('2026-03-05T11:00:00Z')).toEqual([]);
  expect(await sendAt('2026-03-06T10:59:00Z')).toHaveLength(1);
});

test('the daily mail follows the clock when it changes to summer time', async () => {
  await subscribe();
  expect(await sendAt('2026-03-28T05:30:00Z')).toEqual([]);
  expect(await sendAt('2026-03-29T05:00:00Z')).toHaveLength(1);
});

test('the daily mail is sent once when two servers send at the same time', async () => {
  await subscribe();
  shop.clock.at = Date.parse('2026-03-04T07:00:00Z');
  await Promise.all([sendDailyMails(shop.deps), sendDailyMails(shop.deps)]);
  expect(shop.mails).toHaveLength(1);
});

test('an operator without a time zone gets the mail by the clock of the alerts', async () => {
  await subscribe(null);
  expect(await sendAt('2026-03-04T06:59:00Z')).toEqual([]);
  expect(await sendAt('2026-03-04T07:00:00Z')).toHaveLength(1);
});

test('the daily mail compares yesterday with the same weekday before, and says what waits', async () => {
  await subscribe();
  await addPayment(shop.db, 'a', new Date('2026-03-02T23:30:00Z'), 100_00);
  await addPayment(shop.db, 'b', new Date('2026-03-03T22:30:00Z'), 50_00);
  await addPayment(shop.db, 'today', new Date('2026-03-03T23:30:00Z'), 999_00);
  await addPayment(shop.db, 'before', new Date('2026-02-24T12:00:00Z'), 120_00);
  await countVisits(shop.db, new Date('2026-03-03T12:00:00Z'), { visitors: 80, buyers: 2 });
  await countVisits(shop.db, new Date('2026-03-02T22:00:00Z'), { visitors: 1000, buyers: 100 });
  await openAlert(shop.db, 'deliveries', { figure: 12, limit: 10 }, new Date('2026-03-03T12:00:00Z'));
  await shop.db.updateTable('payments').set({ dispute: 'open' }).where('id', '=', 'in_a').execute();
  expect(await factsAt('2026-03-04T06:30:00Z')).toEqual({
    headline: '$150.00, 25% more than the Tuesday before',
    sentence: 'Tuesday brought $150.00 from 2 orders: 25% more than the Tuesday before.',
    revenue: '$150.00 (Tuesday before: $120.00)',
    orders: '2 (Tuesday before: 1)',
    visitors: '80 (Tuesday before: 0)',
    conversion: '2.5% (Tuesday before: –)',
    waiting: 'Open disputes: 1',
    alerts: '12 deliveries are given up, more than your limit of 10.',
  });
});

test('the daily mail tells each currency for itself, and compares the orders where there are several', async () => {
  await subscribe();
  await addPayment(shop.db, 'dollars', new Date('2026-03-03T12:00:00Z'), 100_00);
  await addPayment(shop.db, 'euros', new Date('2026-03-03T12:00:00Z'), 37_99, 'EUR');
  await addPayment(shop.db, 'yen', new Date('2026-03-03T12:00:00Z'), 5_980, 'JPY');
  for (const id of ['before', 'too']) await addPayment(shop.db, id, new Date('2026-02-24T12:00:00Z'), 20_00, 'EUR');
  expect(await factsAt('2026-03-04T06:30:00Z')).toMatchObject({
    headline: '$100.00, €37.99, and ¥5,980, from 3 orders',
    sentence: 'Tuesday brought $100.00, €37.99, and ¥5,980 from 3 orders. Orders: 50% more than the Tuesday before.',
    revenue: '$100.00 (Tuesday before: $0.00)\n€37.99 (Tuesday before: €40.00)\n¥5,980 (Tuesday before: ¥0)',
    orders: '3 (Tuesday before: 2)',
  });
});

test('the daily mail of a shop that was paid in one other currency is in that one', async () => {
  await subscribe();
  await addPayment(shop.db, 'pounds', new Date('2026-03-03T12:00:00Z'), 31_99, 'GBP');
  expect(await factsAt('2026-03-04T06:30:00Z')).toMatchObject({
    sentence: 'Tuesday brought £31.99 from 1 order: after nothing on the Tuesday before.',
    revenue: '£31.99 (Tuesday before: £0.00)',
  });
});

test('the daily mail says that a day equals the week before, or follows a day without figures', async () => {
  await subscribe();
  expect(await factsAt('2026-03-04T06:30:00Z')).toMatchObject({
    sentence: 'Tuesday brought $0.00 from 0 orders: the same as the Tuesday before.',
    waiting: 'Nothing waits for an answer or a decision.',
    alerts: 'No alert is open now.',
  });
  await addPayment(shop.db, 'a', new Date('2026-03-04T12:00:00Z'), 100_00);
  expect(await factsAt('2026-03-05T06:30:00Z')).toMatchObject({
    sentence: 'Wednesday brought $100.00 from 1 order: after nothing on the Wednesday before.',
  });
});

test.each([
  ['support', ['headline', 'sentence', 'visitors', 'conversion', 'waiting']],
  ['marketer', ['headline', 'sentence', 'revenue', 'orders', 'alerts', 'visitors', 'conversion']],
] as const)('the daily mail holds for the role %s only what it may see', async (role, keys) => {
  await shop.add('ada@example.com', role);
  await subscribe();
  await shop.db.updateTable('operator').set({ daily_mails: false }).where('id', '=', 1).execute();
  await countVisits(shop.db, new Date('2026-03-03T12:00:00Z'), { visitors: 1 });
  const facts = await factsAt('2026-03-04T06:30:00Z');
  expect(Object.keys(facts ?? {}).sort()).toEqual([...keys].sort());
  const lead = role === 'support' ? 'On Tuesday 1 visitor came: after nothing on the Tuesday before.' : /^Tuesday brought \$0/;
  expect(facts).toMatchObject({ sentence: expect.stringMatching(lead) });
});
