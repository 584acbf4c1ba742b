import type { SkincareIngredient } from './skincare-ingredient.ts';

export const soothing = [
  {
    id: 'panthenol',
    name: 'panthenol',
    family: 'soothing',
    goodFor: ['redness', 'dryness'],
    cautions: [],
    strength: { from: 1, to: 5 },
    conflicts: [],
    sources: ['panthenol', 'panthenol-study'],
  },
  {
    id: 'colloidal-oatmeal',
    name: 'colloidal oatmeal',
    family: 'soothing',
    goodFor: ['redness', 'dryness'],
    cautions: [],
    conflicts: [],
    sources: ['oatmeal', 'fda-protectant'],
  },
] as const satisfies readonly SkincareIngredient[];

export const filters = [
  {
    id: 'zinc-oxide',
    name: 'zinc oxide',
    family: 'mineral-filter',
    goodFor: ['redness', 'dark-spots', 'uneven-tone', 'lines'],
    cautions: [],
    conflicts: [],
    sources: ['fda-sunscreen', 'eu-cosmetics', 'sunscreen', 'marks-review', 'aad-redness'],
  },
  {
    id: 'titanium-dioxide',
    name: 'titanium dioxide',
    family: 'mineral-filter',
    goodFor: ['redness', 'dark-spots', 'lines'],
    cautions: [],
    conflicts: [],
    sources: ['fda-sunscreen', 'eu-cosmetics', 'marks-review', 'aad-redness'],
  },
  {
    id: 'bemotrizinol',
    name: 'bemotrizinol',
    family: 'organic-filter',
    goodFor: ['lines', 'dark-spots', 'uneven-tone'],
    cautions: [],
    conflicts: [],
    sources: ['eu-cosmetics', 'fda-bemotrizinol', 'sunscreen', 'marks-review'],
  },
] as const satisfies readonly SkincareIngredient[];
