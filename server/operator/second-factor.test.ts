import { beforeEach, describe, expect, test } from 'vitest';
import { brand } from '../../content/brand.ts';
import { accountChanges } from '../../content/operator/account-changes.ts';
import { operatorRefusals } from '../../content/operator/refusals.ts';
import { MINUTE_MS } from '../../core/time.ts';
import type { Routes } from '../platform/http/schemas.ts';
import { openSecrets } from '../platform/secrets/secrets.ts';
import { openBeforeAll } from '../platform/testing.ts';
import { factorPlace } from './second-factor.ts';
import { PASSWORD, statusOf, testOperator } from './testing.ts';
import { codeOf, stepAt } from './totp.ts';

const routes = () => [
  async (app: Parameters<Routes>[0]) => void app.get('/secret', { config: { permission: 'own-account' } }, async () => ({})),
];
const shop = openBeforeAll(() => testOperator({ routes }));
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

  test('can be replaced by a recovery code, each once', { tags: 'exhaustive' }, async () => {
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

  test('that no key opens says what to do, and its recovery codes still let somebody in', async () => {
    const { code, codes } = await withSecondFactor();
    const totp_secret = openSecrets([Buffer.alloc(32, 9)]).seal(factorPlace(1), 'A'.repeat(32));
    await shop.db.updateTable('operator').set({ totp_secret }).execute();
    const refused = await shop.browser().signIn(PASSWORD, code());
    expect(refused.json().error).toMatchObject({ message: operatorRefusals.noKey, fields: { code: operatorRefusals.noKey } });
    expect((await shop.browser().signIn(PASSWORD, codes[0])).json()).toEqual({ outcome: 'signed-in' });
  });

  test('has the limit of passwords for guessed codes', async () => {
    await withSecondFactor();
    const answers: number[] = [];
    for (let i = 0; i < 20; i++) answers.push(await statusOf(shop.browser('192.0.2.1').signIn(PASSWORD, String(100_000 + i))));
    expect(answers.filter((code) => code === 400).length).toBeLessThanOrEqual(6);
  });

  test('is replaced and switched off only with the password and a code of the present one', { tags: 'exhaustive' }, async () => {
    const { code, codes } = await withSecondFactor();
    const browser = shop.browser();
    await browser.signIn(PASSWORD, code());
    shop.clock.at += MINUTE_MS;
    shop.mails.length = 0;
    for (const path of ['/second-factor/setup', '/second-factor/off'])
      for (const proof of [{ password: PASSWORD }, { password: 'guess', code: code() }, { password: PASSWORD, code: '000000' }])
        expect(await statusOf(browser.post(path, proof))).toBe(400);
    const { secret } = (await browser.post('/second-factor/setup', { password: PASSWORD, code: code() })).json();
    const next = () => codeOf(secret, stepAt(shop.deps.now()));
    expect(await statusOf(browser.post('/second-factor', { code: next() }))).toBe(200);
    shop.clock.at += MINUTE_MS;
    expect(await statusOf(browser.post('/second-factor/off', { password: PASSWORD, code: codes[0] }))).toBe(400);
    expect(await statusOf(browser.post('/second-factor/off', { password: PASSWORD, code: next() }))).toBe(200);
    expect((await shop.browser().signIn()).json()).toEqual({ outcome: 'signed-in' });
    const told = shop.mails.filter(({ template }) => template === 'operator-changed').map(({ facts }) => facts);
    expect(told).toMatchObject([
      { change: accountChanges['second-factor-replaced'] },
      { change: accountChanges['second-factor-off'] },
    ]);
  });

  test('guards the password and the address too, and both mailboxes hear of a change', async () => {
    const { code, codes } = await withSecondFactor();
    const browser = shop.browser();
    await browser.signIn(PASSWORD, code());
    shop.clock.at += MINUTE_MS;
    shop.mails.length = 0;
    const next = 'a heron reads maps twice';
    for (const wrong of [{}, { code: '000000' }]) {
      expect(await statusOf(browser.post('/account/password', { password: PASSWORD, next, ...wrong }))).toBe(400);
      expect(await statusOf(browser.post('/account/address', { email: 'new@example.com', ...wrong }))).toBe(400);
    }
    expect(await statusOf(browser.post('/account/address', { email: 'old@example.com', code: codes[0] }))).toBe(200);
    expect(await statusOf(browser.post('/account/address', { email: 'new@example.com', code: code() }))).toBe(200);
    shop.clock.at += MINUTE_MS;
    expect(await statusOf(browser.post('/account/password', { password: PASSWORD, next, code: code() }))).toBe(200);
    const told = shop.mails.map(({ template, to, facts }) => [template, to, 'change' in facts && facts.change]);
    const mail = (to: string, change: keyof typeof accountChanges) => ['operator-changed', to, accountChanges[change]];
    expect(told).toEqual([
      mail(brand.supportEmail, 'recovery-code'),
      mail(brand.supportEmail, 'address'),
      mail('old@example.com', 'address'),
      mail('old@example.com', 'address'),
      mail('new@example.com', 'address'),
      mail('new@example.com', 'password'),
    ]);
  });
});

describe('where the address is public', () => {
  const live = openBeforeAll(() => testOperator({ publicUrl: new URL('https://petalune.example'), payment: 'sandbox', routes }));

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
