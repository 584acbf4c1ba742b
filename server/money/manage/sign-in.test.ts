import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MailOrder } from '../../../core/mails/mail-facts.ts';
import { MINUTE_MS } from '../../../core/time.ts';
import { visitorId } from '../../platform/http/visitor.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { hasConfirmedAddress } from '../../visitors/leads/confirmed-address.ts';
import { accountLinkJobs } from '../account-links/jobs.ts';
import { buyer, mailedToken, manageFixture, post, signedIn } from './testing.ts';

const NOBODY = { email: null };
const shop = openBeforeAll(manageFixture);
let ada: Awaited<ReturnType<typeof buyer>>;
beforeAll(async () => {
  ada = await buyer(shop);
});
beforeEach(async () => {
  shop.clock.aheadMs = 0;
  shop.mails.length = 0;
  await shop.db.deleteFrom('account_links').execute();
});

async function mailed(email = ada.email): Promise<string> {
  await post(shop, '/manage-links', { email });
  await shop.queue.drain();
  return mailedToken(shop, 'manage-link', email);
}

describe('a link', () => {
  test('holds its token behind the #, and the database only a digest of it', async () => {
    const token = await mailed();
    const [mail] = shop.mails;
    expect(mail?.facts).toEqual({ link: `http://localhost:3000/manage#${token}`, minutes: 60 });
    const stored = await shop.db.selectFrom('account_links').selectAll().execute();
    expect(stored).toMatchObject([{ purpose: 'manage', email: ada.email }]);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test('confirms its address for the browser that opens it, and for no other', async () => {
    const browsers = [randomUUID(), randomUUID()];
    await post(shop, '/manage-sessions', { token: await mailed() }, { visitor: browsers[0] ?? '' });
    const confirmed = browsers.map((one) => hasConfirmedAddress(shop.db, visitorId(one), ada.email));
    expect(await Promise.all(confirmed)).toEqual([true, false]);
  });

  test('confirms its address for a browser that did nothing here before', async () => {
    const { cookies } = await post(shop, '/manage-sessions', { token: await mailed() });
    const visitor = cookies.find(({ name }) => name === 'visitor')?.value ?? '';
    expect(await hasConfirmedAddress(shop.db, visitorId(visitor), ada.email)).toBe(true);
  });

  test('is not mailed more than three times an hour to one address', async () => {
    for (let i = 0; i < 8; i++) await post(shop, '/manage-links', { email: ada.email });
    await shop.queue.drain();
    expect(shop.mails).toHaveLength(3);
    shop.clock.aheadMs = 61 * MINUTE_MS;
    await mailed();
    expect(shop.mails).toHaveLength(4);
  });

  test('is mailed however often the mail server failed before, as long as the day of its job lasts', async () => {
    let failures = 9;
    const mail = async (order: MailOrder) => {
      shop.mails.push(order);
    };
    const away = async (order: MailOrder) =>
      failures-- > 0 ? Promise.reject(new Error('The mail server is away.')) : mail(order);
    shop.queue.work(accountLinkJobs({ ...shop.deps, hasApp: false, mail: away }));
    await post(shop, '/manage-links', { email: ada.email });
    for (let minute = 0; minute <= 60 && shop.mails.length === 0; minute++) {
      shop.clock.aheadMs = minute * MINUTE_MS;
      await shop.queue.drain();
    }
    expect(failures).toBe(-1);
    expect(shop.mails.map(({ to }) => to)).toEqual([ada.email]);
    shop.queue.work(accountLinkJobs({ ...shop.deps, hasApp: false, mail }));
    await mailed();
    expect(shop.mails, 'and the tries that failed count as one').toHaveLength(2);
  });

  test('opens the subscription once, also for two concurrent presses', async () => {
    const token = await mailed();
    const answers = await Promise.all([1, 2, 3].map(() => post(shop, '/manage-sessions', { token })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
    expect((await post(shop, '/manage-sessions', { token })).statusCode).toBe(404);
  });

  test('for the app opens no subscription, and one for the subscription no app', async () => {
    const app = await post(shop, '/app-links', { sessionId: ada.sessionId }, ada.cookies);
    expect((await post(shop, '/manage-sessions', { token: app.json().code })).statusCode).toBe(404);
    expect((await post(shop, '/app-links/redemptions', { token: await mailed() })).statusCode).toBe(404);
  });
});

describe('a session', () => {
  test('is a cookie that no script reads and no other site sends, and its token is not stored', async () => {
    const { response, cookies } = await signedIn(shop, ada.email);
    const cookie = response.cookies.find(({ name }) => name === 'manage');
    expect(cookie).toMatchObject({ name: 'manage', path: '/', httpOnly: true, sameSite: 'Lax' });
    const stored = await shop.db.selectFrom('account_sessions').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(cookies.manage);
  });

  test('ends after 30 minutes without a request, and after 12 hours in any case', async () => {
    const { overview } = await signedIn(shop, ada.email);
    for (let i = 1; i <= 3; i++) {
      shop.clock.aheadMs = i * 29 * MINUTE_MS;
      expect((await overview()).json().email).toBe(ada.email);
    }
    shop.clock.aheadMs += 31 * MINUTE_MS;
    expect((await overview()).json()).toEqual(NOBODY);

    shop.clock.aheadMs = 0;
    const long = await signedIn(shop, ada.email);
    for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
      shop.clock.aheadMs = minutes * MINUTE_MS;
      expect((await long.overview()).json().email).toBe(ada.email);
    }
    shop.clock.aheadMs = 12 * 60 * MINUTE_MS;
    expect((await long.overview()).json()).toEqual(NOBODY);
  });

  test('is listed beside the others of its buyer, and ends from any of them', async () => {
    const eve = await buyer(shop);
    const [phone, desk, other] = [
      await signedIn(shop, ada.email),
      await signedIn(shop, ada.email),
      await signedIn(shop, eve.email),
    ];
    const list = async (cookies: Record<string, string>) =>
      (await shop.desk.inject({ url: '/api/manage/sessions', cookies })).json();
    const { sessions } = await list(desk.cookies);
    expect(sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
    const [phones] = (await list(phone.cookies)).sessions.filter(({ current }: { current: boolean }) => current);
    expect(sessions).toContainEqual({ ...phones, current: false });
    expect(phones.device).toBe('Some browser');
    await other.post(`/manage/sessions/${phones.id}/end`, {});
    expect((await phone.overview()).json().email).toBe(ada.email);
    expect((await desk.post(`/manage/sessions/${phones.id}/end`, {})).json().sessions).toHaveLength(sessions.length - 1);
    expect((await phone.overview()).json()).toEqual(NOBODY);
    expect((await shop.desk.inject({ url: '/api/manage/sessions' })).statusCode).toBe(401);
  });

  test('ends when the same browser signs in anew', async () => {
    const { cookies, overview } = await signedIn(shop, ada.email);
    expect((await post(shop, '/manage-sessions', { token: await mailed() }, cookies)).statusCode).toBe(200);
    expect((await overview()).json()).toEqual(NOBODY);
  });

  test('ends when it is signed out of', async () => {
    const { overview, post } = await signedIn(shop, ada.email);
    const out = await post('/manage/sign-out', {});
    expect(out.cookies[0]).toMatchObject({ name: 'manage', value: '' });
    expect((await overview()).json()).toEqual(NOBODY);
  });

  test.each([
    ['', 'none'],
    ['x'.repeat(43), 'a guessed one'],
    ["' or 1=1 --", 'a clever one'],
  ])('is not %j', async (manage) => {
    const cookies = { manage };
    expect((await shop.desk.inject({ url: '/api/manage', cookies })).json()).toEqual(NOBODY);
    for (const [url, payload] of [
      [`/manage/subscriptions/${ada.id}/requests`, { kind: 'cancel' }],
      ['/manage/email-changes', { email: 'eve@example.com' }],
      ['/manage/app-links', { subscriptionId: ada.id }],
      ['/manage/portal', { subscriptionId: ada.id }],
    ] as const) {
      const refused = await post(shop, url, payload, cookies);
      expect([refused.statusCode, refused.json().error.code]).toEqual([401, 'signed_out']);
    }
  });

  test('is refused from a page of another site', async () => {
    const { cookies } = await signedIn(shop, ada.email);
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, { origin: 'null' }]) {
      const url = `/api/manage/subscriptions/${ada.id}/requests`;
      const refused = await shop.desk.inject({ method: 'POST', url, cookies, headers, payload: { kind: 'cancel' } });
      expect(refused.statusCode).toBe(403);
    }
    const { cancel_at_period_end } = await shop.db
      .selectFrom('subscriptions')
      .selectAll()
      .where('id', '=', ada.id)
      .executeTakeFirstOrThrow();
    expect(cancel_at_period_end).toBe(false);
  });

  test('neither shows nor changes a subscription of another buyer', async () => {
    const eve = await buyer(shop);
    const { overview, ask, post } = await signedIn(shop, eve.email);
    expect(JSON.stringify((await overview()).json())).not.toContain(ada.id);
    for (const kind of ['cancel', 'keep', 'withdraw']) expect((await ask(ada.id, { kind })).statusCode).toBe(404);
    expect((await ask(ada.id, { kind: 'guarantee', note: '' })).statusCode).toBe(404);
    expect((await post('/manage/app-links', { subscriptionId: ada.id })).statusCode).toBe(404);
    expect((await post('/manage/portal', { subscriptionId: ada.id })).statusCode).toBe(404);
    expect(await shop.db.selectFrom('subscription_requests').selectAll().execute()).toEqual([]);
  });
});
