import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../../core/time.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { statusOf, testOperator } from '../testing.ts';
import { invite } from './invitations.ts';
import { changeRole, removeOperator } from './members.ts';

const ADA = 'ada@example.com';
const NEW_PASSWORD = 'a heron reads maps twice';
const shop = openBeforeAll(testOperator);
beforeEach(() => shop.reset());

const audit = () => shop.db.selectFrom('operator_audit').select(['action', 'operator', 'detail']).orderBy('id').execute();
const tokenOf = (link: string) => new URL(link).hash.slice(1);

async function inviteAda() {
  const owner = await shop.signedIn();
  const response = await owner.post('/operators/invitations', { email: ADA, role: 'support' });
  return { owner, token: tokenOf(response.json().link) };
}

describe('an invitation', () => {
  test('lets its owner choose a password once, and gives the role that the inviter chose', async () => {
    const { owner, token } = await inviteAda();
    const join = () => shop.browser().post('/join', { token, password: NEW_PASSWORD });
    const answers = await Promise.all([join(), join()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    const ada = shop.browser();
    expect(await statusOf(ada.signInAs(ADA, NEW_PASSWORD))).toBe(200);
    expect((await ada.get('/session')).json()).toMatchObject({ several: true, operator: { name: ADA, role: 'support' } });
    expect((await owner.get('/operators')).json()).toEqual({
      operators: [
        { id: 1, name: 'owner', role: 'owner', secondFactor: false, self: true, devices: 1, seen: shop.clock.at },
        { id: expect.any(Number), name: ADA, role: 'support', secondFactor: false, self: false, devices: 1, seen: shop.clock.at },
      ],
      invitations: [],
    });
    const entries = (await audit()).filter(({ action }) => action.startsWith('operator-'));
    expect(entries).toEqual([
      { action: 'operator-invited', operator: 'owner', detail: `${ADA}: support` },
      { action: 'operator-joined', operator: ADA, detail: 'support' },
    ]);
  });

  test('takes no password that is guessed first, such as one with the own address', async () => {
    const { token } = await inviteAda();
    for (const password of ['password1234', 'short', 'ada@example.com', 'petalune2026'])
      expect(await statusOf(shop.browser().post('/join', { token, password }))).toBe(400);
  });

  test('is over after three days, when it is withdrawn, and when a new one is made', async () => {
    const { owner, token } = await inviteAda();
    shop.clock.at += 3 * DAY_MS;
    expect(await statusOf(shop.browser().post('/join', { token, password: NEW_PASSWORD }))).toBe(404);
    await owner.signIn();
    const second = tokenOf((await owner.post('/operators/invitations', { email: ADA, role: 'marketer' })).json().link);
    const third = tokenOf((await owner.post('/operators/invitations', { email: ADA, role: 'marketer' })).json().link);
    expect(await statusOf(shop.browser().post('/join', { token: second, password: NEW_PASSWORD }))).toBe(404);
    await owner.post('/operators/uninvitations', { email: ADA });
    expect(await statusOf(shop.browser().post('/join', { token: third, password: NEW_PASSWORD }))).toBe(404);
  });

  test('is stored as a digest and not made for somebody who is an operator', { tags: 'exhaustive' }, async () => {
    const { token } = await inviteAda();
    const [stored] = await shop.db.selectFrom('operator_invitations').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    await shop.browser().post('/join', { token, password: NEW_PASSWORD });
    expect(await invite(shop.db, { email: ADA, role: 'owner', by: 'owner' }, shop.deps.now())).toBeUndefined();
  });
});

describe('several operators', () => {
  test('have a password, a second factor and sessions of their own', async () => {
    const [owner, ada] = [await shop.signedIn(), await shop.add(ADA, 'support')];
    await ada.post('/sign-out-everywhere');
    expect([await statusOf(owner.get('/account')), await statusOf(ada.get('/account'))]).toEqual([200, 401]);
    expect((await owner.get('/account')).json().sessions).toHaveLength(1);
    await ada.signInAs(ADA);
    const change = { password: 'a long enough password', next: NEW_PASSWORD };
    expect(await statusOf(ada.post('/account/password', { ...change, password: 'wrong' }))).toBe(400);
    expect(await statusOf(ada.post('/account/password', change))).toBe(200);
    expect(await statusOf(shop.browser().signInAs(ADA))).toBe(400);
    expect(await statusOf(shop.browser().signIn())).toBe(200);
  });

  test('are asked for an address, and an unknown one is refused like a wrong password', async () => {
    await shop.add(ADA, 'support');
    const [unknown, wrong] = [await shop.browser().signInAs('bob@example.com'), await shop.browser().signInAs(ADA, 'wrong')];
    expect([unknown.statusCode, unknown.json().error.message]).toEqual([400, wrong.json().error.message]);
  });

  test('an owner who gives an address signs in with it, and not with one of another operator', {
    tags: 'exhaustive',
  }, async () => {
    const owner = await shop.signedIn();
    await shop.add(ADA, 'support');
    expect(await statusOf(owner.post('/account/address', { email: ADA }))).toBe(409);
    expect(await statusOf(owner.post('/account/address', { email: 'boss@example.com' }))).toBe(200);
    expect(await statusOf(shop.browser().signInAs('boss@example.com'))).toBe(200);
    expect(await statusOf(shop.browser().signIn())).toBe(400);
  });

  test('the last owner is neither removed nor demoted, also not by two owners at once', async () => {
    const owner = await shop.signedIn();
    expect(await statusOf(owner.post('/operators/1/role', { role: 'support' }))).toBe(409);
    expect(await statusOf(owner.post('/operators/1/removal'))).toBe(409);
    await shop.add(ADA, 'owner');
    const { id } = await shop.db.selectFrom('operator').select('id').where('email', '=', ADA).executeTakeFirstOrThrow();
    const now = shop.deps.now();
    const outcomes = await Promise.all([changeRole(shop.db, 1, 'support', ADA, now), removeOperator(shop.db, id, 'owner', now)]);
    expect(outcomes.sort()).toEqual(['done', 'lastOwner']);
  });

  test('an owner sees on how many devices another is signed in and when last, and signs them out', async () => {
    const [owner, ada] = [await shop.signedIn(), await shop.add(ADA, 'support')];
    const second = shop.browser();
    await second.signInAs(ADA);
    shop.clock.at += 5 * 60 * 1000;
    await second.get('/account');
    const adaNow = async () => (await owner.get('/operators')).json().operators[1];
    const { id, devices, seen } = await adaNow();
    expect([devices, seen]).toEqual([2, shop.clock.at]);
    expect(await statusOf(owner.post(`/operators/${id}/sign-out`))).toBe(200);
    expect([await statusOf(ada.get('/account')), await statusOf(second.get('/account'))]).toEqual([401, 401]);
    expect(await statusOf(owner.get('/account'))).toBe(200);
    expect(await adaNow()).toMatchObject({ devices: 0, seen: null });
    expect((await audit()).at(-1)).toEqual({ action: 'operator-signed-out', operator: 'owner', detail: ADA });
    expect(await statusOf(owner.post('/operators/999/sign-out'))).toBe(404);
    expect(await statusOf(second.signInAs(ADA))).toBe(200);
  });

  test.each(['marketer', 'support', 'read-only'] as const)('one with the role %s signs no other out', async (role) => {
    const [owner, ada] = [await shop.signedIn(), await shop.add(ADA, role)];
    expect(await statusOf(ada.post('/operators/1/sign-out'))).toBe(403);
    expect(await statusOf(owner.get('/account'))).toBe(200);
  });

  test('one who is removed is signed out at once', async () => {
    const [owner, ada] = [await shop.signedIn(), await shop.add(ADA, 'support')];
    const { operators } = (await owner.get('/operators')).json();
    await owner.post(`/operators/${operators[1].id}/removal`);
    expect(await statusOf(ada.get('/account'))).toBe(401);
    expect(await statusOf(ada.signInAs(ADA))).toBe(400);
  });
});
