import type { IndexRule } from '../../core/program/skin-index.ts';
import type { AskingId, OptionId } from '../funnel/index.ts';
import type { sources } from './sources.ts';

export type Area = 'hydration' | 'elasticity' | 'complexion' | 'texture';

type Rule<Id extends AskingId = AskingId> = Id extends AskingId
  ? Omit<IndexRule, 'points'> & {
      readonly area: Area;
      readonly step: Id;
      readonly points: Readonly<Partial<Record<OptionId<Id>, number>>>;
      readonly care?: { readonly share: number; readonly source: keyof typeof sources };
      readonly source: keyof typeof sources;
    }
  : never;

/**
 * The self-assessment index. A source says which way an answer points; how many points it moves is our choice, made so that the habits of
 * the visitor who takes the first option everywhere leave the specified room: 16 points of hydration, 22 of elasticity, 19 of complexion. `care` is the
 * part of a loss on which steps of the program work, by a source again, and its share ours.
 */
export const indexRules = [
  {
    area: 'hydration',
    step: 'moisturizedSkin',
    points: { 'tight-after-washing': -10, 'tight-most-of-the-day': -20, 'not-sure': -5 },
    care: { share: 0.5, source: 'moisturizers' },
    source: 'dry-skin',
  },
  {
    area: 'hydration',
    step: 'bothersYourSkin',
    points: { tightness: -5, flaking: -6, itching: -3, 'rough-patches': -3, 'makeup-settles': -2 },
    care: { share: 0.5, source: 'moisturizers' },
    source: 'dry-skin',
  },
  {
    area: 'hydration',
    step: 'skinType',
    points: { dry: -8, combination: -2 },
    care: { share: 0.5, source: 'moisturizers' },
    source: 'skin-types',
  },
  {
    area: 'hydration',
    step: 'additionalConcerns',
    points: { dryness: -5 },
    care: { share: 0.5, source: 'moisturizers' },
    source: 'skin-types',
  },
  {
    area: 'hydration',
    step: 'dailySkinCare',
    points: { 'only-morning': -3, 'only-evening': -3, 'no-routine': -8 },
    habit: true,
    source: 'dry-skin',
  },
  {
    area: 'hydration',
    step: 'waterIntake',
    points: { 'only-coffee-or-tea': -8, 'about-2-glasses': -5, '2-to-6-glasses': -2 },
    habit: true,
    source: 'water',
  },
  { area: 'hydration', step: 'sleepHours', points: { 'under-5-h': -4, '5-6-h': -2 }, habit: true, source: 'sleep' },
  { area: 'hydration', step: 'stressLevel', points: { 'every-day': -4, often: -2 }, habit: true, source: 'stress' },

  {
    area: 'elasticity',
    step: 'age',
    points: { '25-34': -2, '35-44': -6, '45-60': -12, 'over-60': -18 },
    fixed: true,
    source: 'ageing',
  },
  {
    area: 'elasticity',
    step: 'useSunscreen',
    points: { 'only-in-sunny-weather': -4, sometimes: -7, rarely: -10, never: -12 },
    habit: true,
    source: 'sunscreen',
  },
  {
    area: 'elasticity',
    step: 'skinConcerns',
    points: { 'fine-lines-and-wrinkles': -6 },
    care: { share: 0.5, source: 'retinol-review' },
    source: 'skin-types',
  },
  {
    area: 'elasticity',
    step: 'additionalConcerns',
    points: { 'sagging-skin': -8, 'crows-feet': -4, dryness: -4 },
    care: { share: 0.25, source: 'retinol-review' },
    source: 'ageing',
  },
  { area: 'elasticity', step: 'skinType', points: { dry: -6 }, care: { share: 0.5, source: 'panthenol' }, source: 'panthenol' },
  {
    area: 'elasticity',
    step: 'bothersYourSkin',
    points: { tightness: -4 },
    care: { share: 0.5, source: 'panthenol' },
    source: 'panthenol',
  },
  { area: 'elasticity', step: 'sleepHours', points: { 'under-5-h': -9, '5-6-h': -5 }, habit: true, source: 'sleep' },
  { area: 'elasticity', step: 'stressLevel', points: { 'every-day': -7, often: -4, rarely: -1 }, habit: true, source: 'stress' },
  {
    area: 'elasticity',
    step: 'waterIntake',
    points: { 'only-coffee-or-tea': -6, 'about-2-glasses': -4, '2-to-6-glasses': -1 },
    habit: true,
    source: 'water',
  },

  {
    area: 'complexion',
    step: 'skinConcerns',
    points: { 'pimples-or-acne': -5 },
    care: { share: 0.5, source: 'aad-acne' },
    source: 'skin-types',
  },
  {
    area: 'complexion',
    step: 'skinConcerns',
    points: {
      'redness-or-rosacea': -6,
      dullness: -6,
      'uneven-skin-tone': -7,
      hyperpigmentation: -7,
    },
    care: { share: 0.5, source: 'niacinamide-face' },
    source: 'skin-types',
  },
  { area: 'complexion', step: 'additionalConcerns', points: { 'dark-circles': -4, 'puffy-eyes': -2 }, source: 'eye-review' },
  {
    area: 'complexion',
    step: 'bothersYourSkin',
    points: { redness: -5 },
    care: { share: 0.5, source: 'niacinamide-face' },
    source: 'sensitivity',
  },
  { area: 'complexion', step: 'isSensitiveSkin', points: { sensitive: -2 }, source: 'sensitivity' },
  {
    area: 'complexion',
    step: 'useSunscreen',
    points: { 'only-in-sunny-weather': -3, sometimes: -5, rarely: -7, never: -8 },
    habit: true,
    source: 'sun',
  },
  { area: 'complexion', step: 'sleepHours', points: { 'under-5-h': -10, '5-6-h': -5 }, habit: true, source: 'sleep' },
  { area: 'complexion', step: 'stressLevel', points: { 'every-day': -9, often: -5, rarely: -2 }, habit: true, source: 'stress' },

  {
    area: 'texture',
    step: 'skinConcerns',
    points: { 'pimples-or-acne': -6, 'enlarged-pores': -6, 'rough-skin-texture': -9, 'fine-lines-and-wrinkles': -4 },
    source: 'skin-types',
  },
  {
    area: 'texture',
    step: 'additionalConcerns',
    points: { 'textural-irregularities': -7, oiliness: -3, 'crows-feet': -2, dryness: -2 },
    source: 'skin-types',
  },
  {
    area: 'texture',
    step: 'bothersYourSkin',
    points: { flaking: -6, 'rough-patches': -6, 'makeup-settles': -3 },
    source: 'dry-skin',
  },
  { area: 'texture', step: 'skinType', points: { oily: -2, combination: -1 }, source: 'skin-types' },
  {
    area: 'texture',
    step: 'dailySkinCare',
    points: { 'only-morning': -2, 'only-evening': -2, 'no-routine': -4 },
    habit: true,
    source: 'dry-skin',
  },
  {
    area: 'texture',
    step: 'useSunscreen',
    points: { sometimes: -1, rarely: -2, never: -3 },
    habit: true,
    source: 'sun',
  },
] as const satisfies readonly Rule[];

export type HabitId = Extract<(typeof indexRules)[number], { readonly habit: true }>['step'];
