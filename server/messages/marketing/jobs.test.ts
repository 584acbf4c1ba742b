import { beforeEach, expect, test } from 'vitest';
import { plans } from '../../../content/plans.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { valuesOf } from '../mails/values.ts';
import { enqueueListUpdate } from './enqueue.ts';
import { ANN, marketingFixture } from './testing.ts';

const shop = openBeforeAll(marketingFixture);
beforeEach(() => shop.reset());

test('the list gets the plan of a member who buys, and no buyer who is not a member', async () => {
  await shop.agree();
  await shop.queue.drain();
  await shop.buy();
  for (const email of [ANN, 'bob@example.com']) await enqueueListUpdate(shop.db, shop.queue, email);
  await shop.queue.drain();
  expect(shop.list.save.mock.lastCall).toEqual([{ email: ANN, plan: 'year' }]);
  await shop.db.updateTable('subscriptions').set({ status: 'canceled' }).execute();
  await enqueueListUpdate(shop.db, shop.queue, ANN);
  await shop.queue.drain();
  expect(shop.list.save.mock.calls.map(([{ plan }]) => plan)).toEqual([undefined, 'year', undefined]);
});

test('an update of the list that fails is retried later, and the visitor does not wait for it', async () => {
  shop.list.save.mockResolvedValueOnce({ ok: false, reason: 'unreachable', detail: 'Away.' });
  expect((await shop.agree()).statusCode).toBe(200);
  await shop.queue.drain();
  await shop.advance(1);
  expect(shop.list.save).toHaveBeenCalledTimes(2);
});

test('a lead that consented is sent once to the companion app when the app keeps the list', async () => {
  shop.settings.listInApp = true;
  await shop.submitLead({ email: 'bob@example.com' });
  await shop.agree();
  await shop.queue.drain();
  await shop.buy();
  await enqueueListUpdate(shop.db, shop.queue, ANN);
  await shop.queue.drain();
  expect(shop.toApp.mock.calls).toEqual([[{ email: ANN }, expect.anything()]]);
  expect(shop.list.save).not.toHaveBeenCalled();
});

test('an address that is erased is removed from the list after its pending updates', async () => {
  await shop.agree();
  await shop.queue.add(shop.db, 'list-removal', { email: ANN }, { subject: ANN });
  await shop.queue.drain();
  expect(shop.list.remove.mock.calls).toEqual([[ANN]]);
  expect(shop.list.save.mock.invocationCallOrder[0]).toBeLessThan(shop.list.remove.mock.invocationCallOrder[0] ?? 0);
});

test('a reminder leads back to the door of the funnel that the lead was in', async () => {
  await shop.submitLead({ email: ANN, funnel: 'short' });
  await shop.agree();
  await shop.advance(24);
  const facts = shop.mail.mock.calls.flatMap(([order]) => (order.template === 'abandoned-quiz' ? [order.facts] : []));
  expect(facts).toMatchObject([{ funnel: 'short' }]);
  const addresses = { publicUrl: new URL('https://shop.example'), operatorUrl: new URL('https://shop.example') };
  const doorOf = (of: object) => valuesOf(of, plans, addresses).door;
  expect([doorOf(facts[0] ?? {}), doorOf({})]).toEqual(['https://shop.example/short', 'https://shop.example/']);
});

test('a lead that consented and did not buy is reminded once, after the configured hours', async () => {
  await shop.agree();
  await shop.advance(23.9);
  expect(shop.mail).not.toHaveBeenCalled();
  await shop.advance(0.1);
  const { unsubscribe_token: unsubscribeToken } = await shop.lead();
  expect(shop.mail.mock.calls).toEqual([
    [{ template: 'abandoned-quiz', to: ANN, facts: { unsubscribeToken } }, expect.anything()],
  ]);
  await shop.queue.add(shop.db, 'abandoned-quiz', { email: ANN });
  await shop.advance(100);
  expect(shop.mail).toHaveBeenCalledOnce();
});

test.each([
  ['bought in the meantime', () => shop.buy()],
  ['bought and cancelled', () => shop.buy('year', 'canceled')],
  ['unsubscribed in the meantime', async () => void (await shop.unsubscribe((await shop.lead()).unsubscribe_token))],
  ['was erased in the meantime', async () => void (await shop.db.deleteFrom('leads').execute())],
  [
    'belongs to an operator without reminders',
    async () => {
      shop.settings.abandonedQuizHours = 0;
    },
  ],
])('a lead that %s is not reminded', async (_case, change) => {
  await shop.agree();
  await change();
  await shop.advance(25);
  expect(shop.mail).not.toHaveBeenCalled();
});

test('a reminder is not sent to an address that the list does not count as subscribed, and waits while the list is away', async () => {
  await shop.agree();
  await shop.queue.drain();
  shop.mail.mockClear();
  shop.list.membership.mockResolvedValue({ ok: false, reason: 'busy', detail: 'Busy.' });
  await shop.advance(25);
  const asked = shop.list.membership.mock.calls.length;
  shop.list.membership.mockResolvedValue({ ok: true, subscribed: false });
  await shop.advance(2);
  expect(shop.list.membership.mock.calls.length).toBeGreaterThan(asked);
  expect(shop.mail).not.toHaveBeenCalled();
  expect((await shop.lead()).reminded_at).toBeNull();
  shop.list.membership.mockResolvedValue({ ok: true, subscribed: true });
});
