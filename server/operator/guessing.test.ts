import { beforeEach, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../../core/time.ts';
import { openBeforeAll } from '../platform/testing.ts';
import { statusOf, testOperator } from './testing.ts';

const shop = openBeforeAll(testOperator);
beforeEach(() => shop.reset());

describe('guessing a password of the dashboard', () => {
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
      expect(await statusOf(browser.signIn('guess'))).toBe(400);
    }
    expect(waits).toEqual([1, 2, 4, 8]);
  });

  test('from new addresses is stopped too, but not the operator whose device signed in before', async () => {
    const known = (await shop.signedIn('198.51.100.7')).cookies();
    const answers: number[] = [];
    for (let i = 0; i < 33; i++) answers.push(await statusOf(shop.browser(`192.0.2.${i}`).signIn('guess')));
    expect(answers.filter((code) => code === 429)).toHaveLength(3); // of 30, the known one used one
    const signInFrom = (held: Record<string, string>, ip: string) => {
      const browser = shop.browser(ip);
      browser.holds(held);
      return statusOf(browser.signIn());
    };
    expect(await signInFrom({}, '198.51.100.7')).toBe(429);
    expect(await signInFrom({ 'operator-device': 'a'.repeat(43) }, '198.51.100.8')).toBe(429);
    expect(await signInFrom(known, '198.51.100.8')).toBe(200);
    expect(await signInFrom(known, '198.51.100.8')).toBe(429); // each sign-in gives a new one
  });

  test('on a device that signed in before is stopped by its own failures', async () => {
    const browser = await shop.signedIn();
    for (let i = 0; i < 6; i++) expect(await statusOf(browser.signIn('guess'))).toBe(400);
    expect(await statusOf(browser.signIn())).toBe(429);
    expect(await statusOf(shop.browser('198.51.100.9').signIn())).toBe(200);
  });

  test('on a device is no longer known once its owner signed out everywhere, or after half a year', async () => {
    const attempts = async () => (await shop.db.selectFrom('operator_throttle').select('key').execute()).map(({ key }) => key);
    const browser = await shop.signedIn();
    shop.clock.at += 181 * 24 * 60 * MINUTE_MS;
    await browser.signIn('guess');
    expect(await attempts()).toContain('203.0.113.1 operator 1');
    await browser.signIn();
    await browser.post('/sign-out-everywhere');
    expect(await shop.db.selectFrom('operator_devices').selectAll().execute()).toEqual([]);
  });

  test("at another operator is stopped too, however often the guesser signs in on a device of the guesser's own", async () => {
    await shop.db.updateTable('operator').set({ email: 'owner@example.com' }).where('id', '=', 1).execute();
    const { password_hash } = await shop.db.selectFrom('operator').select('password_hash').executeTakeFirstOrThrow();
    const other = { id: 2, role: 'support', email: 'support@example.com', totp_secret: null, totp_pending: null } as const;
    await shop.db
      .insertInto('operator')
      .values({ ...other, password_hash, password_set_at: shop.deps.now() })
      .execute();
    const support = shop.browser();
    const answers: number[] = [];
    for (let i = 0; i < 40; i++) {
      if (i % 4 === 0) expect(await statusOf(support.signInAs('support@example.com'))).toBe(200);
      answers.push(await statusOf(support.signInAs('owner@example.com', 'guess')));
    }
    expect(answers.filter((code) => code === 400).length).toBeLessThanOrEqual(6);
    expect(answers.at(-1)).toBe(429);
    const spread: number[] = [];
    for (let i = 0; i < 40; i++) spread.push(await statusOf(shop.browser(`192.0.2.${i}`).signInAs('owner@example.com', 'guess')));
    expect(spread.filter((code) => code === 400).length).toBeLessThanOrEqual(30);
    expect(await statusOf(support.signInAs('support@example.com'))).toBe(200);
  });

  test('from one network of IPv6 counts as from one address', async () => {
    for (let i = 0; i < 6; i++) await shop.browser(`2001:db8:1:2::${i + 1}`).signIn('guess');
    expect(await statusOf(shop.browser('2001:db8:1:2:ffff::9').signIn())).toBe(429);
    expect(await statusOf(shop.browser('2001:db8:1:3::1').signIn())).toBe(200);
  });

  test('is forgotten after a sign-in, and stands in the audit log', async () => {
    const browser = shop.browser();
    for (let i = 0; i < 4; i++) await browser.signIn('guess');
    await browser.signIn();
    for (let i = 0; i < 5; i++) expect(await statusOf(browser.post('/second-factor/setup', { password: 'guess' }))).toBe(400);
    const { entries } = (await browser.get('/audit')).json();
    const refused = entries.filter(({ action }: { action: string }) => action === 'sign-in-refused');
    expect(refused).toHaveLength(9);
    expect(refused[0]).toMatchObject({ detail: 'password, as owner, Some browser', address: '203.0.113.1' });
    expect(entries.find(({ action }: { action: string }) => action === 'signed-in')).toMatchObject({ address: '203.0.113.1' });
  });
});
