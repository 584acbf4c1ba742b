import { describe, expect, test } from 'vitest';
import { packProducts, unpackProducts } from '../../core/catalogue/catalogue.ts';
import { readContents, readProduct } from '../../core/catalogue/contents.ts';
import { productFit } from '../../core/catalogue/fit.ts';
import { fitSentences } from '../../core/catalogue/fit-sentences.ts';
import { labelReader } from '../../core/catalogue/label-knowledge.ts';
import { catalogueKinds, type ReadProduct } from '../../core/catalogue/product.ts';
import { recommend } from '../../core/catalogue/recommend.ts';
import { createProgram } from '../../core/program/create-program.ts';
import { concernIds, ingredientFamilies } from '../../core/program/ingredient.ts';
import type { Fit } from '../../core/program/skin-profile.ts';
import { seededRandom } from '../../core/seeded-random.ts';
import { rounds } from '../../core/testing.ts';
import { funnel } from '../funnel/index.ts';
import { otherProducts, productFits, recommendedProducts } from '../products.ts';
import { knowledge as programKnowledge } from '../skincare/knowledge.ts';
import { realisticVisitor } from '../skincare/realistic-visitor.ts';
import { catalogue } from './index.ts';
import { labelKnowledge } from './knowledge.ts';
import { fitWeights } from './weights.ts';
import { fitWords } from './words.ts';

const { ingredients, lexicon } = labelReader(labelKnowledge);
const products = unpackProducts(packProducts(catalogue.map((product) => readProduct(product, lexicon))));
const knowledge = { ingredients, weights: fitWeights };
const firstOptions = Object.fromEntries(
  funnel.asking.flatMap((step) => ('options' in step && step.options[0] ? [[step.id, step.options[0].id]] : [])),
);
const referenceFit: Fit = createProgram(programKnowledge, { answers: firstOptions });

function fitOf(id: string, fit: Fit = referenceFit) {
  const product = products.find((candidate) => candidate.id === id);
  const found = product && productFit(product, fit, knowledge);
  return found?.known ? found : undefined;
}

describe('the catalogue of the demonstration', () => {
  test('has products with ids of their own, and several of every kind that a face needs', () => {
    expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
    const counts = catalogueKinds.map((kind) => catalogue.filter((product) => product.kind === kind).length);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(Math.min(...counts.slice(0, 8))).toBeGreaterThanOrEqual(3);
  });

  test('has two products of its step for every active that a program may ask for', () => {
    const random = seededRandom(20261128);
    const asked = new Map<string, string>();
    for (let visitor = 0; visitor < rounds(2000, 400); visitor += 1) {
      const { seek } = createProgram(programKnowledge, { answers: realisticVisitor(random) });
      for (const { about, use } of seek) if (use) asked.set(about.ingredient, use.step);
    }
    const offered = (ingredient: string, kind: string) =>
      products.filter((product) => product.kind === kind && product.parts.some((part) => part.ingredient === ingredient)).length;
    expect([...asked].filter(([ingredient, step]) => offered(ingredient, step) < 2)).toEqual([]);
    expect(asked.size).toBeGreaterThan(10);
  });

  test('has no product for a face that is the best for more than a quarter of realistic visitors', { tags: 'exhaustive' }, () => {
    const random = seededRandom(20261129);
    // Of 4,000 the share of a product is known to a percent or so.
    const visitors = rounds(4000, 1000);
    const best = new Map<string, number>();
    for (let visitor = 0; visitor < visitors; visitor += 1) {
      const answers = realisticVisitor(random);
      const priceSensitive = ['4', '5'].includes(String(answers.priceSensitive));
      const found = recommend(products, createProgram(programKnowledge, { answers }), catalogueKinds, {
        ...knowledge,
        priceSensitive,
      });
      for (const [first] of Object.values(found)) if (first) best.set(first.product.id, (best.get(first.product.id) ?? 0) + 1);
    }
    const ofHands = new Set(products.filter(({ kind }) => kind === 'hand').map(({ id }) => id));
    expect([...best].filter(([id, count]) => !ofHands.has(id) && count > visitors * 0.25)).toEqual([]);
  });

  test('is recommended in the same order, however its list is sorted', () => {
    const options = { ...knowledge, priceSensitive: false };
    const idsIn = (list: readonly ReadProduct[]) =>
      Object.values(recommend(list, referenceFit, catalogueKinds, options)).map((found) =>
        found.map(({ product }) => product.id),
      );
    expect(idsIn(products.toReversed())).toEqual(idsIn(products));
  });

  test('has prices in whole cents', () => {
    for (const { id, price } of catalogue) expect(Number.isInteger(price) && price > 0, id).toBe(true);
  });

  test('holds the products that the sales page shows, under the same names and drawings', () => {
    for (const { id, title, illustration } of [...recommendedProducts, ...productFits, ...otherProducts]) {
      expect(
        catalogue.find((product) => product.id === id),
        id,
      ).toMatchObject({ name: title, picture: illustration });
    }
  });

  test('has lists of which nine names of ten are known', () => {
    for (const { id, inci } of catalogue) {
      const { names, unrecognized } = readContents(inci, lexicon);
      expect(1 - unrecognized.length / names, `${id}: ${unrecognized}`).toBeGreaterThan(0.85);
    }
  });
});

describe('the fits of the visitor who takes the first option everywhere', () => {
  test.each([...productFits, ...recommendedProducts])('of $title is the specified $percent percent', ({ id, percent }) => {
    expect(fitOf(id)?.percent).toBe(percent);
  });

  test.each([...productFits, ...recommendedProducts])(
    'of $title is $percent percent also where the program looks for nothing by name',
    ({ id, percent }) => {
      expect(fitOf(id, { ...referenceFit, seek: [] })?.percent).toBe(percent);
    },
  );

  test('are the specified ones too of the three products that are recommended first', () => {
    const kinds = ['cleanser', 'treatment-face', 'moisturizer'] as const;
    const found = recommend(products, referenceFit, kinds, { ...knowledge, priceSensitive: false });
    expect(kinds.map((kind) => found[kind]?.[0]?.fit.percent)).toEqual(recommendedProducts.map(({ percent }) => percent));
    // A serum is for its active: hers are azelaic acid and niacinamide.
    expect(found['treatment-face']?.[0]?.product.parts).toContainEqual(expect.objectContaining({ ingredient: 'azelaic-acid' }));
  });
});

describe('another visitor', () => {
  const oily: Fit = {
    profile: {
      ...referenceFit.profile,
      ...{ type: 'oily', sensitive: false, tight: false },
      concerns: [{ id: 'shine', because: [{ step: 'skinType', option: 'oily' }] }],
    },
    seek: [{ about: { ingredient: 'niacinamide' }, because: [{ step: 'skinConcerns', option: 'enlarged-pores' }] }],
    avoid: [],
    avoidSilently: [],
  };

  test('gets other fits: oily skin may use the toner with alcohol, and the rich cream is heavy on it', () => {
    expect(fitOf('alcohol-toner', oily)?.percent).toBeGreaterThan(60);
    expect(fitOf('shea-cream', oily)?.percent).toBeLessThan(fitOf('light-lotion', oily)?.percent ?? 0);
  });

  test('who refuses acids is recommended no acid', () => {
    const refusing: Fit = {
      ...oily,
      avoid: [{ about: { family: 'exfoliating-acid' }, because: [{ step: 'usedSkincareAcids', option: 'no-acids' }] }],
    };
    const found = recommend(products, refusing, catalogueKinds, { ...knowledge, priceSensitive: true });
    const ids = Object.values(found).flatMap((matches) => matches.map(({ product }) => product.id));
    expect(ids).toContain('niacinamide-serum');
    for (const id of ['lactic-lotion', 'bha-liquid', 'spot-gel', 'salicylic-wash']) expect(ids).not.toContain(id);
  });

  test('who refuses acids is recommended nothing that only carries the name of one', () => {
    const refuses = { answers: { ...firstOptions, usedSkincareAcids: 'no-acids' } };
    const fit = createProgram(programKnowledge, refuses);
    const silent = fit.avoidSilently.flatMap(({ about }) => ('ingredient' in about ? about.ingredient : []));
    const holds = ({ parts }: ReadProduct) => parts.some(({ ingredient }) => silent.includes(ingredient));
    const found = recommend(products, fit, catalogueKinds, { ...knowledge, priceSensitive: false });
    const matches = Object.values(found).flat();
    expect(matches.length).toBeGreaterThan(0);
    expect(products.some(holds)).toBe(true);
    expect(matches.filter(({ product }) => holds(product))).toEqual([]);
  });
});

describe('fits of random visitors', () => {
  const random = seededRandom(20261122);
  const some = <Item>(items: readonly Item[], share: number) => items.filter(() => random() < share);
  const because = [{ step: 'skinType', option: 'dry' }] as const;
  const randomFit = (): Fit => ({
    profile: {
      ...referenceFit.profile,
      type: some(['dry', 'normal', 'oily', 'combination'] as const, 0.5)[0],
      sensitive: random() < 0.5,
      tight: random() < 0.5,
      concerns: some(concernIds, 0.3).map((id) => ({ id, because })),
    },
    seek: some(ingredients, 0.1).map(({ id }) => ({ about: { ingredient: id }, because })),
    avoid: some(ingredientFamilies, 0.2).map((family) => ({ about: { family }, because })),
    avoidSilently: [],
  });

  test('are whole percents from 0 to 100 that follow from their reasons, and equal visitors get equal fits', () => {
    for (let visitor = 0; visitor < rounds(500, 150); visitor += 1) {
      const fit = randomFit();
      for (const product of products) {
        const found = productFit(product, fit, knowledge);
        if (!found.known) throw new Error(`${product.id} has no fit`);
        const merits = found.reasons.reduce((sum, { points }) => sum + Math.max(0, points), 0);
        const faults = found.reasons.reduce((sum, { points }) => sum + Math.min(0, points), 0);
        const expected = Math.round(Math.max(0, Math.min(100, fitWeights.start + merits) + faults));
        const lawful = expected === found.percent && found.percent >= 0 && found.percent <= 100;
        if (!lawful) expect({ product: product.id, fit, found }).toBe('lawful');
      }
      const [first] = products;
      if (first) expect(productFit(first, structuredClone(fit), knowledge)).toEqual(productFit(first, fit, knowledge));
    }
  });

  test('recommend nothing that is to be left out, the closest first', () => {
    for (let visitor = 0; visitor < rounds(500, 150); visitor += 1) {
      const fit = randomFit();
      const found = recommend(products, fit, catalogueKinds, { ...knowledge, priceSensitive: false });
      for (const matches of Object.values(found)) {
        for (const [index, { product, fit: own }] of matches.entries()) {
          const families = product.parts.map(({ ingredient }) => ingredients.find(({ id }) => id === ingredient)?.family);
          const avoided = fit.avoid.some(({ about }) => 'family' in about && families.includes(about.family));
          const next = matches[index + 1];
          const ordered = !next || own.closeness >= next.fit.closeness;
          if (avoided || !ordered || own.percent < fitWeights.minRecommended) expect({ product, fit }).toBe('lawful');
        }
      }
    }
  });
});

describe('the words of a reason', () => {
  const sentences = (id: string) => {
    const fit = fitOf(id);
    const kind = catalogue.find((product) => product.id === id)?.kind;
    return fit && kind ? fitSentences(fit, kind, ingredients, fitWords) : [];
  };

  test('name the ingredient, its place and the answer', () => {
    expect(sentences('alcohol-toner')).toEqual(['Drying alcohol, high on the list; you said your skin is dry.']);
    expect(sentences('mineral-spf')).toContain('Zinc oxide can leave a drier finish; you said your skin feels tight or flakes.');
    expect(sentences('mineral-spf')).toContain('It filters the sun with zinc oxide.');
    expect(sentences('vitamin-c-drops')).toContain(
      'Vitamin C, high on the list: to be used with care; you said your skin is sensitive.',
    );
  });

  test('say so where too little of a list is known', () => {
    expect(fitSentences({ known: false }, 'mask', ingredients, fitWords)).toEqual([
      expect.stringContaining('too few of its ingredients'),
    ]);
  });

  test('say so where nothing on a label matters to the visitor', () => {
    const indifferent: Fit = {
      ...referenceFit,
      seek: [],
      avoid: [],
      profile: { ...referenceFit.profile, type: 'normal', tight: false, sensitive: false, concerns: [] },
    };
    const fit = productFit(products.find(({ id }) => id === 'alcohol-toner') as ReadProduct, indifferent, knowledge);
    expect(fitSentences(fit, 'mask', ingredients, fitWords)).toEqual([fitWords.nothing]);
  });

  test('are a whole sentence for every reason of every product', () => {
    for (const { id } of catalogue) {
      expect(sentences(id)).toHaveLength(fitOf(id)?.reasons.length ?? 0);
      for (const sentence of sentences(id)) expect(sentence).toMatch(/^[A-Z][^{}]{10,}[A-Za-z]\.$/);
    }
  });
});
