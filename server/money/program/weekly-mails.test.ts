import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { weekNews } from '../../../content/mails/plan.ts';
import { concernIds } from '../../../core/program/ingredient.ts';
import { DAY_MS, HOUR_MS } from '../../../core/time.ts';
import { bounceRoutes } from '../../messages/marketing/bounces.ts';
import { marketingRoutes } from '../../messages/marketing/routes.ts';
import { testServer } from '../../platform/http/testing.ts';
import { PLAN } from '../checkout/testing.ts';
import { buyer, type ManageFixture, mailsOf, manageFixture, post, signedIn } from '../manage/testing.ts';
import { endWeeklyMailByToken } from './weekly-mails.ts';

type Buyer = Awaited<ReturnType<typeof buyer>>;

const WEEK_MS = 7 * DAY_MS;
const answers = { skinType: 'dry', skinConcerns: ['redness-or-rosacea'] };
let shop: ManageFixture;
let door: ReturnType<typeof testServer>;
beforeAll(async () => {
  shop = await manageFixture();
  const deps = { ...shop.deps, endOtherMail: endWeeklyMailByToken };
  door = testServer(marketingRoutes(deps), bounceRoutes(deps));
});
afterAll(async () => {
  await door.close();
  await shop.close();
});
beforeEach(async () => {
  shop.clock.aheadMs = 0;
  await shop.db.deleteFrom('program_mails').execute();
  shop.mails.length = 0;
});

const choose = ({ id, cookies }: Buyer, weekly: boolean) => post(shop, '/program/mails', { orderId: id, weekly }, cookies);

async function wants(): Promise<Buyer> {
  const ada = await buyer(shop, { answers });
  expect((await choose(ada, true)).statusCode).toBe(200);
  shop.mails.length = 0;
  return ada;
}

/** As long after the order as this; returns the weeks that were mailed. */
async function weeksAfter(ms: number): Promise<readonly number[]> {
  shop.mails.length = 0;
  shop.clock.aheadMs = ms;
  await shop.queue.add(shop.db, 'weekly-mails', {});
  await shop.queue.drain();
  return weekMails().map(({ week }) => week);
}

const weekMails = () =>
  mailsOf(shop, 'plan-week').map(({ facts }) => facts as { week: number; news?: string; unsubscribeToken: string });

test('a buyer who has not asked for it gets no mail about a week', async () => {
  await buyer(shop, { answers });
  expect(await weeksAfter(WEEK_MS + HOUR_MS)).toEqual([]);
});

test('the mail comes once a week, from the second on, to the address of the order', async () => {
  const ada = await wants();
  const sent = [];
  for (const ms of [HOUR_MS, WEEK_MS - HOUR_MS, WEEK_MS + HOUR_MS, WEEK_MS + 2 * HOUR_MS, 2 * WEEK_MS + HOUR_MS])
    sent.push(await weeksAfter(ms));
  expect(sent).toEqual([[], [], [2], [], [3]]);
  expect(mailsOf(shop, 'plan-week').map(({ to }) => to)).toEqual([ada.email]);
});

test('asking for it in a later week begins with the next one, and asking twice changes nothing', async () => {
  const ada = await buyer(shop, { answers });
  shop.clock.aheadMs = 2 * WEEK_MS + HOUR_MS;
  const { cookies } = await signedIn(shop, ada.email);
  for (const _ of [1, 2]) await choose({ ...ada, cookies: cookies as unknown as Buyer['cookies'] }, true);
  expect(await weeksAfter(2 * WEEK_MS + 2 * HOUR_MS)).toEqual([]);
  expect(await weeksAfter(3 * WEEK_MS + HOUR_MS)).toEqual([4]);
});

test('the mail tells the week in general words, and nothing that was answered', async () => {
  await wants();
  await weeksAfter(WEEK_MS + HOUR_MS);
  expect(weekMails()).toEqual([
    { week: 2, news: weekNews.starts, planLink: expect.any(String), hours: 24, unsubscribeToken: expect.any(String) },
  ]);
  const said = JSON.stringify(weekMails());
  for (const word of ['azelaic', 'skinType', 'rosacea', ...concernIds]) expect(said).not.toContain(word);
  await weeksAfter(5 * WEEK_MS + HOUR_MS);
  expect(weekMails()[0]?.news).toBe(weekNews.active);
});

test('servers side by side send it once', async () => {
  await wants();
  shop.clock.aheadMs = WEEK_MS + HOUR_MS;
  for (const _ of [1, 2]) await shop.queue.add(shop.db, 'weekly-mails', {});
  await shop.queue.drain();
  expect(weekMails()).toHaveLength(1);
});

describe('no more mails come', () => {
  const tokenOf = async ({ id }: Buyer) =>
    (
      await shop.db
        .selectFrom('program_mails')
        .select('unsubscribe_token')
        .where('subscription_id', '=', id)
        .executeTakeFirstOrThrow()
    ).unsubscribe_token;
  const bounce = (token: string) =>
    door.inject({
      method: 'POST',
      url: '/api/webhooks/bounces',
      headers: { 'content-type': 'message/delivery-status' },
      payload: `To: bounces+${token.replaceAll('-', '')}@petalune.example\n\nAction: failed\nStatus: 5.1.1\n`,
    });

  test.each<readonly [how: string, end: (ada: Buyer) => Promise<unknown>]>([
    ['after the choice was taken back', (ada) => choose(ada, false)],
    [
      'after one tap in the mail',
      async (ada) =>
        door.inject({
          method: 'POST',
          url: `/api/unsubscriptions/${await tokenOf(ada)}`,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: 'List-Unsubscribe=One-Click',
        }),
    ],
    ['after a mail that came back', async (ada) => bounce(await tokenOf(ada))],
    [
      'after the access has ended',
      async ({ id }) => {
        await shop.db
          .updateTable('payments')
          .set({ amount_refunded: PLAN.listPrice })
          .where('subscription_id', '=', id)
          .execute();
      },
    ],
    [
      'after the subscription has ended',
      ({ id }) =>
        shop.db.updateTable('subscriptions').set({ status: 'canceled', ended_at: new Date() }).where('id', '=', id).execute(),
    ],
  ])('%s', async (_how, end) => {
    const ada = await wants();
    await end(ada);
    expect(await weeksAfter(WEEK_MS + HOUR_MS)).toEqual([]);
  });

  test('where the access ends between the job and the mail', async () => {
    const { id } = await wants();
    shop.clock.aheadMs = WEEK_MS + HOUR_MS;
    await shop.db.updateTable('payments').set({ amount_refunded: PLAN.listPrice }).where('subscription_id', '=', id).execute();
    await shop.queue.add(shop.db, 'week-mail', { subscriptionId: id, week: 2 });
    await shop.queue.drain();
    expect(weekMails()).toEqual([]);
  });

  test('for a week that is over', async () => {
    const { id } = await wants();
    shop.clock.aheadMs = 2 * WEEK_MS + HOUR_MS;
    await shop.queue.add(shop.db, 'week-mail', { subscriptionId: id, week: 2 });
    await shop.queue.drain();
    expect(weekMails()).toEqual([]);
  });

  test('and a wrong token, or a look at the link, ends nothing', async () => {
    const ada = await wants();
    await door.inject({ method: 'POST', url: `/api/unsubscriptions/${randomUUID()}`, payload: {} });
    await door.inject({ method: 'GET', url: `/api/unsubscriptions/${await tokenOf(ada)}` });
    expect(await weeksAfter(WEEK_MS + HOUR_MS)).toEqual([2]);
  });
});

test('the owner alone chooses', async () => {
  const [ada, bob] = [await buyer(shop, { answers }), await buyer(shop, { answers })];
  const refused = await choose({ ...ada, cookies: bob.cookies }, true);
  expect([refused.statusCode, refused.json().error.code]).toEqual([401, 'signed_out']);
  expect(await shop.db.selectFrom('program_mails').selectAll().execute()).toEqual([]);
});
