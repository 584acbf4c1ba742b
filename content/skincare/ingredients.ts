import { antioxidants, peptides } from './ingredients/antioxidants.ts';
import { cleansing } from './ingredients/cleansing.ts';
import { moisture } from './ingredients/moisture.ts';
import { oils } from './ingredients/oils.ts';
import { acids, retinoids } from './ingredients/renewing.ts';
import { filters, soothing } from './ingredients/soothing-and-filters.ts';
import { blemishControl, toneEvening } from './ingredients/tone-and-blemishes.ts';

/** What rules name. What else labels list stands in `label-ingredients.ts`, which no page of the funnel loads. */
export const ingredients = [
  ...retinoids,
  ...acids,
  ...antioxidants,
  ...peptides,
  ...toneEvening,
  ...blemishControl,
  ...moisture,
  ...oils,
  ...soothing,
  ...filters,
  ...cleansing,
];

const names = new Map<string, string>(ingredients.map(({ id, name }) => [id, name]));

export function ingredientName(id: string): string {
  return names.get(id) ?? id;
}

export type IngredientId = (typeof ingredients)[number]['id'];
