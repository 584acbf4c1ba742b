import type { Fit } from '../program/skin-profile.ts';
import type { EssentialIngredient } from './listed-ingredient.ts';
import type { Opinion } from './opinion.ts';
import type { ProductPart } from './product.ts';
import type { FitWeights } from './weights.ts';

export type KnownPart = {
  readonly part: ProductPart;
  readonly ingredient: EssentialIngredient;
  readonly opinion: Opinion;
  /** How much of it counts, from 0 to 1: by its strength where it is declared, else by its place. */
  readonly share: number;
  /** At the lower end of what was studied an active is worth less than at the upper. */
  readonly dose: number;
  /** Places of the visitor's concerns that it is good for. */
  readonly serves: readonly number[];
  readonly richness: number;
};

export function knownPart(
  part: ProductPart,
  ingredient: EssentialIngredient,
  opinion: Opinion,
  { profile: { concerns } }: Fit,
  weights: FitWeights,
): KnownPart {
  const share = shareOf(part, ingredient, weights);
  return {
    part,
    ingredient,
    opinion,
    share,
    dose: share * heightOf(part, ingredient, weights),
    richness: (weights.textures.richness[ingredient.family] ?? 0) * weights.places[part.place],
    serves: concerns.flatMap(({ id }, index) => (ingredient.goodFor?.includes(id) ? index : [])),
  };
}

function shareOf(part: ProductPart, ingredient: EssentialIngredient, weights: FitWeights): number {
  if (part.strength === undefined || !ingredient.strength) return placeShare(part, ingredient, weights);
  return part.strength < ingredient.strength.from ? weights.tooWeak : 1;
}

function heightOf({ strength }: ProductPart, { strength: studied }: EssentialIngredient, { lowestDose }: FitWeights): number {
  if (strength === undefined || studied === undefined || studied.to === studied.from) return 1;
  const height = Math.min(1, Math.max(0, (strength - studied.from) / (studied.to - studied.from)));
  return lowestDose + (1 - lowestDose) * height;
}

export function placeShare({ place }: ProductPart, { family }: EssentialIngredient, weights: FitWeights): number {
  return weights.smallAmounts.includes(family) ? 1 : weights.places[place];
}

export function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
