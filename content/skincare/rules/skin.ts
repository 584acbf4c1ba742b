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

const visible = { sources: ['skin-types'], evidence: 'consensus' } as const;

/** A concern named first counts 4, one named later 2 or 3, a goal or a hint 1. The points are ours. */
export const concernRules = [
  {
    concern: 'redness',
    step: 'skinConcerns',
    points: { 'redness-or-rosacea': 4 },
    sources: ['redness-care'],
    evidence: 'consensus',
  },
  { concern: 'redness', step: 'bothersYourSkin', points: { redness: 3 }, sources: ['redness-care'], evidence: 'consensus' },
  { concern: 'blemishes', step: 'skinConcerns', points: { 'pimples-or-acne': 4 }, sources: ['aad-acne'], evidence: 'consensus' },
  { concern: 'pores', step: 'skinConcerns', points: { 'enlarged-pores': 4 }, sources: ['pores-review'], evidence: 'consensus' },
  { concern: 'shine', step: 'additionalConcerns', points: { oiliness: 3 }, ...visible },
  { concern: 'shine', step: 'skinType', points: { oily: 2, combination: 1 }, ...visible },
  { concern: 'dryness', step: 'additionalConcerns', points: { dryness: 3 }, sources: ['dry-skin'], evidence: 'consensus' },
  { concern: 'dryness', step: 'skinType', points: { dry: 2 }, ...visible },
  {
    concern: 'dryness',
    step: 'moisturizedSkin',
    points: { 'tight-after-washing': 1, 'tight-most-of-the-day': 3 },
    sources: ['dry-skin'],
    evidence: 'consensus',
  },
  {
    concern: 'dryness',
    step: 'bothersYourSkin',
    points: { tightness: 2, flaking: 2, itching: 1 },
    sources: ['dry-skin', 'aad-dry-skin'],
    evidence: 'consensus',
  },
  { concern: 'dryness', step: 'improveGoal', points: { hydration: 1 }, sources: ['dry-skin'], evidence: 'consensus' },
  { concern: 'dullness', step: 'skinConcerns', points: { dullness: 4 }, sources: ['acids-dual'], evidence: 'consensus' },
  {
    concern: 'uneven-tone',
    step: 'skinConcerns',
    points: { 'uneven-skin-tone': 4 },
    sources: ['tone-review'],
    evidence: 'consensus',
  },
  { concern: 'uneven-tone', step: 'improveGoal', points: { 'skin-tone': 1 }, sources: ['tone-review'], evidence: 'consensus' },
  {
    concern: 'dark-spots',
    step: 'skinConcerns',
    points: { hyperpigmentation: 4 },
    sources: ['marks-review'],
    evidence: 'consensus',
  },
  {
    concern: 'texture',
    step: 'skinConcerns',
    points: { 'rough-skin-texture': 4 },
    sources: ['acids-review'],
    evidence: 'consensus',
  },
  {
    concern: 'texture',
    step: 'additionalConcerns',
    points: { 'textural-irregularities': 3 },
    sources: ['acids-review'],
    evidence: 'consensus',
  },
  { concern: 'texture', step: 'bothersYourSkin', points: { 'rough-patches': 2 }, sources: ['dry-skin'], evidence: 'consensus' },
  { concern: 'texture', step: 'improveGoal', points: { 'skin-texture': 1 }, sources: ['acids-review'], evidence: 'consensus' },
  {
    concern: 'lines',
    step: 'skinConcerns',
    points: { 'fine-lines-and-wrinkles': 4 },
    sources: ['ageing'],
    evidence: 'consensus',
  },
  { concern: 'lines', step: 'additionalConcerns', points: { 'crows-feet': 3 }, sources: ['ageing'], evidence: 'consensus' },
  { concern: 'lines', step: 'bothersYourSkin', points: { 'makeup-settles': 1 }, sources: ['ageing'], evidence: 'limited' },
  { concern: 'firmness', step: 'additionalConcerns', points: { 'sagging-skin': 3 }, sources: ['ageing'], evidence: 'consensus' },
  { concern: 'firmness', step: 'improveGoal', points: { firmness: 1 }, sources: ['ageing'], evidence: 'consensus' },
  {
    concern: 'eye-area',
    step: 'additionalConcerns',
    points: { 'dark-circles': 3, 'puffy-eyes': 3 },
    sources: ['eye-review'],
    evidence: 'consensus',
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
  { measure: 'redness', concern: 'redness' },
  { measure: 'evenness', concern: 'uneven-tone' },
  { measure: 'texture', concern: 'texture' },
  { measure: 'shine', concern: 'shine' },
  { measure: 'underEye', concern: 'eye-area' },
  { measure: 'spots', concern: 'blemishes' },
] as const satisfies readonly PhotoRule[];
