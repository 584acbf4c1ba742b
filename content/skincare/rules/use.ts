import type { ActiveRule, BasicRule } from '../../../core/program/knowledge.ts';
import type { IngredientId } from '../ingredients.ts';
import type { SkincareCarefulRule, SkincareLimitRule, SkincareNeedlessCaution, SkincareSourced } from './typed.ts';

type SkincareActiveRule = ActiveRule & SkincareSourced & { readonly only?: readonly IngredientId[] };

/** Times a week: for careful skin, and for who has used the like. That it begins slowly has a source; the times are ours. */
export const activeRules = [
  {
    family: 'antioxidant',
    only: ['caffeine'],
    slot: 'morning',
    step: 'treatment-eye',
    careful: [3, 7],
    usual: [7, 7],
    sources: ['caffeine-eye-trial'],
    evidence: 'limited',
  },
  {
    family: 'antioxidant',
    only: ['bakuchiol'],
    slot: 'evening',
    step: 'treatment-face',
    careful: [2, 3],
    usual: [3, 7],
    sources: ['bakuchiol-trial'],
    evidence: 'limited',
  },
  {
    family: 'antioxidant',
    slot: 'morning',
    step: 'treatment-face',
    experience: 'antioxidants',
    careful: [3, 7],
    usual: [7, 7],
    sources: ['vitamin-c-review'],
    evidence: 'limited',
  },
  {
    family: 'tone-evening',
    slot: 'morning',
    step: 'treatment-face',
    careful: [3, 7],
    usual: [7, 7],
    sources: ['niacinamide-face'],
    evidence: 'moderate',
  },
  {
    family: 'blemish-control',
    slot: 'evening',
    step: 'treatment-face',
    careful: [2, 3],
    usual: [3, 4],
    sources: ['aad-acne'],
    evidence: 'consensus',
  },
  {
    family: 'peptide',
    slot: 'evening',
    step: 'treatment-face',
    careful: [2, 3],
    usual: [7, 7],
    sources: ['peptide-trial'],
    evidence: 'limited',
  },
  {
    family: 'retinoid',
    slot: 'evening',
    step: 'treatment-face',
    experience: 'retinoids',
    careful: [1, 2],
    usual: [2, 3],
    sources: ['retinoid-review'],
    evidence: 'consensus',
  },
  {
    family: 'exfoliating-acid',
    slot: 'evening',
    step: 'exfoliator',
    experience: 'acids',
    careful: [1, 1],
    usual: [1, 2],
    sources: ['aad-exfoliate', 'fda-acids'],
    evidence: 'consensus',
  },
] as const satisfies readonly SkincareActiveRule[];

export const basicRules = [
  { family: 'humectant', step: 'moisturizer' },
  { family: 'barrier-lipid', step: 'moisturizer' },
  { family: 'emollient', step: 'moisturizer' },
  { family: 'occlusive', step: 'moisturizer' },
  { family: 'soothing', step: 'moisturizer' },
  { family: 'mild-surfactant', step: 'cleanser' },
  { family: 'mineral-filter', step: 'spf' },
  { family: 'organic-filter', step: 'spf' },
] as const satisfies readonly BasicRule[];

/** Skin that stings, is tight, red or old mends slowly. */
export const carefulRule = {
  when: { traits: ['sensitive', 'tight'], concerns: ['redness'], answers: { age: ['over-60'] } },
  sources: ['sensitive-care', 'aad-dry-skin', 'redness-care', 'ageing'],
  evidence: 'consensus',
} as const satisfies SkincareCarefulRule;

export const needlessCautions = [
  { caution: 'pregnancy', when: { answers: { gender: ['male'], age: ['over-60'] } } },
] as const satisfies readonly SkincareNeedlessCaution[];

/** The lowest that fits holds. The calendar has room for three. */
export const limitRules = [
  { actives: 3, sources: ['aad-order'], evidence: 'consensus' },
  {
    actives: 2,
    when: { traits: ['sensitive'], concerns: ['redness'] },
    sources: ['sensitive-care', 'redness-care', 'aad-order'],
    evidence: 'consensus',
  },
  {
    actives: 2,
    when: {
      answers: {
        dailySkinCare: ['no-routine'],
        outcome: ['buy-fewer-products'],
        priceSensitive: ['4', '5'],
      },
    },
    sources: ['aad-order'],
    evidence: 'consensus',
  },
] as const satisfies readonly SkincareLimitRule[];
