import { afterAll, beforeAll, expect, test } from 'vitest';
import { historyFixture, runHistory } from './testing.ts';

const HISTORIES = 100;

let shop: Awaited<ReturnType<typeof historyFixture>>;
beforeAll(async () => {
  shop = await historyFixture();
});
afterAll(() => shop.close());

test.each(Array.from({ length: HISTORIES }, (_, n) => 1000 + n))(
  'in the longer row of histories %i gives access to everybody who paid and was not paid back, and to nobody else',
  async (seed) => {
    await expect(runHistory(shop, seed)).resolves.toBeUndefined();
  },
);
