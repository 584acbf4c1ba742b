import type { ProgramInput } from '../../../core/program/program.ts';
import type { FunnelAnswers } from '../../funnel/index.ts';

type Visitor = Omit<ProgramInput, 'answers' | 'sun'> & {
  readonly name: string;
  readonly answers: FunnelAnswers;
  readonly place?: { readonly latitude: number; readonly elevation?: number };
  /** Without it, 22 November. */
  readonly dayOfYear?: number;
};

const LISBON = { latitude: 38.7 };
const OSLO = { latitude: 59.9 };
const QUITO = { latitude: -0.2, elevation: 2850 };
const SYDNEY = { latitude: -33.9 };
const LONGYEARBYEN = { latitude: 78.2 };

export const visitors: readonly Visitor[] = [
  { name: 'answers nothing', answers: {} },
  {
    name: 'has nothing to change',
    answers: {
      skinConcerns: ['nothing-from-above'],
      skinType: 'normal',
      bothersYourSkin: ['none'],
      isSensitiveSkin: 'non-sensitive',
      skincareProductsUse: ['cleanser', 'moisturizer', 'spf'],
      skincareRoutineTime: '20-minutes',
    },
  },
  {
    name: 'has oily skin with blemishes and knows acids',
    answers: {
      skinConcerns: ['pimples-or-acne', 'enlarged-pores'],
      skinType: 'oily',
      usedSkincareAcids: 'used',
      isSensitiveSkin: 'non-sensitive',
      skincareProductsUse: ['cleanser', 'exfoliator'],
      skincareRoutineTime: '20-minutes',
    },
  },
  {
    name: 'has oily skin with blemishes and wants no acids',
    answers: {
      skinConcerns: ['pimples-or-acne'],
      skinType: 'oily',
      usedSkincareAcids: 'no-acids',
      isSensitiveSkin: 'non-sensitive',
      skincareProductsUse: ['cleanser', 'exfoliator', 'toner'],
    },
  },
  {
    name: 'has blemishes on sensitive skin',
    answers: {
      skinConcerns: ['pimples-or-acne'],
      skinType: 'combination',
      isSensitiveSkin: 'sensitive',
      usedSkincareAcids: 'unsure',
      location: 'Lisbon, Portugal',
    },
    place: LISBON,
  },
  {
    name: 'has blemishes on dry skin',
    answers: {
      skinConcerns: ['pimples-or-acne'],
      skinType: 'dry',
      moisturizedSkin: 'tight-after-washing',
      isSensitiveSkin: 'non-sensitive',
      usedSkincareAcids: 'open',
    },
  },
  {
    name: 'has red and sensitive skin',
    answers: {
      skinConcerns: ['redness-or-rosacea'],
      skinType: 'normal',
      isSensitiveSkin: 'sensitive',
      bothersYourSkin: ['redness', 'itching'],
      skincareRoutineTime: '10-minutes',
    },
  },
  {
    name: 'has redness, says the skin is not sensitive',
    answers: { skinConcerns: ['redness-or-rosacea'], skinType: 'combination', isSensitiveSkin: 'non-sensitive' },
  },
  {
    name: 'has redness that the photo shows clearly',
    answers: {
      skinConcerns: ['enlarged-pores'],
      bothersYourSkin: ['redness'],
      skinType: 'combination',
      isSensitiveSkin: 'non-sensitive',
    },
    measurements: { redness: 'high', texture: 'high' },
  },
  {
    name: 'has very dry, flaking skin',
    answers: {
      skinConcerns: ['rough-skin-texture'],
      skinType: 'dry',
      moisturizedSkin: 'tight-most-of-the-day',
      bothersYourSkin: ['tightness', 'flaking'],
      additionalConcerns: ['dryness'],
      isSensitiveSkin: 'non-sensitive',
      usedSkincareSulfates: 'used',
    },
  },
  {
    name: 'has dry and sensitive skin in Oslo',
    answers: {
      skinConcerns: ['nothing-from-above'],
      skinType: 'dry',
      isSensitiveSkin: 'sensitive',
      moisturizedSkin: 'tight-after-washing',
      location: 'Oslo, Norway',
    },
    place: OSLO,
    dayOfYear: 15,
  },
  {
    name: 'has fine lines and knows retinol',
    answers: {
      age: '45-60',
      skinConcerns: ['fine-lines-and-wrinkles'],
      skinType: 'normal',
      benefitsOfRetinolAndVitamin: 'used',
      triedAntioxidants: 'used',
      isSensitiveSkin: 'non-sensitive',
      skincareRoutineTime: '30-minutes',
    },
  },
  {
    name: 'has fine lines and is new to retinol',
    answers: {
      age: '35-44',
      skinConcerns: ['fine-lines-and-wrinkles'],
      skinType: 'oily',
      benefitsOfRetinolAndVitamin: 'open',
      isSensitiveSkin: 'non-sensitive',
    },
  },
  {
    name: 'has fine lines on sensitive skin',
    answers: {
      age: 'over-60',
      skinConcerns: ['fine-lines-and-wrinkles'],
      additionalConcerns: ['sagging-skin', 'crows-feet'],
      skinType: 'normal',
      isSensitiveSkin: 'sensitive',
    },
  },
  {
    name: 'has fine lines on dry skin',
    answers: {
      age: 'over-60',
      skinConcerns: ['fine-lines-and-wrinkles'],
      skinType: 'dry',
      isSensitiveSkin: 'non-sensitive',
      bothersYourSkin: ['makeup-settles', 'tightness'],
    },
  },
  {
    name: 'has dullness and fine lines, and knows everything',
    answers: {
      skinConcerns: ['dullness', 'fine-lines-and-wrinkles'],
      skinType: 'normal',
      usedSkincareAcids: 'used',
      benefitsOfRetinolAndVitamin: 'used',
      triedAntioxidants: 'used',
      isSensitiveSkin: 'non-sensitive',
      skincareRoutineTime: '1-hour',
    },
  },
  {
    name: 'has dark spots in Quito',
    answers: {
      skinConcerns: ['hyperpigmentation'],
      skinType: 'combination',
      isSensitiveSkin: 'non-sensitive',
      useSunscreen: 'rarely',
      location: 'Quito, Ecuador',
    },
    place: QUITO,
  },
  {
    name: 'has dark spots and wants no acids',
    answers: {
      skinConcerns: ['hyperpigmentation', 'uneven-skin-tone'],
      skinType: 'oily',
      usedSkincareAcids: 'no-acids',
      isSensitiveSkin: 'non-sensitive',
    },
  },
  {
    name: 'has dark spots on sensitive skin',
    answers: { skinConcerns: ['hyperpigmentation'], skinType: 'normal', isSensitiveSkin: 'sensitive', useSunscreen: 'always' },
  },
  {
    name: 'has uneven tone in Sydney',
    answers: {
      skinConcerns: ['uneven-skin-tone'],
      skinType: 'normal',
      isSensitiveSkin: 'non-sensitive',
      location: 'Sydney, Australia',
      useSunscreen: 'only-in-sunny-weather',
    },
    place: SYDNEY,
    measurements: { evenness: 'high' },
  },
  {
    name: 'has shine and nothing else',
    answers: {
      skinConcerns: ['nothing-from-above'],
      additionalConcerns: ['oiliness'],
      skinType: 'oily',
      isSensitiveSkin: 'non-sensitive',
    },
  },
  {
    name: 'has rough texture and visible pores',
    answers: {
      skinConcerns: ['rough-skin-texture', 'enlarged-pores'],
      skinType: 'oily',
      usedSkincareAcids: 'open',
      isSensitiveSkin: 'non-sensitive',
    },
  },
  {
    name: 'has tired eyes',
    answers: {
      skinConcerns: ['nothing-from-above'],
      additionalConcerns: ['dark-circles', 'puffy-eyes'],
      skinType: 'normal',
      sleepHours: 'under-5-h',
      stressLevel: 'every-day',
      skincareProductsUse: ['treatment-eye'],
    },
  },
  {
    name: 'hopes for a firmer chin',
    answers: {
      skinConcerns: ['nothing-from-above'],
      additionalConcerns: ['double-chin', 'sagging-skin'],
      improveGoal: ['firmness'],
      skinType: 'normal',
      isSensitiveSkin: 'non-sensitive',
    },
  },
  {
    name: 'chose every concern',
    answers: {
      skinConcerns: [
        'pimples-or-acne',
        'enlarged-pores',
        'redness-or-rosacea',
        'dullness',
        'rough-skin-texture',
        'uneven-skin-tone',
        'hyperpigmentation',
        'fine-lines-and-wrinkles',
      ],
      additionalConcerns: [
        'dryness',
        'oiliness',
        'textural-irregularities',
        'puffy-eyes',
        'crows-feet',
        'double-chin',
        'dark-circles',
        'sagging-skin',
      ],
      skinType: 'combination',
      isSensitiveSkin: 'non-sensitive',
      skincareRoutineTime: 'even-more',
    },
  },
  {
    name: 'has a full shelf and ten minutes',
    answers: {
      skinConcerns: ['dullness', 'enlarged-pores'],
      skinType: 'combination',
      isSensitiveSkin: 'non-sensitive',
      usedSkincareAcids: 'used',
      skincareProductsUse: [
        'cleanser',
        'makeup-remover',
        'toner',
        'moisturizer',
        'treatment-eye',
        'treatment-face',
        'spf',
        'exfoliator',
      ],
      skincareRoutineTime: '10-minutes',
    },
  },
  {
    name: 'has no routine and looks at the price',
    answers: {
      skinConcerns: ['dullness', 'fine-lines-and-wrinkles', 'enlarged-pores'],
      skinType: 'normal',
      isSensitiveSkin: 'non-sensitive',
      dailySkinCare: 'no-routine',
      skincareProductsUse: ['none'],
      useSunscreen: 'never',
      priceSensitive: '5',
      outcome: ['buy-fewer-products'],
      unsureApplication: '5',
    },
  },
  {
    name: 'wears makeup and hopes to go without',
    answers: {
      skinConcerns: ['uneven-skin-tone'],
      bothersYourSkin: ['makeup-settles', 'rough-patches'],
      confidenceGoal: ['go-without-makeup'],
      skinType: 'combination',
      isSensitiveSkin: 'non-sensitive',
      waterIntake: 'only-coffee-or-tea',
    },
  },
  {
    name: 'lives beyond the polar circle',
    answers: {
      skinConcerns: ['redness-or-rosacea'],
      skinType: 'dry',
      isSensitiveSkin: 'sensitive',
      location: 'Longyearbyen, Norway',
    },
    place: LONGYEARBYEN,
    dayOfYear: 172,
  },
  {
    name: 'takes the first option everywhere',
    answers: {
      gender: 'female',
      age: 'under-25',
      skinConcerns: ['pimples-or-acne'],
      skinType: 'dry',
      dailySkinCare: 'morning-and-evening',
      skincareProductsUse: ['cleanser'],
      useSunscreen: 'always',
      location: 'Lisbon, Portugal',
      usedSkincareSulfates: 'used',
      triedAntioxidants: 'used',
      usedSkincareAcids: 'used',
      benefitsOfRetinolAndVitamin: 'used',
      additionalConcerns: ['dryness'],
      moisturizedSkin: 'comfortable',
      bothersYourSkin: ['tightness'],
      isSensitiveSkin: 'sensitive',
      sleepHours: 'under-5-h',
      waterIntake: 'only-coffee-or-tea',
      stressLevel: 'every-day',
      skincareRoutineTime: '10-minutes',
      improveGoal: ['skin-texture'],
      confidenceGoal: ['go-without-makeup'],
      desiredFeeling: ['confident'],
      outcome: ['know-what-suits-me'],
      challengeFindingProducts: '1',
      priceSensitive: '1',
      brandLoyal: '1',
      hypeDriven: '1',
      unsureApplication: '1',
    },
    place: LISBON,
  },
];
