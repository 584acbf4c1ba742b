import { ingredients } from './ingredients.ts';
import { actives } from './label-ingredients/actives.ts';
import { cleansingAndIrritants } from './label-ingredients/cleansing.ts';
import type { LabelIngredient } from './label-ingredients/label-ingredient.ts';
import { moisture } from './label-ingredients/moisture.ts';
import { labelNames } from './label-ingredients/names.ts';
import { soothingAndFilters } from './label-ingredients/soothing-and-filters.ts';

const readOnLabelsOnly = [...actives, ...moisture, ...soothingAndFilters, ...cleansingAndIrritants] as const;

/** What labels list and something is known of: what rules name, and what they do not. */
export const labelIngredients: readonly LabelIngredient[] = [
  ...ingredients.map((ingredient): LabelIngredient => ({ ...ingredient, ...labelNames[ingredient.id] })),
  ...readOnLabelsOnly,
];

export type LabelIngredientId = (typeof ingredients)[number]['id'] | (typeof readOnLabelsOnly)[number]['id'];
