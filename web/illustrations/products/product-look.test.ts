import { expect, test } from 'vitest';
import { otherProducts, productFits, recommendedProducts } from '../../../content/products.ts';
import { motifOf, paletteOf } from './product-look.ts';

test.each([
  ['recommended', recommendedProducts],
  ['compared', productFits],
  ['listed behind the plan', otherProducts],
])('no two products that are %s together look alike', (_where, products) => {
  const looks = products.map(({ id, illustration }) => `${illustration} ${paletteOf(id).body} ${motifOf(id)}`);
  expect(new Set(looks).size).toBe(products.length);
});
