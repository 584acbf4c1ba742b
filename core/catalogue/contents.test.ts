import { expect, test } from 'vitest';
import { makeLexicon, readContents, readProduct } from './contents.ts';
import { listIngredients } from './listed-ingredient.ts';
import { testIngredients } from './testing.ts';

const lexicon = makeLexicon(testIngredients, [
  { names: ['Aqua', 'Cetearyl Alcohol', 'Silica'], atMostOnePercent: false },
  { names: ['Phenoxyethanol'], atMostOnePercent: true },
]);
const partsOf = (list: string) => readContents(list, lexicon).parts.map(({ ingredient, place }) => [ingredient, place]);

test('an ingredient is high among the first five names, and low from the first name on that is one percent at most', () => {
  expect(partsOf('Aqua, Glycerin, Silica, Silica, Silica, Squalane, Phenoxyethanol, Panthenol')).toEqual([
    ['glycerin', 'high'],
    ['squalane', 'middle'],
    ['panthenol', 'low'],
  ]);
  expect(partsOf('Aqua, Phenoxyethanol, Glycerin')).toEqual([['glycerin', 'low']]);
});

test('perfume marks one percent too', () => {
  expect(partsOf('Aqua, Parfum, Squalane')).toEqual([
    ['perfume', 'low'],
    ['squalane', 'low'],
  ]);
});

test('the last third of a list is low where no name marks one percent', () => {
  expect(partsOf('Squalane, Aqua, Glycerin')).toEqual([
    ['squalane', 'high'],
    ['glycerin', 'low'],
  ]);
});

test('a product keeps count of the names that we know, and of all', () => {
  const { names, unrecognized, parts } = readContents('Aqua, Moonwort Essence, Urea (5%), Cetearyl Alcohol', lexicon);
  expect([names, unrecognized]).toEqual([4, ['Moonwort Essence']]);
  expect(parts).toEqual([{ ingredient: 'urea', place: 'high', strength: 5 }]);
  const product = { id: 'a', name: 'A', brand: 'B', kind: 'mask', price: 100, picture: 'jar' } as const;
  expect(readProduct({ ...product, inci: 'Aqua, Moonwort Essence' }, lexicon)).toEqual({
    ...product,
    names: 2,
    recognized: 1,
    parts: [],
  });
});

test('a family has further names than the studied ingredients, and a studied ingredient keeps its own', () => {
  const listed = listIngredients(testIngredients, { humectant: ['Glycerin', '3-O-Test Sugar'] });
  expect(listed).toHaveLength(testIngredients.length + 1);
  expect(listed.at(-1)).toEqual({ id: '3-o-test-sugar', inci: ['3-O-Test Sugar'], name: '3-o-test sugar', family: 'humectant' });
});
