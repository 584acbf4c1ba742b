import { afterAll, beforeAll, expect, test } from 'vitest';
import { historyFixture, runHistory } from './testing.ts';

const HISTORIES = 100;

let shop: Awaited<ReturnType<typeof historyFixture>>;
beforeAll(async () => {
  shop = await historyFixture();
});
afterAll(() => shop.close());

test.each(Array.from({ length: HISTORIES }, (_, n) => 1000 + n))(
  'history %i of the longer row gives access to those who paid and were not paid back, and to no others',
  { timeout: 600_000 },
  async (seed) => {
    await expect(runHistory(shop, seed)).resolves.toBeUndefined();
  },
);
