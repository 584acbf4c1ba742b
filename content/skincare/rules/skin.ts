import type { PhotoRule, ProgramQuestions } from '../../../core/program/knowledge.ts';
import type { AskingId } from '../../funnel/index.ts';
import type { SkincareConcernRule, SkincareTraitRule } from './typed.ts';

export const questions = {
  type: 'skinType',
  acids: 'usedSkincareAcids',
  retinoids: 'benefitsOfRetinolAndVitamin',
  antioxidants: 'triedAntioxidants',
  sulfates: 'usedSkincareSulfates',
  shelf: 'skincareProductsUse',
  time: 'skincareRoutineTime',
  place: 'location',
} as const satisfies ProgramQuestions & Readonly<Record<string, AskingId>>;

/**
 * A concern named first counts 4, one named later 2 or 3, a goal or a hint 1; what is named as a concern comes before what is hinted at. The
 * points are ours; `concern-sources.ts` says the rest.
 */
export const concernRules = [
  {
    concern: 'redness',
    step: 'skinConcerns',
    wish: 2,
    points: { 'redness-or-rosacea': 4 },
  },
  { concern: 'redness', step: 'bothersYourSkin', wish: 1, points: { redness: 3 } },
  { concern: 'blemishes', step: 'skinConcerns', wish: 2, points: { 'pimples-or-acne': 4 } },
  { concern: 'pores', step: 'skinConcerns', wish: 2, points: { 'enlarged-pores': 4 } },
  { concern: 'shine', step: 'additionalConcerns', wish: 1, points: { oiliness: 3 } },
  { concern: 'shine', step: 'skinType', points: { oily: 2, combination: 1 } },
  { concern: 'dryness', step: 'additionalConcerns', wish: 1, points: { dryness: 3 } },
  { concern: 'dryness', step: 'skinType', points: { dry: 2 } },
  {
    concern: 'dryness',
    step: 'moisturizedSkin',
    points: { 'tight-after-washing': 1, 'tight-most-of-the-day': 3 },
  },
  {
    concern: 'dryness',
    step: 'bothersYourSkin',
    points: { tightness: 2, flaking: 2, itching: 1 },
  },
  { concern: 'dryness', step: 'improveGoal', points: { hydration: 1 } },
  { concern: 'dullness', step: 'skinConcerns', wish: 2, points: { dullness: 4 } },
  {
    concern: 'uneven-tone',
    step: 'skinConcerns',
    wish: 2,
    points: { 'uneven-skin-tone': 4 },
  },
  { concern: 'uneven-tone', step: 'improveGoal', points: { 'skin-tone': 1 } },
  {
    concern: 'dark-spots',
    step: 'skinConcerns',
    wish: 2,
    points: { hyperpigmentation: 4 },
  },
  {
    concern: 'texture',
    step: 'skinConcerns',
    wish: 2,
    points: { 'rough-skin-texture': 4 },
  },
  {
    concern: 'texture',
    step: 'additionalConcerns',
    wish: 1,
    points: { 'textural-irregularities': 3 },
  },
  { concern: 'texture', step: 'bothersYourSkin', points: { 'rough-patches': 2 } },
  { concern: 'texture', step: 'improveGoal', points: { 'skin-texture': 1 } },
  {
    concern: 'lines',
    step: 'skinConcerns',
    wish: 2,
    points: { 'fine-lines-and-wrinkles': 4 },
  },
  { concern: 'lines', step: 'additionalConcerns', wish: 1, points: { 'crows-feet': 3 } },
  { concern: 'lines', step: 'bothersYourSkin', points: { 'makeup-settles': 1 } },
  { concern: 'firmness', step: 'additionalConcerns', wish: 1, points: { 'sagging-skin': 3 } },
  { concern: 'firmness', step: 'improveGoal', points: { firmness: 1 } },
  {
    concern: 'eye-area',
    step: 'additionalConcerns',
    wish: 1,
    points: { 'dark-circles': 3, 'puffy-eyes': 3 },
  },
] as const satisfies readonly SkincareConcernRule[];

export const traitRules = [
  {
    trait: 'sensitive',
    hints: { isSensitiveSkin: ['sensitive'], skinConcerns: ['redness-or-rosacea'], bothersYourSkin: ['itching'] },
    denial: { isSensitiveSkin: ['non-sensitive'] },
    sources: ['sensitivity', 'redness-care'],
    evidence: 'consensus',
  },
  {
    trait: 'tight',
    hints: {
      skinType: ['dry'],
      moisturizedSkin: ['tight-after-washing', 'tight-most-of-the-day'],
      bothersYourSkin: ['tightness', 'flaking'],
    },
    sources: ['dry-skin', 'skin-types'],
    evidence: 'consensus',
  },
] as const satisfies readonly SkincareTraitRule[];

/** What a photo may speak about. */
export const photoRules = [
  { measure: 'redness', concern: 'redness', much: 'high', some: 'medium' },
  { measure: 'evenness', concern: 'uneven-tone', much: 'low', some: 'medium' },
  { measure: 'texture', concern: 'texture', much: 'high', some: 'medium' },
  { measure: 'shine', concern: 'shine', much: 'high', some: 'medium' },
  { measure: 'underEye', concern: 'eye-area', much: 'high', some: 'medium' },
  { measure: 'spots', concern: 'blemishes', much: 'several', some: 'few' },
] as const satisfies readonly PhotoRule[];
