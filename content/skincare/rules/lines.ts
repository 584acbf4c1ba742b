import type { IngredientFamily } from '../../../core/program/ingredient.ts';
import type { SkincareLineRule } from './typed.ts';

const activeFamilies = [
  'retinoid',
  'exfoliating-acid',
  'antioxidant',
  'tone-evening',
  'blemish-control',
  'peptide',
] as const satisfies readonly IngredientFamily[];

export const calendarRules = [
  { id: 'basics-first', sources: ['aad-order', 'dry-skin'], evidence: 'consensus' },
  { id: 'patch-test', families: activeFamilies, sources: ['aad-patch-test'], evidence: 'consensus' },
  { id: 'one-at-a-time', families: activeFamilies, sources: ['aad-order'], evidence: 'consensus' },
  { id: 'stop-what-burns', families: activeFamilies, sources: ['aad-patch-test'], evidence: 'consensus' },
  {
    id: 'shelf-rests',
    when: {
      answers: {
        usedSkincareAcids: ['used'],
        benefitsOfRetinolAndVitamin: ['used'],
        skincareProductsUse: ['exfoliator'],
      },
    },
    sources: ['aad-order', 'aad-exfoliate'],
    evidence: 'consensus',
  },
  { id: 'after-week-4', families: activeFamilies, sources: ['aad-order', 'aad-patch-test'], evidence: 'consensus' },
  {
    id: 'nights-apart',
    families: ['retinoid', 'exfoliating-acid'],
    together: true,
    sources: ['retinoid-review', 'aad-exfoliate'],
    evidence: 'consensus',
  },
  {
    id: 'one-a-night',
    when: { traits: ['sensitive'], concerns: ['redness'] },
    sources: ['sensitive-care', 'redness-care'],
    evidence: 'consensus',
  },
  {
    id: 'fewer-at-once',
    when: {
      traits: ['sensitive'],
      concerns: ['redness'],
      answers: { dailySkinCare: ['no-routine'], outcome: ['buy-fewer-products'], priceSensitive: ['4', '5'] },
    },
    sources: ['aad-order'],
    evidence: 'consensus',
  },
  { id: 'sunscreen-every-morning', sources: ['aad-sunscreen', 'sunscreen'], evidence: 'strong' },
] as const satisfies readonly SkincareLineRule[];

export const habitRules = [
  {
    id: 'sunscreen-daily',
    when: { answers: { useSunscreen: ['only-in-sunny-weather', 'sometimes', 'rarely', 'never'] } },
    sources: ['sunscreen', 'aad-sunscreen', 'sun'],
    evidence: 'strong',
  },
  { id: 'sleep', when: { answers: { sleepHours: ['under-5-h', '5-6-h'] } }, sources: ['sleep'], evidence: 'limited' },
  { id: 'stress', when: { answers: { stressLevel: ['every-day', 'often'] } }, sources: ['stress'], evidence: 'limited' },
  {
    id: 'water',
    when: { answers: { waterIntake: ['only-coffee-or-tea', 'about-2-glasses'] } },
    sources: ['water'],
    evidence: 'limited',
  },
  { id: 'order', when: { answers: { unsureApplication: ['4', '5'] } }, sources: ['aad-order'], evidence: 'consensus' },
  {
    id: 'anchor',
    when: { answers: { dailySkinCare: ['only-morning', 'only-evening', 'no-routine'] } },
    sources: ['habits'],
    evidence: 'consensus',
  },
  {
    id: 'sun-while-young',
    when: { answers: { age: ['under-25', '25-34'] } },
    sources: ['sunscreen', 'sun'],
    evidence: 'moderate',
  },
  { id: 'sun-over-years', when: { answers: { age: ['35-44'] } }, sources: ['ageing', 'sun'], evidence: 'moderate' },
  { id: 'drier-with-age', when: { answers: { age: ['45-60', 'over-60'] } }, sources: ['ageing'], evidence: 'moderate' },
  { id: 'shaving', when: { answers: { gender: ['male'] } }, sources: ['aad-exfoliate'], evidence: 'consensus' },
  { id: 'talk-of-the-town', when: { answers: { hypeDriven: ['4', '5'] } }, sources: ['aad-order'], evidence: 'consensus' },
  {
    id: 'shelf-first',
    when: { answers: { priceSensitive: ['4', '5'], outcome: ['buy-fewer-products'] } },
    sources: ['aad-order'],
    evidence: 'consensus',
  },
] as const satisfies readonly SkincareLineRule[];

/** Weeks after which the studies looked. */
export const expectationRules = [
  {
    id: 'moisture',
    families: ['humectant', 'barrier-lipid'],
    speaksOf: ['dryness'],
    weeks: { from: 2, to: 4 },
    sources: ['panthenol-study', 'glycerol'],
    evidence: 'limited',
  },
  {
    id: 'blemishes',
    when: { concerns: ['blemishes'] },
    soughtFor: 'blemishes',
    weeks: { from: 4, to: 12 },
    sources: ['aad-acne-time'],
    evidence: 'consensus',
  },
  {
    id: 'niacinamide',
    ingredients: ['niacinamide'],
    weeks: { from: 4, to: 12 },
    sources: ['niacinamide-oil', 'niacinamide-tone', 'niacinamide-face'],
    evidence: 'moderate',
  },
  {
    id: 'vitamin-c',
    ingredients: ['ascorbic-acid'],
    weeks: { from: 12, to: 12 },
    sources: ['vitamin-c-trial'],
    evidence: 'limited',
  },
  {
    id: 'bakuchiol',
    ingredients: ['bakuchiol'],
    weeks: { from: 12, to: 12 },
    sources: ['bakuchiol-trial'],
    evidence: 'limited',
  },
  {
    id: 'retinoid',
    families: ['retinoid'],
    weeks: { from: 8, to: 24 },
    sources: ['retinol-trial', 'retinol-mild-trial', 'retinol-review'],
    evidence: 'limited',
  },
  { id: 'retinoid-start', families: ['retinoid'], sources: ['retinoid-review'], evidence: 'consensus' },
  { id: 'acid-tingle', families: ['exfoliating-acid'], sources: ['aad-exfoliate', 'fda-acids'], evidence: 'consensus' },
  { id: 'peptide', families: ['peptide'], weeks: { from: 12, to: 12 }, sources: ['peptide-trial'], evidence: 'limited' },
  { id: 'sunscreen', sources: ['sunscreen', 'sun'], evidence: 'strong' },
] as const satisfies readonly SkincareLineRule[];

export const limitationRules = [
  { id: 'no-guarantee', sources: ['eu-claims'], evidence: 'consensus' },
  { id: 'pores-stay', when: { concerns: ['pores'] }, sources: ['pores-review'], evidence: 'limited' },
  {
    id: 'retinol-waits',
    when: { traits: ['sensitive', 'tight'], concerns: ['redness'] },
    soughtFor: 'lines',
    sources: ['retinoid-review', 'retinol-review', 'retinol-mild-trial'],
    evidence: 'consensus',
  },
  { id: 'no-lift', when: { concerns: ['firmness'] }, sources: ['eu-cosmetics', 'ageing'], evidence: 'consensus' },
  {
    id: 'double-chin',
    when: { answers: { additionalConcerns: ['double-chin'] } },
    sources: ['eu-cosmetics'],
    evidence: 'consensus',
  },
  {
    id: 'dark-circles',
    when: { answers: { additionalConcerns: ['dark-circles'] } },
    sources: ['eye-review'],
    evidence: 'moderate',
  },
  { id: 'caffeine-in-company', ingredients: ['caffeine'], sources: ['caffeine-eye-trial'], evidence: 'limited' },
  { id: 'azelaic-strength', ingredients: ['azelaic-acid'], sources: ['azelaic-trial', 'aad-acne'], evidence: 'consensus' },
  { id: 'spots-need-shade', when: { concerns: ['dark-spots', 'uneven-tone'] }, sources: ['marks-review'], evidence: 'consensus' },
] as const satisfies readonly SkincareLineRule[];

export const doctorRules = [
  { id: 'changing-mole', sources: ['moles', 'suspected-cancer'], evidence: 'consensus' },
  { id: 'sore-that-stays', sources: ['suspected-cancer'], evidence: 'consensus' },
  { id: 'pain-or-spread', sources: ['infection'], evidence: 'consensus' },
  { id: 'strong-reaction', sources: ['aad-patch-test'], evidence: 'consensus' },
  { id: 'deep-blemishes', when: { concerns: ['blemishes'] }, sources: ['aad-acne', 'aad-acne-time'], evidence: 'consensus' },
  { id: 'lasting-redness', when: { concerns: ['redness'] }, sources: ['redness-care'], evidence: 'consensus' },
  { id: 'new-dark-spot', when: { concerns: ['dark-spots'] }, sources: ['moles', 'marks-review'], evidence: 'consensus' },
  {
    id: 'lasting-itch',
    when: { answers: { bothersYourSkin: ['itching', 'flaking'] } },
    sources: ['aad-dry-skin'],
    evidence: 'consensus',
  },
] as const satisfies readonly SkincareLineRule[];
