import { beforeEach, describe, expect, test } from 'vitest';
import { openBeforeAll } from '../../platform/testing.ts';
import { attemptsOf, browser, OTHER_PLAN, PLAN, sessionIdOf, shownTerms, subscriptionsOf, testShop } from './testing.ts';

const OTHER = { planId: OTHER_PLAN.id, shown: shownTerms(OTHER_PLAN) };
const NOT_PAYABLE = [404, 410];

const shop = openBeforeAll(testShop);
beforeEach(() => {
  shop.clock.aheadMs = 0;
  shop.line.payments = shop.provider;
  shop.sandbox.deliverTo(shop.webhookUrl);
});

type Visitor = ReturnType<typeof browser>;

const show = async (visitor: Visitor, change = {}) => (await visitor.elements(change)).json();
const stateOf = async (visitor: Visitor, { clientSecret }: { clientSecret: string }) =>
  (await visitor.sheet(clientSecret)).statusCode;

describe('a wallet in the dialog', () => {
  test('is opened with both consents recorded, and its payment is the order that the page of this browser follows', async () => {
    const visitor = browser(shop);
    const opened = await show(visitor);
    expect(opened).toMatchObject({ success: true, publishableKey: expect.stringMatching(/^pk_test_/) });
    const [attempt] = await attemptsOf(shop, visitor.visitor);
    const consents = shop.db.selectFrom('consent_records').selectAll().where('attempt_id', '=', String(attempt?.id));
    expect((await consents.execute()).map(({ kind, due_now }) => [kind, due_now])).toEqual([
      ['renewal', PLAN.listPrice],
      ['adult', PLAN.listPrice],
    ]);
    expect((await visitor.payElements(opened.clientSecret)).json()).toEqual({
      kind: 'paid',
      returnUrl: `http://localhost:3000/prediction/subscribe-success?session_id=${opened.sessionId}`,
    });
    await shop.settle();
    expect((await visitor.status(opened.sessionId)).json()).toMatchObject({ status: 'paid', planId: PLAN.id });
  });

  test.each([
    ['renewal', { version: 'x', renewal: false, adult: true }],
    ['adult', { version: 'x', renewal: true, adult: false }],
  ])('is refused without the consent to %s, and nothing is written', async (_box, consent) => {
    const visitor = browser(shop);
    expect((await visitor.elements({ consent })).statusCode).toBe(400);
    expect(await attemptsOf(shop, visitor.visitor)).toEqual([]);
  });

  test('cannot be paid once a box was unticked, and is opened anew with consents of its own', async () => {
    const visitor = browser(shop);
    const first = await show(visitor);
    expect((await visitor.endElements(first.sessionId)).json()).toEqual({ success: true });
    expect(await stateOf(visitor, first)).toBe(404);
    expect((await visitor.payElements(first.clientSecret)).statusCode).toBe(410);
    const again = await show(visitor);
    expect(again.sessionId).not.toBe(first.sessionId);
    expect((await attemptsOf(shop, visitor.visitor)).map(({ status }) => status)).toEqual(['expired', 'open']);
  });

  test('of another browser is not ended', async () => {
    const opened = await show(browser(shop));
    await browser(shop).endElements(opened.sessionId);
    expect(await stateOf(browser(shop), opened)).toBe(200);
  });

  test('that was paid stays paid when it is ended afterwards', async () => {
    const visitor = browser(shop);
    const opened = await show(visitor);
    await visitor.payElements(opened.clientSecret);
    await visitor.endElements(opened.sessionId);
    await shop.settle();
    expect((await visitor.status(opened.sessionId)).json().status).toBe('paid');
  });

  test('stays the same one when a second tab, or Back, shows it again', async () => {
    const visitor = browser(shop);
    const [first, second, third] = [await show(visitor), await show(visitor), await show(visitor)];
    expect([second, third]).toEqual([first, first]);
    expect(await attemptsOf(shop, visitor.visitor)).toHaveLength(1);
  });

  test('is refused as bought where no webhook of its payment has come yet', async () => {
    const visitor = browser(shop);
    const opened = await show(visitor);
    await visitor.payElements(opened.clientSecret);
    const again = await visitor.elements();
    expect(again.statusCode).toBe(409);
    expect(again.json().error.message).toMatch(/already bought/);
  });

  test.each([
    ['the page of the same plan', (visitor: Visitor) => visitor.checkout()],
    ['a wallet of another plan', (visitor: Visitor) => visitor.elements(OTHER)],
    ['the page of another plan', (visitor: Visitor) => visitor.checkout(OTHER)],
    [
      'a wallet at another price',
      async (visitor: Visitor) => {
        await visitor.startOffer();
        return visitor.elements({ shown: shownTerms(PLAN, PLAN.listPrice - PLAN.introDiscount) });
      },
    ],
  ] as const)('cannot be paid any longer once %s is opened', async (_other, open) => {
    const visitor = browser(shop);
    const first = await show(visitor);
    expect((await open(visitor)).statusCode).toBe(200);
    expect(NOT_PAYABLE).toContain(await stateOf(visitor, first));
  });

  test('ends the open page of its plan', async () => {
    const visitor = browser(shop);
    const { url } = (await visitor.checkout()).json();
    await show(visitor);
    expect((await visitor.pay(url)).statusCode).toBe(410);
    expect((await visitor.status(sessionIdOf(url))).json().status).toBe('failed');
  });

  test('is not opened beside one that the provider could not end', async () => {
    const visitor = browser(shop);
    const first = await show(visitor);
    shop.line.payments = {
      ...shop.provider,
      expireSession: async () => ({ ok: false, reason: 'unreachable', detail: 'no answer' }),
    };
    expect((await visitor.elements(OTHER)).statusCode).toBe(503);
    expect((await visitor.endElements(first.sessionId)).statusCode).toBe(503);
    expect(await stateOf(visitor, first)).toBe(200);
  });

  test('has no page of the provider that could be paid as well', async () => {
    const visitor = browser(shop);
    const opened = await show(visitor);
    expect((await visitor.pay(`http://localhost:3000/sandbox/checkout/${opened.sessionId}`)).statusCode).toBe(404);
  });

  test('leaves its secret in no row of the shop', async () => {
    const visitor = browser(shop);
    const { clientSecret } = await show(visitor);
    const rows = JSON.stringify(await attemptsOf(shop, visitor.visitor));
    expect(rows).not.toContain(clientSecret.split('_secret_')[1]);
  });

  test('is charged by the sandbox as a card is: it declines, and another card pays', async () => {
    const visitor = browser(shop);
    const opened = await show(visitor);
    const declined = await visitor.payElements(opened.clientSecret, '4000 0000 0000 0002');
    expect([declined.statusCode, declined.json().message]).toEqual([402, expect.stringContaining('was declined')]);
    await visitor.payElements(opened.clientSecret);
    await shop.settle();
    expect(await subscriptionsOf(shop, visitor.visitor)).toMatchObject([{ status: 'active' }]);
  });
});
