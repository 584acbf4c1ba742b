import { beforeEach, describe, expect, test } from 'vitest';
import { brand } from '../../content/brand.ts';
import { MINUTE_MS } from '../../core/time.ts';
import { openBeforeAll } from '../platform/testing.ts';
import { PASSWORD, statusOf, testOperator } from './testing.ts';

const shop = openBeforeAll(() =>
  testOperator({
    routes: () => [
      async (app) => {
        app.post('/export', { config: { permission: 'own-account', recentPassword: true } }, async () => ({}));
        const some = ({ kind }: { kind: string }) => kind === 'refund';
        app.post('/act', { config: { permission: 'own-account', recentPassword: some } }, async () => ({}));
      },
    ],
  }),
);
beforeEach(() => shop.reset());

describe('a route that needs a recent password', () => {
  test('is open for ten minutes after the sign-in, and again once the password is given', async () => {
    const browser = await shop.signedIn();
    expect(await statusOf(browser.post('/export'))).toBe(200);
    shop.clock.at += 11 * MINUTE_MS;
    const refused = await browser.post('/export');
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'password_needed']);
    expect(await statusOf(browser.post('/password-confirmations', { password: 'guess' }))).toBe(400);
    expect(await statusOf(browser.post('/export'))).toBe(403);
    const before = browser.cookies();
    expect(await statusOf(browser.post('/password-confirmations', { password: PASSWORD }))).toBe(200);
    const thief = shop.browser();
    thief.holds(before);
    expect(await statusOf(thief.get('/account'))).toBe(401);
    expect(await statusOf(browser.post('/export'))).toBe(200);
  });

  test('may depend on the request', async () => {
    const browser = await shop.signedIn();
    shop.clock.at += 11 * MINUTE_MS;
    expect(await statusOf(browser.post('/act', { kind: 'look' }))).toBe(200);
    expect(await statusOf(browser.post('/act', { kind: 'refund' }))).toBe(403);
  });
});

describe('a sign-in', () => {
  test('from an unknown browser is mailed to the operator, and one from a known browser is not', async () => {
    const browser = await shop.signedIn('198.51.100.7');
    await browser.signIn();
    expect(shop.mails).toEqual([
      {
        template: 'operator-signed-in',
        to: brand.supportEmail,
        facts: { signedInAt: shop.deps.now().toISOString(), browser: 'Some browser', networkAddress: '198.51.100.7' },
      },
    ]);
    await shop.add('ada@example.com', 'support');
    await browser.signInAs('ada@example.com');
    expect(shop.mails.map(({ to }) => to)).toEqual([brand.supportEmail, 'ada@example.com', 'ada@example.com']);
  });

  test('is in the audit log with who, the address and the device', async () => {
    await shop.signedIn('198.51.100.7');
    await shop.browser('198.51.100.8').signIn('guess');
    const rows = await shop.db
      .selectFrom('operator_audit')
      .select(['action', 'operator', 'detail', 'address'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { action: 'signed-in', operator: 'owner', detail: 'Some browser', address: '198.51.100.7' },
      { action: 'sign-in-refused', operator: null, detail: 'password, as owner, Some browser', address: '198.51.100.8' },
    ]);
  });
});

test('an operator can end an own session, and none of another operator', async () => {
  const [desk, phone] = [await shop.signedIn(), await shop.signedIn('198.51.100.9')];
  const ada = await shop.add('ada@example.com', 'owner');
  const { sessions } = (await desk.get('/account')).json();
  const other = sessions.find(({ current }: { current: boolean }) => !current);
  expect(await statusOf(ada.post(`/account/sessions/${other.id}/end`))).toBe(404);
  expect(await statusOf(phone.get('/account'))).toBe(200);
  expect(await statusOf(desk.post(`/account/sessions/${other.id}/end`))).toBe(200);
  expect([await statusOf(phone.get('/account')), await statusOf(desk.get('/account'))]).toEqual([401, 200]);
});

test('the time zone of reports belongs to the operator, and an unknown zone is refused', async () => {
  const browser = await shop.signedIn();
  const zone = async () => (await browser.get('/session')).json().operator.timeZone;
  expect(await zone()).toBeUndefined();
  expect(await statusOf(browser.post('/account/time-zone', { timeZone: 'Asia/Kolkata' }))).toBe(200);
  expect(await zone()).toMatch(/^Asia\/(Kolkata|Calcutta)$/);
  expect(await statusOf(browser.post('/account/time-zone', { timeZone: 'Middle/Earth' }))).toBe(400);
  expect(await statusOf(browser.post('/account/time-zone', { timeZone: null }))).toBe(200);
  expect(await zone()).toBeUndefined();
});
