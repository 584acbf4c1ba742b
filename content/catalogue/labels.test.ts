import { describe, expect, test } from 'vitest';
import { readContents, readProduct } from '../../core/catalogue/contents.ts';
import { productFit } from '../../core/catalogue/fit.ts';
import { fitSentences } from '../../core/catalogue/fit-sentences.ts';
import { labelReader } from '../../core/catalogue/label-knowledge.ts';
import type { CatalogueKind } from '../../core/catalogue/product.ts';
import { recommend } from '../../core/catalogue/recommend.ts';
import { createProgram } from '../../core/program/create-program.ts';
import { seededRandom } from '../../core/seeded-random.ts';
import { rounds } from '../../core/testing.ts';
import { knowledge as programKnowledge } from '../skincare/knowledge.ts';
import { barredNames } from './barred.ts';
import { familyNames } from './families.ts';
import { labelKnowledge } from './knowledge.ts';
import { synonyms } from './synonyms.ts';
import { fitWeights } from './weights.ts';
import { fitWords } from './words.ts';

const { ingredients, lexicon } = labelReader(labelKnowledge);
const knowledge = { ingredients, weights: fitWeights };

const visitors = {
  sensitive: { skinConcerns: ['redness-or-rosacea'], skinType: 'dry', isSensitiveSkin: 'sensitive' },
  red: { skinConcerns: ['redness-or-rosacea'], skinType: 'normal', isSensitiveSkin: 'non-sensitive' },
  refuser: {
    skinConcerns: ['pimples-or-acne'],
    skinType: 'oily',
    isSensitiveSkin: 'non-sensitive',
    usedSkincareAcids: 'no-acids',
  },
  lined: {
    skinConcerns: ['fine-lines-and-wrinkles'],
    skinType: 'normal',
    isSensitiveSkin: 'non-sensitive',
    usedSkincareAcids: 'used',
  },
} as const;
type Visitor = keyof typeof visitors;
const fits = Object.fromEntries(
  Object.entries(visitors).map(([visitor, answers]) => [visitor, createProgram(programKnowledge, { answers })]),
) as unknown as Record<Visitor, ReturnType<typeof createProgram>>;

const CREAM =
  'Aqua, Glycerin, Squalane, Caprylic/Capric Triglyceride, Cetearyl Alcohol, Glyceryl Stearate, Panthenol, Ceramide NP, Allantoin';
const WASH = 'Aqua, Glycerin, Decyl Glucoside, Coco-Glucoside, Panthenol, Sodium Chloride, Xanthan Gum, Sodium Benzoate';

function judge(inci: string, visitor: Visitor, kind: CatalogueKind = 'moisturizer') {
  const product = readProduct({ id: 'p', name: 'P', brand: 'B', kind, price: 1000, picture: 'jar', inci }, lexicon);
  const fit = productFit(product, fits[visitor], knowledge);
  const found = recommend([product], fits[visitor], [kind], { ...knowledge, priceSensitive: false });
  return { percent: fit.known ? fit.percent : undefined, recommended: found[kind]?.length === 1 };
}

test('a good cream is recommended to everybody, which the other tests rest on', () => {
  for (const visitor of Object.keys(visitors) as Visitor[]) expect(judge(CREAM, visitor).recommended, visitor).toBe(true);
  expect(judge(WASH, 'sensitive', 'cleanser').recommended).toBe(true);
});

describe('a label is not recommended, and fits at 55 percent at most', () => {
  test.each<[Visitor, string, CatalogueKind?]>([
    ['sensitive', `${CREAM}, Rosmarinus Officinalis Leaf Oil, Cananga Odorata Flower Oil, Cinnamomum Zeylanicum Bark Oil`],
    ['sensitive', `${CREAM}, Amyl Cinnamal, Benzyl Benzoate, Evernia Prunastri Extract`],
    ['sensitive', `${CREAM}, Camphor, Menthyl Lactate`],
    ['sensitive', `${CREAM}, Aroma`],
    ['sensitive', `${CREAM}, Melaleuca Alternifolia Leaf Oil`],
    ['sensitive', `${WASH}, TEA-Lauryl Sulfate`, 'cleanser'],
    ['sensitive', `${WASH}, Magnesium Laureth Sulfate, Sodium Myreth Sulfate`, 'cleanser'],
    ['sensitive', `${WASH}, Potassium Laurate`, 'cleanser'],
    ['sensitive', 'Aqua, Lauric Acid, Glycerin, Potassium Palmate, Sodium Sunflowerate', 'cleanser'],
    ['red', 'Aqua, Retinyl Propionate, Retinyl Linoleate, Glycerin, Squalane, Panthenol'],
    ['red', `Aqua, Glycolic Acid (8%), ${CREAM}`],
    ['red', `Aqua, Ascorbic Acid (15%), ${CREAM}`],
    ['refuser', `${CREAM}, Ammonium Glycolate, Sodium Glycolate`],
    ['refuser', `${CREAM}, Salix Alba Bark Extract, Sodium Salicylate`],
    ['refuser', `Active Ingredient: Salicylic Acid 2%. Inactive Ingredients: ${CREAM}, Niacinamide`],
    ['refuser', `Aqua, Azelaic Acid (10%), ${CREAM}`],
    ['refuser', `Aqua, 3-O-Ethyl Ascorbic Acid, ${CREAM}`],
    ['refuser', `${CREAM}, Ferulic Acid`],
    ['sensitive', 'Aqua, Glycerin, Squalane, Panthenol (may contain traces of nuts), Ceramide NP, Parfum, Limonene'],
    ['lined', `Aqua, Retinol (1%), ${CREAM}`],
    ['lined', `Aqua, Retinol (10%), ${CREAM}`],
    ['lined', `${CREAM}, Hydroquinone, Tretinoin`],
    ['sensitive', `전성분: 정제수, 글리세린, 스쿠알란, 판테놀, 향료`],
    ['sensitive', '水、グリセリン、BG、スクワラン、エタノール、フェノキシエタノール'],
    ['refuser', '정제수, 글리세린, 살리실릭애씨드, 판테놀'],
  ])('for the %s visitor: %s', (visitor, inci, kind) => {
    const { percent = 0, recommended } = judge(inci, visitor, kind);
    expect({ recommended, percent: percent <= 55 ? 'at most 55' : percent }).toEqual({
      recommended: false,
      percent: 'at most 55',
    });
  });
});

test('the active ingredient of a United States label counts for what its kind is for', () => {
  const label =
    'Active Ingredients: Zinc Oxide 20%. Inactive Ingredients: Water, Glycerin, Squalane, Caprylic/Capric Triglyceride';
  expect(readContents(label, lexicon).parts[0]).toEqual({ ingredient: 'zinc-oxide', place: 'high', strength: 20 });
  expect(judge(label, 'lined', 'spf').percent).toBeGreaterThan(80);
});

test('a serum without any active of the program fits at its bound at most, and says why', () => {
  const fit = productFit(
    readProduct(
      { id: 's', name: 'S', brand: 'B', kind: 'treatment-face', price: 1000, picture: 'dropper', inci: CREAM },
      lexicon,
    ),
    fits.refuser,
    knowledge,
  );
  expect(fit.known && fit.percent).toBeLessThanOrEqual(fitWeights.withoutActive);
  expect(fitSentences(fit, 'treatment-face', ingredients, fitWords)).toContain(`${fitWords.withoutActive}.`);
});

test('a reason calls a prohibited substance and a medicine by the name on the label', () => {
  const product = (inci: string) =>
    readProduct({ id: 'p', name: 'P', brand: 'B', kind: 'moisturizer', price: 1000, picture: 'jar', inci }, lexicon);
  const sentences = (inci: string) =>
    fitSentences(productFit(product(inci), fits.lined, knowledge), 'moisturizer', ingredients, fitWords);
  expect(sentences(`${CREAM}, Monobenzone`)[0]).toBe('Monobenzone is not allowed in cosmetics in the European Union.');
  expect(sentences(`${CREAM}, Isotretinoin`)[0]).toBe('Isotretinoin is a medicine, not a cosmetic.');
});

test('a name that only looks like a family counts as unknown too', () => {
  const { parts, unrecognized } = readContents(
    'Aqua, Amyris Balsamifera Bark Oil, Sodium Salicyloyl Thing, Linum Usitatissimum Seed Oil',
    lexicon,
  );
  const families = parts.map(({ ingredient }) => ingredients.find(({ id }) => id === ingredient)?.family);
  expect(families).toEqual(['fragrance', 'exfoliating-acid']);
  expect(unrecognized).toHaveLength(3);
});

test('every synonym stands for a name that is known', () => {
  const known = (name: string) => {
    const { unrecognized, names } = readContents(name, lexicon);
    return names === 1 && unrecognized.length === 0;
  };
  expect(Object.keys(synonyms).filter((name) => !known(name))).toEqual([]);
});

/** Names that each visitor is not to meet in a product that is recommended. */
const planted: Readonly<Record<Exclude<Visitor, 'lined'>, readonly string[]>> = {
  sensitive: [
    ...familyNames.fragrance,
    ...familyNames.sulfate,
    ...familyNames.soap,
    ...familyNames['drying-alcohol'],
    ...familyNames.retinoid,
    ...['Salicylic Acid', 'Glycolic Acid', 'Lactic Acid', 'Mandelic Acid', 'Ascorbic Acid', 'Juglans Regia Shell Powder'],
    ...['Amyris Balsamifera Bark Oil', 'Helichrysum Italicum Flower Oil', 'Ammonium C12-15 Pareth Sulfate', 'Retinyl Stearate'],
  ],
  red: [...familyNames.retinoid, ...familyNames['exfoliating-acid'], ...familyNames.fragrance, 'Camphor', 'Menthol', 'Urea'],
  refuser: [
    ...familyNames['exfoliating-acid'],
    ...['Azelaic Acid', 'Ascorbic Acid', '3-O-Ethyl Ascorbic Acid', 'Ferulic Acid', 'Kojic Acid', 'Tranexamic Acid'],
    ...['Lithium Glycolate', 'Potassium Salicylate', 'Salix Babylonica Twig Extract', 'Isopropyl Salicylic Acid'],
  ],
};

test('of many labels with something planted that a visitor is not to use, none is recommended', () => {
  const random = seededRandom(20261128);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const native = new Map(Object.entries(synonyms).map(([name, others]) => [name, [name, ...others]] as const));
  const printed = (name: string) => {
    const shown = pick(native.get(name) ?? [name]);
    return pick([shown, shown.toUpperCase(), shown.toLowerCase(), `${shown}*`, `${shown} (0.5%)`, ` ${shown}  `]);
  };
  const recommended: string[] = [];
  for (let count = 0; count < rounds(10_000, 1000); count += 1) {
    const visitor = pick(['sensitive', 'red', 'refuser'] as const);
    const barred = random() < 0.05 ? pick(pick(barredNames).names) : undefined;
    const name = printed(barred ?? pick(planted[visitor]));
    const [base, kind] = pick([
      [CREAM, 'moisturizer'],
      [WASH, 'cleanser'],
      [CREAM, 'treatment-face'],
    ] as const);
    const names = base.split(', ').map(printed);
    names.splice(Math.floor(random() * (names.length + 1)), 0, name);
    const list = names.join(pick([', ', ',', '; ', ' • ', '\n']));
    const label = pick([
      list,
      `Ingredients: ${list}.`,
      `INGREDIENTS (INCI): ${list}`,
      `Active ingredient: ${name} 1% Purpose Acne treatment. Inactive ingredients: ${base}`,
      `${base}, ${name}. May contain: CI 77491, CI 77492`,
      `${base} (may contain traces of nuts), ${name}`,
      `${base} [+/- ${name}]`,
    ]);
    if (judge(label, visitor, kind).recommended) recommended.push(`${visitor}: ${label}`);
  }
  expect(recommended).toEqual([]);
});
