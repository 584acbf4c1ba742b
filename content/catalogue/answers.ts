import type { SkinTrait } from '../../core/catalogue/weights.ts';
import type { AskingId, OptionId } from '../funnel/index.ts';

type AnswerWords = { readonly [Id in AskingId]?: { readonly [Option in OptionId<Id>]?: string } };

/** How a reason names an answer: 'you said ...'. */
export const answerWords = {
  skinType: {
    dry: 'your skin is dry',
    normal: 'your skin is normal',
    oily: 'your skin is oily',
    combination: 'your skin is combination',
  },
  isSensitiveSkin: { sensitive: 'your skin is sensitive', 'non-sensitive': 'your skin is not sensitive' },
  moisturizedSkin: {
    'tight-after-washing': 'it feels tight after washing',
    'tight-most-of-the-day': 'it feels tight most of the day',
  },
  bothersYourSkin: {
    tightness: 'tightness bothers you during the day',
    flaking: 'flaking bothers you during the day',
    itching: 'itching bothers you during the day',
    redness: 'redness bothers you during the day',
    'rough-patches': 'rough patches bother you during the day',
    'makeup-settles': 'makeup settles into lines',
  },
  skinConcerns: {
    'pimples-or-acne': 'pimples concern you',
    'enlarged-pores': 'pores concern you',
    'redness-or-rosacea': 'redness concerns you',
    dullness: 'dullness concerns you',
    'rough-skin-texture': 'rough skin concerns you',
    'uneven-skin-tone': 'uneven tone concerns you',
    hyperpigmentation: 'dark marks concern you',
    'fine-lines-and-wrinkles': 'fine lines concern you',
  },
  additionalConcerns: {
    dryness: 'dryness concerns you too',
    oiliness: 'shine concerns you too',
    'textural-irregularities': 'texture concerns you too',
    'puffy-eyes': 'puffy eyes concern you',
    'crows-feet': "crow's feet concern you",
    'dark-circles': 'dark circles concern you',
    'sagging-skin': 'firmness concerns you',
  },
  improveGoal: {
    'skin-texture': 'you hope for smoother skin',
    'skin-tone': 'you hope for a more even tone',
    hydration: 'you hope for more hydration',
    firmness: 'you hope for firmer skin',
  },
  usedSkincareSulfates: {
    used: 'you know sulfates already',
    open: 'you are open to sulfates',
    unsure: 'you are unsure about sulfates',
  },
  usedSkincareAcids: {
    used: 'you know acids already',
    open: 'you are open to acids',
    unsure: 'you are unsure about acids',
    'no-acids': "you don't want to use acids",
  },
  triedAntioxidants: { used: 'you know antioxidants already', open: 'you are open to antioxidants' },
  benefitsOfRetinolAndVitamin: { used: 'you know retinol and vitamin C already', open: 'you are open to retinol and vitamin C' },
} as const satisfies AnswerWords;

/** Where no single answer says it. */
export const traitWords: Readonly<Record<SkinTrait, string>> = {
  dry: 'your skin is dry',
  tight: 'your skin feels tight or flakes',
  sensitive: 'your skin is sensitive',
  oily: 'your skin is oily',
  'blemish-prone': 'you get pimples',
};
