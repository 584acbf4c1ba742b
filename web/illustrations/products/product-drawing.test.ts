import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { otherProducts, productFits, recommendedProducts } from '../../../content/products.ts';
import { catalogueKinds, productDrawings } from '../../../core/catalogue/product.ts';
import { toneOf } from './product-tone.ts';

test('the file of drawings has each form of a product and the sign of each kind', () => {
  const file = readFileSync(join(import.meta.dirname, 'products.svg'), 'utf8');
  const symbols = Array.from(file.matchAll(/<symbol id="([\w-]+)"/g), ([, id]) => id);
  expect(symbols.toSorted()).toEqual([...productDrawings, ...catalogueKinds].toSorted());
});

test.each([
  ['recommended', recommendedProducts],
  ['compared', productFits],
  ['listed behind the plan', otherProducts],
])('no two products that are %s together look alike', (_where, products) => {
  const looks = products.map(({ id, kind, illustration }) => `${illustration} ${kind} ${toneOf(id)}`);
  expect(new Set(looks).size).toBe(products.length);
});
