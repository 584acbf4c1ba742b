import type { Fit } from '../program/skin-profile.ts';
import { isAbout } from '../program/verdict.ts';
import { type KnownPart, shareOf, sum } from './known-part.ts';
import type { EssentialIngredient } from './listed-ingredient.ts';
import type { ProductPart, ReadProduct } from './product.ts';
import type { FitWeights } from './weights.ts';

/** A serum is judged by what a serum is for: the first active that the program brings in at its step. A second one at once is too much. */
export function activesOf({ kind }: ReadProduct, known: readonly KnownPart[], { seek }: Fit, weights: FitWeights) {
  const asked = seek.filter(({ use }) => use?.step === kind);
  if (asked.length === 0) return { missing: false, closeness: 0 };
  const worths = known.flatMap(({ part, ingredient }) => {
    const place = asked.findIndex(({ about }) => isAbout(about, ingredient));
    return place < 0 ? [] : weights.activeHeld * doseOf(part, ingredient, weights) * weights.nextActive ** place;
  });
  const families = new Set(known.map(({ ingredient }) => ingredient.family).filter((family) => weights.actives.includes(family)));
  const best = Math.max(0, ...worths);
  return { missing: worths.length === 0, closeness: best - weights.activeTooMany * Math.max(0, families.size - 1) };
}

/** What serves the concerns in their order: the best part for each, and each concern less than the one before it. */
export function concernCloseness(known: readonly KnownPart[], { profile }: Fit, weights: FitWeights): number {
  return sum(
    profile.concerns.map(({ id }, index) => {
      const serving = known.filter(({ ingredient }) => ingredient.goodFor?.includes(id));
      const best = Math.max(0, ...serving.map(({ part, ingredient }) => doseOf(part, ingredient, weights)));
      return weights.concernServed * weights.nextConcern ** index * best;
    }),
  );
}

/** A rich product lies heavy on oily skin, and a light one leaves dry skin wanting. */
export function textureGap(known: readonly KnownPart[], { profile }: Fit, { textures, places }: FitWeights): number {
  const richness = sum(known.map(({ part, ingredient }) => (textures.richness[ingredient.family] ?? 0) * places[part.place]));
  const wanted = profile.tight ? textures.wanted.dry : textures.wanted[profile.type ?? 'normal'];
  return textures.points * Math.abs(Math.min(richness, textures.richest) - wanted);
}

/** At the lower end of what was studied an active is worth less than at the upper. */
function doseOf(part: ProductPart, ingredient: EssentialIngredient, weights: FitWeights): number {
  const { strength: studied } = ingredient;
  const share = shareOf(part, ingredient, weights);
  if (part.strength === undefined || studied === undefined || studied.to === studied.from) return share;
  const height = Math.min(1, Math.max(0, (part.strength - studied.from) / (studied.to - studied.from)));
  return share * (weights.lowestDose + (1 - weights.lowestDose) * height);
}
