import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { companionApp } from '../../../adapters/companion/app.ts';
import { type LocalReceiver, localReceiver, respondJson } from '../../../adapters/http/testing.ts';
import { type FunnelAnswers, funnel } from '../../../content/funnel/index.ts';
import { questionAnswers, userData } from '../../../core/funnel/answer-export.ts';
import { browser, firstAnswers, PLAN, sessionIdOf, type TestShop, testShop } from '../checkout/testing.ts';
import { cookiesAfterPayment } from '../order-keys/testing.ts';

let app: LocalReceiver;
let shop: TestShop;
/** What the app answers; 200 when nothing is set. */
let status = 200;
/** The number of requests of earlier tests. */
let earlierRequests = 0;
beforeAll(async () => {
  app = await localReceiver((_request, response) => respondJson(response, status, { success: status === 200 }));
  shop = await testShop(companionApp({ url: app.url }));
  shop.sandbox.deliverTo(shop.webhookUrl);
});
beforeEach(async () => {
  status = 200;
  earlierRequests = app.received.length;
  for (const table of ['submissions', 'leads'] as const) await shop.db.deleteFrom(table).execute();
});
afterAll(async () => {
  await shop.close();
  await app.close();
});

const ANSWERS = firstAnswers(...funnel.asking.slice(0, 3));
const sentAnswers = () =>
  app.received
    .slice(earlierRequests)
    .map(({ path, headers, body }) => ({ path, key: headers['idempotency-key'], body: JSON.parse(body) }));
const exported = (email: string, answers: FunnelAnswers = ANSWERS) =>
  questionAnswers({ ...userData(funnel, answers, PLAN.title), email });

async function buy(buyer = browser(shop), answers: Readonly<Record<string, unknown>> = ANSWERS) {
  const { url } = (await buyer.checkout({ answers })).json<{ url: string }>();
  return { buyer, url, sessionId: sessionIdOf(url), pay: () => buyer.pay(url).then(() => shop.settle()) };
}

const confirm = (visitor: string, sessionId: string, payload: unknown, cookies: object = {}) =>
  shop.server.inject({
    method: 'POST',
    url: '/api/receiveWebQuizData',
    cookies: { visitor, ...cookies },
    headers: { 'idempotency-key': sessionId },
    payload: payload as object,
  });

test('the answers of a buyer are delivered to the app after the payment is confirmed, and not before', async () => {
  const { buyer, pay } = await buy();
  await shop.settle();
  expect(sentAnswers()).toEqual([]);
  await pay();
  expect(sentAnswers()).toEqual([{ path: '/receiveWebQuizData', key: expect.any(String), body: exported(buyer.email) }]);
});

test('the answers of a buyer are delivered once, however often the provider and the browser report the payment', async () => {
  const { buyer, sessionId, pay } = await buy();
  await confirm(buyer.visitor, sessionId, exported(buyer.email));
  await pay();
  await confirm(buyer.visitor, sessionId, exported(buyer.email));
  const [{ id } = { id: '' }] = await shop.db.selectFrom('subscriptions').select('id').where('email', '=', buyer.email).execute();
  await shop.db.transaction().execute((tx) => sql`update subscriptions set as_of = to_timestamp(0) where id = ${id}`.execute(tx));
  await shop.settle();
  expect(sentAnswers()).toHaveLength(1);
});

test('a duplicate subscription of a buyer delivers no answers', async () => {
  const first = await buy();
  await first.pay();
  const second = await buy(browser(shop), ANSWERS);
  await second.buyer.checkout({ email: first.buyer.email, answers: ANSWERS }).then(async (response) => {
    await second.buyer.pay(response.json<{ url: string }>().url);
  });
  await shop.settle();
  expect(sentAnswers().filter(({ path }) => path === '/receiveWebQuizData')).toHaveLength(1);
});

test.each(['before', 'after'])(
  'the answers that the confirmation screen posts %s the payment are delivered when checkout had none',
  async (when) => {
    const { buyer, sessionId, pay } = await buy(browser(shop), {});
    if (when === 'before') await confirm(buyer.visitor, sessionId, exported(buyer.email));
    await pay();
    const cookies = await cookiesAfterPayment(shop.db, sessionId, new Date());
    if (when === 'after') await confirm(buyer.visitor, sessionId, exported(buyer.email), cookies);
    for (const _again of [1, 2]) await confirm(buyer.visitor, sessionId, exported(buyer.email), cookies);
    await shop.settle();
    expect(sentAnswers().map(({ body }) => body)).toEqual([exported(buyer.email, {}), exported(buyer.email)]);
    expect(new Set(sentAnswers().map(({ key }) => key)).size).toBe(2);
  },
);

test('answers from a browser without a checkout are not delivered', async () => {
  const { buyer, sessionId, pay } = await buy(browser(shop), {});
  await pay();
  await confirm(browser(shop).visitor, sessionId, exported(buyer.email));
  await shop.settle();
  expect(sentAnswers()).toHaveLength(1);
});

test('the delivery of answers is retried under the same key while the app fails', async () => {
  status = 500;
  const { pay } = await buy();
  await pay();
  status = 200;
  shop.clock.aheadMs += 60_000;
  await shop.settle();
  expect(sentAnswers()).toHaveLength(2);
  expect(new Set(sentAnswers().map(({ key }) => key)).size).toBe(1);
});

test('the answers of an erased buyer are not delivered, and the deletion is', async () => {
  status = 500;
  const { buyer, pay } = await buy();
  await pay();
  await shop.queue.add(shop.db, 'app-subscriber', { email: buyer.email }, { subject: buyer.email });
  await shop.db.transaction().execute(async (tx) => {
    for (const table of ['submissions', 'leads'] as const) await tx.deleteFrom(table).where('email', '=', buyer.email).execute();
    await shop.queue.add(tx, 'app-deletion', { email: buyer.email }, { subject: buyer.email });
  });
  status = 200;
  shop.clock.aheadMs += 60_000;
  await shop.settle();
  expect(sentAnswers().map(({ path }) => path)).toEqual(['/receiveWebQuizData', '/deleteUser']);
  expect(sentAnswers()[1]?.body).toEqual({ email: buyer.email });
});

test('a deletion at the app waits until the answers before it have arrived', async () => {
  status = 500;
  const { buyer, pay } = await buy();
  await pay();
  await shop.queue.add(shop.db, 'app-deletion', { email: buyer.email }, { subject: buyer.email });
  await shop.queue.drain();
  status = 200;
  shop.clock.aheadMs += 60_000;
  await shop.settle();
  expect(sentAnswers().map(({ path }) => path)).toEqual(['/receiveWebQuizData', '/receiveWebQuizData', '/deleteUser']);
});
