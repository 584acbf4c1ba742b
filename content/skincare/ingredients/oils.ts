import type { SkincareIngredient } from './skincare-ingredient.ts';

export const oils = [
  {
    id: 'coconut-oil',
    name: 'coconut oil',
    family: 'emollient',
    goodFor: ['dryness'],
    cautions: ['blemish-prone'],
    conflicts: [],
    sources: ['plant-oils', 'pore-clogging'],
  },
  {
    id: 'cocoa-butter',
    name: 'cocoa butter',
    family: 'emollient',
    goodFor: ['dryness'],
    cautions: ['blemish-prone'],
    conflicts: [],
    sources: ['pore-clogging', 'moisturizers'],
  },
  {
    id: 'isopropyl-myristate',
    name: 'isopropyl myristate',
    family: 'emollient',
    goodFor: ['dryness'],
    cautions: ['blemish-prone'],
    conflicts: [],
    sources: ['pore-clogging', 'moisturizers'],
  },
  {
    id: 'petrolatum',
    name: 'petrolatum',
    family: 'occlusive',
    goodFor: ['dryness'],
    cautions: [],
    conflicts: [],
    sources: ['petrolatum', 'fda-protectant'],
  },
] as const satisfies readonly SkincareIngredient[];
