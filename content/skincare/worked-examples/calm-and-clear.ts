import type { ExampleVisitor } from './visitor.ts';

const LISBON = { latitude: 38.7 };
const OSLO = { latitude: 59.9 };

export const calmAndClear: readonly ExampleVisitor[] = [
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
];
