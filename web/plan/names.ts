import { ingredients } from '../../content/skincare/ingredients.ts';

const names = new Map<string, string>(ingredients.map(({ id, name }) => [id, name]));

export function nameOf(ingredient: string): string {
  return names.get(ingredient) ?? ingredient;
}
