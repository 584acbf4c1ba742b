import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { consent } from '../../../content/pages/checkout.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { attemptsOf, browser, OTHER_PLAN, PLAN, sessionIdOf, shownTerms, subscriptionsOf, testShop } from './testing.ts';

const OTHER = { planId: OTHER_PLAN.id, shown: shownTerms(OTHER_PLAN) };

const shop = openBeforeAll(testShop);
beforeAll(async () => shop.sandbox.deliverTo(shop.webhookUrl));
beforeEach(() => {
  shop.clock.aheadMs = 0;
  shop.line.payments = shop.provider;
});

type Visitor = ReturnType<typeof browser>;
type Change = Parameters<Visitor['checkout']>[0];

const openPage = async (visitor: Visitor, change: Change = {}): Promise<string> => (await visitor.checkout(change)).json().url;
async function buy(visitor: Visitor, change: Change = {}) {
  await visitor.pay(await openPage(visitor, change));
  await shop.settle();
}

describe('the payment of a plan', () => {
  test.each<[string, (visitor: Visitor) => readonly [Visitor, Change]]>([
    ['of another plan in the same browser', (visitor) => [visitor, OTHER]],
    ['under another address in the same browser', (visitor) => [visitor, { ...OTHER, email: `typo-${visitor.email}` }]],
    ['for the same address in another browser', (visitor) => [browser(shop), { email: visitor.email }]],
  ])('ends the open page %s, and counts no failed purchase', async (_page, other) => {
    const visitor = browser(shop);
    const [elsewhere, change] = other(visitor);
    const left = await openPage(elsewhere, change);
    await buy(visitor);
    const refused = await elsewhere.pay(left);
    expect(refused.statusCode).toBe(410);
    expect(refused.body).toContain(`href="${new URL(left).pathname}/cancel"`);
    expect((await elsewhere.status(sessionIdOf(left))).json().status).toBe('failed');
    await shop.settle();
    expect(await subscriptionsOf(shop, visitor.visitor)).toHaveLength(1);
    expect(await shop.queue.waiting()).not.toContain('count-failed-purchase');
  });

  test('leaves the open page of somebody else', async () => {
    const [visitor, stranger] = [browser(shop), browser(shop)];
    const page = await openPage(stranger);
    await buy(visitor);
    expect((await stranger.pay(page)).statusCode).toBe(303);
  });

  test('leaves a payment that is on its way from a bank', async () => {
    const visitor = browser(shop);
    const page = await openPage(visitor, OTHER);
    await visitor.pay(page, '4000 0000 0000 0077');
    await shop.settle();
    await buy(visitor);
    expect((await attemptsOf(shop, visitor.visitor)).map(({ status }) => status).toSorted()).toEqual(['open', 'paid']);
  });

  test('ends an open page once the provider answers again', async () => {
    const visitor = browser(shop);
    const left = await openPage(visitor, OTHER);
    shop.line.payments = {
      ...shop.provider,
      expireSession: async () => ({ ok: false, reason: 'unreachable', detail: 'no answer' }),
    };
    await buy(visitor);
    expect(await shop.queue.waiting()).toContain('end-checkout');
    shop.line.payments = shop.provider;
    shop.clock.aheadMs = 60_000;
    await shop.queue.drain();
    expect((await visitor.pay(left)).statusCode).toBe(410);
  });

  test('leaves the pages of a buyer whose order is paid back as a duplicate', { tags: 'exhaustive' }, async () => {
    const [first, second] = [browser(shop), browser(shop)];
    const pages = [await openPage(first), await openPage(second, { ...OTHER, email: first.email })] as const;
    await first.pay(pages[0]);
    await second.pay(pages[1]);
    const friend = await openPage(second, { email: second.email });
    await shop.settle();
    expect((await second.pay(friend)).statusCode).toBe(303);
  });
});

describe('a second plan in a browser whose plan runs', () => {
  test.each([
    ['another plan', OTHER],
    ['the same plan', {}],
  ])('asks first where it is %s under another address, and loses nothing', async (_plan, change) => {
    const visitor = browser(shop);
    await buy(visitor);
    const order = { ...change, email: `friend-of-${visitor.email}` };
    const asked = await visitor.checkout(order);
    expect(asked.statusCode).toBe(409);
    expect(asked.json().error).toMatchObject({ code: 'conflict', asks: 'another' });
    expect(asked.json().error.message).toContain(`The ${PLAN.title} plan that was bought in this browser is still running`);
    expect(await attemptsOf(shop, visitor.visitor)).toHaveLength(1);
    const { url } = (await visitor.checkout({ ...order, another: true })).json();
    await visitor.pay(url);
    await shop.settle();
    expect(await subscriptionsOf(shop, visitor.visitor)).toMatchObject([{ status: 'active' }, { status: 'active' }]);
  });

  test('is refused for the same address, whatever was agreed to', async () => {
    const visitor = browser(shop);
    await buy(visitor);
    for (const change of [{}, OTHER, { another: true }, { ...OTHER, another: true }]) {
      const refused = await visitor.checkout(change);
      expect(refused.json().error).toMatchObject({ code: 'conflict', message: expect.stringContaining('already bought') });
      expect(refused.json().error).not.toHaveProperty('asks');
    }
  });

  test('asks also where the first was paid while the second page was made', async () => {
    const visitor = browser(shop);
    const page = await openPage(visitor);
    const email = `typo-${visitor.email}`;
    const createSession: typeof shop.provider.createSession = async (request) => {
      const made = await shop.provider.createSession(request);
      await visitor.pay(page);
      await shop.settle();
      return made;
    };
    shop.line.payments = { ...shop.provider, createSession };
    expect((await visitor.checkout({ ...OTHER, email })).statusCode).toBe(409);
    shop.line.payments = shop.provider;
    expect((await visitor.checkout({ ...OTHER, email })).json().error).toMatchObject({ asks: 'another' });
    expect(await subscriptionsOf(shop, visitor.visitor)).toHaveLength(1);
  });

  test('is sold without a question once the first has ended', { tags: 'exhaustive' }, async () => {
    const visitor = browser(shop);
    await buy(visitor);
    const [subscription] = await subscriptionsOf(shop, visitor.visitor);
    await shop.provider.endNow(subscription?.id ?? '');
    await shop.settle();
    expect(
      (
        await visitor.checkout({
          ...OTHER,
          email: 'next@example.com',
          consent: { version: consent.version, renewal: true, adult: true },
        })
      ).statusCode,
    ).toBe(200);
  });
});
