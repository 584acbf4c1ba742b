import { expect, test } from 'vitest';
import { otherProducts, productFits, recommendedProducts } from '../../../content/products.ts';
import { motifOf, paletteOf } from './product-look.ts';

test.each([
  ['recommended', recommendedProducts],
  ['compared', productFits],
])('no two products that are %s together have the same colours', (_where, products) => {
  expect(new Set(products.map(({ id }) => paletteOf(id).body)).size).toBe(products.length);
});

test('no two products that are listed behind the plan look alike', () => {
  const looks = otherProducts.map(({ id, illustration }) => `${illustration} ${paletteOf(id).body} ${motifOf(id)}`);
  expect(new Set(looks).size).toBe(otherProducts.length);
});
