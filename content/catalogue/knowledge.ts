import { ingredients } from '../skincare/ingredients.ts';
import { auxiliaries } from './auxiliaries.ts';
import { familyNames } from './families.ts';
import { catalogue } from './index.ts';

/** What labels are read with. */
export const labelKnowledge = {
  products: catalogue,
  studied: ingredients,
  families: familyNames,
  auxiliaries,
};
