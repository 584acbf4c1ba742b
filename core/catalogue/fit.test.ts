import { describe, expect, test } from 'vitest';
import type { Fit, IngredientAdvice } from '../program/skin-profile.ts';
import { productFit } from './fit.ts';
import type { CatalogueKind, ProductPart, ReadProduct } from './product.ts';
import { recommend } from './recommend.ts';
import { testIngredients } from './testing.ts';
import type { FitWeights } from './weights.ts';

const NONE: readonly [] = [];
const weights: FitWeights = {
  start: 60,
  purpose: 0,
  sought: 20,
  concern: 10,
  avoided: 40,
  goEasy: 12,
  barred: 100,
  withoutActive: 75,
  actives: ['retinoid'],
  activeHeld: 10,
  activeTooMany: 5,
  concernServed: 8,
  nextConcern: 0.5,
  textures: { richness: { occlusive: 1 }, richest: 2, wanted: { dry: 1, normal: 0, combination: 0, oily: 0 }, points: 4 },
  nextActive: 0.5,
  lowestDose: 0.5,
  leftOutSilently: 50,
  cautions: { sensitive: 30, tight: 20, 'blemish-prone': 4 },
  tooStrong: 6,
  drawbacks: [{ id: 'finish', family: 'mineral-filter', traits: ['dry'], points: 3, kinds: ['spf'], source: 'a-study' }],
  purposes: {
    ...{ cleanser: NONE, 'makeup-remover': NONE, toner: NONE, moisturizer: NONE, 'treatment-eye': NONE },
    ...{ 'treatment-face': NONE, spf: NONE, exfoliator: NONE, mask: NONE, oil: NONE, hand: NONE },
  },
  places: { high: 1, middle: 0.5, low: 0.25 },
  tooWeak: 0.5,
  smallAmounts: ['fragrance'],
  minRecognized: 0.6,
  minRecommended: 60,
};
const because = [{ step: 'skinType', option: 'dry' }] as const;
const about = (ingredient: string): IngredientAdvice => ({ about: { ingredient }, because });
const family = (name: 'drying-alcohol' | 'fragrance' | 'humectant'): IngredientAdvice => ({ about: { family: name }, because });
const fitOf = (change: Partial<Fit>, profile: Partial<Fit['profile']> = {}): Fit => ({
  profile: {
    type: 'normal',
    sensitive: false,
    tight: false,
    concerns: [],
    experience: { acids: 'open', retinoids: 'open', antioxidants: 'open', sulfates: 'open' },
    ...profile,
  },
  seek: [],
  avoid: [],
  avoidSilently: [],
  ...change,
});

const part = (ingredient: string, place: ProductPart['place'] = 'high', strength?: number): ProductPart => ({
  ...{ ingredient, place },
  ...(strength !== undefined && { strength }),
});
const product = (parts: readonly ProductPart[], change: Partial<ReadProduct> = {}): ReadProduct => ({
  ...{ id: 'p', name: 'P', brand: 'B', kind: 'moisturizer', price: 1000, picture: 'jar', names: 10, recognized: 10 },
  parts,
  ...change,
});
const percentOf = (found: ReadProduct, fit: Fit, changed: Partial<FitWeights> = {}) => {
  const result = productFit(found, fit, { ingredients: testIngredients, weights: { ...weights, ...changed } });
  return result.known ? result.percent : undefined;
};

describe('the fit of a product', () => {
  test('is the start of the scale where nothing speaks for or against it', () => {
    expect(percentOf(product([part('glycerin')]), fitOf({}))).toBe(60);
  });

  test('is unknown where too little of its list is known, or nothing is listed', () => {
    expect(percentOf(product([], { recognized: 6 }), fitOf({}))).toBe(60);
    expect(percentOf(product([], { recognized: 5 }), fitOf({}))).toBeUndefined();
    expect(percentOf(product([], { names: 0, recognized: 0 }), fitOf({}))).toBeUndefined();
  });

  test('rises with what the program looks for, by its place on the list', () => {
    const fit = fitOf({ seek: [about('glycerin')] });
    const places = (['high', 'middle', 'low'] as const).map((place) => percentOf(product([part('glycerin', place)]), fit));
    expect(places).toEqual([80, 70, 65]);
  });

  test('counts a family once', () => {
    const fit = fitOf({ seek: [family('humectant')] });
    expect(percentOf(product([part('glycerin', 'middle'), part('urea'), part('betaine')]), fit)).toBe(80);
  });

  test('rises less with what is good for a concern only', () => {
    const concerned = fitOf({}, { concerns: [{ id: 'dryness', because }] });
    expect(percentOf(product([part('glycerin')]), concerned)).toBe(70);
  });

  test('falls with what is to be left out, and no merit makes up for it', () => {
    const fit = fitOf({ seek: [about('glycerin'), about('ceramides'), about('squalane')], avoid: [family('drying-alcohol')] });
    const merits = [part('glycerin'), part('ceramides'), part('squalane')];
    expect(percentOf(product(merits), fit)).toBe(100);
    expect(percentOf(product([...merits, part('alcohol-denat')]), fit)).toBe(60);
    expect(percentOf(product([part('alcohol-denat', 'low')]), fit)).toBe(20);
  });

  test('falls less with what the visitor is to go easy on', () => {
    const easy = { ...family('drying-alcohol'), degree: 'go-easy' as const };
    expect(percentOf(product([part('alcohol-denat')]), fitOf({ avoid: [easy] }))).toBe(48);
    expect(
      percentOf(product([part('alcohol-denat')]), fitOf({ avoid: [{ ...easy, degree: 'leave-out' } as IngredientAdvice] })),
    ).toBe(20);
  });

  test('falls as much with perfume low on the list, which is used in small amounts only', () => {
    expect(percentOf(product([part('perfume', 'low')]), fitOf({ avoid: [family('fragrance')] }))).toBe(20);
  });

  test('falls with a caution that the visitor’s skin calls for, by its place unless its strength is declared', () => {
    const sensitive = { sensitive: true };
    expect(percentOf(product([part('vitamin-c')]), fitOf({}))).toBe(60);
    expect(percentOf(product([part('vitamin-c')]), fitOf({}, sensitive))).toBe(30);
    expect(percentOf(product([part('vitamin-c', 'middle')]), fitOf({}, sensitive))).toBe(45);
    expect(percentOf(product([part('vitamin-c', 'middle', 10)]), fitOf({}, sensitive))).toBe(30);
  });

  test('counts tight skin as dry and red skin as sensitive where an ingredient asks for care, and the first caution alone', () => {
    const red = { concerns: [{ id: 'redness', because }] } as const;
    expect(percentOf(product([part('salicylic-acid')]), fitOf({}, { tight: true }))).toBe(40);
    expect(percentOf(product([part('salicylic-acid')]), fitOf({}, { tight: true, sensitive: true }))).toBe(30);
    expect(percentOf(product([part('salicylic-acid')]), fitOf({}, red))).toBe(30);
  });

  test('is nothing where a substance is a medicine or prohibited, and poor above the limit of the law, for everybody', () => {
    const knowledge = {
      weights,
      ingredients: [
        ...testIngredients,
        { id: 'tretinoin', name: 'tretinoin', family: 'retinoid', barred: 'medicine' },
        { id: 'limited', name: 'limited', family: 'retinoid', legalLimit: 0.3 },
      ] as const,
    };
    const found = (parts: readonly ProductPart[]) => productFit(product(parts), fitOf({}), knowledge);
    expect(found([part('tretinoin', 'low')])).toMatchObject({ percent: 0, reasons: [{ rule: 'barred', as: 'medicine' }] });
    expect(found([part('limited', 'low', 0.3)])).toMatchObject({ percent: 60 });
    expect(found([part('limited', 'low', 1)])).toMatchObject({ percent: 20, reasons: [{ rule: 'over-limit' }] });
    for (const parts of [[part('tretinoin')], [part('limited', 'low', 1)]])
      expect(
        recommend([product(parts)], fitOf({}), ['moisturizer'], {
          ...knowledge,
          weights: { ...weights, minRecommended: 0 },
          priceSensitive: false,
        }),
      ).toEqual({ moisturizer: [] });
  });

  test('rises with nothing that a label says a product may contain', () => {
    const optional = { ...part('glycerin'), optional: true } as const;
    expect(percentOf(product([optional]), fitOf({ seek: [about('glycerin')] }))).toBe(60);
    expect(percentOf(product([{ ...part('perfume', 'low'), optional: true }]), fitOf({ avoid: [family('fragrance')] }))).toBe(20);
  });

  test('falls for sensitive skin above the strengths that were studied, and rises half below them', () => {
    const fit = fitOf({ seek: [about('niacinamide')] }, { sensitive: true });
    const strengths = [1, 2, 5, 10].map((strength) => percentOf(product([part('niacinamide', 'low', strength)]), fit));
    expect(strengths).toEqual([70, 80, 80, 74]);
  });

  test('has the drawbacks of a family for the skin and the kinds that they are about', () => {
    const inKind = (kind: CatalogueKind) => percentOf(product([part('zinc-oxide')], { kind }), fitOf({}, { type: 'dry' }));
    expect([inKind('spf'), inKind('mask')]).toEqual([57, 60]);
    expect(percentOf(product([part('zinc-oxide')], { kind: 'spf' }), fitOf({}))).toBe(60);
  });

  test('rises once with what its kind is for, but not by something that is to be left out', () => {
    const purposeful = { purpose: 15, purposes: { ...weights.purposes, toner: ['humectant', 'drying-alcohol'] } } as const;
    const toner = { kind: 'toner' } as const;
    expect(percentOf(product([part('glycerin'), part('urea')], toner), fitOf({}), purposeful)).toBe(75);
    expect(percentOf(product([part('alcohol-denat')], toner), fitOf({ avoid: [family('drying-alcohol')] }), purposeful)).toBe(20);
  });

  test('stays between 0 and 100 percent', () => {
    const avoid = [family('drying-alcohol'), family('fragrance')];
    expect(percentOf(product([part('alcohol-denat'), part('perfume')]), fitOf({ avoid }))).toBe(0);
  });

  test('names the ingredient, its place and the answer behind each of its points, the weightiest first', () => {
    const fit = fitOf({ seek: [about('glycerin')], avoid: [family('drying-alcohol')] });
    const result = productFit(product([part('glycerin', 'middle'), part('alcohol-denat')]), fit, {
      ingredients: testIngredients,
      weights,
    });
    expect(result).toEqual({
      known: true,
      percent: 30,
      closeness: 30,
      reasons: [
        { rule: 'avoided', part: part('alcohol-denat'), points: -40, because },
        { rule: 'sought', part: part('glycerin', 'middle'), points: 10, because },
      ],
    });
  });
});

describe('the recommended products', () => {
  const knowledge = { ingredients: testIngredients, weights };
  const easy = { ...about('kaolin'), degree: 'go-easy' } as const;
  const fit = fitOf({ seek: [about('glycerin')], avoid: [family('drying-alcohol'), easy] });
  const named = (id: string, parts: readonly ProductPart[], change: Partial<ReadProduct> = {}) =>
    product(parts, { id, ...change });
  const products = [
    named('plain', []),
    named('first', [part('glycerin')]),
    named('cheaper', [part('glycerin')], { price: 500 }),
    named('strong', [part('glycerin'), part('alcohol-denat', 'low')]),
    named('mystery', [part('glycerin')], { recognized: 1 }),
    named('poor', [part('kaolin')]),
    named('mask', [part('glycerin')], { kind: 'mask' }),
  ];
  const idsOf = (priceSensitive: boolean, given: readonly ReadProduct[] = products) =>
    recommend(given, fit, ['moisturizer', 'spf'], { ...knowledge, priceSensitive }).moisturizer?.map(({ product: { id } }) => id);

  test('are the best fits of a kind, of equal ones the cheaper, without what is to be left out and without unknown or poor fits', () => {
    expect(idsOf(false)).toEqual(['cheaper', 'first', 'plain']);
    expect(recommend(products, fit, ['spf'], { ...knowledge, priceSensitive: false })).toEqual({ spf: [] });
  });

  test('may hold what the visitor is to go easy on', () => {
    const easy = { ...family('drying-alcohol'), degree: 'go-easy' as const };
    const found = recommend(products, { ...fit, avoid: [easy] }, ['moisturizer'], { ...knowledge, priceSensitive: false });
    expect(found.moisturizer?.map(({ product: { id } }) => id)).toContain('strong');
  });

  test('hold nothing that is left out silently, which takes half of the scale from a fit', () => {
    const silent = { ...fit, avoid: [], avoidSilently: [about('glycerin')] };
    const given = products.filter(({ id }) => ['plain', 'first'].includes(id));
    const found = recommend(given, silent, ['moisturizer'], { ...knowledge, priceSensitive: false });
    expect(found.moisturizer?.map(({ product: { id } }) => id)).toEqual(['plain']);
    expect(percentOf(product([part('glycerin')]), silent)).toBe(10);
  });

  test('are the cheaper ones for a visitor who looks at the price, where they are nearly as close', () => {
    const given = [
      named('good', [part('glycerin')], { price: 9000 }),
      named('fair', [part('glycerin', 'middle')], { price: 900 }),
    ];
    expect([idsOf(false, given), idsOf(true, given)]).toEqual([
      ['good', 'fair'],
      ['fair', 'good'],
    ]);
  });

  test('hold the active that the program brings in at their step, and without it fit at the bound of such products', () => {
    const seeking = {
      ...fit,
      seek: [{ ...about('retinol'), use: { step: 'moisturizer' } }, about('glycerin'), about('ceramides')],
    };
    const given = [named('plain', [part('glycerin'), part('ceramides')]), named('active', [part('retinol')])];
    const found = recommend(given, seeking, ['moisturizer'], { ...knowledge, priceSensitive: false });
    expect(found.moisturizer?.map(({ product: { id }, fit: { percent } }) => [id, percent])).toEqual([
      ['active', 80],
      ['plain', 75],
    ]);
  });
});
