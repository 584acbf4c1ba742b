import { beforeEach, describe, expect, test } from 'vitest';
import { saveTestEvents, storedEvent } from '../../analytics/events/testing.ts';
import { buyer, mailedToken } from '../../money/manage/testing.ts';
import { retryDeliveries } from '../../platform/jobs/actions.ts';
import { GiveUp } from '../../platform/jobs/queue.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { ANALYTICS_DUE, tablesMentioning } from '../erasure/testing.ts';
import { deletionFixture } from './testing.ts';

const shop = openBeforeAll(deletionFixture);
beforeEach(() => shop.reset());

/** The tables that hold events of a device. */
const eventTablesOf = async (device: string) =>
  (await tablesMentioning(shop.db, device)).filter((table) => ['events', 'event_visits', 'lead_devices'].includes(table));

test('the events of every browser that left an address are in its export and are deleted with it', async () => {
  const email = 'two-browsers@example.com';
  for (const device of ['', 'browser-a', 'browser-b']) await shop.ask('/addUserToMailchimp', { email }, { device });
  const at = new Date();
  const answered = { at, name: 'Quiz Step Complete', properties: { step_number: 2, answers: { gender: 'female' } } };
  const events = ['browser-a', 'browser-b', 'browser-c'].map((device_id) =>
    storedEvent({ key: device_id, device_id, ...answered }),
  );
  await saveTestEvents(shop.db, ...events);
  await shop.ask('/export-links', { email });
  await shop.queue.drain();
  const { held } = (await shop.ask('/exports', { token: mailedToken(shop, 'export-link', email) })).json();
  expect(held.events.map(({ device_id }: { device_id: string }) => device_id).sort()).toEqual(['browser-a', 'browser-b']);
  await shop.confirm(await shop.mailedLink(email));
  await shop.runOn();
  for (const device of ['browser-a', 'browser-b']) expect(await eventTablesOf(device)).toEqual([]);
  expect(await eventTablesOf('browser-c')).toEqual(['events']);
});

test('the events of the browser that confirms a deletion are deleted, and its device id is stored nowhere', async () => {
  const email = 'confirms@example.com';
  await shop.addLead(email);
  await saveTestEvents(shop.db, storedEvent({ key: 'confirming', device_id: 'confirming', at: new Date(), name: 'Step Viewed' }));
  await shop.ask('/deletions', { token: await shop.mailedLink(email) }, { device: 'confirming' });
  await shop.runOn();
  expect(await tablesMentioning(shop.db, 'confirming')).toEqual([]);
});

test('the analytics service is asked to delete the devices before their ids are gone, and the receipt names the day', async () => {
  const email = 'measured@example.com';
  await shop.ask('/addUserToMailchimp', { email }, { device: 'measured-device' });
  const { deleteDevices } = shop.outside.analytics;
  const token = await shop.mailedLink(email);
  shop.outside.analytics.deleteDevices = async () => ({ ok: false, reason: 'unreachable', detail: 'A wrong key.' });
  await shop.confirm(token);
  await shop.runOn();
  expect(await shop.status(token)).toEqual({ status: 'erased' });
  expect(await tablesMentioning(shop.db, 'measured-device')).toEqual(['deletion_requests']);
  shop.outside.analytics.deleteDevices = deleteDevices;
  shop.clock.aheadMs += 3 * 60 * 60_000;
  await shop.runOn();
  expect(await shop.status(token)).toEqual({ status: 'done' });
  expect(shop.outside.deleted).toContain('analytics: measured-device');
  expect(shop.mails.at(-1)?.facts).toMatchObject({ analyticsDue: ANALYTICS_DUE.toISOString() });
  expect(await tablesMentioning(shop.db, 'measured-device')).toEqual([]);
});

describe('the deletion at other systems', () => {
  test('is finished before the receipt is mailed', async () => {
    await shop.addLead('nora@example.com');
    const token = await shop.mailedLink('nora@example.com');
    shop.outside.answer = () => Promise.reject(new Error('no answer'));
    await shop.confirm(token);
    await shop.runOn();
    expect(await shop.status(token)).toEqual({ status: 'erased' });
    expect(await shop.db.selectFrom('leads').select('email').where('email', '=', 'nora@example.com').execute()).toEqual([]);
    expect(shop.mails.map(({ template }) => template)).toEqual(['deletion-link']);

    shop.outside.answer = async () => {};
    shop.clock.aheadMs += 3 * 60 * 60_000;
    await shop.runOn();
    expect(await shop.status(token)).toEqual({ status: 'done' });
    expect(shop.outside.deleted).toEqual(expect.arrayContaining(['app: nora@example.com', 'list: nora@example.com']));
    expect(shop.mails.map(({ template }) => template)).toEqual(['deletion-link', 'deletion-done']);
  });

  test('is reported as unfinished after it was given up, until the operator retries it', async () => {
    await shop.addLead('olga@example.com');
    const token = await shop.mailedLink('olga@example.com');
    shop.outside.answer = () => Promise.reject(new GiveUp('refused'));
    await shop.confirm(token);
    await shop.runOn();
    shop.clock.aheadMs += 40 * 24 * 60 * 60_000;
    await shop.runOn();
    expect(await shop.status(token)).toEqual({ status: 'erased' });
    shop.outside.answer = async () => {};
    await retryDeliveries(shop.db, { all: true, job: 'list-removal' });
    shop.clock.aheadMs += 2 * 60 * 60_000;
    await shop.runOn();
    expect(await shop.status(token)).toEqual({ status: 'done' });
  });
});

test('a deletion that is interrupted after any step is resumed, with the same result and one receipt', async () => {
  const { email } = await buyer(shop);
  const token = await shop.mailedLink(email);
  await shop.confirm(token);
  const crash = () => Promise.reject(new Error('killed'));
  const { provider } = shop;
  // After the provider has ended it, before we have written that down.
  shop.line.payments = { ...provider, endNow: (id) => provider.endNow(id).then(crash) };
  await shop.queue.drain();
  // After it is written down, before anything is erased.
  shop.line.payments = { ...provider, readPayments: crash };
  shop.clock.aheadMs += 60_000;
  await shop.queue.drain();
  expect(await shop.status(token)).toEqual({ status: 'open' });
  shop.line.payments = provider;
  shop.clock.aheadMs += 60_000;
  await shop.runOn();
  // Once more, as if the end of the job had not been written down.
  const { id } = await shop.db
    .selectFrom('deletion_requests')
    .select('id')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  await shop.queue.add(shop.db, 'erase', { requestId: id });
  await shop.runOn();
  expect(await shop.status(token)).toEqual({ status: 'done' });
  expect(shop.mails.filter(({ template }) => template === 'deletion-done')).toHaveLength(1);
});

test('a job that was pending before a deletion is dropped, and a later one is kept', async () => {
  await shop.addLead('iris@example.com');
  const token = await shop.mailedLink('iris@example.com');
  const addReminder = (key: string) =>
    shop.queue.add(shop.db, 'abandoned-quiz', { email: 'iris@example.com' }, { key, waitMs: 30 * 24 * 60 * 60_000 });
  await addReminder('before');
  shop.outside.answer = () => Promise.reject(new Error('no answer'));
  await shop.confirm(token);
  await shop.runOn();
  expect(await shop.status(token)).toEqual({ status: 'erased' });
  await addReminder('since');
  shop.outside.answer = async () => {};
  shop.clock.aheadMs += 3 * 60 * 60_000;
  await shop.runOn();
  expect(await shop.status(token)).toEqual({ status: 'done' });
  const waiting = (await shop.queue.waiting()).filter((name) => name === 'abandoned-quiz');
  expect(waiting).toEqual(['abandoned-quiz']);
});
