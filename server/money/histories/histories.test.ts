import { afterAll, beforeAll, expect, test } from 'vitest';
import { historyFixture, runHistory } from './testing.ts';

let shop: Awaited<ReturnType<typeof historyFixture>>;
beforeAll(async () => {
  shop = await historyFixture();
});
afterAll(() => shop.close());

test.each([1, 4, 6, 1000, 1008])(
  'in history %i of two people everybody has access who paid and was not paid back, and nobody else',
  async (seed) => {
    await expect(runHistory(shop, seed)).resolves.toBeUndefined();
  },
);
