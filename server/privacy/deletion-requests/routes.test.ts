import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { store, storedEvent } from '../../analytics/events/testing.ts';
import { accountLinkJobs } from '../../money/account-links/jobs.ts';
import { browser, sessionIdOf, type TestShop } from '../../money/checkout/testing.ts';
import { buyer, mailedToken, signedIn } from '../../money/manage/testing.ts';
import { retryDeliveries } from '../../platform/jobs/actions.ts';
import { GiveUp } from '../../platform/jobs/queue.ts';
import { jobTables } from '../../platform/jobs/testing.ts';
import { aliasOf } from '../erasure/person.ts';
import { type PrivacyFixture, privacyFixture, tablesMentioning } from '../erasure/testing.ts';

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

test('asking deletes nothing, and mails the owner a link that lasts a day', async () => {
  await lead('kate@example.com');
  expect((await shop.ask('/deleteUser', { email: 'Kate@Example.com' })).json()).toEqual({ success: true });
  await shop.queue.drain();
  const token = mailedToken(shop, 'deletion-link', 'kate@example.com');
  expect(shop.mails[0]?.facts).toMatchObject({ link: `http://localhost:3000/delete/confirm#${token}`, hours: 24 });
  await shop.ask('/deletions/preview', { token });
  await shop.ask('/deletions/preview', { token });
  expect(await shop.db.selectFrom('leads').select('email').execute()).toContainEqual({ email: 'kate@example.com' });
});

test('an address of which we hold nothing gets no mail', async () => {
  await shop.ask('/deleteUser', { email: 'nobody@example.com' });
  await shop.queue.drain();
  expect(shop.mails).toEqual([]);
});

test('where there is a companion app, it may know them: they are asked, and what only the app has goes', async () => {
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
  '%j is refused',
  async (body) => {
    expect((await shop.ask('/deleteUser', body)).statusCode).toBe(400);
    expect(await shop.queue.waiting()).toEqual([]);
  },
);

test('one press erases somebody who never bought, and the receipt says what there was', async () => {
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
  expect(await tablesMentioning(shop.db, 'lea@example.com')).toEqual(LAST_TRACES);
});

/** What the office holds of what was counted of a device. */
const counted = async (device: string) =>
  (await tablesMentioning(shop.db, device)).filter((table) => ['events', 'event_visits', 'lead_devices'].includes(table));

test('every browser that left the address is in the copy, and what was counted of it goes, also where it agreed to that only later', async () => {
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
  for (const device of ['browser-a', 'browser-b']) expect(await counted(device)).toEqual([]);
  expect(await counted('browser-c')).toEqual(['events']);
});

test('what was counted of the browser in which the owner confirms goes too, and its name is kept nowhere', async () => {
  const email = 'confirms@example.com';
  await lead(email);
  await store(shop.db, storedEvent({ key: 'confirming', device_id: 'confirming', at: new Date(), name: 'Step Viewed' }));
  await shop.ask('/deletions', { token: await mailed(email) }, { device: 'confirming' });
  await shop.runOn();
  expect(await tablesMentioning(shop.db, 'confirming')).toEqual([]);
});

/** That it was deleted, for the systems of the operator; and the job by which the receipt was mailed. Both go with time. */
const LAST_TRACES = [...jobTables, 'webhook_events'];

describe('somebody with a subscription', () => {
  test('is told before the press what ends, and which money can still be asked for', async () => {
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

  test('has it ended at the provider, keeps the proof of the order without the address, and is signed out at once', async () => {
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
    expect(await tablesMentioning(shop.db, email)).toEqual(LAST_TRACES);
  });

  test('is not written to about it afterwards, whatever the provider tells late', async () => {
    const { email, id } = await buyer(shop);
    await deletion(await mailed(email));
    await shop.runOn();
    shop.mails.length = 0;
    const paid = await shop.db.selectFrom('payments').select('id').where('subscription_id', '=', id).executeTakeFirstOrThrow();
    await shop.provider.refund(paid);
    await shop.runOn();
    expect(shop.mails.filter(({ to }) => to === email)).toEqual([]);
    expect(await tablesMentioning(shop.db, email)).toEqual(LAST_TRACES);
  });

  test('is told nothing and keeps everything while the provider is away; then all is done', async () => {
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

  test('cannot pay any more on a payment page that was open', async () => {
    const visitor = browser(shop as TestShop);
    const { url } = (await visitor.checkout()).json();
    await deletion(await mailed(visitor.email));
    await shop.runOn();
    await visitor.pay(url);
    await shop.runOn();
    const session = await shop.provider.readSession(sessionIdOf(url));
    expect(session).toMatchObject({ value: { state: 'expired' } });
    expect(await tablesMentioning(shop.db, visitor.email)).toEqual(LAST_TRACES);
  });
});

test('cut off after any step, it is begun again and comes to the same end, with one receipt', async () => {
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

describe('what other systems hold', () => {
  test('is deleted too, before anybody is told that all is done', async () => {
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

  test('is owed, and said to be, for as long as it was given up; the operator has it tried again', async () => {
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

test('what waited for somebody who was erased is forgotten, but not what was begun since they are back', async () => {
  await lead('iris@example.com');
  const token = await mailed('iris@example.com');
  const waits = (key: string) =>
    shop.queue.add(shop.db, 'abandoned-quiz', { email: 'iris@example.com' }, { key, waitMs: 30 * 24 * 60 * 60_000 });
  await waits('before');
  shop.outside.answer = () => Promise.reject(new Error('no answer'));
  await deletion(token);
  await shop.runOn();
  expect(await status(token)).toEqual({ status: 'erased' });
  await waits('since');
  shop.outside.answer = async () => {};
  shop.clock.aheadMs += 3 * 60 * 60_000;
  await shop.runOn();
  expect(await status(token)).toEqual({ status: 'done' });
  const waiting = (await shop.queue.waiting()).filter((name) => name === 'abandoned-quiz');
  expect(waiting).toEqual(['abandoned-quiz']);
});

test('a deletion that is done says nothing of whom it was', async () => {
  await lead('max@example.com');
  await deletion(await mailed('max@example.com'));
  await shop.runOn();
  expect(JSON.stringify(await shop.db.selectFrom('deletion_requests').selectAll().execute())).not.toContain('max');
});
