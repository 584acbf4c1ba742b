import type { SkincareIngredient } from './skincare-ingredient.ts';

export const toneEvening = [
  {
    id: 'niacinamide',
    name: 'niacinamide',
    family: 'tone-evening',
    goodFor: ['uneven-tone', 'dark-spots', 'redness', 'shine', 'pores', 'lines', 'dullness', 'blemishes'],
    cautions: [],
    strength: { from: 2, to: 5 },
    conflicts: [],
    sources: [
      'niacinamide-tone',
      'niacinamide-face',
      'niacinamide-oil',
      'niacinamide-redness',
      'niacinamide-acne',
      'pores-review',
    ],
  },
  {
    id: 'tranexamic-acid',
    name: 'tranexamic acid',
    family: 'tone-evening',
    goodFor: [],
    cautions: [],
    strength: { from: 3, to: 3 },
    conflicts: [],
    sources: ['tranexamic-mild-trial', 'tranexamic-review'],
  },
  {
    id: 'kojic-acid',
    name: 'kojic acid',
    family: 'tone-evening',
    goodFor: ['dark-spots'],
    cautions: ['sensitive', 'broken-skin'],
    conflicts: [],
    sources: ['tone-review', 'sccs-kojic'],
  },
] as const satisfies readonly SkincareIngredient[];

export const blemishControl = [
  {
    id: 'azelaic-acid',
    name: 'azelaic acid',
    family: 'blemish-control',
    goodFor: ['redness', 'blemishes', 'dark-spots', 'uneven-tone'],
    cautions: ['sting', 'broken-skin'],
    conflicts: ['exfoliating-acid', 'scrub'],
    sources: ['aad-acne', 'redness-care', 'marks-review', 'tone-review', 'azelaic-trial'],
  },
] as const satisfies readonly SkincareIngredient[];
