import { describe, expect, test } from 'vitest';
import { makeLexicon, readContents, readProduct } from '../../core/catalogue/contents.ts';
import { productFit } from '../../core/catalogue/fit.ts';
import { listIngredients } from '../../core/catalogue/listed-ingredient.ts';
import { catalogueKinds } from '../../core/catalogue/product.ts';
import { recommend } from '../../core/catalogue/recommend.ts';
import { referenceFit, testIngredients } from '../../core/catalogue/testing.ts';
import type { Fit } from '../../core/program/skin-profile.ts';
import { otherProducts, productFits, recommendedProducts } from '../products.ts';
import { auxiliaries } from './auxiliaries.ts';
import { familyNames } from './families.ts';
import { catalogue } from './index.ts';
import { fitWeights } from './weights.ts';
import { fitSentences } from './words.ts';

const ingredients = listIngredients(testIngredients, familyNames);
const lexicon = makeLexicon(ingredients, auxiliaries);
const products = catalogue.map((product) => readProduct(product, lexicon));
const knowledge = { ingredients, weights: fitWeights };

function fitOf(id: string, fit: Fit = referenceFit) {
  const product = products.find((candidate) => candidate.id === id);
  const found = product && productFit(product, fit, knowledge);
  return found?.known ? found : undefined;
}

describe('the catalogue of the demonstration', () => {
  test('has forty products with ids of their own, and several of every kind that a face needs', () => {
    expect(catalogue).toHaveLength(40);
    expect(new Set(catalogue.map(({ id }) => id)).size).toBe(40);
    const counts = catalogueKinds.map((kind) => catalogue.filter((product) => product.kind === kind).length);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(Math.min(...counts.slice(0, 8))).toBeGreaterThanOrEqual(3);
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

  test('recommend the three products of the sales page first', () => {
    const kinds = ['cleanser', 'treatment-face', 'moisturizer'] as const;
    const found = recommend(products, referenceFit, kinds, { ...knowledge, priceSensitive: false });
    expect(kinds.map((kind) => found[kind]?.[0]?.product.id)).toEqual(recommendedProducts.map(({ id }) => id));
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
});

describe('the words of a reason', () => {
  const sentences = (id: string) => {
    const fit = fitOf(id);
    const kind = catalogue.find((product) => product.id === id)?.kind;
    return fit && kind ? fitSentences(fit, kind, ingredients) : [];
  };

  test('name the ingredient, its place and the answer', () => {
    expect(sentences('alcohol-toner')).toEqual([
      'Alcohol denat, high on the list; you said tightness bothers you during the day.',
    ]);
    expect(sentences('mineral-spf')).toContain('Zinc oxide can leave a drier finish; you said your skin feels tight or flakes.');
    expect(sentences('mineral-spf')).toContain('Zinc oxide filters the sun.');
    expect(sentences('vitamin-c-drops')).toContain(
      'Vitamin c, high on the list, asks for care; you said your skin is sensitive.',
    );
  });

  test('say so where too little of a list is known', () => {
    expect(fitSentences({ known: false }, 'mask', ingredients)).toEqual([expect.stringContaining('too few of its ingredients')]);
  });

  test('are a whole sentence for every reason of every product', () => {
    for (const { id } of catalogue) {
      expect(sentences(id)).toHaveLength(fitOf(id)?.reasons.length ?? 0);
      for (const sentence of sentences(id)) expect(sentence).toMatch(/^[A-Z][^{}]{10,}[a-z]\.$/);
    }
  });
});
