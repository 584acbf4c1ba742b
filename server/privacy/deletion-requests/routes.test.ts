import { beforeEach, describe, expect, test } from 'vitest';
import { accountLinkJobs } from '../../money/account-links/jobs.ts';
import { browser, sessionIdOf, type TestShop } from '../../money/checkout/testing.ts';
import { buyer, mailedToken, signedIn } from '../../money/manage/testing.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { aliasOf } from '../erasure/person.ts';
import { tablesMentioning } from '../erasure/testing.ts';
import { deletionFixture, REMAINING_TABLES } from './testing.ts';

const shop = openBeforeAll(deletionFixture);
beforeEach(() => shop.reset());

test('a deletion request deletes nothing, and mails a link for a day to the address', async () => {
  await shop.addLead('kate@example.com');
  expect((await shop.ask('/deleteUser', { email: 'Kate@Example.com' })).json()).toEqual({ success: true });
  await shop.queue.drain();
  const token = mailedToken(shop, 'deletion-link', 'kate@example.com');
  expect(shop.mails[0]?.facts).toMatchObject({ link: `http://localhost:3000/delete/confirm#${token}`, hours: 24 });
  await shop.ask('/deletions/preview', { token });
  await shop.ask('/deletions/preview', { token });
  expect(await shop.db.selectFrom('leads').select('email').execute()).toContainEqual({ email: 'kate@example.com' });
});

test('a deletion request for an address that only the companion app knows can be confirmed and is carried out there', async () => {
  const mail = async (order: (typeof shop.mails)[number]) => {
    shop.mails.push(order);
  };
  const links = (hasApp: boolean) => accountLinkJobs({ ...shop.deps, hasApp, mail });
  shop.queue.work(links(true));
  const token = await shop.mailedLink('only-in-the-app@example.com');
  shop.queue.work(links(false));
  expect((await shop.confirm(token)).json()).toEqual({ success: true });
  await shop.runOn();
  expect(shop.outside.deleted).toContain('app: only-in-the-app@example.com');
  expect(await shop.status(token)).toEqual({ status: 'done' });
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
  await shop.addLead('lea@example.com');
  const token = await shop.mailedLink('lea@example.com');
  expect((await shop.confirm(token)).json()).toEqual({ success: true });
  expect(await shop.status(token)).toEqual({ status: 'open' });
  await shop.runOn();
  expect(await shop.status(token)).toEqual({ status: 'done' });
  expect(shop.mails.at(-1)).toEqual({
    template: 'deletion-done',
    to: 'lea@example.com',
    facts: { address: true, erasedAt: expect.any(String) },
  });
  expect(await tablesMentioning(shop.db, 'lea@example.com')).toEqual(REMAINING_TABLES);
});

test('a finished deletion request holds nothing of the address', async () => {
  await shop.addLead('max@example.com');
  await shop.confirm(await shop.mailedLink('max@example.com'));
  await shop.runOn();
  expect(JSON.stringify(await shop.db.selectFrom('deletion_requests').selectAll().execute())).not.toContain('max');
});

describe('the deletion of a customer', () => {
  test('has a preview of what ends and which refunds are possible', async () => {
    const { email } = await buyer(shop);
    const token = await shop.mailedLink(email);
    const preview = (await shop.ask('/deletions/preview', { token })).json();
    expect(preview).toEqual({
      email,
      keeps: true,
      subscriptions: [
        {
          planId: 'year',
          paidUntil: expect.any(Number),
          onTrial: false,
          withdrawUntil: expect.any(Number),
          guaranteeUntil: expect.any(Number),
        },
      ],
    });
  });

  test('has a preview that promises no refund of a disputed payment', async () => {
    const { email } = await buyer(shop);
    const attempts = shop.db.selectFrom('checkout_attempts').select('id').where('email', '=', email);
    const bought = shop.db.selectFrom('subscriptions').select('id').where('attempt_id', 'in', attempts);
    await shop.db.updateTable('payments').set({ dispute: 'open' }).where('subscription_id', 'in', bought).execute();
    const preview = (await shop.ask('/deletions/preview', { token: await shop.mailedLink(email) })).json();
    expect(preview.subscriptions).toMatchObject([{ withdrawUntil: null, guaranteeUntil: null }]);
  });

  test('ends the subscription, keeps the proof of the order without the address, and signs the customer out', async () => {
    const { email, id } = await buyer(shop);
    const { overview } = await signedIn(shop, email);
    const token = await shop.mailedLink(email);
    await shop.confirm(token);
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
    await shop.confirm(await shop.mailedLink(email));
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
    const token = await shop.mailedLink(email);
    const away = { ok: false, reason: 'unreachable', detail: 'no answer' } as const;
    shop.line.payments = { ...shop.provider, endNow: async () => away };
    await shop.confirm(token);
    await shop.queue.drain();
    expect(await shop.status(token)).toEqual({ status: 'open' });
    expect(await shop.db.selectFrom('leads').select('email').where('email', '=', email).execute()).toHaveLength(1);
    expect(shop.mails.map(({ template }) => template)).not.toContain('deletion-done');
    shop.line.payments = shop.provider;
    shop.clock.aheadMs = 60_000;
    await shop.runOn();
    expect(await shop.status(token)).toEqual({ status: 'done' });
  });

  test('closes an open payment page', async () => {
    const visitor = browser(shop as TestShop);
    const { url } = (await visitor.checkout()).json();
    await shop.confirm(await shop.mailedLink(visitor.email));
    await shop.runOn();
    await visitor.pay(url);
    await shop.runOn();
    const session = await shop.provider.readSession(sessionIdOf(url));
    expect(session).toMatchObject({ value: { state: 'expired' } });
    expect(await tablesMentioning(shop.db, visitor.email)).toEqual(REMAINING_TABLES);
  });
});
