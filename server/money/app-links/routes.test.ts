import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { plans } from '../../../content/plans.ts';
import type { MailOrder } from '../../../core/mails/mail-facts.ts';
import { MINUTE_MS } from '../../../core/time.ts';
import { testServer } from '../../platform/http/testing.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { accountLinkJobs } from '../account-links/jobs.ts';
import { buyer, mailedToken, manageFixture, post, signedIn, subscriptionAt } from '../manage/testing.ts';
import { syncSubscription } from '../subscriptions/sync.ts';
import { qrCode } from './qr.ts';
import { appLinkRoutes } from './routes.ts';

const [PLAN] = plans;
const shop = openBeforeAll(manageFixture);
let ada: Awaited<ReturnType<typeof buyer>>;
beforeAll(async () => {
  ada = await buyer(shop);
});
beforeEach(async () => {
  shop.clock.aheadMs = 0;
  await shop.db.deleteFrom('account_links').execute();
  await shop.db.updateTable('subscriptions').set({ activated_at: null }).execute();
});

const ask = ({ sessionId, cookies }: typeof ada) => post(shop, '/app-links', { sessionId }, cookies);
const code = async () => (await ask(ada)).json().code as string;
const activatedAt = async (id: string) =>
  (await shop.db.selectFrom('subscriptions').select('activated_at').where('id', '=', id).executeTakeFirstOrThrow()).activated_at;
const redeem = (token: string) => post(shop, '/app-links/redemptions', { token });

test('the browser that paid gets an app link with its code and picture, and the database holds a digest', async () => {
  const answer = (await ask(ada)).json();
  expect(answer).toEqual({
    link: `http://localhost:3000/open#${answer.code}`,
    code: expect.stringMatching(/^[\w-]{43}$/),
    qr: qrCode(answer.link),
    minutes: 60,
  });
  expect(JSON.stringify(await shop.db.selectFrom('account_links').selectAll().execute())).not.toContain(answer.code);
});

test('no app link is given to another browser, or for a guessed or unpaid session', async () => {
  const bob = await buyer(shop);
  for (const [sessionId, cookies] of [
    [ada.sessionId, bob.cookies],
    [ada.sessionId, { visitor: ada.visitor }],
    [ada.sessionId, { order: 'guessed' }],
    [ada.sessionId, {}],
    ['cs_test_guessed', ada.cookies],
    ['', ada.cookies],
  ] as const) {
    for (const path of ['/app-links', '/app-links/mails']) {
      const refused = await post(shop, path, { sessionId }, cookies);
      expect([refused.statusCode, refused.json().error.code]).toEqual([404, 'not_found']);
    }
  }
  expect(await shop.queue.waiting()).toEqual([]);
});

describe('where the installation names its app', () => {
  const open = async (url: URL) => {
    const appLinks = { url, iosIds: ['ABCDE12345.com.example.app'], androidApps: [] };
    const server = testServer(appLinkRoutes({ ...shop.deps, appLinks, sandboxUnlocks: true }));
    const payload = { sessionId: ada.sessionId };
    const { cookies } = ada;
    const answer = (await server.inject({ method: 'POST', url: '/api/app-links', payload, cookies })).json();
    await server.close();
    return answer;
  };

  test.each(['http://localhost:3000', 'https://app.example.com'])(
    'an app link is universal, on %s, with its token where no server sees it',
    async (host) => {
      const answer = await open(new URL(host));
      expect(answer).toMatchObject({ universal: true, link: `${host}/open#${answer.code}`, qr: qrCode(answer.link) });
    },
  );

  test('an app link by mail is on its host, and the link to the manage page on the site', async () => {
    const appLinks = { url: new URL('https://app.example.com'), iosIds: ['ABCDE12345.com.example.app'], androidApps: [] };
    const links: string[] = [];
    const mail = async ({ facts }: MailOrder) => {
      if ('link' in facts) links.push(new URL(facts.link).origin);
    };
    const jobs = accountLinkJobs({ ...shop.deps, appLinks, hasApp: false, mail });
    await jobs['account-link']({ purpose: 'app', subscriptionId: ada.id }, { id: randomUUID(), attempt: 1 });
    await jobs['account-link']({ purpose: 'manage', email: ada.email }, { id: randomUUID(), attempt: 1 });
    expect(links).toEqual(['https://app.example.com', shop.deps.publicUrl.origin]);
  });
});

describe('the companion app', () => {
  test('reads from a token its owner and what is paid, once', async () => {
    const token = await code();
    const answers = await Promise.all([redeem(token), redeem(token), redeem(token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
    const found = answers.find(({ statusCode }) => statusCode === 200);
    expect(found?.json()).toEqual({
      email: ada.email,
      appUserId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      planId: PLAN.id,
      status: 'active',
      currentPeriodEnd: expect.stringMatching(/^\d{4}-/),
      paidUntil: found?.json().currentPeriodEnd,
    });
  });

  test('activates a subscription with its first token, and never again', async () => {
    expect(await activatedAt(ada.id)).toBeNull();
    await redeem('a'.repeat(43));
    expect(await activatedAt(ada.id)).toBeNull();
    await redeem(await code());
    const first = await activatedAt(ada.id);
    expect(first).toEqual(expect.any(Date));
    await syncSubscription(shop.deps, ada.id);
    shop.clock.aheadMs = MINUTE_MS;
    await redeem(await code());
    expect(await activatedAt(ada.id)).toEqual(first);
  });

  test('reads that the period before is the last one paid while a renewal is a draft', async () => {
    const end = (await subscriptionAt(shop, ada.id)).currentPeriodEnd.toISOString();
    await shop.sandbox.control.beginRenewal(ada.id);
    await shop.settle();
    const renewing = (await redeem(await code())).json();
    expect(renewing).toMatchObject({ status: 'active', paidUntil: end });
    expect(Date.parse(renewing.currentPeriodEnd)).toBeGreaterThan(Date.parse(end));
    await shop.sandbox.control.renew(ada.id);
    await shop.settle();
    const paid = (await redeem(await code())).json();
    expect(paid).toMatchObject({ status: 'active', currentPeriodEnd: renewing.currentPeriodEnd });
    expect(paid.paidUntil).toBe(renewing.currentPeriodEnd);
  });

  test('is refused an order of the sandbox where strangers could place it, and an order of the provider is not', async () => {
    const { deps, db } = shop;
    const open = testServer(appLinkRoutes({ ...deps, sandboxUnlocks: false }));
    const redeemThere = async () =>
      (await open.inject({ method: 'POST', url: '/api/app-links/redemptions', payload: { token: await code() } })).statusCode;
    expect(await redeemThere()).toBe(409);
    expect(await activatedAt(ada.id)).toBeNull();
    const { data, ...kept } = await db
      .deleteFrom('sandbox_objects')
      .where('id', '=', ada.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    expect(await redeemThere()).toBe(200);
    await db
      .insertInto('sandbox_objects')
      .values({ id: kept.id, type: kept.type, data: JSON.stringify(data) })
      .execute();
    await open.close();
  });

  test('gets the same answer for every invalid token', async () => {
    const used = await code();
    await redeem(used);
    const old = await code();
    const altered = `${old.slice(0, -1)}${old.endsWith('A') ? 'B' : 'A'}`;
    shop.clock.aheadMs = 60 * MINUTE_MS + 1000;
    const refusals = [];
    for (const token of [used, old, altered, 'a'.repeat(43), '', "' or 1=1 --"]) refusals.push(await redeem(token));
    const answers = refusals.map((refused) => [refused.statusCode, { ...refused.json().error, requestId: '' }]);
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(answers[0]?.[0]).toBe(404);
  });

  test('gets no access from an order whose money was given back, which makes no links either', async () => {
    const bob = await buyer(shop);
    const { code: token } = (await ask(bob)).json();
    const { ask: askFor, post: postSigned } = await signedIn(shop, bob.email);
    await askFor(bob.id, { kind: 'withdraw' });
    await shop.settle();
    expect((await redeem(token)).statusCode).toBe(409);
    for (const path of ['/app-links', '/app-links/mails'])
      expect((await post(shop, path, { sessionId: bob.sessionId }, bob.cookies)).statusCode).toBe(409);
    expect((await postSigned('/manage/app-links', { subscriptionId: bob.id })).statusCode).toBe(409);
    expect(await activatedAt(bob.id)).toBeNull();
  });
});

describe('by mail', () => {
  test('an app link is mailed to the address of the order and to no other', async () => {
    expect((await post(shop, '/app-links/mails', { sessionId: ada.sessionId }, ada.cookies)).json()).toEqual({
      success: true,
    });
    await shop.queue.drain();
    expect(shop.mails.at(-1)).toMatchObject({ template: 'app-link', to: ada.email });
    expect((await redeem(mailedToken(shop, 'app-link', ada.email))).statusCode).toBe(200);
    const other = await post(shop, '/app-links/mails', { sessionId: ada.sessionId, email: 'eve@example.com' }, ada.cookies);
    expect(other.statusCode).toBe(400);
  });

  test('an app link is mailed from the manage page too', async () => {
    const { post: postSigned } = await signedIn(shop, ada.email);
    expect((await postSigned('/manage/app-links', { subscriptionId: ada.id })).json()).toEqual({ success: true });
    await shop.queue.drain();
    expect((await redeem(mailedToken(shop, 'app-link', ada.email))).statusCode).toBe(200);
  });

  test('the number of mailed app links is limited', async () => {
    const statuses = [];
    for (let i = 0; i < 21; i++) statuses.push((await ask(ada)).statusCode);
    expect(statuses.slice(-2)).toEqual([200, 429]);
    const mail = await post(shop, '/app-links/mails', { sessionId: ada.sessionId }, ada.cookies);
    expect(mail.statusCode).toBe(429);
  });
});

test('a QR code is a path of runs inside its square', () => {
  const { path, size } = qrCode('https://petalune.example/open#abc');
  expect(path.startsWith('M0 0h7v1h-7z')).toBe(true);
  const runs = Array.from(path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g), (run) => run.slice(1).map(Number));
  expect(runs.map(([x, y, width, back]) => `M${x} ${y}h${width}v1h-${back}z`).join('')).toBe(path);
  for (const [x = 0, y = 0, width = 0] of runs) expect([x + width <= size, y < size]).toEqual([true, true]);
});
