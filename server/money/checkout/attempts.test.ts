import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { funnel } from '../../../content/funnel/index.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { attemptsOf, browser, firstAnswers, subscriptionsOf, testShop } from './testing.ts';

const shop = openBeforeAll(testShop);
beforeAll(async () => {
  shop.sandbox.deliverTo(shop.webhookUrl);
});
beforeEach(() => {
  shop.clock.aheadMs = 0;
  shop.line.payments = shop.provider;
});

describe('the payment page of a visitor', () => {
  test('stays the same after another checkout, also from several tabs at once', async () => {
    const visitor = browser(shop);
    const pressed = await Promise.all(Array.from({ length: 6 }, () => visitor.checkout()));
    const later = await visitor.checkout();
    expect(new Set([...pressed, later].map((response) => response.json().url)).size).toBe(1);
    expect(await attemptsOf(shop, visitor.visitor)).toHaveLength(1);
  });

  test.each([
    ['another address', { email: 'other@example.com' }],
    ['other answers', { answers: firstAnswers(...funnel.asking.slice(0, 1)) }],
  ])('can no longer be paid after a checkout with %s', async (_case, change) => {
    const visitor = browser(shop);
    const { url } = (await visitor.checkout()).json();
    const { url: next } = (await visitor.checkout(change)).json();
    expect(next).not.toBe(url);
    expect((await visitor.pay(url)).statusCode).toBe(410);
    expect(await attemptsOf(shop, visitor.visitor)).toMatchObject([{ status: 'expired' }, { status: 'open' }]);
    expect((await visitor.pay(next)).statusCode).toBe(303);
  });

  test('is paid at most once after concurrent checkouts with different addresses', async () => {
    const visitor = browser(shop);
    const responses = await Promise.all(['a', 'b', 'c'].map((name) => visitor.checkout({ email: `${name}@example.com` })));
    expect(responses.every((response) => response.statusCode === 200 || response.statusCode === 409)).toBe(true);
    const urls = responses.filter((response) => response.statusCode === 200).map((response) => response.json().url);
    expect(urls.length).toBeGreaterThan(0);
    const paid = await Promise.all(urls.map((url) => visitor.pay(url)));
    expect(paid.filter((response) => response.statusCode === 303).length).toBeLessThanOrEqual(1);
    await shop.settle();
    expect((await subscriptionsOf(shop, visitor.visitor)).length).toBeLessThanOrEqual(1);
  });

  test('is closed when another tab ends its attempt during its creation', async () => {
    const visitor = browser(shop);
    let meanwhile: (() => Promise<unknown>) | undefined;
    const createSession: typeof shop.provider.createSession = async (request) => {
      const made = await shop.provider.createSession(request);
      await meanwhile?.();
      return made;
    };
    shop.line.payments = { ...shop.provider, createSession };
    let other: Awaited<ReturnType<typeof visitor.checkout>> | undefined;
    meanwhile = async () => {
      meanwhile = undefined;
      other = await visitor.checkout({ email: 'other@example.com' });
    };
    const first = await visitor.checkout();
    expect(first.statusCode).toBe(409);
    expect(first.json().error.message).toContain('another tab');
    expect(other?.statusCode).toBe(200);
    expect(await attemptsOf(shop, visitor.visitor)).toMatchObject([{ status: 'expired', session_url: null }, { status: 'open' }]);
  });

  test('is replaced by a new one after half an hour', async () => {
    const visitor = browser(shop);
    const { url } = (await visitor.checkout()).json();
    shop.clock.aheadMs = 30 * 60 * 1000;
    expect((await visitor.checkout()).json().url).not.toBe(url);
    expect((await visitor.pay(url)).statusCode).toBe(410);
  });

  test('that proves to be paid becomes an order, and a later checkout charges nothing', async () => {
    const shopWithoutWebhooks = await testShop();
    const visitor = browser(shopWithoutWebhooks);
    await visitor.pay((await visitor.checkout()).json().url);
    const again = await visitor.checkout({ email: 'other@example.com' });
    expect(again.json().error).toMatchObject({ asks: 'another', message: expect.stringContaining('still running') });
    expect(await shopWithoutWebhooks.db.selectFrom('subscriptions').select('email').execute()).toEqual([
      { email: visitor.email },
    ]);
    await shopWithoutWebhooks.close();
  });
});

describe('a checkout while the provider fails', () => {
  const down = { ok: false, reason: 'unreachable', detail: 'ECONNREFUSED' } as const;

  test('is answered with an error, and the next checkout continues the same attempt', async () => {
    const visitor = browser(shop);
    const attemptIds: string[] = [];
    const createSession: typeof shop.provider.createSession = async (request) => {
      attemptIds.push(request.attemptId);
      await shop.provider.createSession(request); // it was made, but the answer was lost
      return down;
    };
    shop.line.payments = { ...shop.provider, createSession };
    const refused = await visitor.checkout();
    expect(refused.statusCode).toBe(503);
    expect(refused.json().error).toMatchObject({ code: 'unavailable', message: expect.stringContaining('not been charged') });
    shop.line.payments = shop.provider;
    expect((await visitor.checkout()).statusCode).toBe(200);
    const attempts = await attemptsOf(shop, visitor.visitor);
    expect(attempts.map(({ id }) => id)).toEqual(attemptIds);
  });

  test('ends its attempt after a definite refusal, and the next checkout begins a new one', async () => {
    const visitor = browser(shop);
    shop.line.payments = { ...shop.provider, createSession: async () => ({ ...down, reason: 'refused' }) };
    expect((await visitor.checkout()).statusCode).toBe(503);
    shop.line.payments = shop.provider;
    expect((await visitor.checkout()).statusCode).toBe(200);
    expect(await attemptsOf(shop, visitor.visitor)).toMatchObject([{ status: 'failed' }, { status: 'open' }]);
  });

  test('leaves an earlier page that cannot be closed as the only one', async () => {
    const visitor = browser(shop);
    const { url } = (await visitor.checkout()).json();
    shop.line.payments = { ...shop.provider, expireSession: async () => down };
    expect((await visitor.checkout({ email: 'other@example.com' })).statusCode).toBe(503);
    expect(await attemptsOf(shop, visitor.visitor)).toMatchObject([{ status: 'open', session_url: url }]);
  });
});
