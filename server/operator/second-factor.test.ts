import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../../core/time.ts';
import type { Routes } from '../platform/http/schemas.ts';
import { PASSWORD, statusOf, type TestOperator, testOperator } from './testing.ts';
import { codeOf, stepAt } from './totp.ts';

const routes = () => [
  async (app: Parameters<Routes>[0]) => void app.get('/secret', { config: { permission: 'own-account' } }, async () => ({})),
];
let shop: TestOperator;
beforeAll(async () => {
  shop = await testOperator({ routes });
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

describe('a second factor', () => {
  async function withSecondFactor() {
    const browser = await shop.signedIn();
    const { secret } = (await browser.post('/second-factor/setup', { password: PASSWORD })).json();
    const code = () => codeOf(secret, stepAt(shop.deps.now()));
    const { codes } = (await browser.post('/second-factor', { code: code() })).json();
    shop.clock.at += MINUTE_MS;
    return { code, codes: codes as string[] };
  }

  test('ends the sessions that began without it, but not the one that switched it on', async () => {
    const [desk, phone] = [await shop.signedIn(), await shop.signedIn('198.51.100.9')];
    const { secret } = (await desk.post('/second-factor/setup', { password: PASSWORD })).json();
    expect(await statusOf(phone.get('/secret'))).toBe(200);
    await desk.post('/second-factor', { code: codeOf(secret, stepAt(shop.deps.now())) });
    expect([await statusOf(desk.get('/secret')), await statusOf(phone.get('/secret'))]).toEqual([200, 401]);
  });

  test('is not switched on by guessing its first code', async () => {
    const browser = await shop.signedIn();
    await browser.post('/second-factor/setup', { password: PASSWORD });
    const answers: number[] = [];
    for (let i = 0; i < 20; i++) answers.push(await statusOf(browser.post('/second-factor', { code: String(100_000 + i) })));
    expect(answers.filter((code) => code === 400).length).toBeLessThanOrEqual(6);
    expect(answers.at(-1)).toBe(429);
  });

  test('is asked for after the password, and its code is taken once', async () => {
    const { code } = await withSecondFactor();
    const [ada, thief] = [shop.browser(), shop.browser('192.0.2.1')];
    expect((await ada.signIn()).json()).toEqual({ outcome: 'code' });
    expect(await statusOf(ada.get('/secret'))).toBe(401);
    expect(await statusOf(ada.signIn(PASSWORD, '000000'))).toBe(400);
    const seen = code();
    expect((await ada.signIn(PASSWORD, seen)).json()).toEqual({ outcome: 'signed-in' });
    expect(await statusOf(thief.signIn(PASSWORD, seen))).toBe(400);
  });

  test('records that somebody knows the password, also when the code is missing', async () => {
    await withSecondFactor();
    await shop.browser('192.0.2.1').signIn();
    const trace = await shop.db.selectFrom('operator_audit').selectAll().where('action', '=', 'code-asked-for').execute();
    expect(trace).toMatchObject([{ address: '192.0.2.1', detail: expect.any(String), operator: expect.any(String) }]);
  });

  test('can be replaced by a recovery code, each once', async () => {
    const { codes } = await withSecondFactor();
    expect(codes).toHaveLength(10);
    for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/); // 120 bits
    const stored = await shop.db.selectFrom('operator_recovery_codes').select('code_hash').execute();
    for (const { code_hash } of stored) expect(code_hash).toMatch(/^scrypt\$4096\$8\$1\$/);
    const [first = ''] = codes;
    expect((await shop.browser().signIn(PASSWORD, first.toLowerCase().replaceAll('-', ' '))).json()).toEqual({
      outcome: 'signed-in',
    });
    expect(await statusOf(shop.browser().signIn(PASSWORD, first))).toBe(400);
  });

  test('has the limit of passwords for guessed codes', async () => {
    await withSecondFactor();
    const answers: number[] = [];
    for (let i = 0; i < 20; i++) answers.push(await statusOf(shop.browser('192.0.2.1').signIn(PASSWORD, String(100_000 + i))));
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
    expect(await statusOf(browser.post('/second-factor/off', { password: 'guess' }))).toBe(400);
    expect(await statusOf(browser.post('/second-factor/off', { password: PASSWORD }))).toBe(200);
    expect((await shop.browser().signIn()).json()).toEqual({ outcome: 'signed-in' });
  });

  async function withSecondFactorAgain() {
    const { totp_secret } = await shop.db.selectFrom('operator').select('totp_secret').executeTakeFirstOrThrow();
    return { code: () => codeOf(totp_secret ?? '', stepAt(shop.deps.now())) };
  }
});

describe('where the address is public', () => {
  let live: TestOperator;
  beforeAll(async () => {
    live = await testOperator({ publicUrl: new URL('https://petalune.example'), payment: 'sandbox', routes });
  });
  afterAll(() => live.close());

  test('the second factor comes before everything else, and stays on', async () => {
    const browser = live.browser();
    await browser.signIn();
    expect((await browser.get('/session')).json()).toMatchObject({ signedIn: true, secondFactorMissing: true });
    const refused = await browser.get('/secret');
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'conflict']);
    expect(await statusOf(browser.get('/audit'))).toBe(409);
    const { secret } = (await browser.post('/second-factor/setup', { password: PASSWORD })).json();
    await browser.post('/second-factor', { code: codeOf(secret, stepAt(live.deps.now())) });
    expect((await browser.get('/session')).json()).toMatchObject({ secondFactorMissing: false });
    expect(await statusOf(browser.get('/secret'))).toBe(200);
    expect(await statusOf(browser.post('/second-factor/off', { password: PASSWORD }))).toBe(409);
  });
});
