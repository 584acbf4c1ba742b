import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { store, storedEvent } from '../../analytics/events/testing.ts';
import { accountLinkJobs } from '../../money/account-links/jobs.ts';
import { browser, sessionIdOf, type TestShop } from '../../money/checkout/testing.ts';
import { buyer, mailedToken, signedIn } from '../../money/manage/testing.ts';
import { retryDeliveries } from '../../platform/jobs/actions.ts';
import { GiveUp } from '../../platform/jobs/queue.ts';
import { jobTables } from '../../platform/jobs/testing.ts';
import { aliasOf } from '../erasure/person.ts';
import { ANALYTICS_DUE, type PrivacyFixture, privacyFixture, tablesMentioning } from '../erasure/testing.ts';

let shop: PrivacyFixture;
beforeAll(async () => {
  shop = await privacyFixture();
});
afterAll(() => shop.close());
beforeEach(async () => {
  vi.restoreAllMocks();
  shop.clock.aheadMs = 0;
  await shop.settle();
  shop.mails.length = 0;
});

const lead = (email: string) => shop.db.insertInto('leads').values({ email, source: 'keep-results' }).execute();
const deletion = (token: string) => shop.ask('/deletions', { token });
const status = async (token: string) => (await shop.ask('/deletions/status', { token })).json();

async function mailed(email: string): Promise<string> {
  await shop.ask('/deleteUser', { email });
  await shop.queue.drain();
  return mailedToken(shop, 'deletion-link', email);
}

test('a deletion request deletes nothing, and mails a link for a day to the address', async () => {
  await lead('kate@example.com');
  expect((await shop.ask('/deleteUser', { email: 'Kate@Example.com' })).json()).toEqual({ success: true });
  await shop.queue.drain();
  const token = mailedToken(shop, 'deletion-link', 'kate@example.com');
  expect(shop.mails[0]?.facts).toMatchObject({ link: `http://localhost:3000/delete/confirm#${token}`, hours: 24 });
  await shop.ask('/deletions/preview', { token });
  await shop.ask('/deletions/preview', { token });
  expect(await shop.db.selectFrom('leads').select('email').execute()).toContainEqual({ email: 'kate@example.com' });
});

test('a deletion request for an unknown address sends no mail', async () => {
  await shop.ask('/deleteUser', { email: 'nobody@example.com' });
  await shop.queue.drain();
  expect(shop.mails).toEqual([]);
});

test('a deletion request for an address that only the companion app knows can be confirmed and is carried out there', async () => {
  const mail = async (order: (typeof shop.mails)[number]) => {
    shop.mails.push(order);
  };
  const links = (hasApp: boolean) => accountLinkJobs({ ...shop.deps, hasApp, mail });
  shop.queue.work(links(true));
  const token = await mailed('only-in-the-app@example.com');
  shop.queue.work(links(false));
  expect((await deletion(token)).json()).toEqual({ success: true });
  await shop.runOn();
  expect(shop.outside.deleted).toContain('app: only-in-the-app@example.com');
  expect(await status(token)).toEqual({ status: 'done' });
  expect(shop.mails.at(-1)).toMatchObject({ template: 'deletion-done', to: 'only-in-the-app@example.com' });
});

test.each([{}, { email: 'ann' }, { email: null }, { email: 'ann@example.com', confirmed: true }])(
  'the deletion request %j is refused',
  async (body) => {
    expect((await shop.ask('/deleteUser', body)).statusCode).toBe(400);
    expect(await shop.queue.waiting()).toEqual([]);
  },
);

test('a confirmed deletion erases a lead, and its receipt lists what was stored', async () => {
  await lead('lea@example.com');
  const token = await mailed('lea@example.com');
  expect((await deletion(token)).json()).toEqual({ success: true });
  expect(await status(token)).toEqual({ status: 'open' });
  await shop.runOn();
  expect(await status(token)).toEqual({ status: 'done' });
  expect(shop.mails.at(-1)).toEqual({
    template: 'deletion-done',
    to: 'lea@example.com',
    facts: { address: true, erasedAt: expect.any(String) },
  });
  expect(await tablesMentioning(shop.db, 'lea@example.com')).toEqual(REMAINING_TABLES);
});

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
  await store(shop.db, ...events);
  await shop.ask('/export-links', { email });
  await shop.queue.drain();
  const { held } = (await shop.ask('/exports', { token: mailedToken(shop, 'export-link', email) })).json();
  expect(held.events.map(({ device_id }: { device_id: string }) => device_id).sort()).toEqual(['browser-a', 'browser-b']);
  await deletion(await mailed(email));
  await shop.runOn();
  for (const device of ['browser-a', 'browser-b']) expect(await eventTablesOf(device)).toEqual([]);
  expect(await eventTablesOf('browser-c')).toEqual(['events']);
});

test('the events of the browser that confirms a deletion are deleted, and its device id is stored nowhere', async () => {
  const email = 'confirms@example.com';
  await lead(email);
  await store(shop.db, storedEvent({ key: 'confirming', device_id: 'confirming', at: new Date(), name: 'Step Viewed' }));
  await shop.ask('/deletions', { token: await mailed(email) }, { device: 'confirming' });
  await shop.runOn();
  expect(await tablesMentioning(shop.db, 'confirming')).toEqual([]);
});

test('the analytics service is told to delete the devices before their ids are gone, and the receipt names the day', async () => {
  const email = 'measured@example.com';
  await shop.ask('/addUserToMailchimp', { email }, { device: 'measured-device' });
  const { deleteDevices } = shop.outside.analytics;
  const token = await mailed(email);
  shop.outside.analytics.deleteDevices = async () => ({ ok: false, reason: 'unreachable', detail: 'A wrong key.' });
  await deletion(token);
  await shop.runOn();
  expect(await status(token)).toEqual({ status: 'erased' });
  expect(await tablesMentioning(shop.db, 'measured-device')).toEqual(['deletion_requests']);
  shop.outside.analytics.deleteDevices = deleteDevices;
  shop.clock.aheadMs += 3 * 60 * 60_000;
  await shop.runOn();
  expect(await status(token)).toEqual({ status: 'done' });
  expect(shop.outside.deleted).toContain('analytics: measured-device');
  expect(shop.mails.at(-1)?.facts).toMatchObject({ analyticsDue: ANALYTICS_DUE.toISOString() });
  expect(await tablesMentioning(shop.db, 'measured-device')).toEqual([]);
});

/** The event of the deletion for the operator's systems, and the job that mailed the receipt. Both expire. */
const REMAINING_TABLES = [...jobTables, 'webhook_events'];

describe('the deletion of a customer', () => {
  test('has a preview of what ends and which refunds are possible', async () => {
    const { email } = await buyer(shop);
    const token = await mailed(email);
    const preview = (await shop.ask('/deletions/preview', { token })).json();
    expect(preview).toEqual({
      email,
      keeps: true,
      subscriptions: [
        {
          planId: 'year',
          paidUntil: expect.any(Number),
          withdrawUntil: expect.any(Number),
          guaranteeUntil: expect.any(Number),
        },
      ],
    });
  });

  test('ends the subscription, keeps the proof of the order without the address, and signs the customer out', async () => {
    const { email, id } = await buyer(shop);
    const { overview } = await signedIn(shop, email);
    const token = await mailed(email);
    await deletion(token);
    expect((await overview()).json()).toEqual({ email: null });
    await shop.runOn();
    expect(await shop.provider.readSubscription(id)).toMatchObject({ value: { status: 'canceled' } });
    expect(shop.mails.at(-1)).toMatchObject({
      template: 'deletion-done',
      facts: { order: true, subscription: true, answers: true, address: true, keptUntil: expect.any(String) },
    });
    expect(await shop.db.selectFrom('subscriptions').select(['email', 'status']).where('id', '=', id).execute()).toEqual([
      { email: aliasOf(email), status: 'canceled' },
    ]);
    expect(await tablesMentioning(shop.db, email)).toEqual(REMAINING_TABLES);
  });

  test('is followed by no mail about the subscription, not even after a late refund', async () => {
    const { email, id } = await buyer(shop);
    await deletion(await mailed(email));
    await shop.runOn();
    shop.mails.length = 0;
    const paid = await shop.db.selectFrom('payments').select('id').where('subscription_id', '=', id).executeTakeFirstOrThrow();
    await shop.provider.refund(paid);
    await shop.runOn();
    expect(shop.mails.filter(({ to }) => to === email)).toEqual([]);
    expect(await tablesMentioning(shop.db, email)).toEqual(REMAINING_TABLES);
  });

  test('waits while the provider is down, and is completed later', async () => {
    const { email } = await buyer(shop);
    const token = await mailed(email);
    const away = { ok: false, reason: 'unreachable', detail: 'no answer' } as const;
    shop.line.payments = { ...shop.provider, endNow: async () => away };
    await deletion(token);
    await shop.queue.drain();
    expect(await status(token)).toEqual({ status: 'open' });
    expect(await shop.db.selectFrom('leads').select('email').where('email', '=', email).execute()).toHaveLength(1);
    expect(shop.mails.map(({ template }) => template)).not.toContain('deletion-done');
    shop.line.payments = shop.provider;
    shop.clock.aheadMs = 60_000;
    await shop.runOn();
    expect(await status(token)).toEqual({ status: 'done' });
  });

  test('closes an open payment page', async () => {
    const visitor = browser(shop as TestShop);
    const { url } = (await visitor.checkout()).json();
    await deletion(await mailed(visitor.email));
    await shop.runOn();
    await visitor.pay(url);
    await shop.runOn();
    const session = await shop.provider.readSession(sessionIdOf(url));
    expect(session).toMatchObject({ value: { state: 'expired' } });
    expect(await tablesMentioning(shop.db, visitor.email)).toEqual(REMAINING_TABLES);
  });
});

test('a deletion that is interrupted after any step is resumed, with the same result and one receipt', async () => {
  const { email } = await buyer(shop);
  const token = await mailed(email);
  await deletion(token);
  const crash = () => Promise.reject(new Error('killed'));
  const { provider } = shop;
  // After the provider has ended it, before we have written that down.
  shop.line.payments = { ...provider, endNow: (id) => provider.endNow(id).then(crash) };
  await shop.queue.drain();
  // After it is written down, before anything is erased.
  shop.line.payments = { ...provider, readPayments: crash };
  shop.clock.aheadMs += 60_000;
  await shop.queue.drain();
  expect(await status(token)).toEqual({ status: 'open' });
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
  expect(await status(token)).toEqual({ status: 'done' });
  expect(shop.mails.filter(({ template }) => template === 'deletion-done')).toHaveLength(1);
});

describe('the deletion at other systems', () => {
  test('is finished before the receipt is mailed', async () => {
    await lead('nora@example.com');
    const token = await mailed('nora@example.com');
    shop.outside.answer = () => Promise.reject(new Error('no answer'));
    await deletion(token);
    await shop.runOn();
    expect(await status(token)).toEqual({ status: 'erased' });
    expect(await shop.db.selectFrom('leads').select('email').where('email', '=', 'nora@example.com').execute()).toEqual([]);
    expect(shop.mails.map(({ template }) => template)).toEqual(['deletion-link']);

    shop.outside.answer = async () => {};
    shop.clock.aheadMs += 3 * 60 * 60_000;
    await shop.runOn();
    expect(await status(token)).toEqual({ status: 'done' });
    expect(shop.outside.deleted).toEqual(expect.arrayContaining(['app: nora@example.com', 'list: nora@example.com']));
    expect(shop.mails.map(({ template }) => template)).toEqual(['deletion-link', 'deletion-done']);
  });

  test('is reported as unfinished after it was given up, until the operator retries it', async () => {
    await lead('olga@example.com');
    const token = await mailed('olga@example.com');
    shop.outside.answer = () => Promise.reject(new GiveUp('refused'));
    await deletion(token);
    await shop.runOn();
    shop.clock.aheadMs += 40 * 24 * 60 * 60_000;
    await shop.runOn();
    expect(await status(token)).toEqual({ status: 'erased' });
    shop.outside.answer = async () => {};
    await retryDeliveries(shop.db, { all: true, job: 'list-removal' });
    shop.clock.aheadMs += 2 * 60 * 60_000;
    await shop.runOn();
    expect(await status(token)).toEqual({ status: 'done' });
  });
});

test('a job that was pending before a deletion is dropped, and a later one is kept', async () => {
  await lead('iris@example.com');
  const token = await mailed('iris@example.com');
  const addReminder = (key: string) =>
    shop.queue.add(shop.db, 'abandoned-quiz', { email: 'iris@example.com' }, { key, waitMs: 30 * 24 * 60 * 60_000 });
  await addReminder('before');
  shop.outside.answer = () => Promise.reject(new Error('no answer'));
  await deletion(token);
  await shop.runOn();
  expect(await status(token)).toEqual({ status: 'erased' });
  await addReminder('since');
  shop.outside.answer = async () => {};
  shop.clock.aheadMs += 3 * 60 * 60_000;
  await shop.runOn();
  expect(await status(token)).toEqual({ status: 'done' });
  const waiting = (await shop.queue.waiting()).filter((name) => name === 'abandoned-quiz');
  expect(waiting).toEqual(['abandoned-quiz']);
});

test('a finished deletion request holds nothing of the address', async () => {
  await lead('max@example.com');
  await deletion(await mailed('max@example.com'));
  await shop.runOn();
  expect(JSON.stringify(await shop.db.selectFrom('deletion_requests').selectAll().execute())).not.toContain('max');
});
