import type { ExampleVisitor } from './visitor.ts';

const QUITO = { latitude: -0.2, elevation: 2850 };
const SYDNEY = { latitude: -33.9 };

export const smoothAndEven: readonly ExampleVisitor[] = [
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
    measurements: { evenness: 'low' },
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
];
