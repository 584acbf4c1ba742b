import type { SkincareIngredient } from './skincare-ingredient.ts';

export const moisture = [
  {
    id: 'glycerin',
    name: 'glycerin',
    family: 'humectant',
    goodFor: ['dryness', 'texture'],
    cautions: [],
    conflicts: [],
    sources: ['glycerol', 'fda-protectant'],
  },
  {
    id: 'hyaluronic-acid',
    name: 'sodium hyaluronate',
    family: 'humectant',
    goodFor: ['dryness'],
    cautions: [],
    conflicts: [],
    sources: ['hyaluronic', 'moisturizers'],
  },
  {
    id: 'urea',
    name: 'urea',
    family: 'humectant',
    goodFor: ['dryness', 'texture'],
    cautions: ['sensitive', 'broken-skin'],
    strength: { from: 2, to: 10 },
    conflicts: [],
    sources: ['urea'],
  },
  {
    id: 'ceramides',
    name: 'ceramides',
    family: 'barrier-lipid',
    goodFor: ['dryness'],
    cautions: [],
    conflicts: [],
    sources: ['ceramides'],
  },
] as const satisfies readonly SkincareIngredient[];
