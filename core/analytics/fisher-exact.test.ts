import { expect, test } from 'vitest';
import { fisherPValue } from './fisher-exact.ts';
import { normalQuantile } from './normal-quantile.ts';

test.each([
  // Fisher's lady who tasted tea, and tables of textbooks.
  [4, 3, 4, 1, 0.4857],
  [10, 1, 14, 11, 0.002759],
  [12, 8, 11, 2, 0.0361],
  [20, 20, 20, 0, 1.45e-11],
])('of %i with %i hits against %i with %i the chance is known', (drawn, hits, otherDrawn, otherHits, chance) => {
  const found = fisherPValue({ drawn, hits, otherDrawn, otherHits });
  expect(found / chance).toBeCloseTo(1, 2);
});

test('groups that do not differ have a chance of one, and so have groups without hits', () => {
  expect(fisherPValue({ drawn: 1000, hits: 100, otherDrawn: 2000, otherHits: 200 })).toBeCloseTo(1, 6);
  expect(fisherPValue({ drawn: 50, hits: 0, otherDrawn: 70, otherHits: 0 })).toBeCloseTo(1, 9);
});

test('large groups are reckoned fast, and near to the normal distribution', () => {
  // 5.0 against 5.2 percent of 400,000 each: z is 4.07.
  const found = fisherPValue({ drawn: 400_000, hits: 20_800, otherDrawn: 400_000, otherHits: 20_000 });
  expect(found).toBeGreaterThan(3e-5);
  expect(found).toBeLessThan(6e-5);
});

test.each([
  [0.5, 0],
  [0.975, 1.959964],
  [0.995, 2.575829],
  [0.9999, 3.719016],
  [0.9999999, 5.199338],
  [0.1, -1.281552],
])('the quantile of %f is %f', (probability, z) => {
  expect(normalQuantile(probability)).toBeCloseTo(z, 5);
});
