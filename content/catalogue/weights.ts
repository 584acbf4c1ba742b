import type { Drawback, FitWeights } from '../../core/catalogue/weights.ts';
import type { SourceId } from '../skincare/sources.ts';

/** Their sentences are in `words.ts`. */
export type DrawbackId = 'finish' | 'washing' | 'richness' | 'heaviness';

/**
 * How much speaks for or against a product. The law gives the order of a list (Regulation (EC) 1223/2009, article 19: falling weight down to one
 * percent, any order below); how many points that is worth is our choice.
 */
export const fitWeights = {
  // A product of which nothing is known to be good or bad for the visitor is neither a match nor a mistake.
  start: 70,
  // It does what its kind is for.
  purpose: 10,
  // The program asks for it; three of them, or two and its purpose, fill the scale.
  sought: 10,
  // Good for a concern of the visitor's, though the program does not ask for it by name.
  concern: 8,
  // A serum without what the program asks of a serum is a good moisturizer at best.
  withoutActive: 85,
  actives: ['retinoid', 'exfoliating-acid', 'tone-evening', 'blemish-control', 'peptide'],
  activeHeld: 60,
  nextActive: 0.7,
  lowestDose: 0.6,
  // Two new actives at once are one too many.
  activeTooMany: 6,
  concernServed: 16,
  nextConcern: 0.6,
  textures: {
    richness: { occlusive: 1, emollient: 0.6, 'barrier-lipid': 0.3 },
    richest: 2,
    wanted: { dry: 1.6, normal: 0.9, combination: 0.5, oily: 0.1 },
    points: 15,
  },
  // One thing to be left out takes a product from neutral to poor, and no merit makes up for it.
  avoided: 45,
  // The program does not name it, and it is barred as surely: half of the scale remains at most.
  leftOutSilently: 50,
  // No merit makes up for what may not be sold.
  barred: 100,
  // Nothing forbids it, and less of it is better.
  goEasy: 8,
  cautions: {
    // Stinging and redness make people stop, so the program does not ask for it either; low on the list it weighs less.
    sensitive: 50,
    tight: 50,
    // Whether an oil clogs pores depends on the whole product.
    'blemish-prone': 3,
  },
  // Above the strengths that studies used, sensitive skin stings more and gains no more.
  tooStrong: 8,
  drawbacks: [
    // Mineral filters are powders; zinc oxide is an approved drying agent too.
    { id: 'finish', family: 'mineral-filter', traits: ['dry', 'tight'], points: 3, source: 'fda-protectant' },
    // The mildest surfactant still takes some of the skin's own fat along.
    {
      id: 'washing',
      family: 'mild-surfactant',
      traits: ['tight', 'dry'],
      kinds: ['cleanser', 'makeup-remover'],
      points: 3,
      source: 'cleansers',
    },
    // Butters and waxes lie rich on skin that breaks out.
    { id: 'richness', family: 'occlusive', traits: ['blemish-prone'], points: 3, source: 'moisturizers' },
    // Skin that shines by midday wants a lighter texture, though nothing in a rich one harms it.
    { id: 'heaviness', family: 'occlusive', traits: ['oily'], points: 10, source: 'moisturizers' },
  ] satisfies readonly (Drawback<DrawbackId> & { readonly source: SourceId })[],
  purposes: {
    cleanser: ['mild-surfactant', 'emollient'],
    'makeup-remover': ['emollient', 'mild-surfactant'],
    toner: ['humectant', 'soothing', 'exfoliating-acid'],
    moisturizer: ['humectant', 'emollient', 'occlusive', 'barrier-lipid'],
    'treatment-eye': ['peptide', 'antioxidant', 'humectant', 'retinoid'],
    'treatment-face': [
      'retinoid',
      'antioxidant',
      'tone-evening',
      'blemish-control',
      'humectant',
      'peptide',
      'soothing',
      'barrier-lipid',
    ],
    spf: ['mineral-filter', 'organic-filter'],
    exfoliator: ['exfoliating-acid'],
    mask: ['clay', 'humectant', 'soothing', 'emollient'],
    oil: ['emollient'],
    hand: ['humectant', 'emollient', 'occlusive', 'barrier-lipid'],
  },
  places: {
    // Among the first five and above one percent: most of what is not water.
    high: 1,
    // Above one percent.
    middle: 0.6,
    // One percent or less.
    low: 0.25,
  },
  // Less than what studies used may still help.
  tooWeak: 0.5,
  // These work, or irritate, in tenths of a percent.
  smallAmounts: ['retinoid', 'peptide', 'barrier-lipid', 'fragrance'],
  // With less than six names of ten a fit would be a guess.
  minRecognized: 0.6,
  // Below it too little speaks for a product to name it to somebody.
  minRecommended: 80,
} as const satisfies FitWeights;
