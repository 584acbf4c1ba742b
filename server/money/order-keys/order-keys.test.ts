import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { casesOf } from '../../../core/testing.ts';
import { HOUR_MS, MINUTE_MS } from '../../../core/time.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { browser, type TestShop } from '../checkout/testing.ts';
import { buyer, mailedToken, manageFixture, post, signedIn } from '../manage/testing.ts';
import { planLinkOfOrder } from '../program/plan-links.ts';

type Buyer = Awaited<ReturnType<typeof buyer>>;
type Cookies = Readonly<Record<string, string>>;

const shop = openBeforeAll(manageFixture);
beforeEach(() => {
  shop.clock.aheadMs = 0;
});

/** Every route that tells or opens an order by a cookie, and what it says to a browser that may not. */
const ROUTES: readonly (readonly [name: string, opens: (bought: Buyer, cookies: Cookies) => Promise<boolean>])[] = [
  [
    'GET /checkout/:sessionId',
    async ({ sessionId }, cookies) =>
      (await shop.server.inject({ url: `/api/checkout/${sessionId}`, cookies })).statusCode === 200,
  ],
  [
    'POST /app-links',
    async ({ sessionId }, cookies) => (await post(shop, '/app-links', { sessionId }, cookies)).statusCode === 200,
  ],
  [
    'POST /app-links/mails',
    async ({ sessionId }, cookies) => (await post(shop, '/app-links/mails', { sessionId }, cookies)).statusCode === 200,
  ],
  ['GET /program', async ({ id }, cookies) => (await shop.desk.inject({ url: '/api/program', cookies })).json().order?.id === id],
  [
    'POST /program/diary',
    async ({ id }, cookies) =>
      (await post(shop, '/program/diary', { orderId: id, diary: { ticks: {}, checkIns: {} } }, cookies)).statusCode === 200,
  ],
  [
    'POST /program/calendar/end',
    async ({ id }, cookies) => (await post(shop, '/program/calendar/end', { orderId: id }, cookies)).statusCode === 200,
  ],
  [
    'POST /offer',
    async (_bought, cookies) => {
      const { bought } = (await shop.server.inject({ method: 'POST', url: '/api/offer', payload: {}, cookies })).json();
      return typeof bought?.sessionId === 'string';
    },
  ],
];

async function openedBy(bought: Buyer, cookies: Cookies): Promise<readonly string[]> {
  const opened = [];
  for (const [name, opens] of ROUTES) if (await opens(bought, cookies)) opened.push(name);
  return opened;
}

const answers = { skinType: 'dry' };
const withVisitor = ({ visitor, cookies }: Buyer): Cookies => ({ visitor, ...cookies });

test('the browser that paid opens its order at every route', async () => {
  const ada = await buyer(shop, { answers });
  expect(await openedBy(ada, withVisitor(ada))).toEqual(ROUTES.map(([name]) => name));
});

test('the key makes nothing that outlives it: no address of a calendar', async () => {
  const { id, cookies } = await buyer(shop, { answers });
  expect((await post(shop, '/program/calendar', { orderId: id, firstDay: '2026-11-28' }, cookies)).statusCode).toBe(401);
});

test.each<readonly [how: string, end: (ada: Buyer) => Promise<unknown>]>([
  ['signing out', ({ cookies }) => post(shop, '/manage/sign-out', {}, cookies)],
  [
    'an end on /manage',
    async ({ email }) => {
      const { cookies } = await signedIn(shop, email);
      const { sessions } = (await shop.desk.inject({ url: '/api/manage/sessions', cookies })).json();
      await post(shop, `/manage/sessions/${sessions.find(({ paid }: { paid: boolean }) => paid).id}/end`, {}, cookies);
    },
  ],
])('a link into the app that the browser has asked for ends by %s', { tags: 'exhaustive' }, async (_how, end) => {
  const ada = await buyer(shop);
  const { code } = (await post(shop, '/app-links', { sessionId: ada.sessionId }, ada.cookies)).json();
  await end(ada);
  expect((await post(shop, '/app-links/redemptions', { token: code })).statusCode).toBe(404);
});

test('the cookie of before the payment changes no answer of the order', { tags: 'exhaustive' }, async () => {
  const { visitor, sessionId, cookies, id } = await buyer(shop, { answers: { ...answers, location: 'Lisbon, Portugal' } });
  const answersOf = async () => (await shop.desk.inject({ url: '/api/program', cookies })).json().order.answers;
  expect(await answersOf()).toMatchObject({ location: 'Lisbon, Portugal' });
  const send = (own: Cookies) =>
    shop.server.inject({
      method: 'POST',
      url: '/api/receiveWebQuizData',
      headers: { 'idempotency-key': sessionId },
      cookies: own,
      payload: [
        { question: 'skinType', answer: 'Dry' },
        { question: 'location', answer: 'No answer' },
      ],
    });
  await send({ visitor });
  expect(await answersOf()).toMatchObject({ location: 'Lisbon, Portugal' });
  await send({ visitor, ...cookies });
  expect(await answersOf()).not.toHaveProperty('location');
  expect(id).toBeTruthy();
});

test('the key that a mail gives opens the plan, and nothing else of the order', async () => {
  const ada = await buyer(shop, { answers });
  expect(await openedBy(ada, withVisitor(ada))).toEqual(ROUTES.map(([name]) => name));
  const { attempt_id } = await shop.db
    .selectFrom('subscriptions')
    .select('attempt_id')
    .where('id', '=', ada.id)
    .executeTakeFirstOrThrow();
  const { planLink = '' } = await planLinkOfOrder(shop.deps, attempt_id ?? '', ada.email);
  const opened = await post(shop, '/program/keys', { token: new URL(planLink).hash.slice(1) });
  const key = { order: opened.cookies.find(({ name }) => name === 'order')?.value ?? '' };
  for (const cookies of [key, { visitor: ada.visitor, ...key }])
    expect(await openedBy(ada, cookies)).toEqual(ROUTES.map(([name]) => name).filter((name) => name.includes('/program')));
  expect((await shop.desk.inject({ url: '/api/manage', cookies: key })).json()).toEqual({ email: null });
  expect((await post(shop, `/manage/subscriptions/${ada.id}/requests`, { kind: 'cancel' }, key)).statusCode).toBe(401);
  expect(await openedBy(ada, withVisitor(ada))).toEqual(ROUTES.map(([name]) => name));
});

test('a key that a mail gave keeps no browser that has just paid from its order', { tags: 'exhaustive' }, async () => {
  const { ask, sessionId } = await paid();
  const { email, attempt_id } = await shop.db
    .selectFrom('subscriptions')
    .innerJoin('checkout_attempts', 'checkout_attempts.id', 'attempt_id')
    .select(['subscriptions.email', 'attempt_id'])
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  const { planLink = '' } = await planLinkOfOrder(shop.deps, attempt_id ?? '', email);
  const opened = await post(shop, '/program/keys', { token: new URL(planLink).hash.slice(1) });
  const order = opened.cookies.find(({ name }) => name === 'order')?.value ?? '';
  await shop.desk.inject({ url: '/api/program', cookies: { order } });
  expect(await ask()).toMatchObject({ status: 200, order: { value: expect.any(String) } });
});

describe('an order is opened at no route', () => {
  const WAYS: readonly (readonly [who: string, cookies: (ada: Buyer) => Promise<Cookies> | Cookies])[] = [
    ['by the cookie that the browser had before it paid', ({ visitor }) => ({ visitor })],
    ['by a guess', ({ visitor }) => ({ visitor, order: 'a'.repeat(43) })],
    ['by the key of another buyer', async ({ visitor }) => ({ visitor, ...(await buyer(shop)).cookies })],
    [
      'after an hour without use',
      (ada) => {
        shop.clock.aheadMs = HOUR_MS + MINUTE_MS;
        return withVisitor(ada);
      },
    ],
    [
      'a day after the payment, however busy the browser was',
      async (ada) => {
        for (let hours = 0; hours < 24; hours += 0.9) {
          shop.clock.aheadMs = hours * HOUR_MS;
          await shop.desk.inject({ url: '/api/program', cookies: ada.cookies });
        }
        shop.clock.aheadMs = 24 * HOUR_MS + MINUTE_MS;
        return withVisitor(ada);
      },
    ],
    [
      'after signing out in it',
      async (ada) => {
        await post(shop, '/manage/sign-out', {}, ada.cookies);
        return withVisitor(ada);
      },
    ],
    [
      'after its owner ended it on /manage',
      async (ada) => {
        const { cookies } = await signedIn(shop, ada.email);
        const { sessions } = (await shop.desk.inject({ url: '/api/manage/sessions', cookies })).json();
        const { id } = sessions.find(({ paid }: { paid: boolean }) => paid);
        expect((await post(shop, `/manage/sessions/${id}/end`, {}, cookies)).json().sessions).toHaveLength(1);
        return withVisitor(ada);
      },
    ],
    [
      'after its owner moved it to another address',
      async (ada) => {
        const session = await signedIn(shop, ada.email);
        const to = `${randomUUID()}@new.example`;
        await session.post('/manage/email-changes', { email: to });
        await shop.queue.drain();
        await session.post('/manage/email-confirmations', { token: mailedToken(shop, 'email-change', to) });
        return withVisitor(ada);
      },
    ],
  ];
  test.each(casesOf(WAYS, 4))('%s', async (_who, cookiesOf) => {
    const ada = await buyer(shop, { answers });
    await shop.desk.inject({ url: '/api/program', cookies: ada.cookies });
    expect(await openedBy(ada, await cookiesOf(ada))).toEqual([]);
  });
});

async function paid() {
  const visitor = browser(shop as unknown as TestShop);
  const { url } = (await visitor.checkout()).json();
  await visitor.pay(url);
  await shop.settle();
  const sessionId = new URL(url).pathname.split('/').at(-1) ?? '';
  const ask = async (cookies: Cookies = { visitor: visitor.visitor }) => {
    const answer = await shop.server.inject({ url: `/api/checkout/${sessionId}`, cookies });
    return { status: answer.statusCode, order: answer.cookies.find(({ name }) => name === 'order') };
  };
  const reads = async (order: string) => (await shop.desk.inject({ url: '/api/program', cookies: { order } })).json().known;
  return { ...visitor, sessionId, ask, reads };
}

test('the key is a cookie that no script reads, and the database holds a digest of it', async () => {
  const { order } = await (await paid()).ask();
  expect(order).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: 86_400,
    value: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(JSON.stringify(await shop.db.selectFrom('order_keys').selectAll().execute())).not.toContain(order?.value);
});

test('a key whose answer was lost is given again, and none once a key has been used', { tags: 'exhaustive' }, async () => {
  const { ask, reads, visitor } = await paid();
  const lost = await ask();
  const { order } = await ask();
  expect([lost.status, order?.value === lost.order?.value]).toEqual([200, false]);
  expect(await reads(order?.value ?? '')).toBe(true);
  expect(await ask()).toEqual({ status: 404, order: undefined });
  expect(await ask({ visitor, order: order?.value ?? '' })).toEqual({ status: 200, order: undefined });
});

test('no key is given an hour after the payment', async () => {
  const { ask } = await paid();
  shop.clock.aheadMs = HOUR_MS + MINUTE_MS;
  expect(await ask()).toEqual({ status: 404, order: undefined });
});

test('two tabs that come back from one payment both see it', { tags: 'exhaustive' }, async () => {
  const { ask, visitor } = await paid();
  const tabs = await Promise.all([ask(), ask()]);
  expect(tabs.map(({ status }) => status)).toEqual([200, 200]);
  for (const { order } of tabs) expect((await ask({ visitor, order: order?.value ?? '' })).status).toBe(200);
});

test('a second order in one browser is opened beside the first, by a new key', { tags: 'exhaustive' }, async () => {
  const first = await buyer(shop);
  const second = await paid();
  const both = await second.ask({ visitor: second.visitor, ...first.cookies });
  const cookies = { order: both.order?.value ?? '' };
  expect((await post(shop, '/app-links', { sessionId: first.sessionId }, cookies)).statusCode).toBe(200);
  expect((await post(shop, '/app-links', { sessionId: first.sessionId }, first.cookies)).statusCode).toBe(404);
});
