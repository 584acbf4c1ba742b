import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../../core/time.ts';
import { hashOf } from '../money/account-links/store.ts';
import type { Routes } from '../platform/http/schemas.ts';
import { findOperator, isUnchanged, setPassword } from './store.ts';
import { PASSWORD, type TestOperator, testOperator } from './testing.ts';
import { codeOf, stepAt } from './totp.ts';

let shop: TestOperator;
/** Of the password that the shop begins with, which is checked fast; one that a test sets is not. */
let password_hash: string;
beforeAll(async () => {
  shop = await testOperator({
    routes: () => [
      async (app) => {
        app.get('/secret', async () => ({ secret: true }));
        app.post('/deed', async () => ({ done: true }));
        app.get('/asked-again', { config: { polled: true } }, async () => ({}));
      },
    ],
  });
  ({ password_hash } = await shop.db.selectFrom('operator').select('password_hash').executeTakeFirstOrThrow());
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of [
    'operator_throttle',
    'operator_sessions',
    'operator_audit',
    'operator_recovery_codes',
    'operator_devices',
  ] as const)
    await shop.db.deleteFrom(table).execute();
  await shop.db.updateTable('operator').set({ password_hash, totp_secret: null, totp_step: 0 }).execute();
});

const status = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode;
const signedIn = async (ip?: string) => {
  const browser = shop.browser(ip);
  await browser.signIn();
  return browser;
};

describe('without a session', () => {
  test.each(['/secret', '/account', '/audit', '/nothing-here'])('%s is refused to whoever asks directly', async (path) => {
    const response = await shop.server.inject(`/api/operator${path}`);
    expect([response.statusCode, response.json().error.code]).toEqual([401, 'signed_out']);
  });

  test('no made-up cookie lets anybody in, and what was told is kept by nobody', async () => {
    const browser = shop.browser();
    browser.holds({ operator: 'a'.repeat(43) });
    const response = await browser.get('/secret');
    expect([response.statusCode, response.headers['cache-control']]).toEqual([401, 'no-store']);
  });
});

describe('a session', () => {
  test('ends after half an hour without its owner, however often the open page asks by itself', async () => {
    const browser = await signedIn();
    const at = shop.clock.at;
    for (const minutes of [10, 20, 29]) {
      shop.clock.at = at + minutes * MINUTE_MS;
      expect(await status(browser.get('/asked-again'))).toBe(200);
    }
    shop.clock.at = at + 31 * MINUTE_MS;
    expect(await status(browser.get('/asked-again'))).toBe(401);
    expect(await status(browser.get('/secret'))).toBe(401);
  });
});

describe('signing in', () => {
  test('counts the guesses of each IPv4 address, also where a socket for both kinds tells it', async () => {
    for (const ip of ['::ffff:203.0.113.5', '::ffff:203.0.113.6']) await shop.browser(ip).signIn('not the password');
    const keys = await shop.db.selectFrom('operator_throttle').select('key').orderBy('key').execute();
    expect(keys.map(({ key }) => key)).toEqual(['203.0.113.5', '203.0.113.6', 'all']);
  });

  test('is refused when the password was set anew while the old one was looked at', async () => {
    const { db } = shop;
    const looked = await findOperator(db);
    if (!looked) throw new Error('There is an operator.');
    expect(await db.transaction().execute((tx) => isUnchanged(tx, looked))).toBe(true);
    await setPassword(db, 'another long password', new Date(shop.clock.at));
    expect(await db.transaction().execute((tx) => isUnchanged(tx, looked))).toBe(false);
    await db.updateTable('operator').set({ password_hash: looked.password_hash }).execute();
  });

  test('lets in with the password, and only with it', async () => {
    const browser = shop.browser();
    expect(await status(browser.signIn('not the password'))).toBe(400);
    expect(await status(browser.get('/secret'))).toBe(401);
    expect(await status(browser.signIn())).toBe(200);
    expect((await browser.get('/secret')).json()).toEqual({ secret: true });
    expect((await browser.get('/session')).json()).toEqual({
      signedIn: true,
      passwordSet: true,
      safe: true,
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

  test('never takes up a session that the browser brought along', async () => {
    const planted = 'p'.repeat(43);
    const victim = shop.browser();
    victim.holds({ operator: planted });
    await victim.signIn();
    expect(victim.cookies().operator).not.toBe(planted);
    const attacker = shop.browser();
    attacker.holds({ operator: planted });
    expect(await status(attacker.get('/secret'))).toBe(401);
  });

  test('again, makes a new session and ends the one before', async () => {
    const browser = await signedIn();
    const before = browser.cookies();
    await browser.signIn();
    const thief = shop.browser();
    thief.holds(before);
    expect(await status(thief.get('/secret'))).toBe(401);
    expect(await status(browser.get('/secret'))).toBe(200);
  });
});

describe('guessing', () => {
  test('is stopped after a few tries, even of many at once, and even for the right password', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => shop.browser().signIn('guess')));
    const tried = answers.filter(({ statusCode }) => statusCode === 400).length;
    expect(tried).toBeLessThanOrEqual(6);
    const waiting = await shop.browser().signIn();
    expect([waiting.statusCode, waiting.headers['retry-after']]).toEqual([429, '1']);
  });

  test('waits twice as long each time', async () => {
    const browser = shop.browser();
    for (let i = 0; i < 6; i++) await browser.signIn('guess');
    const waits: number[] = [];
    for (let i = 0; i < 4; i++) {
      const wait = Number((await browser.signIn('guess')).headers['retry-after']);
      waits.push(wait);
      shop.clock.at += wait * 1000;
      expect(await status(browser.signIn('guess'))).toBe(400);
    }
    expect(waits).toEqual([1, 2, 4, 8]);
  });

  test('from ever new addresses is stopped too, but not the operator whose device signed in before', async () => {
    const known = (await signedIn('198.51.100.7')).cookies();
    const answers: number[] = [];
    for (let i = 0; i < 33; i++) answers.push(await status(shop.browser(`192.0.2.${i}`).signIn('guess')));
    expect(answers.filter((code) => code === 429)).toHaveLength(3); // of 30, the known one used one
    const signInFrom = (held: Record<string, string>, ip: string) => {
      const browser = shop.browser(ip);
      browser.holds(held);
      return status(browser.signIn());
    };
    expect(await signInFrom({}, '198.51.100.7')).toBe(429);
    expect(await signInFrom({ 'operator-device': 'a'.repeat(43) }, '198.51.100.8')).toBe(429);
    expect(await signInFrom(known, '198.51.100.8')).toBe(200);
    expect(await signInFrom(known, '198.51.100.8')).toBe(429); // each sign-in gives a new one
  });

  test('on a device that signed in before is stopped by its own failures', async () => {
    const browser = await signedIn();
    for (let i = 0; i < 6; i++) expect(await status(browser.signIn('guess'))).toBe(400);
    expect(await status(browser.signIn())).toBe(429);
    expect(await status(shop.browser('198.51.100.9').signIn())).toBe(200);
  });

  test('on a device is no longer known once its owner signed out everywhere, or after half a year', async () => {
    const attempts = async () => (await shop.db.selectFrom('operator_throttle').select('key').execute()).map(({ key }) => key);
    const browser = await signedIn();
    shop.clock.at += 181 * 24 * 60 * MINUTE_MS;
    await browser.signIn('guess');
    expect(await attempts()).toContain('203.0.113.1');
    await browser.signIn();
    await browser.post('/sign-out-everywhere');
    expect(await shop.db.selectFrom('operator_devices').selectAll().execute()).toEqual([]);
  });

  test('from one network of IPv6 counts as from one address', async () => {
    for (let i = 0; i < 6; i++) await shop.browser(`2001:db8:1:2::${i + 1}`).signIn('guess');
    expect(await status(shop.browser('2001:db8:1:2:ffff::9').signIn())).toBe(429);
    expect(await status(shop.browser('2001:db8:1:3::1').signIn())).toBe(200);
  });

  test('is forgiven to whoever signs in, and written down', async () => {
    const browser = shop.browser();
    for (let i = 0; i < 4; i++) await browser.signIn('guess');
    await browser.signIn();
    for (let i = 0; i < 5; i++) expect(await status(browser.post('/second-factor/setup', { password: 'guess' }))).toBe(400);
    const { entries } = (await browser.get('/audit')).json();
    const refused = entries.filter(({ action }: { action: string }) => action === 'sign-in-refused');
    expect(refused).toHaveLength(9);
    expect(refused[0]).toMatchObject({ detail: 'password, Some browser', address: '203.0.113.1' });
    expect(entries.find(({ action }: { action: string }) => action === 'signed-in')).toMatchObject({ address: '203.0.113.1' });
  });
});

describe('a session', () => {
  test('ends after half an hour without a request', async () => {
    const browser = await signedIn();
    shop.clock.at += 29 * MINUTE_MS;
    expect(await status(browser.get('/secret'))).toBe(200);
    shop.clock.at += 29 * MINUTE_MS;
    expect(await status(browser.get('/secret'))).toBe(200);
    shop.clock.at += 31 * MINUTE_MS;
    expect(await status(browser.get('/secret'))).toBe(401);
  });

  test('ends after twelve hours, however busy', async () => {
    const browser = await signedIn();
    const answers: number[] = [];
    for (let i = 0; i < 37; i++) {
      shop.clock.at += 20 * MINUTE_MS;
      answers.push(await status(browser.get('/secret')));
    }
    expect(answers.indexOf(401)).toBe(35);
  });

  test('is worth nothing to a thief once its owner signed out', async () => {
    const browser = await signedIn();
    const stolen = { ...browser.cookies() };
    await browser.post('/sign-out');
    const thief = shop.browser();
    thief.holds(stolen);
    expect(await status(thief.get('/secret'))).toBe(401);
  });

  test('ends everywhere when its owner says so, and when the password changes', async () => {
    const [phone, desk] = [await signedIn(), await signedIn('198.51.100.9')];
    await phone.post('/sign-out-everywhere');
    expect(await status(desk.get('/secret'))).toBe(401);
    await desk.signIn();
    await setPassword(shop.db, PASSWORD, shop.deps.now());
    expect(await status(desk.get('/secret'))).toBe(401);
  });
});

describe('a page of another site', () => {
  test.each([
    ['from another origin', { origin: 'https://evil.example' }],
    ['as a browser tells it', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
    ['from a sister site', { 'sec-fetch-site': 'same-site', origin: 'http://evil.localhost:3000' }],
  ])('%s does nothing with the session of the operator', async (_case, headers) => {
    const browser = await signedIn();
    expect(await status(browser.post('/deed', {}, headers))).toBe(403);
    expect(await status(browser.post('/deed'))).toBe(200);
  });

  test('that could hide where it comes from still lacks the header', async () => {
    const browser = await signedIn();
    const url = '/api/operator/deed';
    const response = await shop.server.inject({ method: 'POST', url, payload: {}, cookies: browser.cookies() });
    expect([response.statusCode, response.json().error.code]).toEqual([403, 'forbidden_origin']);
  });
});

describe('a second factor', () => {
  async function withSecondFactor() {
    const browser = await signedIn();
    const { secret } = (await browser.post('/second-factor/setup', { password: PASSWORD })).json();
    const code = () => codeOf(secret, stepAt(shop.deps.now()));
    const { codes } = (await browser.post('/second-factor', { code: code() })).json();
    shop.clock.at += MINUTE_MS;
    return { code, codes: codes as string[] };
  }

  test('ends the sessions that began without it, but not the one that switched it on', async () => {
    const [desk, phone] = [await signedIn(), await signedIn('198.51.100.9')];
    const { secret } = (await desk.post('/second-factor/setup', { password: PASSWORD })).json();
    expect(await status(phone.get('/secret'))).toBe(200);
    await desk.post('/second-factor', { code: codeOf(secret, stepAt(shop.deps.now())) });
    expect([await status(desk.get('/secret')), await status(phone.get('/secret'))]).toEqual([200, 401]);
  });

  test('is not switched on by guessing its first code', async () => {
    const browser = await signedIn();
    await browser.post('/second-factor/setup', { password: PASSWORD });
    const answers: number[] = [];
    for (let i = 0; i < 20; i++) answers.push(await status(browser.post('/second-factor', { code: String(100_000 + i) })));
    expect(answers.filter((code) => code === 400).length).toBeLessThanOrEqual(6);
    expect(answers.at(-1)).toBe(429);
  });

  test('is asked for after the password, and its code is taken once', async () => {
    const { code } = await withSecondFactor();
    const [ada, thief] = [shop.browser(), shop.browser('192.0.2.1')];
    expect((await ada.signIn()).json()).toEqual({ outcome: 'code' });
    expect(await status(ada.get('/secret'))).toBe(401);
    expect(await status(ada.signIn(PASSWORD, '000000'))).toBe(400);
    const seen = code();
    expect((await ada.signIn(PASSWORD, seen)).json()).toEqual({ outcome: 'signed-in' });
    expect(await status(thief.signIn(PASSWORD, seen))).toBe(400);
  });

  test('does without the phone by a recovery code, each once', async () => {
    const { codes } = await withSecondFactor();
    expect(codes).toHaveLength(10);
    for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/); // 120 bits
    const stored = await shop.db.selectFrom('operator_recovery_codes').select('code_hash').execute();
    for (const { code_hash } of stored) expect(code_hash).toMatch(/^scrypt\$4096\$8\$1\$/);
    const [first = ''] = codes;
    expect((await shop.browser().signIn(PASSWORD, first.toLowerCase().replaceAll('-', ' '))).json()).toEqual({
      outcome: 'signed-in',
    });
    expect(await status(shop.browser().signIn(PASSWORD, first))).toBe(400);
  });

  test('is no way round the limit: codes are guessed no faster than passwords', async () => {
    await withSecondFactor();
    const answers: number[] = [];
    for (let i = 0; i < 20; i++) answers.push(await status(shop.browser('192.0.2.1').signIn(PASSWORD, String(100_000 + i))));
    expect(answers.filter((code) => code === 400).length).toBeLessThanOrEqual(6);
  });

  test('is switched on and off by the password alone, not by an open browser', async () => {
    await withSecondFactor();
    const browser = await (async () => {
      const { code } = await withSecondFactorAgain();
      const browser = shop.browser();
      await browser.signIn(PASSWORD, code());
      return browser;
    })();
    expect(await status(browser.post('/second-factor/off', { password: 'guess' }))).toBe(400);
    expect(await status(browser.post('/second-factor/off', { password: PASSWORD }))).toBe(200);
    expect((await shop.browser().signIn()).json()).toEqual({ outcome: 'signed-in' });
  });

  async function withSecondFactorAgain() {
    const { totp_secret } = await shop.db.selectFrom('operator').select('totp_secret').executeTakeFirstOrThrow();
    return { code: () => codeOf(totp_secret ?? '', stepAt(shop.deps.now())) };
  }
});

test('before a password was set nobody gets in, and the page is told so', async () => {
  const fresh = await testOperator();
  await fresh.db.deleteFrom('operator').execute();
  const browser = fresh.browser();
  expect((await browser.get('/session')).json()).toEqual({ signedIn: false, passwordSet: false, safe: true });
  expect(await status(browser.signIn(''))).toBe(400);
  expect((await browser.signIn('anything at all')).json().error.message).toContain('npm run operator password');
  await fresh.close();
});

describe('where real money is taken', () => {
  let live: TestOperator;
  beforeAll(async () => {
    const routes = () => [async (app: Parameters<Routes>[0]) => void app.get('/secret', async () => ({}))];
    live = await testOperator({ publicUrl: new URL('https://petalune.example'), payment: 'live', routes });
  });
  afterAll(() => live.close());

  test('the second factor comes before everything else, and stays on', async () => {
    const browser = live.browser();
    await browser.signIn();
    expect((await browser.get('/session')).json()).toMatchObject({ signedIn: true, secondFactorMissing: true });
    const refused = await browser.get('/secret');
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'conflict']);
    expect(await status(browser.get('/audit'))).toBe(409);
    const { secret } = (await browser.post('/second-factor/setup', { password: PASSWORD })).json();
    await browser.post('/second-factor', { code: codeOf(secret, stepAt(live.deps.now())) });
    expect((await browser.get('/session')).json()).toMatchObject({ secondFactorMissing: false });
    expect(await status(browser.get('/secret'))).toBe(200);
    expect(await status(browser.post('/second-factor/off', { password: PASSWORD }))).toBe(409);
  });
});

test('under https the cookie is bound to host and TLS; under plain http to elsewhere nobody signs in', async () => {
  const secure = await testOperator({ publicUrl: new URL('https://petalune.example') });
  const { cookies } = await secure.browser().signIn();
  expect(cookies.map(({ name }) => name)).toEqual(['__Host-operator', '__Host-operator-device']);
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({ path: '/', secure: true, httpOnly: true, sameSite: 'Strict' });
    expect(cookie.domain).toBeUndefined();
  }
  await secure.close();
  const open = await testOperator({ publicUrl: new URL('http://petalune.example') });
  expect(await status(open.browser().signIn())).toBe(403);
  await open.close();
});
