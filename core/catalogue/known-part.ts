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
  /** The same by its place alone. */
  readonly placeShare: number;
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
  const placeShare = placeShareOf(part, ingredient, weights);
  const share = shareOf(part, ingredient, placeShare, weights);
  return {
    part,
    ingredient,
    opinion,
    share,
    placeShare,
    dose: share * heightOf(part, ingredient, weights),
    richness: (weights.textures.richness[ingredient.family] ?? 0) * weights.places[part.place],
    serves: ingredient.goodFor ? concerns.flatMap(({ id }, index) => (ingredient.goodFor?.includes(id) ? index : [])) : [],
  };
}

function shareOf(
  { strength }: ProductPart,
  { strength: studied }: EssentialIngredient,
  placeShare: number,
  { tooWeak }: FitWeights,
) {
  if (strength === undefined || !studied) return placeShare;
  return strength < studied.from ? tooWeak : 1;
}

function heightOf({ strength }: ProductPart, { strength: studied }: EssentialIngredient, { lowestDose }: FitWeights): number {
  if (strength === undefined || studied === undefined || studied.to === studied.from) return 1;
  const height = Math.min(1, Math.max(0, (strength - studied.from) / (studied.to - studied.from)));
  return lowestDose + (1 - lowestDose) * height;
}

function placeShareOf({ place }: ProductPart, { family }: EssentialIngredient, weights: FitWeights): number {
  return weights.smallAmounts.includes(family) ? 1 : weights.places[place];
}

export function sum(values: readonly number[]): number {
  let total = 0;
  for (let at = 0; at < values.length; at += 1) total += values[at] as number;
  return total;
}
