import { afterAll, beforeAll, expect, test } from 'vitest';
import { historyFixture, runHistory } from './testing.ts';

let shop: Awaited<ReturnType<typeof historyFixture>>;
beforeAll(async () => {
  shop = await historyFixture();
});
afterAll(() => shop.close());

test.each([1, 4, 6, 1000, 1008])(
  'history %i of two people gives access to those who paid and were not paid back, and to no others',
  async (seed) => {
    await expect(runHistory(shop, seed)).resolves.toBeUndefined();
  },
);
