import { antioxidants, peptides } from './ingredients/antioxidants.ts';
import { cleansing, irritants } from './ingredients/cleansing.ts';
import { moisture } from './ingredients/moisture.ts';
import { oils } from './ingredients/oils.ts';
import { acids, retinoids } from './ingredients/renewing.ts';
import { filters, soothing } from './ingredients/soothing-and-filters.ts';
import { blemishControl, toneEvening } from './ingredients/tone-and-blemishes.ts';

/** What labels list, as far as a rule says something about it. */
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
  ...irritants,
];

const names = new Map<string, string>(ingredients.map(({ id, name }) => [id, name]));

export function ingredientName(id: string): string {
  return names.get(id) ?? id;
}

export type IngredientId = (typeof ingredients)[number]['id'];
