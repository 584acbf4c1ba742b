import { expect, test } from 'vitest';
import { labelKnowledge } from '../../content/catalogue/knowledge.ts';
import { madeUpProducts } from '../../content/catalogue/testing.ts';
import { fitWeights } from '../../content/catalogue/weights.ts';
import { knowledge as programKnowledge } from '../../content/skincare/knowledge.ts';
import { realisticVisitor } from '../../content/skincare/realistic-visitor.ts';
import { createProgram } from '../program/create-program.ts';
import { kindsOf } from '../program/kinds.ts';
import { seededRandom } from '../seeded-random.ts';
import { rounds } from '../testing.ts';
import { unpackProducts } from './catalogue.ts';
import { recommend } from './recommend.ts';
import { catalogueResponse } from './response.ts';
import { checkShortlist, shortlist } from './shortlist.ts';

const PRODUCTS = rounds(5000, 1500);
const VISITORS = rounds(200, 60);

const { ingredients, ...packed } = catalogueResponse(madeUpProducts(PRODUCTS, seededRandom(63)), labelKnowledge);
const products = unpackProducts(packed);
const judging = { ingredients, weights: fitWeights };
const programs = (seed: number, count: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => createProgram(programKnowledge, { answers: realisticVisitor(random) }));
};
const imagined = programs(1, rounds(800, 250));
const visitors = programs(2, VISITORS);
const chosen = shortlist(products, imagined, judging);

test('the best products of visitors who were not imagined are the same from the shortlist as from the whole list', () => {
  let places = 0;
  let same = 0;
  let mostLost = 0;
  for (const [index, program] of visitors.entries()) {
    const options = { ...judging, priceSensitive: index % 2 === 0 };
    const kinds = kindsOf(program);
    const [whole, short] = [products, chosen].map((list) => recommend(list, program, kinds, options));
    for (const kind of kinds) {
      const [best, found] = [whole?.[kind]?.[0], short?.[kind]?.[0]];
      if (!best) continue;
      places += 1;
      if (best.product === found?.product) same += 1;
      else mostLost = Math.max(mostLost, best.fit.percent - (found?.fit.percent ?? 0));
    }
  }
  expect(places).toBeGreaterThan(VISITORS * 3);
  expect(same / places).toBeGreaterThanOrEqual(rounds(0.99, 0.97));
  // The next best is as good for the visitor to a few points of the hundred.
  expect(mostLost).toBeLessThanOrEqual(6);
});

test('the check of a shortlist counts the places of the three best that it keeps', () => {
  const some = visitors.slice(0, 10);
  const whole = checkShortlist(products, products, some, judging);
  expect(whole.same).toBe(whole.places);
  const none = checkShortlist(products, [], some, judging);
  expect(none).toEqual({ visitors: 10, places: whole.places, same: 0 });
});

test('a shortlist is cut to its limit by what most are recommended, and keeps the order of the list', () => {
  const few = shortlist(products, imagined.slice(0, 60), judging, 40);
  expect(few).toHaveLength(40);
  expect(few).toEqual(products.filter((product) => few.includes(product)));
  const all = shortlist(products, imagined.slice(0, 60), judging);
  const places = (list: typeof few) => checkShortlist(products, list, imagined.slice(0, 60), judging).same;
  expect(places(few)).toBeGreaterThan(places(all.slice(-40)));
});

test('a shortlist is the same for the same imagined visitors, and holds nothing that is recommended to no visitor', () => {
  expect(shortlist(products, imagined.slice(0, 20), judging)).toEqual(shortlist(products, imagined.slice(0, 20), judging));
  const unlawful = new Set(ingredients.filter(({ barred }) => barred).map(({ id }) => id));
  expect(unlawful.size).toBeGreaterThan(0);
  expect(chosen.filter(({ parts }) => parts.some(({ ingredient }) => unlawful.has(ingredient)))).toEqual([]);
  expect(chosen.filter(({ names, recognized }) => recognized / names < fitWeights.minRecognized)).toEqual([]);
});
