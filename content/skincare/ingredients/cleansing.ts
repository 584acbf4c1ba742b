import type { SkincareIngredient } from './skincare-ingredient.ts';

export const cleansing = [
  {
    id: 'coco-glucoside',
    name: 'coco-glucoside',
    family: 'mild-surfactant',
    goodFor: ['dryness', 'redness'],
    cautions: [],
    conflicts: [],
    sources: ['cleansers', 'aad-redness'],
  },
  {
    id: 'cocoyl-isethionate',
    name: 'sodium cocoyl isethionate',
    family: 'mild-surfactant',
    goodFor: ['dryness', 'redness'],
    cautions: [],
    conflicts: [],
    sources: ['cleansers', 'aad-redness'],
  },
] as const satisfies readonly SkincareIngredient[];
