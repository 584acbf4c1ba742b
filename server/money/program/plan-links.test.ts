import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { casesOf } from '../../../core/testing.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../core/time.ts';
import { PLAN } from '../checkout/testing.ts';
import { buyer, type ManageFixture, mailedToken, mailsOf, manageFixture, post, signedIn } from '../manage/testing.ts';
import { planLinkOfOrder } from './plan-links.ts';

type Buyer = Awaited<ReturnType<typeof buyer>>;

let shop: ManageFixture;
beforeAll(async () => {
  shop = await manageFixture();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.clock.aheadMs = 0;
});

const linkOf = async ({ id }: Buyer, email?: string) => {
  const row = await shop.db
    .selectFrom('subscriptions')
    .select(['attempt_id', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return planLinkOfOrder(shop.deps, row.attempt_id ?? '', email ?? row.email);
};
const tokenOf = (link: string | undefined) => new URL(link ?? 'https://nowhere.example').hash.slice(1);
const open = (token: string, cookies = {}) => post(shop, '/program/keys', { token }, cookies);

async function shownTo(opened: Awaited<ReturnType<typeof open>>) {
  const order = opened.cookies.find(({ name }) => name === 'order')?.value ?? '';
  return (await shop.desk.inject({ url: '/api/program', cookies: { order } })).json();
}

test('the link of an order opens its plan in a browser without a session, and says so for a day', async () => {
  const ada = await buyer(shop, { answers: { skinType: 'dry' } });
  const { planLink, hours } = await linkOf(ada);
  expect([new URL(planLink ?? '').pathname, hours]).toEqual(['/plan', 24]);
  shop.clock.aheadMs = DAY_MS - HOUR_MS;
  const opened = await open(tokenOf(planLink));
  expect(opened.json()).toEqual({ success: true });
  expect(opened.cookies[0]).toMatchObject({ name: 'order', httpOnly: true, sameSite: 'Lax', maxAge: 86_400 });
  expect(await shownTo(opened)).toMatchObject({ known: true, order: { id: ada.id, answers: { skinType: 'dry' } } });
});

test('the database holds a digest of the token and of the key', async () => {
  const token = tokenOf((await linkOf(await buyer(shop))).planLink);
  const key = (await open(token)).cookies[0]?.value ?? '';
  const rows = JSON.stringify([
    await shop.db.selectFrom('account_links').selectAll().execute(),
    await shop.db.selectFrom('order_keys').selectAll().execute(),
  ]);
  for (const secret of [token, key]) expect(rows).not.toContain(secret);
});

test('of several browsers that open a link at once one gets the plan', { tags: 'exhaustive' }, async () => {
  const token = tokenOf((await linkOf(await buyer(shop))).planLink);
  const opened = await Promise.all([open(token), open(token), open(token)]);
  expect(opened.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
});

describe('a link opens nothing', () => {
  const USED: readonly (readonly [when: string, happens: (ada: Buyer, token: string) => Promise<unknown>])[] = [
    ['a second time', (_ada, token) => open(token)],
    [
      'after a day',
      async () => {
        shop.clock.aheadMs = DAY_MS + MINUTE_MS;
      },
    ],
    [
      'after the order went to another address',
      async ({ email }) => {
        const session = await signedIn(shop, email);
        const to = `moved-${email}`;
        await session.post('/manage/email-changes', { email: to });
        await shop.queue.drain();
        await session.post('/manage/email-confirmations', { token: mailedToken(shop, 'email-change', to) });
      },
    ],
  ];
  test.each(casesOf(USED, 2))('%s', async (_when, happens) => {
    const ada = await buyer(shop);
    const token = tokenOf((await linkOf(ada)).planLink);
    await happens(ada, token);
    const refused = await open(token);
    expect([refused.statusCode, refused.json().error.code, refused.cookies]).toEqual([404, 'not_found', []]);
  });

  test.each([
    ['a guess', 'a'.repeat(43), 404],
    ['something that is no token', '../manage', 400],
  ])('that is %s', async (_what, token, status) => {
    expect((await open(token)).statusCode).toBe(status);
  });

  test('of another purpose, and gives no sign-in', async () => {
    const { email, ...ada } = await buyer(shop);
    await post(shop, '/manage-links', { email });
    await shop.queue.drain();
    expect((await open(mailedToken(shop, 'manage-link', email))).statusCode).toBe(404);
    const { planLink } = await linkOf({ email, ...ada });
    for (const path of ['/manage-sessions', '/manage/email-confirmations', '/manage/email-undos'])
      expect((await post(shop, path, { token: tokenOf(planLink) })).statusCode).toBe(404);
  });
});

test('a mail to an address that does not have the order any more, and one of an order that is over, has no link', async () => {
  const ada = await buyer(shop);
  expect(await linkOf(ada, 'other@example.com')).toEqual({});
  await shop.db.updateTable('payments').set({ amount_refunded: PLAN.listPrice }).where('subscription_id', '=', ada.id).execute();
  expect(await linkOf(ada)).toEqual({});
});

test('the browser that came by mail is listed as one on /manage, and is ended there', { tags: 'exhaustive' }, async () => {
  const ada = await buyer(shop);
  const opened = await open(tokenOf((await linkOf(ada)).planLink));
  const { cookies } = await signedIn(shop, ada.email);
  const { sessions } = (await shop.desk.inject({ url: '/api/manage/sessions', cookies })).json();
  const [mailed] = sessions.filter((session: { mailed: boolean }) => session.mailed);
  await post(shop, `/manage/sessions/${mailed.id}/end`, {}, cookies);
  expect(await shownTo(opened)).toEqual({ known: false, order: null });
});

test('the mail of a week brings a link of its own, which no queue holds', async () => {
  const ada = await buyer(shop);
  await post(shop, '/program/mails', { orderId: ada.id, weekly: true }, ada.cookies);
  shop.clock.aheadMs = 7 * DAY_MS + HOUR_MS;
  await shop.queue.add(shop.db, 'weekly-mails', {});
  await shop.queue.drain();
  const [mail] = mailsOf(shop, 'plan-week');
  const link = mail && 'planLink' in mail.facts ? mail.facts.planLink : undefined;
  expect(await shownTo(await open(tokenOf(link)))).toMatchObject({ order: { id: ada.id } });
});
