import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inboxCopy } from '../../../content/operator/inbox.ts';
import { manageRefusals } from '../../../content/pages/manage.ts';
import type { Inbox } from '../../../core/api/operator/inbox.ts';
import type { PersonResponse } from '../../../core/api/operator/person.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { money } from '../../../core/presentation/money.ts';
import { recordedEvents } from '../../messages/webhooks/testing.ts';
import { PLAN } from '../../money/checkout/testing.ts';
import {
  buyer,
  type ManageFixture,
  mailsOf,
  manageFixture,
  requestsOf,
  signedInBuyer,
  unreachable,
} from '../../money/manage/testing.ts';
import { testServer } from '../../platform/http/testing.ts';
import { inboxRoutes } from '../inbox/routes.ts';
import { asOwner } from '../testing.ts';
import { peopleRoutes } from './routes.ts';

let shop: ManageFixture;
let desk: ReturnType<typeof testServer>;
beforeAll(async () => {
  shop = await manageFixture();
  desk = testServer(asOwner(peopleRoutes(shop.deps), inboxRoutes(shop.deps)));
});
afterEach(() => {
  shop.line.payments = shop.provider;
  shop.mails.length = 0;
});
afterAll(async () => {
  await desk.close();
  await shop.close();
});

const post = (url: string, payload: object) => desk.inject({ method: 'POST', url: `/api${url}`, payload });
const inbox = async () => (await desk.inject('/api/inbox')).json<Inbox>().requests;

async function paidBuyer() {
  const { email, id } = await buyer(shop);
  const payment = async () =>
    shop.db.selectFrom('payments').selectAll().where('subscription_id', '=', id).executeTakeFirstOrThrow();
  const { id: paymentId } = await payment();
  const ordered = (amount: number, change: object = {}) => ({
    kind: 'refund',
    email,
    subscriptionId: id,
    paymentId,
    requestId: randomUUID(),
    amount,
    reason: 'requested',
    ...change,
  });
  const refund = (amount: number, change: object = {}) => post('/people/actions', ordered(amount, change));
  const refunded = async () => (await payment()).amount_refunded;
  return { email, id, paymentId, payment, refund, refunded };
}

test('a part of a payment is refunded, and mail, webhook, dashboard, page and audit log tell its amount', async () => {
  const { email, id, paymentId, refund, refunded } = await paidBuyer();
  expect((await refund(10_00, { reason: 'duplicate' })).json()).toEqual({ outcome: 'done' });
  await shop.settle();
  expect(await refunded()).toBe(10_00);
  expect(mailsOf(shop, 'refunded').map(({ facts }) => facts)).toMatchObject([{ amount: 10_00, currency: 'USD' }]);
  const events = (await recordedEvents(shop.db)).filter((event) => event.email === email);
  expect(events.at(-1)).toMatchObject({ type: 'subscription.refunded', data: { amount: 10_00, currency: 'USD' } });
  const { subscriptions } = (await post('/people/look', { email })).json<PersonResponse>();
  expect(subscriptions).toMatchObject([{ status: 'active', refundable: [{ amount: PLAN.listPrice - 10_00, currency: 'USD' }] }]);
  const [entry] = await shop.db.selectFrom('operator_audit').selectAll().where('action', '=', 'person-refund').execute();
  expect(entry).toMatchObject({ subject: email, detail: `${id}: $10.00 of ${paymentId}, duplicate` });
});

test('refunds of one payment never exceed what it brought, and a sentence says how much is left', async () => {
  const { refund, refunded } = await paidBuyer();
  const sentence = async (amount: number) => (await refund(amount)).json().error.message;
  expect(await sentence(PLAN.listPrice + 1)).toBe(fill(manageRefusals.refundTooLarge, { most: money(PLAN.listPrice) }));
  expect((await refund(10_00)).statusCode).toBe(200);
  const rest = PLAN.listPrice - 10_00;
  expect(await sentence(rest + 1)).toBe(fill(manageRefusals.refundTooLarge, { most: money(rest) }));
  expect((await refund(rest)).statusCode).toBe(200);
  expect(await sentence(1)).toBe(manageRefusals.refundedAlready);
  expect(await refunded()).toBe(PLAN.listPrice);
});

test('what was refunded at the provider meanwhile counts before its event arrives', async () => {
  const { paymentId, refund } = await paidBuyer();
  const before = { requestId: randomUUID(), amount: PLAN.listPrice - 5_00, reason: 'requested' } as const;
  await shop.provider.refund({ id: paymentId }, before);
  const refused = (await refund(10_00)).json().error.message;
  expect(refused).toBe(fill(manageRefusals.refundTooLarge, { most: money(5_00) }));
});

test.each(['at once', 'one after the other'])('two presses %s refund once', async (how) => {
  const { refund, refunded } = await paidBuyer();
  const requestId = randomUUID();
  const press = () => refund(10_00, { requestId });
  const answers = how === 'at once' ? await Promise.all([press(), press()]) : [await press(), await press()];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await refund(20_00, { requestId })).json().error.message).toBe(manageRefusals.notPossible);
  await shop.settle();
  expect(await refunded()).toBe(10_00);
});

test('a refund is owed while the provider is down, stands in the inbox, bounds others, and is sent later, once', async () => {
  const { email, id, refund, refunded } = await paidBuyer();
  shop.line.payments = { ...shop.provider, refund: unreachable };
  expect((await refund(10_00)).json()).toEqual({ outcome: 'accepted' });
  expect(await inbox()).toMatchObject([{ email, kind: 'refund' }]);
  expect(inboxCopy.requests.kinds.refund).toBeTruthy();
  const tooMuch = (await refund(PLAN.listPrice)).json().error.message;
  expect(tooMuch).toBe(fill(manageRefusals.refundTooLarge, { most: money(PLAN.listPrice - 10_00) }));
  // The answer to the first call of the job is lost.
  shop.line.payments = {
    ...shop.provider,
    refund: async (...sent) => {
      await shop.provider.refund(...sent);
      return unreachable();
    },
  };
  shop.clock.aheadMs += 2 * 60_000;
  await shop.queue.drain();
  expect(await inbox()).toMatchObject([{ email }]);
  shop.line.payments = shop.provider;
  shop.clock.aheadMs += 2 * 60_000;
  await shop.queue.drain();
  expect([await refunded(), await inbox()]).toEqual([10_00, []]);
  expect(await requestsOf(shop, id)).toMatchObject([{ kind: 'refund', done_at: expect.any(Date) }]);
});

test('a refund that the provider refuses is not owed', async () => {
  const { id, refund } = await paidBuyer();
  shop.line.payments = { ...shop.provider, refund: async () => ({ ok: false, reason: 'refused', detail: 'too old' }) };
  expect((await refund(10_00)).json().error.message).toBe(manageRefusals.refundRefused);
  expect(await requestsOf(shop, id)).toEqual([]);
});

test('an owed refund cannot be paid back whole from the inbox, and is closed there without one', async () => {
  const { refund, refunded } = await paidBuyer();
  shop.line.payments = { ...shop.provider, refund: unreachable };
  await refund(10_00);
  shop.line.payments = shop.provider;
  const [owed] = await inbox();
  expect((await post(`/inbox/requests/${owed?.id}`, { as: 'pay-back' })).statusCode).toBe(409);
  expect((await post(`/inbox/requests/${owed?.id}`, { as: 'settled' })).statusCode).toBe(200);
  shop.clock.aheadMs += 2 * 60_000;
  await shop.queue.drain();
  expect([await refunded(), await inbox()]).toEqual([0, []]);
});

test('a withdrawal after a part refund promises the rest', async () => {
  const { email, id, ask } = await signedInBuyer(shop);
  const { id: paymentId } = await shop.db
    .selectFrom('payments')
    .select('id')
    .where('subscription_id', '=', id)
    .executeTakeFirstOrThrow();
  const order = { kind: 'refund', email, subscriptionId: id, paymentId, requestId: randomUUID(), amount: 10_00 };
  await post('/people/actions', { ...order, reason: 'requested' });
  expect((await ask({ kind: 'withdraw' })).json().outcome).toBe('done');
  await shop.queue.drain();
  expect(mailsOf(shop, 'withdrawn').map(({ facts }) => facts)).toMatchObject([{ amount: PLAN.listPrice - 10_00 }]);
});
