import { afterAll, beforeAll, expect, test } from 'vitest';
import { clickHouse } from '../adapters/analytics/clickhouse/clickhouse.ts';
import { clickHouseStandIn, PASSWORD, type Statement, USER } from '../adapters/analytics/clickhouse/testing.ts';
import { eventRoutes } from './analytics/events/routes.ts';
import { forwardingJobs } from './analytics/forwarding/jobs.ts';
import { openAddressCounts } from './platform/http/address-counts.ts';
import type { Server } from './platform/http/server.ts';
import { testServer } from './platform/http/testing.ts';
import { type DeletionFixture, deletionFixture } from './privacy/deletion-requests/testing.ts';

const EMAIL = 'measured@example.com';
const DEVICE = 'measured-device';

let shop: DeletionFixture;
let standIn: Awaited<ReturnType<typeof clickHouseStandIn>>;
let collector: Server;
beforeAll(async () => {
  shop = await deletionFixture();
  standIn = await clickHouseStandIn();
  const { db, queue } = shop;
  const { now } = shop.deps;
  const analytics = clickHouse({ url: standIn.url, user: USER, password: PASSWORD, database: 'shop', retentionDays: 400, now });
  queue.work(forwardingJobs({ db, queue, analytics }));
  shop.outside.analytics.deleteDevices = analytics.deleteDevices;
  const counts = openAddressCounts({ now });
  collector = testServer(eventRoutes({ db, counts, limited: false, eventsPerDay: 0, isFull: async () => false, now }));
});
afterAll(async () => {
  await collector.close();
  await shop.close();
  await standIn.close();
});

const send = (...events: readonly object[]) =>
  collector.inject({
    method: 'POST',
    url: '/api/events',
    payload: { events: events.map((event) => ({ event_type: 'Step Viewed', ...event })) },
  });
const forwardNow = async () => {
  await shop.queue.add(shop.db, 'forward-events', {});
  await shop.queue.drain();
};
const inserts = (): readonly Statement[] => standIn.statements().filter(({ sql }) => sql.startsWith('INSERT'));
const deletions = (): readonly Statement[] => standIn.statements().filter(({ sql }) => sql.includes(' delete '));

test('accepted events reach ClickHouse after a failure, and a deletion takes those of the person away, also after a failure', async () => {
  await forwardNow();
  const answers = { 'skin-concerns': ['acne'] };
  const completed = { event_type: 'Quiz Step Complete', event_properties: { step_number: 4, answers }, insert_id: 'first' };
  await send(
    { ...completed, device_id: DEVICE, session_id: 7 },
    { insert_id: 'anonymous' },
    { device_id: 'other', insert_id: 'other' },
  );
  standIn.failWith = { status: 500, code: 252, type: 'TOO_MANY_PARTS' };
  await forwardNow();
  expect(inserts()).toEqual([]);
  expect(shop.queue.failures.at(-1)).toMatchObject({ name: 'events-batch', final: false });
  shop.clock.aheadMs += 5 * 60_000;
  await shop.queue.drain();
  expect(inserts().map(({ rows }) => rows)).toEqual([
    [
      expect.objectContaining({ device_id: DEVICE, session_id: 7, properties: '{"step_number":4}' }),
      expect.objectContaining({ device_id: 'other' }),
    ],
  ]);
  expect(JSON.stringify(standIn.received)).not.toMatch(/acne|skin-concerns/);

  await shop.ask('/addUserToMailchimp', { email: EMAIL }, { device: DEVICE });
  const token = await shop.mailedLink(EMAIL);
  standIn.failWith = { status: 403, code: 497, type: 'ACCESS_DENIED' };
  await shop.confirm(token);
  await shop.runOn();
  expect(shop.queue.failures.at(-1)).toMatchObject({ name: 'analytics-deletion', final: false });
  shop.clock.aheadMs += 3 * 60 * 60_000;
  await shop.runOn();
  expect(await shop.status(token)).toEqual({ status: 'done' });
  expect(deletions().map(({ parameters }) => parameters.param_devices)).toEqual(Array(2).fill(`['${DEVICE}']`));
  expect(shop.mails.at(-1)?.facts).toHaveProperty('analyticsDue');
});
