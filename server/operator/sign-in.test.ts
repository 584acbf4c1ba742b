import { beforeEach, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../../core/time.ts';
import { openBeforeAll } from '../platform/testing.ts';
import { hashOf } from '../platform/token.ts';
import { setPassword } from './set-password.ts';
import { findFirstOwner, isUnchanged } from './store.ts';
import { PASSWORD, statusOf, testOperator } from './testing.ts';

const OWN = { permission: 'own-account' } as const;
const shop = openBeforeAll(() =>
  testOperator({
    routes: () => [
      async (app) => {
        app.get('/secret', { config: OWN }, async () => ({ secret: true }));
        app.post('/deed', { config: OWN }, async () => ({ done: true }));
        app.get('/asked-again', { config: { ...OWN, polled: true } }, async () => ({}));
      },
    ],
  }),
);
beforeEach(() => shop.reset());

describe('without a session', () => {
  test.each(['/secret', '/account', '/audit', '/nothing-here'])('the page %s is refused', async (path) => {
    const response = await shop.server.inject(`/api/operator${path}`);
    expect([response.statusCode, response.json().error.code]).toEqual([401, 'signed_out']);
  });

  test('a made-up cookie is refused, and the answer may not be cached', async () => {
    const browser = shop.browser();
    browser.holds({ operator: 'a'.repeat(43) });
    const response = await browser.get('/secret');
    expect([response.statusCode, response.headers['cache-control']]).toEqual([401, 'no-store']);
  });
});

describe('a session', () => {
  test('ends after half an hour without its owner, however often the open page asks by itself', async () => {
    const browser = await shop.signedIn();
    const at = shop.clock.at;
    for (const minutes of [10, 20, 29]) {
      shop.clock.at = at + minutes * MINUTE_MS;
      expect(await statusOf(browser.get('/asked-again'))).toBe(200);
    }
    shop.clock.at = at + 31 * MINUTE_MS;
    expect(await statusOf(browser.get('/asked-again'))).toBe(401);
    expect(await statusOf(browser.get('/secret'))).toBe(401);
  });
});

describe('signing in', () => {
  test('counts the guesses of each IPv4 address, also in its IPv6 form', async () => {
    for (const ip of ['::ffff:203.0.113.5', '::ffff:203.0.113.6']) await shop.browser(ip).signIn('not the password');
    const keys = await shop.db.selectFrom('operator_throttle').select('key').orderBy('key').execute();
    expect(keys.map(({ key }) => key)).toEqual(['203.0.113.5 operator 1', '203.0.113.6 operator 1', 'all', 'operator 1']);
  });

  test('is refused when the password was changed during the check of the old one', async () => {
    const { db } = shop;
    const looked = await findFirstOwner(db);
    if (!looked) throw new Error('There is an operator.');
    expect(await db.transaction().execute((tx) => isUnchanged(tx, looked))).toBe(true);
    await setPassword(db, 'another long password', new Date(shop.clock.at));
    expect(await db.transaction().execute((tx) => isUnchanged(tx, looked))).toBe(false);
    await db.updateTable('operator').set({ password_hash: looked.password_hash }).execute();
  });

  test('succeeds with the password alone', async () => {
    const browser = shop.browser();
    expect(await statusOf(browser.signIn('not the password'))).toBe(400);
    expect(await statusOf(browser.get('/secret'))).toBe(401);
    expect(await statusOf(browser.signIn())).toBe(200);
    expect((await browser.get('/secret')).json()).toEqual({ secret: true });
    expect((await browser.get('/session')).json()).toEqual({
      signedIn: true,
      passwordSet: true,
      safe: true,
      several: false,
      operator: { name: 'owner', role: 'owner' },
      secondFactorMissing: false,
      sandbox: { panel: false, mailbox: false },
    });
  });

  test('keeps a digest of the session, in a cookie that no script reads and no other site sends', async () => {
    const response = await shop.browser().signIn();
    const [cookie] = response.cookies;
    expect(cookie).toMatchObject({ name: 'operator', path: '/', httpOnly: true, sameSite: 'Strict' });
    expect(Buffer.from(cookie?.value ?? '', 'base64url')).toHaveLength(32);
    const rows = await shop.db.selectFrom('operator_sessions').select('token_hash').execute();
    expect(rows).toEqual([{ token_hash: hashOf(cookie?.value ?? '') }]);
  });

  test('never continues a session that the browser sent along', async () => {
    const planted = 'p'.repeat(43);
    const victim = shop.browser();
    victim.holds({ operator: planted });
    await victim.signIn();
    expect(victim.cookies().operator).not.toBe(planted);
    const attacker = shop.browser();
    attacker.holds({ operator: planted });
    expect(await statusOf(attacker.get('/secret'))).toBe(401);
  });

  test('again makes a new session and ends the one before', async () => {
    const browser = await shop.signedIn();
    const before = browser.cookies();
    await browser.signIn();
    const thief = shop.browser();
    thief.holds(before);
    expect(await statusOf(thief.get('/secret'))).toBe(401);
    expect(await statusOf(browser.get('/secret'))).toBe(200);
  });
});

describe('a session', () => {
  test('ends after half an hour without a request', async () => {
    const browser = await shop.signedIn();
    shop.clock.at += 29 * MINUTE_MS;
    expect(await statusOf(browser.get('/secret'))).toBe(200);
    shop.clock.at += 29 * MINUTE_MS;
    expect(await statusOf(browser.get('/secret'))).toBe(200);
    shop.clock.at += 31 * MINUTE_MS;
    expect(await statusOf(browser.get('/secret'))).toBe(401);
  });

  test('ends after twelve hours, however busy', async () => {
    const browser = await shop.signedIn();
    const answers: number[] = [];
    for (let i = 0; i < 37; i++) {
      shop.clock.at += 20 * MINUTE_MS;
      answers.push(await statusOf(browser.get('/secret')));
    }
    expect(answers.indexOf(401)).toBe(35);
  });

  test('is refused after its owner signed out', async () => {
    const browser = await shop.signedIn();
    const stolen = { ...browser.cookies() };
    await browser.post('/sign-out');
    const thief = shop.browser();
    thief.holds(stolen);
    expect(await statusOf(thief.get('/secret'))).toBe(401);
  });

  test('ends in every browser on demand, and when the password changes', async () => {
    const [phone, desk] = [await shop.signedIn(), await shop.signedIn('198.51.100.9')];
    await phone.post('/sign-out-everywhere');
    expect(await statusOf(desk.get('/secret'))).toBe(401);
    await desk.signIn();
    await setPassword(shop.db, PASSWORD, shop.deps.now());
    expect(await statusOf(desk.get('/secret'))).toBe(401);
  });
});

describe('a page of another site', () => {
  test.each([
    ['from another origin', { origin: 'https://evil.example' }],
    ['as a browser tells it', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
    ['from a sister site', { 'sec-fetch-site': 'same-site', origin: 'http://evil.localhost:3000' }],
  ])('%s changes nothing with the session of the operator', async (_case, headers) => {
    const browser = await shop.signedIn();
    expect(await statusOf(browser.post('/deed', {}, headers))).toBe(403);
    expect(await statusOf(browser.post('/deed'))).toBe(200);
  });

  test('that hides its origin is refused without the header', async () => {
    const browser = await shop.signedIn();
    const url = '/api/operator/deed';
    const response = await shop.server.inject({ method: 'POST', url, payload: {}, cookies: browser.cookies() });
    expect([response.statusCode, response.json().error.code]).toEqual([403, 'forbidden_origin']);
  });
});

test('before a password was set every sign-in is refused with that reason', async () => {
  const fresh = await testOperator();
  await fresh.db.deleteFrom('operator').execute();
  const browser = fresh.browser();
  expect((await browser.get('/session')).json()).toEqual({ signedIn: false, passwordSet: false, safe: true, several: false });
  expect(await statusOf(browser.signIn(''))).toBe(400);
  expect((await browser.signIn('anything at all')).json().error.message).toContain('npm run operator password');
  await fresh.close();
});

test('under https the cookie is bound to host and TLS, and under plain http on another machine every sign-in is refused', async () => {
  const secure = await testOperator({ publicUrl: new URL('https://petalune.example') });
  const { cookies } = await secure.browser().signIn();
  expect(cookies.map(({ name }) => name)).toEqual(['__Host-operator', '__Host-operator-device']);
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({ path: '/', secure: true, httpOnly: true, sameSite: 'Strict' });
    expect(cookie.domain).toBeUndefined();
  }
  await secure.close();
  const open = await testOperator({ publicUrl: new URL('http://petalune.example') });
  expect(await statusOf(open.browser().signIn())).toBe(403);
  await open.close();
});
