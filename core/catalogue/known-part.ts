import type { EssentialIngredient } from './listed-ingredient.ts';
import type { Opinion } from './opinion.ts';
import type { ProductPart } from './product.ts';
import type { FitWeights } from './weights.ts';

export type KnownPart = { readonly part: ProductPart; readonly ingredient: EssentialIngredient; readonly opinion: Opinion };

/** How much of a part counts, from 0 to 1: by its strength where it is declared, else by its place. */
export function shareOf(part: ProductPart, ingredient: EssentialIngredient, weights: FitWeights): number {
  if (part.strength === undefined || !ingredient.strength) return placeShare(part, ingredient, weights);
  return part.strength < ingredient.strength.from ? weights.tooWeak : 1;
}

export function placeShare({ place }: ProductPart, { family }: EssentialIngredient, weights: FitWeights): number {
  return weights.smallAmounts.includes(family) ? 1 : weights.places[place];
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
