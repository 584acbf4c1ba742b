import { afterAll, beforeAll, expect, test } from 'vitest';
import { casesOf } from '../../../core/testing.ts';
import { historyFixture, runHistory } from './testing.ts';

let shop: Awaited<ReturnType<typeof historyFixture>>;
beforeAll(async () => {
  shop = await historyFixture();
});
afterAll(() => shop.close());

test.each(casesOf([1, 4, 6, 1000, 1008], 1))(
  'history %i of two people gives access to those who paid and were not paid back, and to no others',
  async (seed) => {
    await expect(runHistory(shop, seed)).resolves.toBeUndefined();
  },
);
