import type { LabelKnowledge } from '../../core/catalogue/label-knowledge.ts';
import { labelIngredients } from '../skincare/label-ingredients.ts';
import { auxiliaries } from './auxiliaries.ts';
import { barredNames } from './barred.ts';
import { familyNames } from './families.ts';
import { familySigns } from './signs.ts';
import { synonyms } from './synonyms.ts';

export const labelKnowledge: LabelKnowledge = {
  studied: labelIngredients,
  families: familyNames,
  barred: barredNames,
  auxiliaries,
  synonyms,
  signs: familySigns,
};
