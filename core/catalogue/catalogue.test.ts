import { describe, expect, test } from 'vitest';
import { labelKnowledge } from '../../content/catalogue/knowledge.ts';
import { madeUpProducts } from '../../content/catalogue/testing.ts';
import { fitWeights } from '../../content/catalogue/weights.ts';
import { knowledge } from '../../content/skincare/knowledge.ts';
import { realisticVisitor } from '../../content/skincare/realistic-visitor.ts';
import { randomVisitor } from '../../content/skincare/testing.ts';
import { createProgram } from '../program/create-program.ts';
import { seededRandom } from '../seeded-random.ts';
import { packProducts, unpackProducts } from './catalogue.ts';
import { readProduct } from './contents.ts';
import { productJudge } from './fit.ts';
import { labelReader } from './label-knowledge.ts';
import { catalogueKinds } from './product.ts';
import { closest, matchesOf, recommend } from './recommend.ts';

const { ingredients, lexicon } = labelReader(labelKnowledge);
const read = madeUpProducts(400, seededRandom(73)).map((product) => readProduct(product, lexicon));
const products = unpackProducts(packProducts(read));
const judging = { ingredients, weights: fitWeights };
const random = seededRandom(73);
const visitors = Array.from({ length: 20 }, (_, index) =>
  createProgram(knowledge, index % 2 === 0 ? { answers: realisticVisitor(random) } : randomVisitor(random)),
);

describe('a catalogue on its way to a phone', () => {
  test('has each part once, and comes out as it went in', () => {
    const packed = JSON.parse(JSON.stringify(packProducts(read)));
    expect(new Set(packed.parts.map((part: object) => JSON.stringify(part))).size).toBe(packed.parts.length);
    expect(unpackProducts(packed)).toMatchObject(read);
  });

  test('comes out with equal parts as one object', () => {
    const parts = products.flatMap((product) => product.parts);
    expect(new Set(parts).size).toBe(new Set(parts.map((part) => JSON.stringify(part))).size);
  });
});

describe('the figures by which a long catalogue is compared', () => {
  test('are those of the whole fit, with reasons that add up to the percent', () => {
    for (const fit of visitors) {
      const judge = productJudge(fit, judging);
      for (const product of products) {
        const whole = judge.fitOf(product);
        const figures = judge.worthOf(product);
        if (!whole.known) expect(figures).toBeUndefined();
        else if (judge.barredParts(product).length > 0) expect(figures).toBeUndefined();
        else expect(figures).toEqual({ percent: whole.percent, closeness: whole.closeness });
        if (!whole.known) continue;
        const [forIt, againstIt] = [1, -1].map((sign) =>
          whole.reasons.filter(({ points }) => points * sign > 0).reduce((sum, { points }) => sum + points, 0),
        );
        const full = Math.min(100, fitWeights.start + (forIt ?? 0));
        // Rounded to a whole percent, and added in another order here.
        expect(Math.abs(whole.percent - Math.max(0, full + (againstIt ?? 0)))).toBeLessThan(0.5001);
      }
    }
  });

  test('are the same for a product that shares its parts with none', () => {
    for (const fit of visitors) {
      const judge = productJudge(fit, judging);
      expect(products.map(judge.fitOf)).toEqual(read.map(judge.fitOf));
    }
  });

  test('choose the first of the whole order, with and without an eye on the price', () => {
    for (const fit of visitors) {
      for (const priceSensitive of [true, false]) {
        const whole = recommend(products, fit, catalogueKinds, { ...judging, priceSensitive });
        const best = closest(matchesOf(products, fit, catalogueKinds, judging), catalogueKinds, priceSensitive, 3);
        expect(best).toEqual(Object.fromEntries(catalogueKinds.map((kind) => [kind, whole[kind]?.slice(0, 3)])));
      }
    }
  });
});
