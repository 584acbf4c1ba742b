import type { SkincareIngredient } from './skincare-ingredient.ts';

export const retinoids = [
  {
    id: 'retinol',
    name: 'retinol',
    family: 'retinoid',
    goodFor: ['lines', 'firmness', 'pores', 'dark-spots', 'uneven-tone'],
    cautions: ['sensitive', 'dry', 'sun', 'pregnancy', 'medicines', 'broken-skin'],
    strength: { from: 0.1, to: 0.3 },
    conflicts: ['exfoliating-acid', 'scrub'],
    sources: [
      'retinol-trial',
      'retinol-mild-trial',
      'pores-review',
      'eu-retinol-arbutin',
      'sccs-vitamin-a',
      'pregnancy',
      'sun-medicines',
    ],
  },
] as const satisfies readonly SkincareIngredient[];

export const acids = [
  {
    id: 'glycolic-acid',
    name: 'glycolic acid',
    family: 'exfoliating-acid',
    goodFor: ['dullness', 'texture', 'uneven-tone'],
    cautions: ['sensitive', 'dry', 'sun', 'medicines', 'broken-skin'],
    strength: { from: 5, to: 10 },
    conflicts: ['retinoid', 'scrub', 'exfoliating-acid', 'blemish-control'],
    sources: ['glycolic-mild-trial', 'acids-trial', 'acids-review', 'fda-acids', 'sun-medicines'],
  },
  {
    id: 'lactic-acid',
    name: 'lactic acid',
    family: 'exfoliating-acid',
    goodFor: ['dullness', 'texture', 'lines'],
    cautions: ['sensitive', 'dry', 'sun', 'medicines', 'broken-skin'],
    strength: { from: 5, to: 10 },
    conflicts: ['retinoid', 'scrub', 'exfoliating-acid', 'blemish-control'],
    sources: ['lactic-study', 'acids-trial', 'fda-acids'],
  },
  {
    id: 'gluconolactone',
    name: 'gluconolactone',
    family: 'exfoliating-acid',
    goodFor: ['texture'],
    cautions: ['medicines', 'broken-skin'],
    conflicts: ['retinoid', 'scrub', 'exfoliating-acid', 'blemish-control'],
    sources: ['mild-acids', 'acids-review'],
  },
  {
    id: 'salicylic-acid',
    name: 'salicylic acid',
    family: 'exfoliating-acid',
    goodFor: ['blemishes', 'pores'],
    cautions: ['sensitive', 'dry', 'pregnancy', 'medicines', 'salicylates', 'broken-skin'],
    strength: { from: 0.5, to: 2 },
    conflicts: ['retinoid', 'scrub', 'exfoliating-acid', 'blemish-control'],
    sources: ['aad-acne', 'pores-review', 'fda-acne', 'sccs-salicylic', 'pregnancy'],
  },
] as const satisfies readonly SkincareIngredient[];
