import type { Ingredient } from '../../core/program/ingredient.ts';
import { auxiliaries } from './auxiliaries.ts';
import { familyNames } from './families.ts';
import { catalogue } from './index.ts';

/** What labels are read with. */
export const labelKnowledge = {
  products: catalogue,
  studied: [] as readonly Ingredient[],
  families: familyNames,
  auxiliaries,
};
