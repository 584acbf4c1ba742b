import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { manageRefusals } from '../../../content/pages/manage.ts';
import { HOUR_MS, MINUTE_MS } from '../../../core/time.ts';
import { visitorId } from '../../platform/http/visitor.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { copyOf, eraseAddress } from '../../privacy/erasure/erase.ts';
import { hasConfirmedAddress } from '../../visitors/leads/confirmed-address.ts';
import { PLAN } from '../checkout/testing.ts';
import { buyer, mailedToken, manageFixture, post, signedIn, unreachable } from './testing.ts';

const shop = openBeforeAll(manageFixture);
beforeEach(() => {
  shop.clock.aheadMs = 0;
  shop.line.payments = shop.provider;
});

/** A buyer who asked for another address, and the token that was mailed there. */
async function requestLink() {
  const ada = await buyer(shop, { answers: { skinType: 'dry' } });
  const to = `${randomUUID()}@new.example`;
  const session = await signedIn(shop, ada.email);
  expect((await session.post('/manage/email-changes', { email: to.toUpperCase() })).json()).toEqual({ success: true });
  await shop.queue.drain();
  return { ...ada, to, session, token: mailedToken(shop, 'email-change', to) };
}
/** In the browser that is signed in with the present address. */
const confirmIn = (session: Awaited<ReturnType<typeof signedIn>>, token: string) =>
  session.post('/manage/email-confirmations', { token });
const emailOf = async (id: string) =>
  (await shop.db.selectFrom('subscriptions').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;

test('an e-mail address does not change before the new address confirms it', async () => {
  const { id, email } = await requestLink();
  expect(await emailOf(id)).toBe(email);
});

test('a confirmed change of e-mail reaches the provider, notifies the old address and ends its access', async () => {
  const { id, email, to, token, session } = await requestLink();
  await post(shop, '/manage-links', { email });
  await shop.queue.drain();
  const oldLink = mailedToken(shop, 'manage-link', email);
  const changed: string[] = [];
  const changeEmail: typeof shop.provider.changeEmail = async (customer, address) => {
    changed.push(address);
    return shop.provider.changeEmail(customer, address);
  };
  shop.line.payments = { ...shop.provider, changeEmail };

  const confirmed = await confirmIn(session, token);
  expect(confirmed.json()).toEqual({ success: true });
  expect(changed).toEqual([to]);
  expect(await emailOf(id)).toBe(to);
  await shop.queue.drain();
  await shop.queue.drain();
  expect(shop.mails.at(-1)).toMatchObject({ template: 'email-changed', to: email });
  expect((await session.overview()).json()).toEqual({ email: null });
  expect((await post(shop, '/manage-sessions', { token: oldLink })).statusCode).toBe(404);
  const cookies = { manage: confirmed.cookies.find(({ name }) => name === 'manage')?.value ?? '' };
  expect((await shop.desk.inject({ url: '/api/manage', cookies })).json()).toMatchObject({ email: to, subscriptions: [{ id }] });
  expect((await confirmIn(session, token)).statusCode).toBe(404);
});

test('a change of e-mail is confirmed only where the present address is signed in, and a stranger at the new mailbox changes nothing', async () => {
  const { id, email, to, token, session } = await requestLink();
  const bob = await buyer(shop);
  const other = await signedIn(shop, bob.email);
  for (const refused of [await post(shop, '/manage/email-confirmations', { token }), await confirmIn(other, token)])
    expect([refused.statusCode, refused.json().error.message]).toEqual([409, manageRefusals.otherBrowser]);
  expect(await emailOf(id)).toBe(email);
  expect((await session.overview()).json()).toMatchObject({ email });
  expect((await confirmIn(await signedIn(shop, email), token)).statusCode).toBe(200);
  expect(await emailOf(id)).toBe(to);
});

test('a change of e-mail succeeds once for concurrent confirmations', { tags: 'exhaustive' }, async () => {
  const { token, session } = await requestLink();
  const answers = await Promise.all([confirmIn(session, token), confirmIn(session, token)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
});

test('a change of e-mail is refused with an expired, altered or guessed link', async () => {
  const { id, email, token, session } = await requestLink();
  for (const other of ['', 'a'.repeat(43), `${token}a`]) expect((await confirmIn(session, other)).statusCode).toBe(404);
  shop.clock.aheadMs = 61 * MINUTE_MS;
  expect((await confirmIn(session, token)).statusCode).toBe(404);
  expect(await emailOf(id)).toBe(email);
});

test('a change of e-mail fails while the provider is down, and its link can be used again', { tags: 'exhaustive' }, async () => {
  const { id, email, to, token, session } = await requestLink();
  shop.line.payments = { ...shop.provider, changeEmail: async () => ({ ok: false, reason: 'unreachable', detail: '' }) };
  expect((await confirmIn(session, token)).statusCode).toBe(503);
  expect(await emailOf(id)).toBe(email);
  shop.line.payments = shop.provider;
  expect((await confirmIn(session, token)).statusCode).toBe(200);
  expect(await emailOf(id)).toBe(to);
});

test('a change of e-mail is void after a later one is confirmed', { tags: 'exhaustive' }, async () => {
  const { session, token, id } = await requestLink();
  const to = `${randomUUID()}@second.example`;
  await session.post('/manage/email-changes', { email: to });
  await shop.queue.drain();
  expect((await confirmIn(session, mailedToken(shop, 'email-change', to))).statusCode).toBe(200);
  expect((await confirmIn(session, token)).statusCode).toBe(404);
  expect(await emailOf(id)).toBe(to);
});

test('a change of e-mail to the same address, or to one with a running subscription, is refused', async () => {
  const { session, email, id } = await requestLink();
  const same = await session.post('/manage/email-changes', { email });
  expect([same.statusCode, same.json().error.fields]).toEqual([400, { email: expect.any(String) }]);
  const bob = await buyer(shop);
  expect((await session.post('/manage/email-changes', { email: bob.email })).json()).toEqual({ success: true });
  await shop.queue.drain();
  expect((await confirmIn(session, mailedToken(shop, 'email-change', bob.email))).statusCode).toBe(409);
  expect(await emailOf(id)).toBe(email);
});

test('a change of e-mail is refused, and undone at the provider, when an order came under the new address meanwhile', {
  tags: 'exhaustive',
}, async () => {
  const { id, email, to, token, session } = await requestLink();
  const told: string[] = [];
  shop.line.payments = {
    ...shop.provider,
    changeEmail: async (customer, address) => {
      told.push(address);
      const bob = address === to ? await buyer(shop) : undefined;
      if (bob) await shop.db.updateTable('subscriptions').set({ email: to }).where('id', '=', bob.id).execute();
      return shop.provider.changeEmail(customer, address);
    },
  };
  expect((await confirmIn(session, token)).statusCode).toBe(409);
  expect(await emailOf(id)).toBe(email);
  expect(told).toEqual([to, email]);
});

test('a refused change is set right at the provider later, when it could not be reached at once', {
  tags: 'exhaustive',
}, async () => {
  const { id, email, to, token, session } = await requestLink();
  await shop.queue.clear();
  const asked: string[] = [];
  const taken: string[] = [];
  /** While the provider takes the first address, another order comes under it. */
  const line = (up: boolean): typeof shop.provider.changeEmail => {
    return async (customer, address) => {
      asked.push(address);
      if (!up && asked.length > 1) return unreachable();
      taken.push(address);
      if (address === to) {
        const bob = await buyer(shop);
        await shop.db.updateTable('subscriptions').set({ email: to }).where('id', '=', bob.id).execute();
      }
      return shop.provider.changeEmail(customer, address);
    };
  };
  shop.line.payments = { ...shop.provider, changeEmail: line(false) };
  expect((await confirmIn(session, token)).statusCode).toBe(409);
  shop.clock.aheadMs = 2 * MINUTE_MS;
  await shop.queue.drain();
  expect([asked, taken]).toEqual([[to, email, email], [to]]);
  shop.line.payments = { ...shop.provider, changeEmail: line(true) };
  shop.clock.aheadMs = 10 * MINUTE_MS;
  await shop.queue.drain();
  expect([taken, await emailOf(id)]).toEqual([[to, email], email]);
});

test('a change of e-mail needs a link that was opened within the last 15 minutes, and mails one to the old address otherwise', {
  tags: 'exhaustive',
}, async () => {
  const { email, session, id } = await requestLink();
  shop.clock.aheadMs = 16 * MINUTE_MS;
  const to = `${randomUUID()}@late.example`;
  const refused = await session.post('/manage/email-changes', { email: to });
  expect([refused.statusCode, refused.json().error.message]).toEqual([409, manageRefusals.oldSignIn]);
  await shop.queue.drain();
  expect(shop.mails.at(-1)).toMatchObject({ template: 'manage-link', to: email });
  const again = await post(shop, '/manage-sessions', { token: mailedToken(shop, 'manage-link', email) });
  const cookies = { manage: again.cookies.find(({ name }) => name === 'manage')?.value ?? '' };
  expect((await post(shop, '/manage/email-changes', { email: to }, cookies)).statusCode).toBe(200);
  expect(await emailOf(id)).toBe(email);
});

test('a change of e-mail sends a limited number of links to an address', { tags: 'exhaustive' }, async () => {
  const { session } = await requestLink();
  const statuses = [];
  for (let i = 0; i < 5; i++) {
    statuses.push((await session.post('/manage/email-changes', { email: 'stranger@example.com' })).statusCode);
    await shop.queue.drain();
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});

test('a change of e-mail ends the links into the app and the calendar that were made before it', {
  tags: 'exhaustive',
}, async () => {
  const { to, token, sessionId, id, session, cookies } = await requestLink();
  const { code } = (await post(shop, '/app-links', { sessionId }, cookies)).json();
  const { path } = (await session.post('/program/calendar', { orderId: id, firstDay: '2026-11-28' })).json();
  const moved = await confirmIn(session, token);
  expect((await post(shop, '/app-links/redemptions', { token: code })).statusCode).toBe(404);
  expect((await shop.desk.inject(path)).statusCode).toBe(404);
  const manage = moved.cookies.find(({ name }) => name === 'manage')?.value ?? '';
  expect((await post(shop, '/manage/app-links', { subscriptionId: id }, { manage })).statusCode).toBe(200);
  await shop.queue.drain();
  expect(shop.mails.at(-1)).toMatchObject({ template: 'app-link', to });
});

test('a change of e-mail takes the answers of the order along, which the old mailbox neither reads nor deletes', {
  tags: 'exhaustive',
}, async () => {
  const { id, email, to, session, token } = await requestLink();
  await confirmIn(session, token);
  const old = JSON.stringify((await copyOf(shop.db, email, undefined)).held);
  expect(old).not.toContain(to);
  expect((await copyOf(shop.db, to, undefined)).held.submissions).toMatchObject([{ answers: { skinType: 'dry' } }]);
  await shop.db.transaction().execute((tx) => eraseAddress(tx, email));
  expect((await copyOf(shop.db, to, undefined)).held.submissions).toHaveLength(1);
  expect(await emailOf(id)).toBe(to);
});

describe('a change of e-mail is taken back by the old address', () => {
  const undo = (token: string, cookies = {}) => post(shop, '/manage/email-undos', { token }, cookies);
  const sessionOf = ({ cookies }: Awaited<ReturnType<typeof undo>>) => ({
    manage: cookies.find(({ name }) => name === 'manage')?.value ?? '',
  });
  const undoToken = async (email: string) => {
    await shop.queue.drain();
    return mailedToken(shop, 'email-changed', email);
  };
  const customerOf = async (id: string) =>
    (await shop.db.selectFrom('subscriptions').select('customer_id').where('id', '=', id).executeTakeFirstOrThrow()).customer_id;
  async function moved() {
    const before = await requestLink();
    const newSession = sessionOf(await confirmIn(before.session, before.token));
    return { ...before, newSession, undo: await undoToken(before.email) };
  }
  /** On from the address that it went to. */
  async function movedOn({ newSession }: Awaited<ReturnType<typeof moved>>) {
    const to = `${randomUUID()}@third.example`;
    await post(shop, '/manage/email-changes', { email: to }, newSession);
    await shop.queue.drain();
    const confirmed = await post(
      shop,
      '/manage/email-confirmations',
      { token: mailedToken(shop, 'email-change', to) },
      newSession,
    );
    return { to, session: sessionOf(confirmed) };
  }

  test('and both mailed links confirm their addresses for the browser that opened them', { tags: 'exhaustive' }, async () => {
    const { session, token, email, to } = await requestLink();
    const [changer, undoer] = [randomUUID(), randomUUID()];
    await post(shop, '/manage/email-confirmations', { token }, { ...session.cookies, visitor: changer });
    await undo(await undoToken(email), { visitor: undoer });
    const confirmed = (visitor: string, address: string) => hasConfirmedAddress(shop.db, visitorId(visitor), address);
    expect([await confirmed(changer, to), await confirmed(undoer, email)]).toEqual([true, true]);
    expect([await confirmed(changer, email), await confirmed(undoer, to)]).toEqual([false, false]);
  });

  test('and both mailed links confirm their addresses for browsers that did nothing here before', {
    tags: 'exhaustive',
  }, async () => {
    const { session, token, email, to } = await requestLink();
    const visitorIn = ({ cookies }: Awaited<ReturnType<typeof undo>>) =>
      visitorId(cookies.find(({ name }) => name === 'visitor')?.value ?? '');
    const changer = visitorIn(await post(shop, '/manage/email-confirmations', { token }, session.cookies));
    const undoer = visitorIn(await undo(await undoToken(email)));
    expect(await hasConfirmedAddress(shop.db, changer, to)).toBe(true);
    expect(await hasConfirmedAddress(shop.db, undoer, email)).toBe(true);
  });

  test('from any browser, at the provider too, and what opened the order elsewhere is shut', async () => {
    const told: (readonly [customer: string, email: string])[] = [];
    const { id, email, undo: token, newSession } = await moved();
    await post(shop, '/manage/app-links', { subscriptionId: id }, newSession);
    await shop.queue.drain();
    const appToken = mailedToken(shop, 'app-link', await emailOf(id));
    shop.line.payments = {
      ...shop.provider,
      changeEmail: (...change) => {
        told.push(change);
        return shop.provider.changeEmail(...change);
      },
    };
    const answer = await undo(token);
    expect([answer.statusCode, await emailOf(id), told]).toEqual([200, email, [[await customerOf(id), email]]]);
    expect((await shop.desk.inject({ url: '/api/manage', cookies: newSession })).json()).toEqual({ email: null });
    expect((await post(shop, '/app-links/redemptions', { token: appToken })).statusCode).toBe(404);
    expect((await shop.desk.inject({ url: '/api/manage', cookies: sessionOf(answer) })).json()).toMatchObject({
      email,
      subscriptions: [{ id }],
    });
  });

  test('for three days and no longer, and once', async () => {
    const late = await moved();
    shop.clock.aheadMs = 73 * HOUR_MS;
    expect((await undo(late.undo)).json().error.message).toBe(manageRefusals.badUndo);
    shop.clock.aheadMs = 0;
    const timely = await moved();
    shop.clock.aheadMs = 71 * HOUR_MS;
    expect([(await undo(timely.undo)).statusCode, (await undo(timely.undo)).statusCode]).toEqual([200, 404]);
    expect([await emailOf(late.id), await emailOf(timely.id)]).toEqual([late.to, timely.email]);
  });

  test('also when it went on to a third one, and the one between cannot take it again', { tags: 'exhaustive' }, async () => {
    const first = await moved();
    const third = await movedOn(first);
    const between = await undoToken(first.to);
    expect((await undo(first.undo)).statusCode).toBe(200);
    const again = await undo(between);
    expect([again.statusCode, again.json().error.message]).toEqual([404, manageRefusals.nothingToUndo]);
    expect((await shop.desk.inject({ url: '/api/manage', cookies: third.session })).json()).toEqual({ email: null });
    expect(await emailOf(first.id)).toBe(first.email);
  });

  test('also after a stranger moved it on and took that back', { tags: 'exhaustive' }, async () => {
    const first = await moved();
    await movedOn(first);
    expect((await undo(await undoToken(first.to))).statusCode).toBe(200);
    expect(await emailOf(first.id)).toBe(first.to);
    expect((await undo(first.undo)).statusCode).toBe(200);
    expect(await emailOf(first.id)).toBe(first.email);
  });

  test('and can be made, and taken back, once more', { tags: 'exhaustive' }, async () => {
    const first = await moved();
    const owner = sessionOf(await undo(first.undo));
    const to = `${randomUUID()}@right.example`;
    await post(shop, '/manage/email-changes', { email: to }, owner);
    await shop.queue.drain();
    const confirmed = await post(shop, '/manage/email-confirmations', { token: mailedToken(shop, 'email-change', to) }, owner);
    expect([confirmed.statusCode, await emailOf(first.id)]).toEqual([200, to]);
    expect((await undo(await undoToken(first.email))).statusCode).toBe(200);
    expect(await emailOf(first.id)).toBe(first.email);
  });

  test('once the provider can be reached, and what was ordered under the address meanwhile is paid back', {
    tags: 'exhaustive',
  }, async () => {
    const { undo: token, id, email } = await moved();
    shop.line.payments = { ...shop.provider, changeEmail: unreachable };
    expect((await undo(token)).statusCode).toBe(503);
    shop.line.payments = shop.provider;
    const other = await buyer(shop, { email });
    expect([(await undo(token)).statusCode, await emailOf(id)]).toEqual([200, email]);
    await shop.settle();
    const orders = await shop.db
      .selectFrom('subscriptions')
      .innerJoin('payments', 'subscription_id', 'subscriptions.id')
      .select(['subscriptions.id', 'duplicate_of', 'amount_refunded'])
      .where('email', '=', email)
      .orderBy('duplicate_of')
      .execute();
    expect(orders).toEqual([
      { id: other.id, duplicate_of: id, amount_refunded: PLAN.listPrice },
      { id, duplicate_of: null, amount_refunded: 0 },
    ]);
  });

  /** Two requests of which each has asked the provider before the other is finished. */
  function together() {
    const told: string[] = [];
    const gate = Promise.withResolvers<void>();
    let waiting = 0;
    shop.line.payments = {
      ...shop.provider,
      async changeEmail(...change) {
        const changed = await shop.provider.changeEmail(...change);
        told.push(change[1]);
        if (++waiting === 2) gate.resolve();
        if (waiting <= 2) await gate.promise;
        return changed;
      },
    };
    return told;
  }

  test.each([0, 1])('also while the one between takes it back too (%i)', { tags: 'exhaustive' }, async (first) => {
    const one = await moved();
    await movedOn(one);
    const between = await undoToken(one.to);
    const told = together();
    const tokens = first === 0 ? [one.undo, between] : [between, one.undo];
    await Promise.all(tokens.map((token) => undo(token)));
    expect(await emailOf(one.id)).toBe(one.email);
    expect(told.at(-1)).toBe(one.email);
    expect((await undo(between)).statusCode).toBe(404);
  });

  test.each([0, 1])(
    'also while the holder moves it on with an order of their own (%i)',
    { tags: 'exhaustive' },
    async (first) => {
      const one = await moved();
      const own = await buyer(shop);
      await shop.db.updateTable('subscriptions').set({ email: one.to, status: 'canceled' }).where('id', '=', own.id).execute();
      const to = `${randomUUID()}@third.example`;
      await post(shop, '/manage/email-changes', { email: to }, one.newSession);
      await shop.queue.drain();
      const confirm = () =>
        post(shop, '/manage/email-confirmations', { token: mailedToken(shop, 'email-change', to) }, one.newSession);
      together();
      await Promise.all(first === 0 ? [undo(one.undo), confirm()] : [confirm(), undo(one.undo)]);
      if ((await emailOf(one.id)) !== one.email) await undo(one.undo);
      expect(await emailOf(one.id)).toBe(one.email);
      await shop.queue.drain();
      const mail = shop.mails.findLast((each) => each.template === 'email-changed' && each.to === one.to);
      if (mail) await undo(mailedToken(shop, 'email-changed', one.to));
      expect(await emailOf(one.id)).toBe(one.email);
    },
  );

  test('by no other link and by no guess', { tags: 'exhaustive' }, async () => {
    const { id, to, token } = await moved();
    await post(shop, '/manage-links', { email: to });
    await shop.queue.drain();
    for (const wrong of [token, mailedToken(shop, 'manage-link', to), 'a'.repeat(43)])
      expect((await undo(wrong)).statusCode).toBe(404);
    expect(await emailOf(id)).toBe(to);
  });
});
