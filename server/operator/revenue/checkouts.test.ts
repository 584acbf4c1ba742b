import { describe, expect, test } from 'vitest';
import { attemptsOf, browser, testShop } from '../../money/checkout/testing.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { findCheckoutEntries } from '../people/purchase-entries.ts';
import { readCheckouts } from './checkouts.ts';

const shop = openBeforeAll(async () => {
  const opened = await testShop();
  opened.sandbox.deliverTo(opened.webhookUrl);
  return opened;
});
const today = new Date().toISOString().slice(0, 10);
const begun = async () => (await readCheckouts(shop.db, { from: today, to: today, zone: 'UTC', unit: 'day' })).begun;

const failed = async () => (await shop.queue.waiting()).filter((job) => job === 'count-failed-purchase').length;

type Visitor = ReturnType<typeof browser>;

async function unused(visitor: Visitor) {
  return (await visitor.elements()).json();
}

describe('a checkout with a wallet', () => {
  test.each<[string, (visitor: Visitor) => Promise<unknown>, number]>([
    ['is not begun while nobody used it', unused, 0],
    ['is not begun where a box was unticked', async (visitor) => visitor.endElements((await unused(visitor)).sessionId), 0],
    [
      'is not begun where its tab was closed until it expired',
      async (visitor) => {
        await shop.provider.expireSession((await unused(visitor)).sessionId);
        await shop.settle();
      },
      0,
    ],
    [
      'is begun once it was declined',
      async (visitor) => {
        await visitor.payElements((await unused(visitor)).clientSecret, '4000 0000 0000 0002');
        await shop.settle();
      },
      1,
    ],
    [
      'is begun once it was paid',
      async (visitor) => {
        await visitor.payElements((await unused(visitor)).clientSecret);
        await shop.settle();
      },
      1,
    ],
    [
      'is begun as a page, which it was not before',
      async (visitor) => {
        await unused(visitor);
        await visitor.checkout();
      },
      1,
    ],
  ])('%s', async (_what, walk, counted) => {
    const [before, visitor] = [await begun(), browser(shop)];
    await walk(visitor);
    expect((await begun()) - before).toBe(counted);
    expect(await findCheckoutEntries(shop.db, visitor.email)).toHaveLength(counted);
  });

  test('that expires unused is no failed purchase, and one that was declined is', async () => {
    const [before, visitor] = [await failed(), browser(shop)];
    const { sessionId } = await unused(visitor);
    await shop.provider.expireSession(sessionId);
    await shop.settle();
    expect((await attemptsOf(shop, visitor.visitor)).map(({ status }) => status)).toEqual(['expired']);
    const counted = await failed();
    const other = browser(shop);
    const declined = await unused(other);
    await other.payElements(declined.clientSecret, '4000 0000 0000 0002');
    await shop.settle();
    expect([counted, await failed()]).toEqual([before, before + 1]);
  });
});
